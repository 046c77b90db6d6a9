"""A game's own drawing of its table, in the package `table` beside the game's module, as `drawing`.

A game without one is drawn as the outline of its view, so that every game can be played in the browser.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Generic, TypeVar

from htpy import Node
from msgspec import Struct

from pandemonium.drawing.scene import Scene
from pandemonium.engine.decision import Offer
from pandemonium.engine.game import Game, Result

V = TypeVar("V", bound=Struct)


class TableDrawing(ABC, Generic[V]):
    """Pure functions from a scene to elements. `folder`, if any, holds `symbols.svg`, style sheets and `text/`."""

    folder: Path | None = None

    @abstractmethod
    def status(self, scene: Scene[V]) -> str:
        """Where the game stands, in a few words."""

    @abstractmethod
    def board(self, scene: Scene[V]) -> Node:
        """The middle of the table."""

    @abstractmethod
    def seat(self, scene: Scene[V], seat: int) -> Node:
        """What lies before a seat. Its mark and name are drawn by the page."""

    def others(self, scene: Scene[V]) -> Node:
        """Those at the table who sit in no seat, such as an automa; most games have none."""
        return None

    @abstractmethod
    def bar(self, scene: Scene[V]) -> list[Offer]:
        """The offers that the decision bar shows by itself, those of no thing on the board among them."""

    @abstractmethod
    def final(self, scene: Scene[V], offer: Offer) -> bool:
        """Whether a choice of the bar is worth a second question, because nothing takes it back."""

    def ending(self, scene: Scene[V], result: Result) -> Node:
        """How the result came about, where a game tells more of it than the accounts; most need not."""
        return None

    @abstractmethod
    def narration(self, scene: Scene[V]) -> list[str]:
        """The whole table in sentences, for those who hear it."""


@cache
def drawing_of(game: Game[Any, Any]) -> TableDrawing[Any]:
    """The drawing that belongs to a game."""
    home = type(game).__module__.rpartition(".")[0] + ".table"
    if home == ".table" or find_spec(home) is None:
        from pandemonium.drawing.outline import OutlinedTable

        return OutlinedTable()
    drawing: TableDrawing[Any] = import_module(home).drawing
    return drawing
