"""A game's own drawing of its table, in the package `table` beside the game's module, as `drawing`.

A game without one is drawn as the outline of its view, so that every game can be played in the browser.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from pandemonium.drawing.beat import SAID, Beat
from pandemonium.drawing.html import Node
from pandemonium.drawing.scene import Scene
from pandemonium.engine.decision import Offer
from pandemonium.engine.game import Game
from pandemonium.engine.registry import MOST_GAMES, part_of
from pandemonium.engine.result import Result
from pandemonium.engine.saga import Saga
from pandemonium.engine.state import Event

V = TypeVar("V", bound=Struct)


class TableDrawing(ABC, Generic[V]):
    """Pure functions from a scene to elements. `folder`, if any, holds `symbols.svg`, style sheets and `text/`."""

    folder: Path | None = None
    walks = False
    """Whether `ending` brings a table that the page walks through; else it walks through the points by source."""

    @abstractmethod
    def status(self, scene: Scene[V]) -> str:
        """Where the game stands, in a few words."""

    def chapter(self, scene: Scene[V]) -> str:
        """The part of the game this is, by which a replay is marked: a round, an act. A game may have none."""
        return ""

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

    def hindsight(self, scene: Scene[V], seen: list[list[list[list[int]]]]) -> Node:
        """When secret roles could have been known: after each round, by each seat, of each seat, hundredths by role."""
        return None

    def chronicle(self, scene: Scene[V], told: Any) -> Node:
        """What the game's own chronicle tells of a finished play; most games keep none."""
        return None

    def saga(self, scene: Scene[V], saga: Saga) -> Node:
        """The record of the games that a finished one belongs to."""
        return None

    def tie(self, scene: Scene[V]) -> Node:
        """What broke a tie for the first place, as it lay on the table; nothing where words are enough."""
        return None

    def beat(self, scene: Scene[V], event: Event) -> Beat:
        """How an event that this viewer heard is shown; a game without an own way only says it."""
        return SAID

    def picture(self, scene: Scene[V], name: str) -> Node:
        """A picture of the rules reference, by the name it is called there; nothing where there is none."""
        return None

    def log_from(self, options: Mapping[str, str]) -> str:
        """With the last event of which kind the log begins while the game is on, where all would tell too much.

        What is still news to its reader stays. Empty: it begins with the game.
        """
        return ""

    @abstractmethod
    def narration(self, scene: Scene[V]) -> list[str]:
        """The whole table in sentences, for those who hear it."""


@lru_cache(MOST_GAMES)
def drawing_of(game: Game[Any, Any]) -> TableDrawing[Any]:
    """The drawing that belongs to a game."""
    part = part_of(game, "table")
    if part is None:
        from pandemonium.drawing.outline import OutlinedTable

        return OutlinedTable()
    drawing: TableDrawing[Any] = part.drawing
    return drawing
