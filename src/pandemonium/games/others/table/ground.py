"""Where the city is drawn: districts as blocks, street spaces as the streets around them, crosswalks, room for pieces.

A tile is a cell of the grid. Its district is the block in its middle; the four quarters of the street around it belong
to the street spaces of its corners, so a street space is the quarters of the tiles it lies on, joined. Streets at the
edge of the city are drawn a little wider, outwards.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from pandemonium.drawing.board import Box, Point
from pandemonium.engine.bits import members
from pandemonium.engine.registry import MOST_GAMES
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.figures import DISTRICTS, MAPS

WHOLE = 300.0
"""Units of the longer side of the city."""
SLENDER = 1.9
"""A cell is at most so many times as long as it is wide."""
STREET = 0.2
"""The share of a cell that the street takes on each side."""
EDGE = 8.0
"""How much wider the street is at the edge of the city."""
WALK = 7.0
"""Of a crosswalk, along the street."""
LINES = 100
"""A corner of the grid is row times this plus column."""


class Rect(Struct, frozen=True):
    x: float
    y: float
    wide: float
    high: float

    def path(self, left: float = 0.0, top: float = 0.0, scale: float = 1.0) -> str:
        x, y = (self.x - left) * scale, (self.y - top) * scale
        wide, high = self.wide * scale, self.high * scale
        return f"M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}z"

    def middle(self) -> Point:
        return self.x + self.wide / 2, self.y + self.high / 2


class Plot(Struct, frozen=True):
    """A space as it is drawn."""

    rects: list[Rect]  # all of it
    rooms: list[Rect]  # where pieces stand, the best first
    middle: Point

    def box(self) -> Rect:
        left, top = min(rect.x for rect in self.rects), min(rect.y for rect in self.rects)
        right = max(rect.x + rect.wide for rect in self.rects)
        low = max(rect.y + rect.high for rect in self.rects)
        return Rect(left, top, right - left, low - top)


class Ground(Struct, frozen=True):
    """A city as it is drawn."""

    box: Box
    plots: dict[int, Plot]
    crosswalks: list[Rect]
    cell: tuple[float, float]  # wide and high
    street: float


class Grid:
    """The cells of a city: which tile lies where, and what borders on nothing."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.at = {divmod(city.base[tile], LINES): tile for tile in members(city.in_play) if tile < DISTRICTS}
        self.rows = max(row for row, _ in self.at) + 1
        self.columns = max(column for _, column in self.at) + 1
        wide, high = WHOLE / self.columns, WHOLE / self.rows
        self.wide, self.high = min(wide, high * SLENDER), min(high, wide * SLENDER)
        self.street = STREET * min(self.wide, self.high)

    def space(self, tile: int, row: int, column: int) -> int:
        """The street space of this tile at this corner of the grid."""
        corner, city = row * LINES + column, self.city
        return next(
            space
            for space in members(city.streets)
            if corner in city.corners[space] and (city.tiles[space] >> tile) & 1
        )

    def block(self, row: int, column: int) -> Rect:
        """The district of a cell."""
        edge = self.street
        return Rect(column * self.wide + edge, row * self.high + edge, self.wide - 2 * edge, self.high - 2 * edge)

    def legs(self, row: int, column: int, down: int, right: int) -> tuple[Rect, Rect]:
        """A quarter of a tile's street: the leg along its northern or southern side, the one along its other side."""
        inner = self.block(row, column)
        outer_x = EDGE if (row, column + (1 if right else -1)) not in self.at else 0.0
        outer_y = EDGE if (row + (1 if down else -1), column) not in self.at else 0.0
        middle_x, middle_y = (column + 0.5) * self.wide, (row + 0.5) * self.high
        left = middle_x if right else column * self.wide - outer_x
        end = (column + 1) * self.wide + outer_x if right else middle_x
        top = inner.y + inner.high if down else row * self.high - outer_y
        low = (row + 1) * self.high + outer_y if down else inner.y
        along = Rect(left, top, end - left, low - top)
        left = inner.x + inner.wide if right else left
        end = end if right else inner.x
        top, low = (middle_y, low) if down else (top, middle_y)
        return along, Rect(left, top, end - left, low - top)


@lru_cache(MOST_GAMES * MAPS)
def ground(city: City) -> Ground:
    """Cities are made once and shared by every play, so each is laid out once."""
    grid = Grid(city)
    plots = {tile: district(grid.block(*cell)) for cell, tile in grid.at.items()}
    quarters: dict[int, list[tuple[Rect, Rect]]] = {}
    for (row, column), tile in sorted(grid.at.items()):
        for down in (0, 1):
            for right in (0, 1):
                space = grid.space(tile, row + down, column + right)
                quarters.setdefault(space, []).append(grid.legs(row, column, down, right))
    plots |= {space: street(legs) for space, legs in quarters.items()}
    box = (-EDGE, -EDGE, grid.columns * grid.wide + 2 * EDGE, grid.rows * grid.high + 2 * EDGE)
    return Ground(box, plots, crosswalks(grid), (grid.wide, grid.high), grid.street)


def district(block: Rect) -> Plot:
    """Its name stands above, its icons below, pieces between them."""
    name, icons = min(11.0, block.high * 0.17), min(15.0, block.high * 0.24)
    room = Rect(block.x + 1, block.y + name, block.wide - 2, block.high - name - icons)
    return Plot([block], [room], room.middle())


def street(quarters: list[tuple[Rect, Rect]]) -> Plot:
    """Pieces stand along the street first, then in the legs that lead away from it."""
    along = joined([leg for leg, _ in quarters])
    rooms = [*along]
    for _, leg in quarters:
        rooms += [rest for rest in [beyond(leg, along)] if rest is not None]
    largest = max(along, key=lambda rect: rect.wide * rect.high)
    return Plot(
        [rect for pair in quarters for rect in pair], [*joined(along), *joined(rooms[len(along) :])], largest.middle()
    )


def joined(rects: list[Rect]) -> list[Rect]:
    """Rectangles that lie side to side as one."""
    found = list(rects)
    for one in range(len(found)):
        for other in range(one + 1, len(found)):
            both = merged(found[one], found[other])
            if both is not None:
                return joined([rect for at, rect in enumerate(found) if at not in (one, other)] + [both])
    return found


def merged(one: Rect, other: Rect) -> Rect | None:
    first, second = (one, other) if (one.x, one.y) <= (other.x, other.y) else (other, one)
    if first.y == second.y and first.high == second.high and abs(first.x + first.wide - second.x) < 0.01:
        return Rect(first.x, first.y, first.wide + second.wide, first.high)
    if first.x == second.x and first.wide == second.wide and abs(first.y + first.high - second.y) < 0.01:
        return Rect(first.x, first.y, first.wide, first.high + second.high)
    return None


def beyond(leg: Rect, along: list[Rect]) -> Rect | None:
    """The part of a leg that does not lie in the street it leads from."""
    for rect in along:
        if rect.x - 0.01 <= leg.x and leg.x + leg.wide <= rect.x + rect.wide + 0.01:
            if abs(leg.y - rect.y) < 0.01 or rect.y < leg.y < rect.y + rect.high - 0.01:
                top = max(leg.y, rect.y + rect.high)
                return Rect(leg.x, top, leg.wide, leg.y + leg.high - top)
            if leg.y < rect.y < leg.y + leg.high:
                return Rect(leg.x, leg.y, leg.wide, rect.y - leg.y)
    return None


def crosswalks(grid: Grid) -> list[Rect]:
    """In the middle of every side that is not open (section 5.3)."""
    found = []
    for (row, column), tile in sorted(grid.at.items()):
        for down, right, along in ((0, 0, True), (1, 0, True), (0, 0, False), (0, 1, False)):
            corner = (row + down, column + right)
            other = (corner[0], corner[1] + 1) if along else (corner[0] + 1, corner[1])
            if grid.space(tile, *corner) == grid.space(tile, *other):
                continue
            leg = grid.legs(row, column, down, right)[0 if along else 1]
            found.append(
                Rect((column + 0.5) * grid.wide - WALK / 2, leg.y, WALK, leg.high)
                if along
                else Rect(leg.x, (row + 0.5) * grid.high - WALK / 2, leg.wide, WALK)
            )
    return joined(found)
