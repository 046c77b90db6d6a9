"""A seat's mark: colour, shape and letter together, so that no one of them has to be told apart alone."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from pandemonium.drawing.html import span
from pandemonium.drawing.icon import icon
from pandemonium.engine.seats import LETTERS

SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "cross")
GHOST = "ghost"
"""The owner of dice and cards that belong to no seat."""


def shape_of(owner: str) -> str:
    return "ring" if owner == GHOST else SHAPES[int(owner) % len(SHAPES)]


@lru_cache(maxsize=64)
def mark(owner: str, style: str = "") -> Markup:
    """The shape in the seat's colour with its letter inside; screen readers hear the name that stands beside it."""
    letter = "" if owner == GHOST else LETTERS[int(owner)]
    names = f"mark owner-{owner} {style}".strip()
    return span({"class": names, "aria-hidden": "true"})[icon(f"shape-{shape_of(owner)}"), span(".letter")[letter]]
