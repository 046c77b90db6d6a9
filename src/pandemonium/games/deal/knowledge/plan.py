"""A plan as its owner sees it, and after the reveal everybody (DWD-1.8.7)."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.games.deal.rules.fields import NOTHING, PLAN_ACT, PLAN_BUILD, PLAN_HALF, PLAN_RECRUIT, PLAN_USE
from pandemonium.games.deal.rules.state import Deal

HALVES = ("", "left", "right")


class PlanView(Struct, frozen=True):
    event: int  # the event card that is played, or NOTHING
    half: str  # "", left, right
    uses: list[int]  # buildings that stand, in the order of use
    builds: list[int]  # cards of the hand, in the order of building
    acts: list[int]  # those of them whose action is used at once
    recruits: bool


def plan_view(state: Deal, seat: int, plan: tuple[int, ...]) -> PlanView:
    """The plan of a seat; the event card is the one it has left after dropping."""
    builds = list(plan[PLAN_BUILD:PLAN_ACT])
    acts = [card for card, used in zip(builds, plan[PLAN_ACT:PLAN_RECRUIT], strict=True) if used]
    return PlanView(
        event=event_card(state, seat) if plan[PLAN_HALF] else NOTHING,
        half=HALVES[plan[PLAN_HALF]],
        uses=[card for card in plan[PLAN_USE:PLAN_BUILD] if card != NOTHING],
        builds=[card for card in builds if card != NOTHING],
        acts=[card for card in acts if card != NOTHING],
        recruits=plan[PLAN_RECRUIT] != 0,
    )


def event_card(state: Deal, seat: int) -> int:
    """The event card of this round's plan: in the hand, or played already."""
    played = state.played[(state.round - 1) * state.seats + seat]
    return played[0] if played else state.event_hands[seat][-1]
