"""Games and lobby: what can be played, and where."""

from __future__ import annotations

from litestar import Controller, get

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.playing.levels import LEVELS
from pandemonium.server.api.document import PROBLEMS
from pandemonium.server.api.shape import GameShape
from pandemonium.server.identity import Caller, TheTables
from pandemonium.server.model import Lobby
from pandemonium.server.words import words


class Games(Controller):
    path = "/api"
    tags = ["games"]

    @get("/games", operation_id="games", responses=PROBLEMS, sync_to_thread=False)
    def games(self, caller: Caller) -> list[GameShape]:
        """Every game with its player counts, options and bot levels.

        The first value of an option is its default. An option counts only at tables of its `seats` (any, where there
        are none) and `when` each option named there has one of those values; elsewhere it is left out.
        """
        return [game_shape(id, caller.preferences.language) for id in game_ids()]

    @get("/lobby", operation_id="lobby", responses=PROBLEMS)
    async def lobby(self, caller: Caller, tables: TheTables) -> Lobby:
        """Open tables, one's own, those to watch, and finished ones."""
        return await tables.lobby(caller)


def game_shape(id: str, language: str) -> GameShape:
    game, text = load_game(id), words(language, id)
    return GameShape(
        id=id,
        title=text("title"),
        seats=list(game.seats),
        options=list(game.options),
        levels=list(LEVELS),
        rules_version=game.rules_version,
        pack=game.pack,
        phrases={code: text.say(phrase) for code, phrase in game.phrases.items()},
    )
