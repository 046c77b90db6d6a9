"""Roster: the bot of a level for a game. A game's package may bring its own in a subpackage `bot` with `make`.

`make(level, playouts)` gives a Bot for every level but `random`, for `hard` and `master` a Searcher; a game without it
is played by the generic search.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import MsgspecError

from pandemonium.engine.game import Game
from pandemonium.engine.registry import part_of
from pandemonium.playing.anything import RandomBot
from pandemonium.playing.levels import NET, RANDOM, WEIGHTS, UnknownLevel, parse_level
from pandemonium.playing.mind import Bot
from pandemonium.playing.players import Normal
from pandemonium.playing.rollout import RolloutBot
from pandemonium.playing.search import Searcher
from pandemonium.playing.training import Training
from pandemonium.playing.weights import WeightFile


def bot_for(game: Game[Any, Any], level: str) -> Bot:
    name, playouts = parse_level(level)
    if name == RANDOM:
        return RandomBot()
    if name == NET:
        from pandemonium.playing.network import NetworkBot  # NumPy comes with `pandemonium[learn]`

        return NetworkBot(game, Path(level.partition(":")[2]))
    if name == WEIGHTS:
        return by_weights(game, Path(level.partition(":")[2]))
    part = part_of(game, "bot")
    if part is None:
        return RolloutBot(name, playouts)
    bot: Bot = part.make(name, playouts)
    return bot


def by_weights(game: Game[Any, Any], file: Path) -> Bot:
    """`normal` of a game that can be trained, by the weights of that file."""
    part = part_of(game, "bot.training")
    if part is None:
        raise UnknownLevel(f"{game.id} has no weights")
    training: Training = part.training
    weights = WeightFile(file, training.weights.make)
    try:
        for seats in training.weights.read()["normal"]:
            weights.load("normal", int(seats))
    except (MsgspecError, OSError, KeyError, ValueError) as error:
        raise UnknownLevel(f"{file} holds no weights of {game.id}: {error}") from error
    return Normal(training.craft, weights)


def searcher_for(game: Game[Any, Any]) -> Searcher:
    """The bot that advises: it compares, so it can say why."""
    searcher = bot_for(game, "hard")
    assert isinstance(searcher, Searcher)
    return searcher
