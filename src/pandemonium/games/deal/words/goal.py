"""The goal of Deal with the Devil in a few lines (DWD-1.2.1, DWD-1.15.1 to DWD-1.15.7)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.aim import Aim
from pandemonium.engine.phrase import phrase

GOAL: Final = (
    Aim("crown", phrase("goal-win")),
    Aim("building", phrase("goal-buildings")),
    Aim("chest", phrase("goal-deals")),
    Aim("soul", phrase("goal-souls")),
    Aim("inquisitor", phrase("goal-inquisition")),
    Aim("role-devil", phrase("goal-devil")),
)


def goal() -> tuple[Aim, ...]:
    return GOAL
