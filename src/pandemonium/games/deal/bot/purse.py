"""The cheapest way to pay: what is missing is bought; coins come from goods nobody needs, or from the lender."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.prices import EASY_DEBT
from pandemonium.games.deal.rules.choice import BORROW, BUY, MOST_DEBT, SELL
from pandemonium.games.deal.rules.figures import COIN, GOODS
from pandemonium.games.deal.rules.pool import PRICE, WORTH

HELD: Final = -1
"""Nothing is missing."""
SHORT: Final = -2
"""No way leads to payment."""
DEBT: Final = 0.5
"""A point of debt at the end."""


def next_act(
    weights: Weights, prices: list[float], last: bool, stock: list[int], debt: int, need: list[int], spare: list[int]
) -> Choice:
    """The next pool act on the way to what is needed; goods beyond `need` and `spare` are free to be sold."""
    missing, wanted = HELD, need[COIN] - stock[COIN]
    for good in range(GOODS):
        lack = need[good] - stock[good]
        if lack > 0:
            if missing == HELD:
                missing = good
            wanted += lack * PRICE[good]
    if wanted > 0:
        return raise_coins(weights, prices, last, stock, debt, need, spare, wanted)
    return HELD if missing == HELD else BUY + missing


def raise_coins(
    weights: Weights,
    prices: list[float],
    last: bool,
    stock: list[int],
    debt: int,
    need: list[int],
    spare: list[int],
    wanted: int,
) -> Choice:
    """So many coins are lacking: by whatever costs least for each of them."""
    best, cheapest = SHORT, 1000.0
    if debt < MOST_DEBT and weights.loans > 0.0:
        coins = min(wanted, MOST_DEBT - debt)
        best, cheapest = BORROW + coins - 1, loan_price(weights, last, debt)
    for good in range(GOODS):
        if stock[good] > need[good] + spare[good]:
            price = prices[good] / int(WORTH[good])
            if price < cheapest:
                best, cheapest = SELL + good, price
    if best == SHORT:
        for good in range(GOODS):
            if stock[good] > need[good]:
                return SELL + good
    return best


def loan_price(weights: Weights, last: bool, debt: int) -> float:
    """What the next borrowed coin will cost; interest of the last round included."""
    price = DEBT * 1.25 if last else weights.debt
    return price + 2 * weights.deep * max(0, debt - EASY_DEBT)
