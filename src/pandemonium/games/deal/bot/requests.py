"""Requests (DWD-6.7.3): the goods that the best plan gains most by; and who asks for what."""

from __future__ import annotations

from typing import Final, cast

from pandemonium.engine.bits import BIT, count
from pandemonium.engine.state import NO_CHOICE, Choice, Seat
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.worth import coin_worth, market_of, stock_worth
from pandemonium.games.deal.rules.cards import Pass
from pandemonium.games.deal.rules.choice import ASK
from pandemonium.games.deal.rules.figures import GOODS, SEATS, STOCKS
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.state import Deal

MOST: Final = 3
"""Goods asked for in a round."""


def first_request(weights: Weights, state: Deal, seat: Seat) -> Choice:
    """While cards are passed, so that all know it when chests are filled; NO_CHOICE once a card is named."""
    return next_request(weights, state, seat) if cast(Pass, state.asking(seat)).untouched(state) else NO_CHOICE


def next_request(weights: Weights, state: Deal, seat: Seat) -> Choice:
    """The good the best plan gains most by: more than anybody would, and than it costs below the pool (DWD-EX12)."""
    asked = state.kingdoms[seat].requests
    if count(asked) >= MOST:
        return NO_CHOICE
    market = market_of(weights, state, seat)
    best, most = NO_CHOICE, weights.gain
    for good in range(GOODS):
        if asked & BIT[good]:
            continue
        bought = [0] * STOCKS
        bought[good] = 1
        usual = max((int(PRICE[good] - 1)) * coin_worth(weights, state), stock_worth(weights, state, seat, good))
        gain = market.worth(bought) - usual
        if gain > most:
            best, most = ASK + good, gain
    return best


def asked_for(state: Deal, seat: Seat) -> list[int]:
    """By stock: how many of the others ask for it."""
    found = [0] * STOCKS
    for stock in range(STOCKS):
        for other in range(SEATS):
            if other != seat and state.kingdoms[other].requests & BIT[stock]:
                found[stock] += 1
    return found
