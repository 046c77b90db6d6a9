"""The corruption track (OTH-CR-3, OTH-DA-1): what levels give to a roll, less what damage markers block."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.games.others.rules.figures import FIELDS

DICE: Final[list[int]] = [0, 1, 0, 0, 1, 0, 0]
"""By field; the first one gives nothing."""
ARMOUR: Final[list[int]] = [0, 0, 1, 0, 0, 0, 0]
HITS: Final[list[int]] = [0, 0, 0, 1, 0, 2, 0]
WILD: Final[list[int]] = [0, 0, 0, 0, 0, 0, 1]


def summed(gives: list[int]) -> list[int]:
    """By level and markers, level * 128 + mask: the bonuses of that level and of all lower ones (OTH-CR-2)."""
    found: list[int] = []
    for level in range(FIELDS + 1):
        for markers in range(1 << FIELDS):
            found.append(sum([gives[field] for field in range(level) if not BIT[field] & markers]))
    return found


TRACK_DICE: Final = summed(DICE)
TRACK_ARMOUR: Final = summed(ARMOUR)
TRACK_HITS: Final = summed(HITS)
TRACK_WILD: Final = summed(WILD)
