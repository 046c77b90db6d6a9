"""The goal of Crypt in four lines (CRY-1.4.1 to CRY-1.4.3)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.aim import Aim
from pandemonium.engine.phrase import phrase

WIN: Final = Aim("crown", phrase("goal-win"))
ALONE: Final = Aim("crown", phrase("goal-alone"))
POINTS: Final = (
    Aim("jewelry", phrase("goal-cards")),
    Aim("pottery", phrase("goal-collectors")),
    Aim("die-circle", phrase("goal-servants")),
)


def goal(seats: int) -> tuple[Aim, ...]:
    return (ALONE if seats == 1 else WIN, *POINTS)
