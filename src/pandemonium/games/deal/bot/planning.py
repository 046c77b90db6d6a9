"""Plans (DWD-6.7.2): building sets first, then the best of them with actions, recruiting and event cards."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.acting import DRAFT_EVENT, act_out
from pandemonium.games.deal.bot.ground import Ground, ground_of
from pandemonium.games.deal.bot.household import Household, household_of
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.value import household_worth
from pandemonium.games.deal.rules.fields import (
    LEFT,
    NOTHING,
    PLAN_ACT,
    PLAN_BUILD,
    PLAN_HALF,
    PLAN_RECRUIT,
    PLAN_USE,
    RIGHT,
)
from pandemonium.games.deal.rules.figures import ACTION
from pandemonium.games.deal.rules.stable import action_buildings
from pandemonium.games.deal.rules.state import Deal

IDLE: Final = [0, NOTHING, NOTHING, NOTHING, NOTHING, 0, 0, 0, NOTHING]
"""The draft that does nothing."""
IMPOSSIBLE: Final = -1000.0
SETS: Final = 8
"""Building sets that are thought through with actions and event cards."""


class Draft:
    """A plan that was thought through, and what the household is worth after it."""

    __slots__ = ("plan", "worth")

    plan: list[int]
    worth: float


class Planner:
    """What the plans of one seat are made of."""

    __slots__ = ("cards", "events", "ground", "house", "uses")

    ground: Ground
    house: Household
    cards: tuple[int, ...]
    events: tuple[int, ...]
    uses: list[int]  # action buildings that stand

    def judged(self, plan: list[int]) -> Draft:
        draft = Draft()
        draft.plan = plan
        house = self.house.copy()
        if act_out(self.ground, house, plan):
            draft.worth = household_worth(self.ground, house)
            if self.events and not plan[PLAN_HALF] and not self.ground.last:
                draft.worth += self.ground.weights.event
        else:
            draft.worth = IMPOSSIBLE
        return draft


def planner_of(weights: Weights, state: Deal, seat: Seat) -> Planner:
    planner = Planner()
    planner.ground = ground_of(weights, state, seat)
    planner.house = household_of(state, seat)
    kingdom = state.kingdoms[seat]
    planner.cards = kingdom.hand
    planner.events = kingdom.event_hand
    planner.uses = action_buildings(state, seat)
    return planner


def tokens(plan: list[int]) -> int:
    held = plan[PLAN_ACT] + plan[PLAN_ACT + 1] + plan[PLAN_RECRUIT]
    for spot in range(PLAN_USE, PLAN_ACT):
        if plan[spot] != NOTHING:
            held += 1
    return held


def think_through(planner: Planner, width: int) -> list[Draft]:
    """The best first."""
    found = [planner.judged(plan) for plan in building_sets(planner)]
    found.sort(key=worth_of, reverse=True)
    all = found[:]
    for base in found[:width]:
        if base.worth > IMPOSSIBLE or base.plan[PLAN_BUILD] != NOTHING:
            all += [planner.judged(plan) for plan in with_more(planner, base.plan)]
    all.sort(key=worth_of, reverse=True)
    return all


def worth_of(draft: Draft) -> float:
    return draft.worth


def building_sets(planner: Planner) -> list[list[int]]:
    """None, one, and ordered pairs."""
    found = [IDLE[:]]
    for first in planner.cards:
        found.append(building(first, NOTHING))
        for second in planner.cards:
            if first < second or (first > second and order_matters(planner, first, second)):
                found.append(building(first, second))
    return found


def order_matters(planner: Planner, first: int, second: int) -> bool:
    """Whether it may help to have this one before that: it gives goods or coins at once, or goes under the Stable."""
    buildings = planner.ground.rules.buildings
    effect = buildings[first].effect
    if buildings[second].effect.tuck and buildings[first].phase == ACTION:
        return True
    return any(effect.gain) or effect.any_basic > 0 or effect.relief > 0


def building(first: int, second: int) -> list[int]:
    plan = IDLE[:]
    plan[PLAN_BUILD] = first
    plan[PLAN_BUILD + 1] = second
    return plan


def with_more(planner: Planner, base: list[int]) -> list[list[int]]:
    """The same buildings with actions, recruiting, event cards."""
    found: list[list[int]] = []
    for acted in with_actions(planner, base):
        for recruits in (0, 1):
            plan = acted[:]
            plan[PLAN_RECRUIT] = recruits
            if tokens(plan) > planner.ground.tokens:
                continue
            if plan != base:
                found.append(plan)
            for event in planner.events:
                for half in (LEFT, RIGHT):
                    if half == LEFT and planner.ground.weights.lefts <= 0.0:
                        continue
                    played = plan[:]
                    played[PLAN_HALF] = half
                    played[DRAFT_EVENT] = event
                    found.append(played)
    return found


def with_actions(planner: Planner, base: list[int]) -> list[list[int]]:
    """Stored buildings used or not, new ones used at once or not."""
    found = [base]
    for card in planner.uses:
        for plan in found[:]:
            if plan[PLAN_USE + 1] == NOTHING:
                more = plan[:]
                more[PLAN_USE if plan[PLAN_USE] == NOTHING else PLAN_USE + 1] = card
                found.append(more)
    for spot in range(2):
        card = base[PLAN_BUILD + spot]
        if card != NOTHING and planner.ground.rules.buildings[card].phase == ACTION:
            for plan in found[:]:
                more = plan[:]
                more[PLAN_ACT + spot] = 1
                found.append(more)
    return [plan for plan in found if tokens(plan) <= planner.ground.tokens]
