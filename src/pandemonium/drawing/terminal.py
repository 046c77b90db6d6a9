"""A game's drawing of its table in the terminal, in the package `terminal` beside the game's module, as `drawing`.

A game without one is drawn as the plain outline of its view, so that every game can be played in the terminal.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from rich.console import RenderableType
from rich.tree import Tree

from pandemonium.drawing.words import Words
from pandemonium.engine.game import Game
from pandemonium.engine.registry import part_of

V = TypeVar("V", bound=msgspec.Struct)


class TerminalDrawing(Generic[V]):
    """Pure functions from a view to what Rich prints within 80 columns. `folder` holds `text/`, where there is any."""

    folder: Path | None = None
    examples: tuple[str, ...] = ()
    """Things on the table as one may ask about them: why not?"""

    def made_for(self, game: Game[Any, Any]) -> TerminalDrawing[V]:
        """The drawing for a game with its own data; for most the view says everything."""
        return self

    def of_data(self, words: Words) -> RenderableType | None:
        """What the data look like laid out, for whoever makes a pack: maps; most have nothing to show."""
        return None

    def table(self, view: V, words: Words) -> RenderableType:
        """The whole table as the view's seat knows it."""
        return outline(Tree(""), msgspec.to_builtins(view))

    def at_question(self, view: V, words: Words, elements: set[str]) -> RenderableType:
        """What is shown above a question about those things; a long turn need not show the whole table each time."""
        return self.table(view, words)

    def heading(self, view: V, words: Words, element: str) -> str:
        """What a thing on the table is called above the choices that belong to it."""
        return element

    def region(self, view: V, words: Words, element: str) -> str:
        """What the part of the table is called that a very long list puts a thing under; empty for none."""
        return ""


def outline(tree: Tree, thing: object) -> Tree:
    """Plain data as a tree of names and values."""
    items = thing.items() if isinstance(thing, dict) else enumerate(thing, 1) if isinstance(thing, list) else []
    for name, value in items:
        if isinstance(value, dict | list):
            outline(tree.add(str(name)), value)
        else:
            tree.add(f"{name}: {value}")
    return tree


def terminal_of(game: Game[Any, Any]) -> TerminalDrawing[Any]:
    part = part_of(game, "terminal")
    if part is None:
        return TerminalDrawing()
    drawing: TerminalDrawing[Any] = part.drawing
    return drawing.made_for(game)
