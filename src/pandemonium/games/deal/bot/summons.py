"""Whom the pieces in the devil's chest would call, and what that costs him and the others (DWD-1.14.6, DWD-1.14.11)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.pieces import free_answers
from pandemonium.games.deal.bot.threats import answers_worth, bribed_away, harm_of, no_threats
from pandemonium.games.deal.rules.figures import ROUNDS, ROW, SEATS, YELLOWS
from pandemonium.games.deal.rules.opening_anonymous import OPENS_FIRST, OPENS_SECOND
from pandemonium.games.deal.rules.state import Deal

RIVAL: Final = 0.15
"""What a point that each of the others loses is worth."""
THEIR_PIECES: Final = 2
"""Pieces that another seat usually has left."""
MOST: Final = 12


def opened_by(state: Deal, pieces: int) -> int:
    """The spaces that are open after the opening, a mask."""
    last = state.round == ROUNDS
    opened = state.opened
    if pieces >= (state.rules.open_first if last else OPENS_FIRST):
        opened |= BIT[0]
    if pieces >= (state.rules.open_second if last else OPENS_SECOND):
        opened |= BIT[2] if last and state.opened & BIT[1] else BIT[1]
    return opened


def suffered(weights: Weights, state: Deal, seat: Seat, answers: int, opened: int) -> float:
    """Points this seat must expect to lose in the inquisition that is on, with so many answers."""
    threats = no_threats()
    last = state.round == ROUNDS
    for yellow in range(state.sent, YELLOWS if last else 1):
        chance = 1.0 - bribed_away(weights, state, yellow, last)
        threats.add(harm_of(weights, state, seat, yellow, state.round), chance)
    for space in range(ROW):
        if opened & BIT[space]:
            threats.add(harm_of(weights, state, seat, state.row[space], state.round), 1.0)
    for _ in range(state.kingdoms[seat].guests):
        threats.add(float(state.rules.guest_points), 1.0)
    saved = answers_worth(threats, MOST)
    return sum(saved[answers:])


def penalties_after(weights: Weights, state: Deal, seat: Seat, pieces: int, inside: int) -> float:
    answers = pieces + state.kingdoms[seat].indulgences + free_answers(state, seat)
    return suffered(weights, state, seat, answers, opened_by(state, inside))


def rivals_share(state: Deal, seat: Seat, inside: int) -> float:
    """What the others lose by it, as far as that helps."""
    lost = 0.0
    for other in range(SEATS):
        if other != seat:
            answers = THEIR_PIECES + state.kingdoms[other].indulgences + free_answers(state, other)
            lost += public_suffering(state, other, answers, opened_by(state, inside))
    return RIVAL * lost


def public_suffering(state: Deal, other: Seat, answers: int, opened: int) -> float:
    """By heads alone: what another seat holds is not known."""
    faced = sum([1 for space in range(ROW) if opened & BIT[space]]) + state.kingdoms[other].guests
    faced += YELLOWS - state.sent - 1 if state.round == ROUNDS else 0
    return int(max(0, faced - answers)) * float(state.rules.guest_points)
