"""What a seat sees, and with perfect recall what it heard, in the form that OpenSpiel asks a game for."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from pandemonium.engine.state import Seat
from pandemonium.lab.heard import HeardPlay
from pandemonium.lab.hearing import Hearing
from pandemonium.lab.observing import Observer

UNDEALT = "not dealt"


class Holder(Protocol):
    """A state of OpenSpiel's, before and after the deal."""

    play: HeardPlay | None


class PlayObserver:
    """With perfect recall its string tells all that was heard, its tensor so many of the latest things."""

    def __init__(self, observer: Observer, perfect: bool, recall: int) -> None:
        recall = recall if perfect else 0
        self.observer, self.perfect, self.recall = observer, perfect, recall
        self.hearing = Hearing(observer, recall)
        width, across = observer.width, self.hearing.across
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
            self.hearing.write(state.play, player, self.dict["heard"])

    def string_from(self, state: Holder, player: Seat) -> str:
        if state.play is None:
            return UNDEALT
        lines = state.play.lines(player) if self.perfect else ()
        return "\n".join([*lines, state.play.seen(player)])
