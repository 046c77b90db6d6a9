"""What training needs of a game: the weights of its craft, and a game between some of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pandemonium.engine.game import Game, Setup
from pandemonium.playing.craft import Craft
from pandemonium.playing.weights import Numbers


class Training:
    """A game's module `bot.training` has one, called `training`."""

    def __init__(
        self, game: Game[Any, Any], craft: Craft[Any, Any, Any], options: Callable[[str], dict[str, str]]
    ) -> None:
        """`options` says at what table the game of a seed is played."""
        self.game, self.craft, self.options = game, craft, options
        self.weights = craft.weights

    def play(self, seed: str, tables: list[Numbers]) -> list[float]:
        """What each seat reaches with its own weights."""
        state = self.game.new(Setup(len(tables), seed, self.options(seed)))
        state.events = None
        self.craft.play_on([self.craft.outlook(self.weights.filled(numbers), state) for numbers in tables], state)
        return [self.craft.utility(state, seat) for seat in range(len(tables))]
