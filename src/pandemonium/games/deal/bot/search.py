"""The search: which plans race each other in imagined games, and what `easy` errs between."""

from __future__ import annotations

from typing import Final, cast

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.drafting import extends, steps
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.planning import IMPOSSIBLE, drafts, planner_of
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.rules import plan as planned
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.state import Deal
from pandemonium.playing.plan import Plan, best_of, plan_of

WIDTH: Final = 10
"""Candidates that enter the race: those the policy thinks most of."""


def candidates(weights: Weights, state: Deal, seat: Seat) -> list[Plan]:
    return best_of(judged(weights, state, seat), WIDTH)


def judged(weights: Weights, state: Deal, seat: Seat) -> list[Plan]:
    """Whole plans of the action board; elsewhere what the policy answers."""
    if state.asking(seat).question(state) == questions.PLAN:
        found = judged_plans(weights, state, seat)
        if found:
            return found
    return [plan_of([answer(weights, state, seat)], 0.0)]


def judged_plans(weights: Weights, state: Deal, seat: Seat) -> list[Plan]:
    frame = cast(planned.Plan, state.asking(seat))
    found: list[Plan] = []
    for draft in drafts(planner_of(weights, state, seat)):
        if draft.worth > IMPOSSIBLE and extends(draft.plan, frame):
            choices: list[Choice] = steps(state, seat, frame, draft)
            found.append(plan_of(choices, draft.worth))
    return found
