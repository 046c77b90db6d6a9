"""The host's desk: closing tables, banning people, removing what was said, and telling everybody something."""

from __future__ import annotations

import asyncio
from hmac import compare_digest

from sqlalchemy import Connection

from pandemonium.server.play.leaving import Leaving
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.talk import tidy
from pandemonium.server.storage.desk import (
    OnDesk,
    end_by_host,
    put_notice,
    read_desk,
    read_notice,
    remove_line,
    set_ban,
)

LONGEST_NOTICE = 300
WORD = "desk"
"""The secret of the database that opens it."""


class Desk:
    """Whoever knows the word may do all of it."""

    def __init__(self, ledger: Ledger, poll: float) -> None:
        self.ledger = ledger
        self.leaving = Leaving(ledger)
        self.poll = poll
        self.word = ""

    def opens(self, word: str) -> bool:
        return bool(self.word) and compare_digest(word.encode(), self.word.encode())

    async def look(self, sought: str) -> OnDesk:
        return await self.ledger.database.read(lambda c: read_desk(c, tidy(sought, 40)))

    async def close(self, id: str) -> None:
        async with self.ledger.shelf.hold(id) as play:
            if play is not None:
                await self.ledger.change(play, lambda c: end_by_host(c, id))

    async def ban(self, guest: str, *, banned: bool) -> None:
        """A bot plays on in their seats; they are told so wherever they come."""
        await self.ledger.database.write(lambda c: set_ban(c, guest, banned))
        if banned:
            await self.leaving.leave(guest)

    async def remove(self, line: int) -> None:
        found = await self.ledger.database.write(lambda c: self.removed(c, line))
        if found is not None:
            self.ledger.bell.ring(*found)

    def removed(self, connection: Connection, line: int) -> tuple[str, int] | None:
        found = remove_line(connection, line)
        if found is not None:
            self.ledger.database.announce(connection, *found)
        return found

    async def tell(self, text: str) -> None:
        """To everybody on every page, until the next notice or an empty one."""
        await self.ledger.database.write(lambda c: put_notice(c, tidy(text, LONGEST_NOTICE)))
        await self.hear()

    async def hear(self) -> None:
        self.ledger.bell.tell_all(await self.ledger.database.read(read_notice))

    async def run(self) -> None:
        """Hear what another node's desk told."""
        while True:
            await self.hear()
            await asyncio.sleep(self.poll)
