"""A trained network as a player: `net:FILE`. It needs NumPy and nothing else that learned it.

The file is an `.npz` of layers `weights0`, `bias0`, `weights1`, … from an observation to a worth for every action;
between layers stands max(0, x). The first layer reads the numbers over their largest value. The legal action
of the highest worth is taken.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.places import Places
from pandemonium.engine.state import Choice
from pandemonium.playing.levels import UnknownLevel
from pandemonium.playing.mind import Mind

Layers: TypeAlias = list[tuple[NDArray[Any], NDArray[Any]]]
"""Weights and bias of each."""


def is_sound(layers: Layers) -> bool:
    """Whether every layer is of finite numbers and takes what the one before it gives."""
    if not layers:
        return False
    widths = [weights.shape[0] if weights.ndim == 2 else 0 for weights, _ in layers][1:]
    for (weights, bias), following in zip(layers, [*widths, None], strict=True):
        if weights.ndim != 2 or bias.shape != weights.shape[1:] or following not in (None, weights.shape[1]):
            return False
        if not all(part.dtype.kind == "f" and np.isfinite(part).all() for part in (weights, bias)):
            return False
    return True


class NetworkBot:
    def __init__(self, game: Game[Any, Any], file: Path) -> None:
        if game.encoder is None:
            raise UnknownLevel(f"{game.id} has no legend that a network could read")
        try:
            with np.load(file) as kept:
                layers = [(kept[f"weights{at}"], kept[f"bias{at}"]) for at in range(len(kept.files) // 2)]
        except Exception as error:  # a damaged file fails in a dozen ways, one for each part that cannot be read
            raise UnknownLevel(f"{file} is not a network: {error}") from error
        self.places = Places(game.choices())
        self.most = np.frombuffer(game.encoder.legend.most, np.uint8).astype(np.float32)
        self.layers = layers
        if not is_sound(layers):
            raise UnknownLevel(f"{file} is not a network: its layers must be finite numbers, each as wide as the next")
        if layers[0][0].shape[0] != len(self.most) or layers[-1][1].shape[0] != len(self.places.choices):
            raise UnknownLevel(f"{file} was trained for another game, or for other features")

    def choose(self, mind: Mind[Any, Any], chance: Chance, seconds: float) -> Choice:
        numbers = np.array(mind.game.features(mind.view), np.float32) / self.most
        for weights, bias in self.layers[:-1]:
            numbers = np.maximum(numbers @ weights + bias, 0)
        weights, bias = self.layers[-1]
        worth = numbers @ weights + bias
        return max(mind.choices, key=lambda choice: float(worth[self.places.of(choice)]))
