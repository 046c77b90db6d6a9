"""A table's own game: the rules as they are installed, with the data the table was opened with."""

from __future__ import annotations

from typing import Any

from msgspec import MsgspecError
from sqlalchemy import Row

from pandemonium.engine.game import Game
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.registry import game_ids, kept_game, load_game
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.old_rules import RULES
from pandemonium.server.storage.pack import read_pack

UNFIT = (ArithmeticError, LookupError, TypeError, ValueError, MsgspecError)
"""What foreign content can raise, packs' own errors among them: a game's loader checks what people may get wrong."""


class Unplayable(Exception):
    """A stored table this program cannot replay: the game is gone, other rules, data not kept, or a damaged log."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__(refused.reason.id)
        self.refused = refused


class OwnGames:
    """Games by the pack of their tables. A pack is read once; it never changes, for its digest is its name."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.made: dict[tuple[str, str, str], Game[Any, Any]] = {}

    async def game_of(self, row: Row[Any]) -> Game[Any, Any]:
        if row.game not in game_ids():
            raise Unplayable(refusal("refused-game-gone", game=row.game))
        ours = load_game(row.game)
        if ours.rules_version != row.rules_version:
            told = "refused-closed-rules" if row.ended == RULES else "refused-other-rules"
            raise Unplayable(refusal(told, rules=row.rules_version, ours=ours.rules_version))
        if row.digest is None:
            raise Unplayable(refusal("refused-other-pack", pack=row.pack, ours=ours.pack))
        key = (row.game, row.pack, row.digest)
        if key not in self.made:
            self.made[key] = await self.make(*key)
        return self.made[key]

    async def nearest(self, row: Row[Any]) -> Game[Any, Any] | None:
        """What comes nearest to a game whose rules are gone: the one that is installed, with the table's own data if
        it takes them."""
        if row.game not in game_ids():
            return None
        try:
            return await self.make(row.game, row.pack, row.digest or "")
        except Unplayable:
            return load_game(row.game)

    async def make(self, game: str, identity: str, digest: str) -> Game[Any, Any]:
        name = identity.rpartition(" ")[0]
        try:
            return kept_game(game, await self.database.read(lambda c: read_pack(c, game, digest, name)))
        except UNFIT as error:
            raise Unplayable(refusal("refused-broken-pack", pack=identity)) from error
