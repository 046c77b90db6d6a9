"""The audience: those who watch are counted, and whoever opened the table may shut them out or show it in the lobby."""

from __future__ import annotations

import asyncio
from collections import Counter
from time import time

from msgspec import Struct
from sqlalchemy import Connection

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.server.model import User
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.play import Play
from pandemonium.server.storage.audience import keep_watching, set_audience, stop_watching


class Wanted(Struct, frozen=True, omit_defaults=True):
    """Who may look on; what is left out stays as it is."""

    watching: bool | None = None
    public: bool | None = None


class Audience:
    """Those who watch by a socket of this process; the database knows until when each counts as there."""

    def __init__(self, ledger: Ledger, seconds: float) -> None:
        self.ledger = ledger
        self.seconds = seconds
        self.sockets: Counter[tuple[str, str]] = Counter()

    async def arrive(self, play: Play, watcher: str) -> None:
        self.sockets[play.id, watcher] += 1
        if self.sockets[play.id, watcher] == 1:
            until = time() + self.seconds
            await self.ledger.change(play, lambda c: keep_watching(c, play.id, watcher, until))

    async def leave(self, id: str, watcher: str) -> None:
        self.sockets[id, watcher] -= 1
        if self.sockets[id, watcher] > 0:
            return
        del self.sockets[id, watcher]
        async with self.ledger.shelf.hold(id) as play:
            if play is not None:
                await self.ledger.change(play, lambda c: stop_watching(c, id, watcher))

    async def run(self) -> None:
        """Renew everybody long before they lapse."""
        while True:
            await asyncio.sleep(self.seconds / 3)
            if self.sockets:
                await self.ledger.database.write(self.renew)

    def renew(self, connection: Connection) -> None:
        for id, watcher in list(self.sockets):
            keep_watching(connection, id, watcher, time() + self.seconds)

    async def open_to(self, user: User, id: str, wanted: Wanted) -> Refusal | None:
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            if user.id != play.creator:
                return refusal("refused-not-host")
            named = {"watching": wanted.watching, "public": wanted.public}
            changes = {name: value for name, value in named.items() if value is not None}
            if changes:
                await self.ledger.change(play, lambda c: set_audience(c, id, changes))
        return None


def watching(play: Play) -> int:
    """How many watch now."""
    return sum(until > time() for until in play.watchers)
