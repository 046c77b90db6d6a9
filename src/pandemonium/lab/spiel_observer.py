"""What a seat sees, and with perfect recall what it heard, in the form that OpenSpiel asks a game for."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from pandemonium.engine.state import Seat
from pandemonium.lab.heard import CHOSE, HeardPlay, Row
from pandemonium.lab.observing import Array, Observer

UNDEALT = "not dealt"


class Holder(Protocol):
    """A state of OpenSpiel's, before and after the deal."""

    play: HeardPlay | None


class PlayObserver:
    """It recalls so many things heard in its tensor, all of them in its string; with 0 it shows what is seen alone."""

    def __init__(self, observer: Observer, recall: int) -> None:
        self.observer, self.recall = observer, recall
        width = observer.width
        across = 1 + max(1, *(len(kind.facts) for kind in observer.game.events))
        self.tensor = np.zeros(width + recall * across, np.float32)
        self.dict = {"observation": self.tensor[:width]}
        if recall:
            self.dict["heard"] = self.tensor[width:].reshape(recall, across)

    def set_from(self, state: Holder, player: Seat) -> None:
        self.tensor.fill(0)
        if state.play is None:
            return
        self.dict["observation"][:] = self.observer.seen(state.play.state, player)
        if self.recall:
            self.write(self.dict["heard"], state.play.heard(player))

    def write(self, table: Array, heard: list[Row]) -> None:
        """The latest first, a row each: its kind and as many of its numbers as fit. A choice is told by its place."""
        for row, (kind, *facts) in zip(table, reversed(heard), strict=False):
            told = [self.observer.places.of(facts[0])] if kind == CHOSE else facts[: len(row) - 1]
            row[0], row[1 : 1 + len(told)] = kind, told

    def string_from(self, state: Holder, player: Seat) -> str:
        if state.play is None:
            return UNDEALT
        lines = state.play.lines(player) if self.recall else ()
        return "\n".join([*lines, state.play.seen(player)])
