"""Where things of Hell are drawn: the data's hundredths as units of the picture, and room for the Wall of Dis."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from pandemonium.drawing.board import Box, Point, around
from pandemonium.drawing.scene import Scene
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import CIRCLES, DIS
from pandemonium.games.inferno.table import printed

TALL = 1.16
"""Units of height for a hundredth; a hundredth of the width is one unit."""
WALL = 10.6
"""How high the Wall stands: the circles below it are drawn that much lower."""
WIDE, HIGH = 10.6, 10.6
"""A shield's button."""
NAME = 2.6
"""The strip above a circle's shields, for its name."""
RIVER = 5.0
"""Room for the Acheron above the first circle."""
MARGIN = 1.2


class Ground(Struct, frozen=True):
    """One side of the board as it is drawn."""

    at: dict[int, Point]  # by shield: its middle
    rows: list[list[int]]  # by circle, from 1: its shields from left to right
    box: Box

    def row_at(self, circle: int) -> float:
        return self.at[self.rows[circle - 1][0]][1]

    def edges(self, circle: int) -> tuple[float, float]:
        """Left and right of a circle's ground."""
        row = [self.at[shield][0] for shield in self.rows[circle - 1]]
        return min(row) - WIDE / 2 - 1, max(row) + WIDE / 2 + 1

    def wall(self) -> float:
        """The top of the Wall."""
        return self.row_at(DIS) - HIGH / 2 - NAME - WALL


def ground(scene: Scene[InfernoView]) -> Ground:
    return laid_out(tuple(sorted(printed.places(scene).items())), tuple(printed.board(scene).circle))


@lru_cache(maxsize=16)
def laid_out(places: tuple[tuple[int, Point], ...], circle: tuple[int, ...]) -> Ground:
    at = {shield: (x, y * TALL + (WALL if circle[shield] >= DIS else 0)) for shield, (x, y) in places}
    rows = [[shield for shield in at if circle[shield] == row] for row in range(1, CIRCLES + 1)]
    box = around(at.values(), WIDE / 2 + MARGIN, HIGH / 2 + NAME + RIVER, HIGH / 2 + MARGIN)
    return Ground(at, rows, box)


def steps(ground: Ground, scene: Scene[InfernoView], shields: list[int]) -> list[Point]:
    """The points a way leads through: at the Wall it goes by the gate above the shield it enters."""
    circle = printed.board(scene).circle
    points: list[Point] = []
    for before, shield in zip([None, *shields], shields, strict=False):
        if before is not None and circle[before] < DIS <= circle[shield]:
            points.append((ground.at[shield][0], ground.wall() + WALL / 2))
        points.append(ground.at[shield])
    return points
