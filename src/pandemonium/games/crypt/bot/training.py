"""What training needs of Crypt: its weights by name, and a game between some of them."""

from __future__ import annotations

from pandemonium.engine.game import Setup
from pandemonium.games.crypt.bot.outlook import outlook_of
from pandemonium.games.crypt.bot.policy import play_on
from pandemonium.games.crypt.bot.search import utility
from pandemonium.games.crypt.bot.weights import NAMES, read_tables, weights_from, write_tables
from pandemonium.games.crypt.game import crypt

__all__ = ["NAMES", "play", "read_tables", "write_tables"]

GAME = crypt()


def play(seed: str, tables: list[dict[str, float]]) -> list[float]:
    """What each seat reaches with its own weights."""
    state = GAME.new(Setup(len(tables), seed, {"collectors": "random"}))
    state.events = None
    play_on([outlook_of(GAME.rules, len(tables), weights_from(numbers)) for numbers in tables], state)
    return [utility(state, seat) for seat in range(len(tables))]
