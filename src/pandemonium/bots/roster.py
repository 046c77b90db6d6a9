"""Roster: the bot of a level for a game. A game's package may bring its own in a subpackage `bot` with `make`.

`make(level, playouts)` gives a Bot for every level but `random`; a game without it is played by the generic search.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pandemonium.bots.dice import RandomBot
from pandemonium.bots.levels import RANDOM, parse_level
from pandemonium.bots.rollout import RolloutBot
from pandemonium.engine.game import Game
from pandemonium.engine.mind import Bot


def bot_for(game: Game[Any, Any], level: str) -> Bot:
    name, playouts = parse_level(level)
    if name == RANDOM:
        return RandomBot()
    home = type(game).__module__.rpartition(".")[0] + ".bot"
    if home != ".bot" and find_spec(home) is not None:
        bot: Bot = import_module(home).make(name, playouts)
        return bot
    return RolloutBot(name, playouts)
