"""How a payment is made for a seat that does not answer (DWD-R6): goods bought one by one, coins borrowed exactly."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules.choice import BORROW, BUY, CANNOT_PAY, MOST_DEBT, SELL
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.figures import COIN, GOODS, GRAIN, STOCKS
from pandemonium.games.deal.rules.payment import Payment, Way, spare
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.state import Deal


def pay_or_raise_coins(state: Deal, frame: Payment, options: list[Choice]) -> Choice:
    """The next choice on the first way that can be gone to its end."""
    for way in frame.ways(state):
        need = needed(frame.cost(state), way)
        if spare(state, frame.seat, need, frame.grain) >= 0:
            return way[0] if way[0] in options else next_act(state, frame.seat, need, frame.grain)
    return CANNOT_PAY


def needed(cost: list[int], way: Way) -> list[int]:
    need = cost[:]
    if way[1] != NOTHING:
        need[way[1]] += 1
    need[COIN] += way[2]
    return need


def next_act(state: Deal, seat: Seat, need: list[int], grain: i64) -> Choice:
    """Missing goods as they are always named, then missing coins."""
    at = seat * STOCKS
    for good in range(GOODS):
        if state.stock[at + good] < need[good]:
            lacking = PRICE[good] - state.stock[at + COIN]
            return raise_coins(state, seat, need, grain, lacking) if lacking > 0 else BUY + good
    return raise_coins(state, seat, need, grain, need[COIN] - state.stock[at + COIN])


def raise_coins(state: Deal, seat: Seat, need: list[int], grain: i64, lacking: i64) -> Choice:
    """Borrowed as far as the lender goes; then tokens are sold that neither the cost nor the grain of DWD-R7 wants."""
    credit = MOST_DEBT - state.kingdoms[seat].debt
    if credit:
        return BORROW + min(lacking, credit) - 1
    at, good = seat * STOCKS, 0
    while state.stock[at + good] <= need[good] + (grain if good == GRAIN else 0):
        good += 1
    return SELL + good
