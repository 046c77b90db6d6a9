"""A plan as its owner sees it, and after the reveal everybody (DWD-1.8.7)."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.games.deal.rules.fields import NOTHING, PLAN_ACT, PLAN_BUILD, PLAN_HALF, PLAN_RECRUIT, PLAN_USE
from pandemonium.games.deal.rules.plan import Plan
from pandemonium.games.deal.rules.state import Deal

HALVES = ("", "left", "right")


class PlanView(Struct, frozen=True):
    event: int  # the event card that is played, or NOTHING
    half: str  # "", left, right
    uses: list[int]  # buildings that stand, in the order of use
    builds: list[int]  # cards of the hand, in the order of building
    acts: list[int]  # those of them whose action is used at once
    recruits: bool


def plan_view(plan: tuple[int, ...] | list[int], event: int) -> PlanView:
    """A plan with the event card that is left after dropping."""
    builds = list(plan[PLAN_BUILD:PLAN_ACT])
    acts = [card for card, used in zip(builds, plan[PLAN_ACT:PLAN_RECRUIT], strict=True) if used]
    return PlanView(
        event=event if plan[PLAN_HALF] else NOTHING,
        half=HALVES[plan[PLAN_HALF]],
        uses=[card for card in plan[PLAN_USE:PLAN_BUILD] if card != NOTHING],
        builds=[card for card in builds if card != NOTHING],
        acts=acts,
        recruits=plan[PLAN_RECRUIT] != 0,
    )


def closed_plan(state: Deal, seat: int) -> PlanView | None:
    """Of a seat that is ready: one event card at most is left to it."""
    kingdom = state.kingdoms[seat]
    plan = kingdom.plan
    return plan_view(plan, max(kingdom.event_hand, default=NOTHING)) if plan else None


def open_plan(state: Deal, frame: Plan) -> PlanView:
    """As far as it is made."""
    left = [card for card in state.kingdoms[frame.seat].event_hand if card != frame.dropped]
    return plan_view(frame.plan, left[0] if len(left) == 1 else NOTHING)
