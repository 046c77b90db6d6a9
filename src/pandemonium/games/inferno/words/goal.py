"""The goal of Inferno in a few lines (INF-1.3.14, INF-1.8.3; alone INF-1.11.2 to INF-1.11.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pandemonium.engine.aim import Aim
from pandemonium.engine.phrase import phrase
from pandemonium.games.inferno.data.names import SOLO_MODES

WIN: Final = Aim("crown", phrase("goal-win"))
JOURNEY: Final = Aim("crown", phrase("goal-journey"))
CHALLENGE: Final = Aim("crown", phrase("goal-challenge"))
POINTS: Final = (
    Aim("soul-laid", phrase("goal-souls")),
    Aim("diploma", phrase("goal-diplomas")),
    Aim("weapons", phrase("goal-barrels")),
)
REPUTATION: Final = Aim("kin", phrase("goal-reputation"))
LOANS: Final = Aim("boat", phrase("goal-loans"))
NO_LOANS: Final = "payback-day"


def goal(seats: int, options: Mapping[str, str]) -> tuple[Aim, ...]:
    if seats > 1:
        return (WIN, *POINTS, REPUTATION, LOANS)
    mode = options.get("solo", SOLO_MODES[0])
    wins = JOURNEY if mode == SOLO_MODES[0] else CHALLENGE
    return (wins, *POINTS, *([] if mode == NO_LOANS else [LOANS]))
