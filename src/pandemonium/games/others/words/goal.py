"""The goal of The Others in a few lines (OTH-WIN-1, OTH-WIN-2)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.aim import Aim
from pandemonium.engine.phrase import phrase

GOAL: Final = (
    Aim("crown", phrase("goal-heroes")),
    Aim("dead", phrase("goal-sin")),
    Aim("turn-token", phrase("goal-turn")),
    Aim("corruption", phrase("goal-corruption")),
    Aim("reaction", phrase("goal-reaction")),
    Aim("doom-card", phrase("goal-apocalypse")),
)


def goal() -> tuple[Aim, ...]:
    return GOAL
