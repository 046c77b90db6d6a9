"""What goods, coins and debts are worth, by the first round in which they can be used (DWD-6.7.1)."""

from __future__ import annotations

from typing import Final

from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.rules.fields import ACTIONS
from pandemonium.games.deal.rules.figures import BASICS, COIN, GOODS, ROUNDS, STOCKS
from pandemonium.games.deal.rules.state import Deal

TOKEN: Final = 0.2
"""A coin or a basic good at the end, and a luxury there (DWD-1.15.6)."""
LUXURY: Final = 1.0
EASY_DEBT: Final = 6
"""Beyond this debt the lender has little left to give."""


def usable(state: Deal) -> int:
    """The round in which what one has now can be spent on actions; 6 when there is none left."""
    return state.round if state.phase <= ACTIONS else state.round + 1


def coin_price(weights: Weights, round: int) -> float:
    if round > ROUNDS:
        return TOKEN
    return weights.coin + (weights.coin_last - weights.coin) * (round - 1) / (ROUNDS - 1)


def good_price(weights: Weights, round: int, good: int) -> float:
    if good == COIN:
        return coin_price(weights, round)
    if round > ROUNDS:
        return TOKEN if good < BASICS else LUXURY
    coin = coin_price(weights, round)
    return coin * weights.basic if good < BASICS else max(LUXURY, coin * weights.luxury)


def prices_of(weights: Weights, round: int) -> list[float]:
    """By stock."""
    return [good_price(weights, round, stock) for stock in range(STOCKS)]


def bundle_price(prices: list[float], goods: list[int]) -> float:
    total = 0.0
    for stock in range(STOCKS):
        if goods[stock]:
            total += prices[stock] * goods[stock]
    return total


def debt_price(weights: Weights, debt: int) -> float:
    """What it costs while it can still be paid back or grow."""
    return weights.debt * debt + weights.deep * max(0, debt - EASY_DEBT) * max(0, debt - EASY_DEBT)


def last_accounts(stock: list[int], debt: int) -> float:
    """What stock and debt come to in the end: coins and basic goods pay back, two for a point (DWD-1.15.2)."""
    tokens = stock[COIN]
    for basic in range(BASICS):
        tokens += stock[basic]
    repaid = min(tokens, debt)
    if (debt - repaid) % 2 and repaid:
        repaid -= 1  # an odd last coin saves nothing
    luxuries = 0
    for good in range(BASICS, GOODS):
        luxuries += stock[good]
    return luxuries * LUXURY + (tokens - repaid) * TOKEN - (debt - repaid + 1) // 2
