"""What goods are worth to a seat: by the price list alone, or by what its best plan makes of them (DWD-6.7.2)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.planning import Draft, Planner, planner_of
from pandemonium.games.deal.bot.prices import coin_price, good_price, usable
from pandemonium.games.deal.bot.purse import DEBT
from pandemonium.games.deal.bot.remembered import drafts
from pandemonium.games.deal.rules.figures import BASICS, COIN, ROUNDS, STOCKS
from pandemonium.games.deal.rules.state import Deal

KEPT: Final = 10
"""Plans that are thought through again with other goods."""


def stock_worth(weights: Weights, state: Deal, seat: Seat, stock: int) -> float:
    """Of one token, by the price list of the round; in the end whatever can pay a debt back saves half a point."""
    round = usable(state)
    if round > ROUNDS and state.kingdoms[seat].debt and (stock == COIN or stock < BASICS):
        return DEBT
    return good_price(weights, round, stock)


def coin_worth(weights: Weights, state: Deal) -> float:
    return coin_price(weights, usable(state))


class Market:
    """The best plans of a seat: they tell what goods that come or go are worth to it."""

    __slots__ = ("base", "best", "planner")

    planner: Planner
    best: list[Draft]
    base: float

    def worth(self, goods: list[int]) -> float:
        """Of goods by stock that come, or go where negative."""
        return self.after(goods, 0) - self.base

    def after(self, goods: list[int], debt: int) -> float:
        """What the household is worth with these goods, and so much more debt."""
        house = self.planner.house
        for stock in range(STOCKS):
            house.stock[stock] = house.stock[stock] + goods[stock]
        house.debt += debt
        worth = max([self.planner.judged(draft.plan).worth for draft in self.best])
        for stock in range(STOCKS):
            house.stock[stock] = house.stock[stock] - goods[stock]
        house.debt -= debt
        return worth


def market_of(weights: Weights, state: Deal, seat: Seat) -> Market:
    market = Market()
    market.planner = planner_of(weights, state, seat)
    found = drafts(market.planner)
    market.best = distinct(found)
    market.base = found[0].worth
    return market


def distinct(found: list[Draft]) -> list[Draft]:
    """The best for each set of buildings, and the idle one, which is always possible."""
    best: list[Draft] = []
    seen: list[list[int]] = []
    for draft in found:
        cards = draft.plan[3:5]
        if cards not in seen:
            seen.append(cards)
            if len(best) < KEPT or cards == [-1, -1]:
                best.append(draft)
    return best
