"""Where things of Hell are drawn: the data's hundredths as units of the picture, and room for the Wall of Dis."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from pandemonium.games.inferno.rules import CIRCLES, DIS
from pandemonium.games.inferno.table import printed
from pandemonium.games.inferno.view import InfernoView

TALL = 1.38
"""Units of height for a hundredth; a hundredth of the width is one unit."""
WALL = 11.0
"""How high the Wall stands: the circles below it are drawn that much lower."""
WIDE, HIGH = 10.6, 12.0
"""A shield's button."""
NAME = 3.7
"""The strip above a circle's shields, for its name."""
RIVER = 6.0
"""Room for the Acheron above the first circle."""


class Ground(Struct, frozen=True):
    """One side of the board as it is drawn."""

    at: dict[int, tuple[float, float]]  # by shield: its middle
    rows: list[list[int]]  # by circle, from 1: its shields from left to right
    box: tuple[float, float, float, float]

    def row_at(self, circle: int) -> float:
        return self.at[self.rows[circle - 1][0]][1]

    def edges(self, circle: int) -> tuple[float, float]:
        """Left and right of a circle's ground."""
        row = [self.at[shield][0] for shield in self.rows[circle - 1]]
        return min(row) - WIDE / 2 - 1, max(row) + WIDE / 2 + 1

    def wall(self) -> float:
        """The top of the Wall."""
        return self.row_at(DIS) - HIGH / 2 - NAME - WALL


def ground(view: InfernoView) -> Ground:
    return laid_out(tuple(sorted(printed.places(view).items())), tuple(printed.board(view).circle))


@lru_cache(maxsize=4)
def laid_out(places: tuple[tuple[int, tuple[float, float]], ...], circle: tuple[int, ...]) -> Ground:
    at = {shield: (x, y * TALL + (WALL if circle[shield] >= DIS else 0)) for shield, (x, y) in places}
    rows = [[shield for shield in at if circle[shield] == row] for row in range(1, CIRCLES + 1)]
    across, down = [x for x, _ in at.values()], [y for _, y in at.values()]
    left, top = min(across) - WIDE / 2 - 1.4, min(down) - HIGH / 2 - NAME - RIVER
    return Ground(at, rows, (left, top, max(across) + WIDE / 2 + 1.4 - left, max(down) + HIGH / 2 + 1.4 - top))


def steps(ground: Ground, view: InfernoView, shields: list[int]) -> list[tuple[float, float]]:
    """The points a way leads through: at the Wall it goes by the gate above the shield it enters."""
    circle = printed.board(view).circle
    points: list[tuple[float, float]] = []
    for before, shield in zip([None, *shields], shields, strict=False):
        if before is not None and circle[before] < DIS <= circle[shield]:
            points.append((ground.at[shield][0], ground.wall() + WALL / 2))
        points.append(ground.at[shield])
    return points


def room(x: float, y: float, high: float, content: str) -> str:
    """A place for a button around a point. Browsers round its edges to whole units, so it is drawn in tenths."""
    left, top = 10 * (x - WIDE / 2), 10 * (y - high / 2)
    return (
        f'<foreignObject transform="scale(.1)" x="{left:g}" y="{top:g}" width="{10 * WIDE:g}" height="{10 * high:g}">'
        f"{content}</foreignObject>"
    )


def line(points: list[tuple[float, float]]) -> str:
    return "M" + " ".join(f"{x:g} {y:g}" for x, y in ((round(x, 1), round(y, 1)) for x, y in points))
