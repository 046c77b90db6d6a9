"""A long log travels in pages, cut between entries: what came of one entry stays together."""

from __future__ import annotations

from collections.abc import Sequence

from pandemonium.server.model import LogLine

PAGE = 500
"""Lines of a page, but for an entry that has more by itself."""


def newest(lines: list[LogLine]) -> list[LogLine]:
    """The last page."""
    if len(lines) <= PAGE:
        return lines
    first = lines[-PAGE]
    whole = lines[-PAGE - 1].number < first.number or first.number == lines[-1].number
    return [line for line in lines[-PAGE:] if whole or line.number > first.number]


def up_to(lines: list[LogLine], number: int) -> list[LogLine]:
    """The page that ends with that entry."""
    return newest([line for line in lines if line.number <= number])


def left_out(lines: Sequence[LogLine], shown: Sequence[LogLine], after: int = -1) -> int:
    """The number after which lines are shown; -1 where they are all there."""
    return shown[0].number - 1 if len(shown) < len(lines) else after
