"""The feed: other processes' commits, passed on to the bell. Losing one costs a poll, never a move."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection

from pandemonium.server.bell import Bell
from pandemonium.server.storage.database import CHANNEL, Database
from pandemonium.server.storage.sitting import sitting_versions
from pandemonium.server.storage.sqlite import SqliteBackend
from pandemonium.server.storage.table import read_versions


class Feed:
    """Watches the tables somebody listens to in this process."""

    def __init__(self, database: Database, bell: Bell, *, poll: float, fallback: float) -> None:
        self.database = database
        self.bell = bell
        self.poll = poll
        self.fallback = fallback

    async def run(self) -> None:
        """Until the connection breaks; whoever runs it starts it again."""
        file = self.database.sqlite
        await (self.watch_server() if file is None else self.watch_file(file))

    async def watch_file(self, file: SqliteBackend) -> None:
        """SQLite counts the commits of other processes; while nobody listens, nobody asks it."""
        seen = file.commits_of_others()
        while True:
            await self.bell.anybody.wait()
            await asyncio.sleep(self.poll)
            now = file.commits_of_others()
            if now != seen:
                seen = now
                await self.catch_up()

    async def watch_server(self) -> None:
        """PostgreSQL tells at commit; a slow poll catches what a broken connection swallowed."""
        connection = await asyncpg.connect(self.database.dsn)
        try:
            await connection.add_listener(CHANNEL, self.heard)
            while not connection.is_closed():
                await self.catch_up()
                await asyncio.sleep(self.fallback)
        finally:
            await connection.close(timeout=1)
        raise ConnectionError("the connection that listens was closed")

    def heard(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        table, _, version = payload.partition(":")
        self.bell.ring(table, int(version))

    async def catch_up(self) -> None:
        """Compare every watched table and sitting with what was told last."""
        watched = self.bell.watched()
        if watched:
            for table, version in await self.database.read(lambda c: newest(c, watched)):
                self.bell.ring(table, version)


def newest(connection: Connection, watched: list[str]) -> list[tuple[str, int]]:
    return read_versions(connection, watched) + sitting_versions(connection, watched)
