"""A board drawn from coordinates: a picture that scales with the page, with real buttons lying on it.

    picture("map", "The city", around(places, 6, 8, 6), path + room(a, 10, 12, spot(...)))

A button on a picture is the same button as anywhere else: keyboard, screen reader and forms know no difference.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from markupsafe import Markup, escape

Point: TypeAlias = tuple[float, float]

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""

FINE = 10
"""Browsers round the edges of a button to whole units, so it is drawn ten times as large and scaled by .1."""


def around(points: Iterable[Point], side: float, above: float, below: float) -> Box:
    """The box of all points with room left and right, above and below them."""
    across, down = zip(*points, strict=True)
    left, top = min(across) - side, min(down) - above
    return left, top, max(across) + side - left, max(down) + below - top


def picture(style: str, label: str, box: Box, content: str) -> Markup:
    """The board itself. What lies in it is drawn in the order given: the last lies uppermost."""
    x, y, width, height = box
    return Markup(
        f'<svg class="{style}" viewBox="{x:g} {y:g} {width:g} {height:g}" role="group"'
        f' aria-label="{escape(label)}">{content}</svg>'
    )


def room(middle: Point, wide: float, high: float, content: str) -> str:
    """A place for a button around a point."""
    left, top = FINE * (middle[0] - wide / 2), FINE * (middle[1] - high / 2)
    return (
        f'<foreignObject transform="scale(.1)" x="{left:g}" y="{top:g}"'
        f' width="{FINE * wide:g}" height="{FINE * high:g}">{content}</foreignObject>'
    )


def way(points: Iterable[Point]) -> str:
    """A path through the points, as the `d` of a `path`; tenths of a unit are fine enough."""
    return "M" + " ".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points)
