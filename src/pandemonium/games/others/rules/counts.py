"""Counts of kinds in one number: four bits for each kind, so that what lies in a space is one look-up.

Monsters of one kind in one space are alike (OTH-TB-22), and so are tokens: a count says all there is to say.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.row import row_of

WIDTH: Final = 4
MOST: Final = 15
UNIT: Final = row_of([1 << (WIDTH * kind) for kind in range(12)])
"""One of a kind: add it, or take it away."""


def count_of(counts: i64, kind: i64) -> i64:
    return (counts >> (WIDTH * kind)) & MOST


def total(counts: i64) -> i64:
    """All kinds together."""
    found: i64 = 0
    while counts:
        found += counts & MOST
        counts >>= WIDTH
    return found


def kinds_of(counts: i64) -> list[int]:
    """The kinds of which there is at least one, in order."""
    found: list[int] = []
    kind = 0
    while counts:
        if counts & MOST:
            found.append(kind)
        counts >>= WIDTH
        kind += 1
    return found
