"""Naming (OTH-DI-2, OTH-CO-8): what FAITH and the wildcard of level 7 become, once all own rolling has ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Choice
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.choice import FAITH
from pandemonium.games.others.rules.roll import Roll
from pandemonium.games.others.rules.state import Others

MOST_NAMED: Final = 15
"""Beyond so many the rest are HIT (OTH-TB-8)."""
ROW: Final = 16


def names(state: Others, roll: Roll) -> list[Choice]:
    """Every split into HIT, ARM and RES; the rest of a pair is RES."""
    free = min(roll.faith(state), MOST_NAMED)
    return [FAITH + hits * ROW + arms for hits in range(free, -1, -1) for arms in range(free - hits, -1, -1)]


def name(state: Others, roll: Roll, choice: Choice) -> None:
    free = roll.faith(state)
    hits, arms = divmod(choice - FAITH, ROW)
    resists = min(free, MOST_NAMED) - hits - arms
    set_names(state, roll, hits + max(0, free - MOST_NAMED), arms, resists)


def set_names(state: Others, roll: Roll, hits: i64, arms: i64, resists: i64) -> None:
    roll.named[0], roll.named[1], roll.named[2] = hits, arms, resists
    if state.events is not None and hits + arms + resists:
        state.tell(event.NAMED, (roll.slot, hits, arms, resists))
