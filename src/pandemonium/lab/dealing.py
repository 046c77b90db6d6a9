"""Dealing: the next play of an environment, by its own generator, so that a seed gives the same plays again."""

from __future__ import annotations

from typing import Any

from numpy.random import Generator

from pandemonium.engine.game import Game, Setup
from pandemonium.lab.heard import HeardPlay


def deal(game: Game[Any, Any], seats: int, options: dict[str, str], generator: Generator) -> HeardPlay:
    """Of 128 bits, as the generator makes them: asked for `bytes` it takes twenty times as long."""
    bits = generator.bit_generator.random_raw
    return HeardPlay(game, Setup(seats, f"{bits():016x}{bits():016x}", options))
