"""The plan, choice by choice: the best draft that agrees with what has been put on the action board already."""

from __future__ import annotations

from typing import cast

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.acting import DRAFT_EVENT
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.planning import IMPOSSIBLE, Draft, planner_of
from pandemonium.games.deal.bot.remembered import drafts
from pandemonium.games.deal.rules.choice import ACT, BUILD, DROP, EVENT, READY, RECRUIT, USE
from pandemonium.games.deal.rules.fields import (
    LEFT,
    NOTHING,
    PLAN_ACT,
    PLAN_BUILD,
    PLAN_HALF,
    PLAN_RECRUIT,
    PLAN_USE,
)
from pandemonium.games.deal.rules.plan import Plan
from pandemonium.games.deal.rules.state import Deal


def choose_plan(weights: Weights, state: Deal, seat: Seat, options: list[Choice]) -> Choice:
    frame = cast(Plan, state.asking(seat))
    for draft in drafts(planner_of(weights, state, seat)):
        if draft.worth > IMPOSSIBLE and extends(draft.plan, frame):
            return steps(state, seat, frame, draft)[0]
    return READY if READY in options else options[0]


def extends(plan: list[int], frame: Plan) -> bool:
    """Whether everything on the board is part of this draft."""
    if frame.dropped != NOTHING and plan[DRAFT_EVENT] == frame.dropped:
        return False
    begun = frame.plan
    for spot in range(PLAN_USE, PLAN_ACT):
        if begun[spot] != NOTHING and begun[spot] != plan[spot]:
            return False
    for spot in (PLAN_ACT, PLAN_ACT + 1, PLAN_RECRUIT):
        if begun[spot] and not plan[spot]:
            return False
    return not begun[PLAN_HALF] or begun[PLAN_HALF] == plan[PLAN_HALF]


def steps(state: Deal, seat: Seat, frame: Plan, draft: Draft) -> list[Choice]:
    """The choices that are still to be made, the last of them `ready`."""
    plan, begun = draft.plan, frame.plan
    found: list[Choice] = []
    cards = state.kingdoms[seat].event_hand
    if len(cards) > 1 and frame.dropped == NOTHING:
        kept = plan[DRAFT_EVENT] if plan[DRAFT_EVENT] != NOTHING else cards[-1]
        found.append(DROP + (cards[0] if kept == cards[1] else cards[1]))
    if plan[PLAN_HALF] != begun[PLAN_HALF]:
        found.append(EVENT + plan[PLAN_HALF] - LEFT)
    for spot in range(2):
        if plan[PLAN_USE + spot] != begun[PLAN_USE + spot]:
            found.append(USE + plan[PLAN_USE + spot])
    for spot in range(2):
        card = plan[PLAN_BUILD + spot]
        if card != begun[PLAN_BUILD + spot]:
            found.append(BUILD + card)
        if plan[PLAN_ACT + spot] and not begun[PLAN_ACT + spot]:
            found.append(ACT + card)
    if plan[PLAN_RECRUIT] and not begun[PLAN_RECRUIT]:
        found.append(RECRUIT)
    found.append(READY)
    return found
