"""Observing: what a seat sees and what it may choose, as arrays, by the game's encoder or, without one, its view."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from librt.strings import BytesWriter
from numpy.typing import NDArray

from pandemonium.engine.game import Game, Setup
from pandemonium.engine.state import Seat, State
from pandemonium.lab.heard import places_of

LARGEST = 32767
"""A game without a legend may have any numbers of this size."""

Array: TypeAlias = NDArray[Any]


class Observer:
    """Of one game with so many seats. Masks name places in the game's list of choices."""

    def __init__(self, game: Game[Any, Any], seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.encoder = game.encoder
        self.places = places_of(game)
        self.actions = len(self.places.choices)
        if self.encoder is not None:
            self.width = len(self.encoder.legend)
            high = np.frombuffer(self.encoder.legend.most, np.uint8)
            self.space: spaces.Box[Any] = spaces.Box(np.zeros(self.width, np.uint8), high, dtype=np.uint8)
        else:
            self.width = len(self.seen(game.new(Setup(seats, "as wide as this", options)), 0))
            self.space = spaces.Box(-LARGEST, LARGEST, (self.width,), np.int16)

    def seen(self, state: State, seat: Seat) -> Array:
        """The observation alone."""
        if self.encoder is None:
            return np.array(self.game.features(self.game.view(state, seat)), np.int16)
        return np.frombuffer(bytearray(self.encoder.encoded(state, seat)), np.uint8)

    def both(self, state: State, seat: Seat, beside: bool = True) -> tuple[Array, Array]:
        """The observation, and the mask of what the seat may choose, asides included where they are wanted."""
        out = BytesWriter()
        if self.encoder is None:
            self.places.write_mask(state, seat, beside, out)
            return self.seen(state, seat), np.frombuffer(bytearray(out.getvalue()), np.int8)
        self.encoder.write(state, seat, out)
        self.places.write_mask(state, seat, beside, out)
        found = bytearray(out.getvalue())
        return np.frombuffer(found, np.uint8, self.width), np.frombuffer(found, np.int8, self.actions, self.width)
