"""Phase 2: which building to keep, which two to pass on."""

from __future__ import annotations

from typing import Final, cast

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.planning import planner_of
from pandemonium.games.deal.bot.remembered import drafts
from pandemonium.games.deal.rules.cards import Pass
from pandemonium.games.deal.rules.choice import DONE, HAND_OVER, KEEP, PASS
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.figures import PILE, SEATS
from pandemonium.games.deal.rules.state import Deal

WIDTH: Final = 2
"""Building sets that are thought through with event cards and actions."""


def choose_keep(weights: Weights, state: Deal, seat: Seat, options: list[Choice]) -> Choice:
    """The card that is worth most alone."""
    if options[0] == DONE:
        return DONE
    worths = keep_worths(weights, state, seat, options)
    return options[worths.index(max(worths))]


def keep_worths(weights: Weights, state: Deal, seat: Seat, options: list[Choice]) -> list[float]:
    """By card what the best plan is worth if that card were the only one."""
    planner = planner_of(weights, state, seat)
    found: list[float] = []
    for choice in options:
        planner.cards = (choice - KEEP,)
        found.append(drafts(planner, WIDTH)[0].worth)
    return found


def choose_pass(weights: Weights, state: Deal, seat: Seat, options: list[Choice]) -> Choice:
    """Keep the two that give the best plan together with what else is in the hand."""
    if options[0] == HAND_OVER:
        return HAND_OVER
    frame = cast(Pass, state.asking(seat))
    drawn = state.drawn[(state.round - 1) * SEATS + seat][:PILE]
    older = tuple([card for card in state.kingdoms[seat].hand if card not in drawn])
    planner = planner_of(weights, state, seat)
    best, most = options[0], -10000.0
    for first in range(PILE):
        for second in range(first + 1, PILE):
            kept = (drawn[first], drawn[second])
            if frame.first != NOTHING and frame.first in kept:
                continue
            planner.cards = (*older, *kept)
            worth = drafts(planner, WIDTH)[0].worth
            if worth > most:
                gone = [card for card in drawn if card not in kept and card != frame.first]
                best, most = PASS + gone[0], worth
    return best
