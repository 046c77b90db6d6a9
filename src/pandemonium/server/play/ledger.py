"""The ledger: the only way into a table's log. Check, append; if somebody was faster, check again."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Any, TypeAlias

import msgspec
import structlog
from sqlalchemy import Connection

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR
from pandemonium.server.bell import Bell
from pandemonium.server.metrics import CHOICES
from pandemonium.server.model import Outcome
from pandemonium.server.play.coach import is_over
from pandemonium.server.play.play import Play
from pandemonium.server.play.shelf import Shelf
from pandemonium.server.storage.database import Conflict, Database
from pandemonium.server.storage.entry import append
from pandemonium.server.storage.sqlite import Work
from pandemonium.server.storage.table import bump

logger = structlog.get_logger()

ATTEMPTS = 8
"""How often a conflict is tried again before the caller is asked to."""

Act: TypeAlias = Callable[[Play], Refusal | None]
"""Takes choices on a play in memory, or refuses and changes nothing."""


def nobody_waits(_play: Play) -> None:
    """After a commit, where there are no bots."""


class Ledger:
    """Writes to tables. Nothing is told to anybody before it is committed: the table's lock is held until then."""

    def __init__(self, database: Database, shelf: Shelf, bell: Bell) -> None:
        self.database = database
        self.shelf = shelf
        self.bell = bell
        self.on_commit: Callable[[Play], None] = nobody_waits

    async def attempt(self, id: str, act: Act, guest: str | None, key: str = "") -> Refusal | None:
        """Do it on the table as we know it; a refusal counts only when what we know is the newest."""
        async with self.shelf.hold(id, version=0) as play:
            if play is None:
                return self.shelf.missing(id)
            for _ in range(ATTEMPTS):
                before = play.number
                refused = act(play)
                if refused is None and play.number == before:
                    return None
                if refused is None and await self.commit(play, before, guest, key):
                    return None
                if not await self.shelf.refresh(play) and refused is not None:
                    return refused
                if play.version < 0:
                    return self.shelf.missing(id)
        return refusal("refused-busy")

    async def commit(self, play: Play, before: int, guest: str | None, key: str) -> bool:
        """Append what the match took since; false, and the play forgotten, where somebody else was first."""
        rows = entry_rows(play, before, guest, key)
        play.status = "over" if is_over(play) else "playing"
        noticed = play.on.number_for(SPECTATOR)
        if noticed != play.noticed:
            play.noticed, play.updated = noticed, rows[0]["at"]
        values: dict[str, Any] = {"status": play.status, "waiting": play.waiting_mask()}
        values |= {"noticed": play.noticed, "updated": play.updated, "outcome": outcome_of(play)}
        try:
            version = await self.database.write(lambda c: self.append(c, play, rows, values))
        except Conflict:
            play.forget()
            return False
        except BaseException:
            play.forget()
            raise
        play.version = version
        if guest and key:
            play.keys[guest, key] = before + 1
        CHOICES.labels("person" if guest else "bot").inc(len(rows))
        if play.status == "over":
            logger.info("game over", table=play.id, game=play.on.game.id, entries=play.on.number)
        self.publish(play, version)
        return True

    def append(self, connection: Connection, play: Play, rows: list[dict[str, Any]], values: dict[str, Any]) -> int:
        version = append(connection, play.id, play.version, rows, values)
        self.database.announce(connection, play.id, version)
        return version

    async def change(self, play: Play, work: Work[None]) -> None:
        """A transaction on what is not the log (seats, chat), told to everybody like a choice."""
        version = await self.database.write(lambda c: self.bump(c, play.id, work))
        await self.shelf.refresh(play)
        self.publish(play, version)

    def bump(self, connection: Connection, id: str, work: Work[None]) -> int:
        version = bump(connection, id)
        work(connection)
        self.database.announce(connection, id, version)
        return version

    def publish(self, play: Play, version: int) -> None:
        self.bell.ring(play.id, version)
        self.on_commit(play)


def outcome_of(play: Play) -> str | None:
    """What the lobby tells of a finished game."""
    if not play.on.over:
        return None
    result = play.on.game.result(play.on.state)
    return msgspec.json.encode(Outcome(list(result.scores), list(result.winners))).decode()


def entry_rows(play: Play, before: int, guest: str | None, key: str) -> list[dict[str, Any]]:
    """The new entries as rows. The key stands at the first: those after it follow from the same act."""
    at = time()
    return [
        {
            "table_id": play.id,
            "number": number,
            "seat": moment.entry.seat,
            "code": moment.entry.code,
            "guest": guest,
            "key": key or None if number == before + 1 else None,
            "clock": moment.clock is not None,
            "at": at,
        }
        for number, moment in enumerate(play.on.history[before:], before + 1)
    ]
