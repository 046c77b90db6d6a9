"""Plan: a whole turn of the Claim phase."""

from __future__ import annotations

from pandemonium.engine.state import Choice


class Plan:
    """The choices of a turn, its last one DONE or RECOVER, and what they are thought to be worth."""

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
