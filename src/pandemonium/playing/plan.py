"""Plan: choices to take in a row, and what they are thought to be worth. Compiled: policies make many of them."""

from __future__ import annotations

from pandemonium.engine.state import Choice


class Plan:
    """A candidate of the race; what its worth is counted in is the game's own matter."""

    __slots__ = ("choices", "worth")

    choices: list[Choice]
    worth: float


def plan_of(choices: list[Choice], worth: float) -> Plan:
    plan = Plan()
    plan.choices = choices
    plan.worth = worth
    return plan


def most_worth(plans: list[Plan]) -> Plan:
    best = plans[0]
    for plan in plans:
        if plan.worth > best.worth:
            best = plan
    return best


def best_of(plans: list[Plan], number: int) -> list[Plan]:
    """The best so many, the best of all first; of equals the one that was thought of first."""
    return sorted(plans, key=lambda plan: -plan.worth)[:number]
