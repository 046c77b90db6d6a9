"""Hearing: what a seat heard, in order, as an array: the information state beside an observation.

A row for each thing heard, the latest first, as many as a program wants to recall; where fewer were heard the rest is
zeros. The first number of a row is its kind (`lab/heard.py`), the others say more: a choice of the seat's own is told
by its place among the actions, an event by its facts.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from pandemonium.engine.state import Seat
from pandemonium.lab.heard import CHOSE, EVENT, HeardPlay
from pandemonium.lab.observing import Array, Observer

LARGEST: Final = 1 << 24
"""No fact of an event is as large, and a number of this size is exact in 32 bits of any kind."""


def hearing_of(observer: Observer, recall: int) -> Hearing | None:
    """None where nothing is to be recalled."""
    if recall < 0:
        raise ValueError(f"recall says how many things heard are shown, the latest: 0 for none, not {recall}")
    return Hearing(observer, recall) if recall else None


class Hearing:
    """Of one game, so many things long."""

    def __init__(self, observer: Observer, recall: int) -> None:
        events = observer.game.events
        self.places, self.recall = observer.places, recall
        self.across = 1 + max([1, *(len(kind.facts) for kind in events)])
        low = np.full((recall, self.across), -LARGEST, np.int32)
        high = np.full((recall, self.across), LARGEST, np.int32)
        low[:, 0], high[:, 0] = 0, EVENT + len(events) - 1
        self.space: spaces.Box[Any] = spaces.Box(low, high, dtype=np.int32)

    def heard(self, play: HeardPlay, seat: Seat) -> Array:
        table = np.zeros((self.recall, self.across), np.int32)
        self.write(play, seat, table)
        return table

    def write(self, play: HeardPlay, seat: Seat, table: Array) -> None:
        """Into an array of zeros; of a longer row as many numbers as fit."""
        latest = play.heard(seat)[-self.recall :]
        for row, (kind, *facts) in zip(table, reversed(latest), strict=False):
            told = [self.places.of(facts[0])] if kind == CHOSE else facts[: self.across - 1]
            row[0], row[1 : 1 + len(told)] = kind, told
