"""What training needs of Inferno: its weights by name, and a game between some of them."""

from __future__ import annotations

from pandemonium.engine.chance import chance_from
from pandemonium.engine.game import Setup
from pandemonium.games.inferno.bot.policy import play_on
from pandemonium.games.inferno.bot.search import ENDLESS, utility
from pandemonium.games.inferno.bot.weights import NAMES, read_tables, weights_from, write_tables
from pandemonium.games.inferno.game import inferno
from pandemonium.games.inferno.names import SOLO_MODES

__all__ = ["NAMES", "play", "read_tables", "write_tables"]

GAME = inferno()


def play(seed: str, tables: list[dict[str, float]]) -> list[float]:
    """What each seat reaches with its own weights; alone in any of the modes."""
    mode = SOLO_MODES[chance_from(seed).below(len(SOLO_MODES))]
    state = GAME.new(Setup(len(tables), seed, {"solo": mode}))
    state.events = None
    play_on([weights_from(numbers) for numbers in tables], state, ENDLESS)
    return [utility(state, seat) for seat in range(len(tables))]
