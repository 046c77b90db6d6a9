"""Opening a table: checked, stored with the data it will be played with, and begun at once where nobody is missing."""

from __future__ import annotations

from typing import Any

import structlog
from sqlalchemy import Connection

from pandemonium.engine.chance import commitment
from pandemonium.engine.game import Game
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.saga import Chapter
from pandemonium.playing.levels import LEVELS
from pandemonium.server.model import Pact, SeatPlan, User
from pandemonium.server.play.dealing import Dealing
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.quota import Quota
from pandemonium.server.storage.chapters import chapters_as_text
from pandemonium.server.storage.pack import keep_pack
from pandemonium.server.storage.pact import columns
from pandemonium.server.storage.table import add_table, new_half, new_table_id

logger = structlog.get_logger()


class Opening:
    """New tables. The server promises its half of the seed before anybody else does."""

    def __init__(self, ledger: Ledger, dealing: Dealing, quota: Quota, *, closed: bool) -> None:
        self.ledger = ledger
        self.dealing = dealing
        self.quota = quota
        self.closed = closed  # before an upgrade: games go on to their end, and none is opened

    async def create(
        self,
        user: User,
        definition: Game[Any, Any],
        options: dict[str, str],
        plans: list[SeatPlan],
        *,
        public: bool,
        pact: Pact,
        hash: str,
        before: tuple[Chapter, ...] = (),
    ) -> str | Refusal:
        """With `before` the table goes on a saga."""
        if self.closed:
            return refusal("refused-no-new-tables")
        refused = check_plans(definition, options, plans)
        bots_alone = all(plan.kind == "bot" for plan in plans)
        refused = refused or await self.quota.refuse_table(user, bots_alone=bots_alone)
        if refused is not None:
            return refused
        game, id, half = definition.id, new_table_id(), new_half()
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
            "chapters": chapters_as_text(before),
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


def check_plans(game: Game[Any, Any], options: dict[str, str], plans: list[SeatPlan]) -> Refusal | None:
    for plan in plans:
        if plan.kind == "bot" and plan.level not in LEVELS:
            return refusal("refused-level", level=plan.level[:40])
    return game.check_setup(len(plans), options)
