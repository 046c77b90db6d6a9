"""Room for pieces: as large as all of them fit, nearest to the middle of each room first."""

from __future__ import annotations

from pandemonium.drawing.board import Point
from pandemonium.games.others.table.ground import Plot, Rect

SIZES = (23.0, 20.0, 17.5, 15.0, 13.0, 11.0, 9.5, 8.0)
"""Of a piece, in units of the city: the largest that leaves room for all."""


def packed(plot: Plot, number: int) -> tuple[float, list[Point]]:
    """The size of this many pieces, and where each stands."""
    for size in SIZES:
        if sum(capacity(room, size) for room in plot.rooms) >= number:
            return size, spread(plot, number, size)
    smallest = SIZES[-1]
    most = spread(plot, sum(capacity(room, smallest) for room in plot.rooms), smallest)
    return smallest, [most[at % len(most)] for at in range(number)]


def capacity(room: Rect, size: float) -> int:
    return int(room.wide // size) * int(room.high // size)


def spread(plot: Plot, number: int, size: float) -> list[Point]:
    """One room after another is filled."""
    found: list[Point] = []
    for room in plot.rooms:
        found += rows(room, min(number - len(found), capacity(room, size)), size)
    return found


def rows(room: Rect, number: int, size: float) -> list[Point]:
    """So many places in rows of equal length about the middle of a room, in reading order."""
    if number <= 0:
        return []
    across = int(room.wide // size)
    down = -(-number // across)
    x, y = room.middle()
    found: list[Point] = []
    for row in range(down):
        here = min(across, number - row * across)
        height = y + (row - (down - 1) / 2) * size
        found += [(x + (column - (here - 1) / 2) * size, height) for column in range(here)]
    return found
