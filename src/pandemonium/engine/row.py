"""Row: numbers by seat, by slot, by card, as many as there are from the set-up on.

A list keeps a box for every number and a compiled rule opens and closes it. A row keeps the numbers themselves, of 64
bits, in both builds: reading, writing and copying them is what a game does most. A row neither grows nor shrinks.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Row: TypeAlias = "vec[i64]"

SharedRow: TypeAlias = Row
"""One that changes so rarely that it is replaced instead: copies of a state share it."""


def row(length: int, number: int = 0) -> Row:
    """The same number throughout, for the rules to change."""
    return vec[i64]([number] * length)


def row_of(numbers: list[int]) -> Row:
    """One by one: `vec` would ask the list for a buffer first, and an error is made of its refusal."""
    made = row(len(numbers))
    for at in range(len(numbers)):
        made[at] = numbers[at]
    return made


def replaced(shared: SharedRow, at: i64, number: i64) -> SharedRow:
    """What takes its place: another number there."""
    made = shared[:]
    made[at] = number
    return made
