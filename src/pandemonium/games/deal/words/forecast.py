"""What a plan will ask for, as far as it can be seen while planning: warned of, never refused (DWD-6.1.8, DWD-R56)."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import BIT
from pandemonium.engine.phrase import Fact
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules.choice import MOST_DEBT, READY
from pandemonium.games.deal.rules.courtiers import recruitable
from pandemonium.games.deal.rules.effect import buildings_with
from pandemonium.games.deal.rules.fields import (
    BEHIND_WALLS,
    LEFT,
    NOTHING,
    PLAN_ACT,
    PLAN_BUILD,
    PLAN_HALF,
    PLAN_RECRUIT,
    PLAN_USE,
    RIGHT,
)
from pandemonium.games.deal.rules.figures import (
    BASICS,
    COIN,
    COURTIERS,
    GOODS,
    IMMEDIATE,
    NO_COURTIER,
    NO_DEBT,
    NO_SCIENCE,
    RECRUITED,
    SCIENCE,
    STOCKS,
    TOKENS_USED,
    Effect,
    EventCard,
)
from pandemonium.games.deal.rules.plan import SPOTS, Plan, planning
from pandemonium.games.deal.rules.pool import PRICE, WORTH
from pandemonium.games.deal.rules.recruit import WAGES
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.tokens import free_tokens


class Forecast(Struct, frozen=True):
    """Coins to raise by loans or sales, whether even that looks too little, grain due, a condition not met."""

    coins: int
    dear: bool
    grain: int
    unmet: bool

    def facts(self) -> dict[str, Fact]:
        dear = "yes" if self.dear else "no"
        return {"raise": self.coins, "dear": dear, "grain": self.grain, "unmet": "yes" if self.unmet else "no"}


def forecast(state: Deal, seat: Seat, choice: Choice = READY) -> Forecast:
    """Of the plan as it lies there, with one choice more."""
    now = state.asking(seat)
    assert isinstance(now, Plan), "asked while planning"
    frame = planning(seat, now.plan, now.dropped)
    if choice != READY:
        frame.answer(state, seat, choice)
    return Outlook(state, frame).told()


class Outlook:
    """Goods and coins run through the steps of a plan: what lacks is bought, and coins may fall below none."""

    def __init__(self, state: Deal, frame: Plan) -> None:
        self.state = state
        self.seat = frame.seat
        self.frame = frame
        self.plan = frame.plan
        self.stock = state.stock[self.seat * STOCKS : (self.seat + 1) * STOCKS]
        self.lowest = 0

    def told(self) -> Forecast:
        event = self.event()
        if event and self.plan[PLAN_HALF] == LEFT:
            self.gain(event.left)
        for card in self.plan[PLAN_USE : PLAN_USE + SPOTS]:
            if card != NOTHING:
                self.use(card)
        for spot in range(SPOTS):
            self.build(self.plan[PLAN_BUILD + spot], self.plan[PLAN_ACT + spot])
        if self.plan[PLAN_RECRUIT]:
            self.pay([0] * GOODS, self.wage())
        right = event.right if event and self.plan[PLAN_HALF] == RIGHT else None
        if right:
            self.meet(right)
        grain = max(0, self.frame.tokens() - free_tokens(self.state, self.seat))
        self.pay([0, 0, grain, 0, 0], 0)
        credit = MOST_DEBT - self.state.debt[self.seat]
        sold = sum(WORTH[good] * max(0, self.stock[good]) for good in range(GOODS))
        short = -self.lowest
        return Forecast(short, short > credit + sold, grain, right is not None and not self.met(right))

    def event(self) -> EventCard | None:
        """The event card that would be played."""
        kept = [card for card in self.state.event_hands[self.seat] if card != self.frame.dropped]
        return self.state.rules.events[kept[0]] if kept else None

    def pay(self, goods: list[int], coins: int) -> None:
        for good, count in enumerate(goods):
            self.stock[good] -= count
            if self.stock[good] < 0:
                coins -= PRICE[good] * self.stock[good]
                self.stock[good] = 0
        self.stock[COIN] -= coins
        self.lowest = min(self.lowest, self.stock[COIN])

    def gain(self, effect: Effect) -> None:
        for stock, count in enumerate(effect.gain):
            self.stock[stock] += count
        if effect.each >= 0:
            self.stock[COIN] += buildings_with(self.state, self.seat, effect.each)

    def use(self, card: int) -> None:
        effect = self.state.rules.buildings[card].effect
        self.meet(effect)
        self.gain(effect)

    def meet(self, effect: Effect) -> None:
        """Pay the price of an effect; where any good of a sort will do, the one there is most of."""
        goods = effect.pay[:GOODS]
        if effect.pay_basic:
            goods[self.most(0, BASICS)] += effect.pay_basic
        if effect.pay_luxury:
            goods[self.most(BASICS, GOODS)] += effect.pay_luxury
        self.pay(goods, effect.pay[COIN])

    def most(self, first: int, end: int) -> int:
        return max(range(first, end), key=lambda good: self.stock[good])

    def build(self, card: int, acts: int) -> None:
        if card == NOTHING:
            return
        building = self.state.rules.buildings[card]
        self.pay(building.cost[:GOODS], building.cost[COIN])
        if building.phase == IMMEDIATE:
            self.gain(building.effect)
        if acts:
            self.use(card)

    def wage(self) -> int:
        """Of the cheapest courtier on the board."""
        places = self.state.courtiers[self.seat * COURTIERS : (self.seat + 1) * COURTIERS]
        return min((WAGES[places[courtier]] for courtier in recruitable(self.state, self.seat)), default=0)

    def met(self, right: Effect) -> bool:
        """Whether the condition of a right half looks met, by the plan and by what all can see."""
        state, seat = self.state, self.seat
        if right.give != NO_COURTIER and not self.will_have(right.give):
            return False
        if right.condition == RECRUITED:
            return bool(self.plan[PLAN_RECRUIT])
        if right.condition == TOKENS_USED:
            return self.frame.tokens() >= right.least
        if right.condition == NO_DEBT:
            return state.debt[seat] == 0 and not self.lowest
        return right.condition != NO_SCIENCE or not self.scientific()

    def will_have(self, courtier: int) -> bool:
        """Behind the walls, or to be recruited before the right half comes."""
        place = self.state.courtiers[self.seat * COURTIERS + courtier]
        return place == BEHIND_WALLS or bool(self.plan[PLAN_RECRUIT] and courtier in recruitable(self.state, self.seat))

    def scientific(self) -> bool:
        """Whether a science building stands or is planned."""
        planned = [card for card in self.plan[PLAN_BUILD : PLAN_BUILD + SPOTS] if card != NOTHING]
        return any(
            self.state.rules.buildings[c].symbols & BIT[SCIENCE] for c in (*self.state.built[self.seat], *planned)
        )
