"""What a plan will cost, step by step, from the goods behind the own walls: what lacks is bought, coins are borrowed.

The one reckoning for those who plan: warnings on choices and the plan board. It refuses nothing (DWD-1.8.5). Goods of
one's choice that an effect brings are left out, and nothing is sold. Bots act plans out (`bot/acting.py`), because they
also choose what to sell, whom to take and what to claim on the way.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from pandemonium.engine.bits import BIT
from pandemonium.games.deal.data.names import COURTIERS
from pandemonium.games.deal.knowledge.kingdom import COURTIER_PLACES, KingdomView
from pandemonium.games.deal.knowledge.plan import PlanView
from pandemonium.games.deal.rules.choice import MOST_DEBT
from pandemonium.games.deal.rules.courtiers import recruitable
from pandemonium.games.deal.rules.fields import NOTHING, USED
from pandemonium.games.deal.rules.figures import BASICS, COIN, GOODS, GRAIN, IMMEDIATE, STOCKS, Effect, Rules
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.recruit import WAGES
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.tokens import FREE_TOKENS, free_tokens


class Means(Struct, frozen=True):
    """What a seat has to carry a plan out with."""

    stock: list[int]
    debt: int
    built: Sequence[int]
    free: int  # tokens that cost no grain
    wage: int  # of the cheapest courtier who can be recruited


def means_in(state: Deal, seat: int) -> Means:
    wages = [WAGES[state.courtiers[seat * len(COURTIERS) + courtier]] for courtier in recruitable(state, seat)]
    stock = state.stock[seat * STOCKS : (seat + 1) * STOCKS]
    kingdom = state.kingdoms[seat]
    return Means(list(stock), kingdom.debt, kingdom.built, free_tokens(state, seat), min(wages, default=0))


def means_of(kingdom: KingdomView, stock: list[int]) -> Means:
    """The same, as its owner sees it."""
    places = [COURTIER_PLACES.index(kingdom.courtiers[name]) for name in COURTIERS]
    wages = [WAGES[place] for place in places if place <= USED]
    free = max(0, FREE_TOKENS - kingdom.lost_tokens)
    return Means(stock, kingdom.debt, kingdom.built, free, min(wages, default=0))


class Need(Struct, frozen=True):
    """One step of a plan: what is not there, what it costs at the pool, and the loan that would take."""

    missing: list[int]  # by stock
    pool: int  # coins for the missing goods
    loan: int
    uncovered: int  # coins that even a loan does not bring

    @property
    def short(self) -> bool:
        return self.uncovered > 0


class Reckoning:
    """Goods, coins, debt and buildings as they change from step to step.

    `needs` is by step: `use` or `build` and the card, `act` and the card, `recruit`, `right`, `grain`.
    """

    def __init__(self, rules: Rules, means: Means, plan: PlanView) -> None:
        self.rules = rules
        self.means = means
        self.stock = means.stock[:]
        self.debt = means.debt
        self.debt_at_right = means.debt  # when the right half of the event card is judged
        self.built = list(means.built)
        self.needs: dict[str, Need] = {}
        self.grain = max(0, tokens(plan) - means.free)
        self.run(plan)

    @property
    def raised(self) -> int:
        """Coins to raise by loans or sales."""
        return sum(need.loan + need.uncovered for need in self.needs.values())

    @property
    def uncovered(self) -> int:
        """Those of them that no loan brings."""
        return sum(need.uncovered for need in self.needs.values())

    def run(self, plan: PlanView) -> None:
        """In the order of the action board; what stands by now is paid for."""
        card = self.rules.events[plan.event] if plan.event != NOTHING else None
        if card is not None and plan.half == "left":
            self.gain(card.left)
        for use in plan.uses:
            self.act(f"use {use}", use)
        for build in plan.builds:
            if build not in self.built:
                self.build(build, acts=build in plan.acts)
        if plan.recruits:
            self.pay("recruit", [0] * GOODS + [self.means.wage])
        self.debt_at_right = self.debt
        if card is not None and plan.half == "right":
            self.pay("right", self.price(card.right))
        if self.grain:
            self.pay("grain", [self.grain if stock == GRAIN else 0 for stock in range(STOCKS)])

    def build(self, card: int, *, acts: bool) -> None:
        building = self.rules.buildings[card]
        self.pay(f"build {card}", building.cost)
        self.built.append(card)
        if building.phase == IMMEDIATE:
            self.gain(building.effect)
        if acts:
            self.act(f"act {card}", card)

    def act(self, step: str, card: int) -> None:
        effect = self.rules.buildings[card].effect
        self.pay(step, self.price(effect))
        self.gain(effect)

    def pay(self, step: str, cost: list[int]) -> None:
        missing = [max(0, cost[good] - self.stock[good]) for good in range(GOODS)]
        pool = sum(PRICE[good] * number for good, number in enumerate(missing))
        lacking = max(0, cost[COIN] + pool - self.stock[COIN])
        loan = min(lacking, MOST_DEBT - self.debt)
        self.debt += loan
        self.stock[COIN] = max(0, self.stock[COIN] - cost[COIN] - pool)
        for good in range(GOODS):
            self.stock[good] = max(0, self.stock[good] - cost[good])
        self.needs[step] = Need([*missing, max(0, lacking - pool)], pool, loan, lacking - loan)

    def gain(self, effect: Effect) -> None:
        for stock in range(STOCKS):
            self.stock[stock] += effect.gain[stock]
        self.debt -= min(effect.relief, self.debt)
        if effect.each >= 0:
            symbols = [self.rules.buildings[card].symbols for card in self.built]
            self.stock[COIN] += sum(mask & BIT[effect.each] > 0 for mask in symbols)

    def price(self, effect: Effect) -> list[int]:
        """What an effect asks for; where any good of a sort will do, the one there is most of."""
        cost = effect.pay[:]
        if effect.pay_basic:
            cost[self.most(0, BASICS)] += effect.pay_basic
        if effect.pay_luxury:
            cost[self.most(BASICS, GOODS)] += effect.pay_luxury
        return cost

    def most(self, first: int, end: int) -> int:
        return max(range(first, end), key=lambda good: self.stock[good])


def tokens(plan: PlanView) -> int:
    return len(plan.uses) + len(plan.builds) + len(plan.acts) + plan.recruits
