"""The race: plans are tried in imagined worlds, and the worse half drops out whenever its part of the budget is used.

Every plan still in the race is tried in the same world, with the same luck at the same places: luck does not decide.
"""

from __future__ import annotations

import time
from typing import Protocol, TypeVar

from pandemonium.playing.plan import Plan

W = TypeVar("W")

NO_TIME = 1e-9
"""Seconds for whoever has none left: the plan that is thought best wins without a world."""


class Imagination(Protocol[W]):
    """Where plans are tried: worlds that agree with all a seat knows, and how a plan ends in one."""

    def world(self) -> W:
        """One more world. It is tried with several plans, so whoever plays on in it takes a copy."""
        ...

    def reached(self, world: W, plan: Plan) -> float:
        """What following the plan and playing on to the end is worth to the seat."""
        ...


class Race:
    """The plans still in it, with the sum of what each has reached."""

    def __init__(self, plans: list[Plan], trust: float) -> None:
        """Each begins with what it is thought to be worth, as if it had reached that in `trust` worlds."""
        self.plans = plans
        self.totals = [trust * plan.worth for plan in plans]
        self.out: list[Plan] = []

    def run(self, imagination: Imagination[W]) -> int:
        """One world for every plan; says how many were tried."""
        world = imagination.world()
        for at, plan in enumerate(self.plans):
            self.totals[at] += imagination.reached(world, plan)
        return len(self.plans)

    def halve(self) -> None:
        """The worse half drops out; the best stands first."""
        order = sorted(range(len(self.plans)), key=lambda at: -self.totals[at])
        half = (len(self.plans) + 1) // 2
        self.out = [self.plans[at] for at in order[half:]] + self.out
        order = order[:half]
        self.plans = [self.plans[at] for at in order]
        self.totals = [self.totals[at] for at in order]


def winner(imagination: Imagination[W], plans: list[Plan], trust: float, playouts: int, seconds: float) -> Plan:
    """The plan that is left after so many playouts or seconds, whichever are used up first."""
    return ranking(imagination, plans, trust, playouts, seconds)[0]


def ranking(imagination: Imagination[W], plans: list[Plan], trust: float, playouts: int, seconds: float) -> list[Plan]:
    """All plans, the one that is left first and then whichever stayed longer or dropped out with more."""
    race, seconds = Race(plans, trust), max(seconds, NO_TIME)
    parts = len(plans).bit_length()
    began, played, part = time.perf_counter(), 0, 1
    while len(race.plans) > 1:
        used = max((time.perf_counter() - began) / seconds, played / playouts)
        if used >= part / parts:
            part += 1
            race.halve()
        else:
            played += race.run(imagination)
    return race.plans + race.out
