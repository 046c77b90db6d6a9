"""The horizon of the race: an imagined game is played to the end of its round, and what each seat has then is judged.

Four more rounds of imagined luck would hide what one choice is worth, and cost five times as much.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pandemonium.engine.driver import choose
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.notes import own_pieces
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.pieces import PIECES, ladder
from pandemonium.games.deal.bot.planning import planner_of
from pandemonium.games.deal.bot.quick import chain, quick_draft
from pandemonium.games.deal.rules.fields import DEALS
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.routing import DEVIL
from pandemonium.games.deal.rules.state import Deal

TELLS: Final = [0.0, 0.0, 0.170, 0.140, 0.255, 0.420]
"""How much a point of what seats may expect tells at the beginning of a round: `benchmarks/deal_chances.py 400`."""


def play_round(weights: list[Weights], state: Deal) -> None:
    """Every seat plays quickly until the cards of the next round are in its hand; in the last one that is the end."""
    round = state.round
    while state.asked and (state.round == round or state.phase < DEALS):
        seat = first_seat(state.asked)
        for choice in chain(weights[seat], state, seat):
            choose(state, seat, choice)


def lead(weights: list[Weights], state: Deal, seat: Seat) -> float:
    """Points by which a seat may expect to be ahead of the best of the others."""
    others = [prospect(weights[other], state, other) for other in range(SEATS) if other != seat]
    return prospect(weights[seat], state, seat) - max(others)


def prospect(weights: Weights, state: Deal, seat: Seat) -> float:
    """Points at the end: those it has, what its best plan makes of the household, and its pieces of soul."""
    kingdom = state.kingdoms[seat]
    worth = float(kingdom.score) + quick_draft(planner_of(weights, state, seat)).worth
    worths, own = ladder(weights, state, seat), min(PIECES, own_pieces(state, seat))
    share = 1.0 if state.mark[seat] == DEVIL else weights.soul
    return worth + share * sum([worths[rank] for rank in range(own)]) - int(kingdom.marked)


def chances(weights: list[Weights], state: Deal) -> list[float]:
    """Each seat's chance to win, by what all may expect: points tell more the fewer rounds are left."""
    prospects = [prospect(weights[seat], state, seat) for seat in range(SEATS)]
    best = max(prospects)
    odds = [exp(TELLS[state.round] * (one - best)) for one in prospects]
    return [one / sum(odds) for one in odds]
