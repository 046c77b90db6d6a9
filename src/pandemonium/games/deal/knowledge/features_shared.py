"""Parts of the numbers that several things have: a plan, the answers to inquisitors."""

from __future__ import annotations

from pandemonium.engine.bits import count
from pandemonium.games.deal.knowledge.inquiry import AnswersView
from pandemonium.games.deal.knowledge.legend import ANSWERED, PAIR, PLACES, PLAN
from pandemonium.games.deal.knowledge.plan import HALVES, PlanView


def plan_features(plan: PlanView | None) -> list[int]:
    if plan is None:
        return [0] * len(PLAN)
    numbers = [plan.event + 1, HALVES.index(plan.half), *two(plan.uses), *two(plan.builds)]
    acts = [int(card in plan.acts) for card in plan.builds]
    return [*numbers, *acts, *[0] * (len(PAIR) - len(acts)), int(plan.recruits)]


def two(cards: list[int]) -> list[int]:
    """Counted from 1; 0 is none."""
    return [cards[spot] + 1 if spot < len(cards) else 0 for spot in range(len(PAIR))]


def answers_features(answers: AnswersView | None) -> list[int]:
    """By way of answering: each inquisitor, and how many guests."""
    if answers is None:
        return [0] * len(ANSWERED)
    numbers: list[int] = []
    for mask in (answers.souls, answers.indulgences, answers.walls, answers.free):
        numbers += [(mask >> place) & 1 for place in range(len(PLACES))] + [count(mask >> len(PLACES))]
    return numbers
