"""The scene of an event: the map, and who stands in which slot just then.

A slot is another hero after a death, and a space has its name from its map: whoever tells of an event later, in the
log or a replay, knows neither by then. So every event carries its scene, packed into one number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.games.others.rules.figures import SLOTS

BOARD: Final = 16
"""Room for a board: 0 where nobody is chosen yet."""


def scene_of(map: i64, hero: list[int]) -> i64:
    packed = map
    for slot in range(SLOTS):
        packed = packed * BOARD + (hero[slot] + 1 if slot < len(hero) else 0)
    return packed


def map_in(scene: i64) -> i64:
    return int(scene // BOARD**SLOTS)


def board_in(scene: i64, slot: i64) -> i64:
    """The board of the hero in this slot; NOTHING where there is none."""
    return int(scene // BOARD ** (SLOTS - 1 - slot) % BOARD) - 1
