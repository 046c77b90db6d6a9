"""What a plan will ask for, as far as it can be seen while planning: warned of, never refused (DWD-6.1.8, DWD-R56)."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.bits import BIT
from pandemonium.engine.phrase import Fact
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.knowledge.plan import PlanView, open_plan
from pandemonium.games.deal.knowledge.reckoning import Reckoning, means_in, tokens
from pandemonium.games.deal.rules.choice import READY
from pandemonium.games.deal.rules.courtiers import recruitable
from pandemonium.games.deal.rules.fields import BEHIND_WALLS
from pandemonium.games.deal.rules.figures import (
    COURTIERS,
    GOODS,
    NO_COURTIER,
    NO_DEBT,
    NO_SCIENCE,
    RECRUITED,
    SCIENCE,
    TOKENS_USED,
    Effect,
)
from pandemonium.games.deal.rules.plan import Plan, planning
from pandemonium.games.deal.rules.pool import WORTH
from pandemonium.games.deal.rules.state import Deal


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
    plan = open_plan(state, frame)
    reckoned = Reckoning(state.rules, means_in(state, seat), plan)
    sold = sum(WORTH[good] * reckoned.stock[good] for good in range(GOODS))
    right = state.rules.events[plan.event].right if plan.half == "right" else None
    unmet = right is not None and not met(state, seat, plan, right, debt=reckoned.debt_at_right)
    return Forecast(reckoned.raised, reckoned.uncovered > sold, reckoned.grain, unmet)


def met(state: Deal, seat: Seat, plan: PlanView, right: Effect, *, debt: int) -> bool:
    """Whether the condition of a right half looks met, by the plan and by what all can see."""
    if right.give != NO_COURTIER and not will_have(state, seat, plan, right.give):
        return False
    if right.condition == RECRUITED:
        return plan.recruits
    if right.condition == TOKENS_USED:
        return tokens(plan) >= right.least
    if right.condition == NO_DEBT:
        return debt == 0
    return right.condition != NO_SCIENCE or not scientific(state, seat, plan)


def will_have(state: Deal, seat: Seat, plan: PlanView, courtier: int) -> bool:
    """Behind the walls, or to be recruited before the right half comes."""
    place = state.courtiers[seat * COURTIERS + courtier]
    return place == BEHIND_WALLS or (plan.recruits and courtier in recruitable(state, seat))


def scientific(state: Deal, seat: Seat, plan: PlanView) -> bool:
    """Whether a science building stands or is planned."""
    cards = (*state.kingdoms[seat].built, *plan.builds)
    return any(state.rules.buildings[card].symbols & BIT[SCIENCE] for card in cards)
