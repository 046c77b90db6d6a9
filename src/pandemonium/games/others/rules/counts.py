"""Counts of kinds in one number: four bits for each kind, so that what lies in a space is one look-up.

Monsters of one kind in one space are alike (OTH-TB-22), and so are tokens: a count says all there is to say.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 4
MOST: Final = 15
UNIT: Final[list[int]] = [1 << (WIDTH * kind) for kind in range(12)]
"""One of a kind: add it, or take it away."""


def count_of(counts: int, kind: int) -> int:
    return (counts >> (WIDTH * kind)) & MOST


def total(counts: int) -> int:
    """All kinds together."""
    found = 0
    while counts:
        found += counts & MOST
        counts >>= WIDTH
    return found


def kinds_of(counts: int) -> list[int]:
    """The kinds of which there is at least one, in order."""
    found: list[int] = []
    kind = 0
    while counts:
        if counts & MOST:
            found.append(kind)
        counts >>= WIDTH
        kind += 1
    return found
