"""Opening a table: checked, stored with the data it will be played with, and begun at once where nobody is missing."""

from __future__ import annotations

from typing import Any

import structlog
from sqlalchemy import Connection

from pandemonium.engine.chance import commitment
from pandemonium.engine.game import Game
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.playing.levels import LEVELS
from pandemonium.server.model import Pact, SeatPlan, User
from pandemonium.server.play.dealing import Dealing
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.storage.pack import keep_pack
from pandemonium.server.storage.pact import columns
from pandemonium.server.storage.table import add_table, new_half, new_table_id

logger = structlog.get_logger()


class Opening:
    """New tables. The server promises its half of the seed before anybody else does."""

    def __init__(self, ledger: Ledger, dealing: Dealing) -> None:
        self.ledger = ledger
        self.dealing = dealing

    async def create(
        self,
        user: User,
        game: str,
        options: dict[str, str],
        plans: list[SeatPlan],
        *,
        public: bool,
        pact: Pact,
        hash: str,
    ) -> str | Refusal:
        refused = check_plans(game, options, plans)
        if refused is not None:
            return refused
        definition, id, half = load_game(game), new_table_id(), new_half()
        values = {
            "id": id,
            "game": game,
            "rules_version": definition.rules_version,
            "pack": definition.pack,
            "digest": definition.data.digest,
            "options": definition.fitting(len(plans), options),
            "half": half,
            "commitment": commitment(half),
            "public": public,
            **columns(pact),
            "creator": user.id,
        }
        await self.ledger.database.write(lambda c: self.store(c, definition, values, plans, hash))
        async with self.ledger.shelf.hold(id) as play:
            if play is not None:
                self.ledger.publish(play, play.version)
        logger.info("table opened", table=id, game=game, seats=len(plans))
        return id

    def store(
        self, connection: Connection, game: Game[Any, Any], values: dict[str, Any], plans: list[SeatPlan], hash: str
    ) -> None:
        keep_pack(connection, game.id, game.data)
        add_table(connection, values, plans, hash)
        self.dealing.settle(connection, values["id"], game)


def check_plans(game: str, options: dict[str, str], plans: list[SeatPlan]) -> Refusal | None:
    if game not in game_ids():
        return refusal("refused-game", game=game[:40])
    for plan in plans:
        if plan.kind == "bot" and plan.level not in LEVELS:
            return refusal("refused-level", level=plan.level[:40])
    return load_game(game).check_setup(len(plans), options)
