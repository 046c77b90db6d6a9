"""Every choice of Crypt has a number; this is the numbering, and the tables that make listing them cheap.

A claim names a slot, a face and how many dice show it. Cards that are flipped are named by their place in the column
(0 to 7), two of them by the number of the pair.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Choice

SLOTS: Final = 6
FACES: Final = 6
PER_SLOT: Final = FACES * 3
PAIRS: Final = 28
LARGEST_TOTAL: Final = 18
CLOSED: Final = LARGEST_TOTAL + 1
"""Stands for the total to beat on a slot where nothing can be sent."""
TOTALS: Final = CLOSED + 1

CLAIM: Final = 0
RECOVER: Final = CLAIM + SLOTS * PER_SLOT
DONE: Final = RECOVER + 1
DECLINE: Final = DONE + 1
POTTERY: Final = DECLINE + 1
"""Pottery B: slot * 28 + pair."""
REROLL: Final = POTTERY + SLOTS * PAIRS
"""Idol A: effort * 8 + the Idol's place."""
END: Final = REROLL + 7 * 8
PEEK: Final = 1 << 20
"""Manuscript B: the Manuscript's place. It is `ASIDE`, as `rules/state.py` asserts: a number of another file is not
known to the compiler, and every use would look it up."""
RESCUE: Final = PEEK + 8
"""Remains A: pair."""

NONE: Final[list[Choice]] = []
NO_MORE: Final[list[Choice]] = [DONE]
NOTHING_TO_SEND: Final[list[Choice]] = [RECOVER]
"""Nobody changes a list of options, so those that recur are made once."""

PAIR_CARDS: Final[list[tuple[int, int]]] = [(a, b) for b in range(8) for a in range(b)]


def claim(slot: int, face: int, dice: int) -> Choice:
    return CLAIM + slot * PER_SLOT + (face - 1) * 3 + dice - 1


def claims_above(slot: int, ready: int, total: int) -> list[Choice]:
    """The claims on a slot with up to so many dice whose sum is higher than the total."""
    return [
        claim(slot, face, dice) for dice in range(1, ready + 1) for face in range(1, FACES + 1) if face * dice > total
    ]


PAIRS_IN: Final[list[list[Choice]]] = [
    [RESCUE + number for number, (a, b) in enumerate(PAIR_CARDS) if (column >> a) & 1 and (column >> b) & 1]
    for column in range(256)
]
"""By column: Remains A with each pair of its cards."""

PEEKS_IN: Final[list[list[Choice]]] = [
    [PEEK + place for place in range(8) if (column >> place) & 1] for column in range(256)
]
"""By column: Manuscript B with each of its cards."""


def slot_of(choice: i64) -> int:
    return choice // PER_SLOT


def face_of(choice: i64) -> int:
    return choice % PER_SLOT // 3 + 1


def dice_of(choice: i64) -> int:
    return choice % 3 + 1
