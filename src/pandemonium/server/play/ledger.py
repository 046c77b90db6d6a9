"""The ledger: the only way into a table's log. Check, append; if somebody was faster, check again."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, time
from typing import Any, TypeAlias

import msgspec
import structlog
from sqlalchemy import Connection

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR
from pandemonium.server.bell import Bell
from pandemonium.server.metrics import CHOICES
from pandemonium.server.model import Ended
from pandemonium.server.play.coach import is_over
from pandemonium.server.play.device import falling
from pandemonium.server.play.play import Play
from pandemonium.server.play.shelf import Shelf
from pandemonium.server.storage.curtain import draw_curtain
from pandemonium.server.storage.database import Conflict, Database
from pandemonium.server.storage.entry import append
from pandemonium.server.storage.sqlite import Work
from pandemonium.server.storage.table import bump, bump_all

logger = structlog.get_logger()

ATTEMPTS = 8
"""How often a conflict is tried again before the caller is asked to."""

Act: TypeAlias = Callable[[Play], Refusal | None]
"""Takes choices on a play in memory, or refuses and changes nothing."""


def unchanged(_connection: Connection) -> None:
    """What those at a table see has changed, such as a name; nothing of the table itself did."""


def nobody_waits(_play: Play) -> None:
    """After a commit, where there are no bots."""


class Ledger:
    """Writes to tables. Nothing is told to anybody before it is committed: the table's lock is held until then."""

    def __init__(self, database: Database, shelf: Shelf, bell: Bell) -> None:
        self.database = database
        self.shelf = shelf
        self.bell = bell
        self.on_commit: Callable[[Play], None] = nobody_waits
        self.on_end: Callable[[Play], None] = nobody_waits

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
        for seat in falling(play):
            play.chairs[seat].front = False
        if guest and key:
            play.keys[guest, key] = before + 1
        CHOICES.labels("person" if guest else "bot").inc(len(rows))
        if play.status == "over":
            logger.info("game over", table=play.id, game=play.on.game.id, entries=play.on.number)
        self.publish(play, version)
        return True

    def append(self, connection: Connection, play: Play, rows: list[dict[str, Any]], values: dict[str, Any]) -> int:
        version = append(connection, play.id, play.version, rows, values)
        draw_curtain(connection, play.id, falling(play))
        self.database.announce(connection, play.id, version)
        return version

    async def change(self, play: Play, work: Work[None]) -> None:
        """A transaction on what is not the log (seats, chat), told to everybody like a choice."""
        version = await self.database.write(lambda c: self.bump(c, play.id, work))
        await self.shelf.refresh(play)
        self.publish(play, version)

    def look(self, play: Play) -> None:
        """Somebody looks: bots that play alone go on."""
        play.looked = monotonic()
        if play.bots_alone and play.status == "playing":
            self.on_commit(play)

    async def change_everywhere(self, work: Work[None], guest: str) -> None:
        """A transaction on what a person is, told at every table they sit at."""
        for id, version in await self.database.write(lambda c: self.bump_all(c, guest, work)):
            self.bell.ring(id, version)

    def bump_all(self, connection: Connection, guest: str, work: Work[None]) -> list[tuple[str, int]]:
        work(connection)
        changed = bump_all(connection, guest)
        for id, version in changed:
            self.database.announce(connection, id, version)
        return changed

    def bump(self, connection: Connection, id: str, work: Work[None]) -> int:
        version = bump(connection, id)
        work(connection)
        self.database.announce(connection, id, version)
        return version

    def publish(self, play: Play, version: int) -> None:
        self.bell.ring(play.id, version)
        self.on_commit(play)
        if play.status == "over":
            self.on_end(play)


def outcome_of(play: Play) -> str | None:
    """What the lobby tells of a finished game, and what statistics keep of it."""
    if not play.on.over:
        return None
    result = play.on.game.result(play.on.state)
    known = [role.id for role in play.game.roles(len(play.chairs), play.options)]
    roles = list(result.roles) or (known if any(known) else [])
    levels = [chair.level if chair.kind == "bot" else "" for chair in play.chairs]
    ended = Ended(list(result.scores), list(result.winners), roles, levels, play.on.chronicle())
    return msgspec.json.encode(ended).decode()


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
