"""Requests (DWD-6.7.3): the one or two goods that the best building of the hand lacks most; and who asks for what."""

from __future__ import annotations

from typing import Final, cast

from pandemonium.engine.bits import BIT, count
from pandemonium.engine.state import NO_CHOICE, Choice, Seat
from pandemonium.games.deal.rules.cards import Pass
from pandemonium.games.deal.rules.choice import ASK
from pandemonium.games.deal.rules.figures import GOODS, SEATS, STOCKS
from pandemonium.games.deal.rules.state import Deal

MOST: Final = 3
"""Goods asked for in a round."""
NEAR: Final = 4
"""Tokens that may lack of a building that is worth asking for."""


def first_request(state: Deal, seat: Seat) -> Choice:
    """While cards are passed, so that all know it when chests are filled; NO_CHOICE once a card is named."""
    return next_request(state, seat) if cast(Pass, state.asking(seat)).untouched(state) else NO_CHOICE


def next_request(state: Deal, seat: Seat) -> Choice:
    """The next good to ask for; NO_CHOICE when all has been said."""
    asked = state.requests[seat]
    if count(asked) >= MOST:
        return NO_CHOICE
    wanted = wanted_goods(state, seat)
    best, most = NO_CHOICE, 0
    for good in range(GOODS):
        if wanted[good] > most and not asked & BIT[good]:
            best, most = ASK + good, wanted[good]
    return best


def wanted_goods(state: Deal, seat: Seat) -> list[int]:
    """What the best building lacks that is near enough."""
    best, most = [0] * GOODS, -1
    for card in state.hands[seat]:
        building = state.rules.buildings[card]
        lacks = [max(0, building.cost[good] - state.stock[seat * STOCKS + good]) for good in range(GOODS)]
        lacking = sum(lacks)
        if 0 < lacking <= NEAR and 2 * building.points - lacking > most:
            best, most = lacks, 2 * building.points - lacking
    return best


def asked_for(state: Deal, seat: Seat) -> list[int]:
    """By stock: how many of the others ask for it."""
    found = [0] * STOCKS
    for stock in range(STOCKS):
        for other in range(SEATS):
            if other != seat and state.requests[other] & BIT[stock]:
                found[stock] += 1
    return found
