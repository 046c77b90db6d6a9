"""What a thing, or a circle full of things, is called above the choices that belong to it."""

from __future__ import annotations

from pandemonium.drawing.words import Words
from pandemonium.engine.phrase import Name
from pandemonium.games.inferno.data.names import SINS
from pandemonium.games.inferno.knowledge.view import InfernoView

NUMBERED = ("place", "gate", "storey", "card", "space")
"""Things known by a number; the others have names."""


def heading(view: InfernoView, words: Words, element: str) -> str:
    kind, _, which = element.partition(" ")
    if kind == "location":
        bribe = "no" if view.quarter in ("", view.locations[which]) else "yes"
        return words("terminal-the-location", location=Name(which), bribe=bribe)
    if kind in NUMBERED:
        return words(f"terminal-the-{kind}", number=which)
    if kind in ("deck", "florins"):
        return words(f"terminal-the-{kind}")
    if kind in ("grave", "cube", "track", "diploma"):
        return words(f"terminal-the-{kind}", sin=Name(which))
    return words(which)


def circle_heading(words: Words, element: str) -> str:
    """A shield's circle; empty for other things."""
    kind, _, which = element.partition(" ")
    if kind != "place":
        return ""
    circle = int(which.partition(".")[0])
    return words("terminal-the-circle", circle=circle, sin=Name(SINS[circle - 1]))
