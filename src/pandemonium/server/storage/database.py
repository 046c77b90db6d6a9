"""Database: where everything is kept. Work is a function of a connection, run as one transaction."""

from __future__ import annotations

import secrets as randomness
from typing import TypeVar

from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from pandemonium.server.storage.migrate import upgrade
from pandemonium.server.storage.old_rules import close_old_games
from pandemonium.server.storage.pack import adopt_tables
from pandemonium.server.storage.postgres import PostgresBackend
from pandemonium.server.storage.schema import secrets
from pandemonium.server.storage.sqlite import SqliteBackend, Work

T = TypeVar("T")

MIGRATION_LOCK = 0x50414E44
"""PostgreSQL's advisory lock that lets one node migrate while the others wait."""
CHANNEL = "pandemonium"
"""PostgreSQL's channel for rings of the bell."""
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Conflict(Exception):
    """Somebody else wrote this entry, or took this seat, first. Raised inside a transaction it undoes it."""


class Database:
    """The one file or server, whichever the address names."""

    def __init__(self, url: str, *, full_sync: bool = False) -> None:
        parsed = make_url(url)
        kind = parsed.get_backend_name()
        if kind not in ("sqlite", "postgresql", "postgres"):
            raise ValueError(f"the database must be sqlite:///FILE or postgresql://…, not {kind}")
        if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
            raise ValueError("a database in memory would be another one for each thread and worker")
        self.sqlite = SqliteBackend(parsed, full_sync=full_sync) if kind == "sqlite" else None
        self.backend: SqliteBackend | PostgresBackend = self.sqlite or PostgresBackend(parsed)
        self.dsn = parsed.set(drivername="postgresql").render_as_string(hide_password=False)

    async def write(self, work: Work[T]) -> T:
        """Run it as a transaction, committed when this returns. A key somebody else took becomes a `Conflict`."""
        try:
            return await self.backend.write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def read(self, work: Work[T]) -> T:
        return await self.backend.read(work)

    async def start(self) -> None:
        """Bring the schema and what is stored up to date; several nodes may try at once."""
        await self.backend.write(self.migrate)

    def migrate(self, connection: Connection) -> None:
        if self.sqlite is None:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        upgrade(connection)
        adopt_tables(connection)
        close_old_games(connection)

    async def stop(self) -> None:
        await self.backend.stop()

    def announce(self, connection: Connection, table: str, version: int) -> None:
        """Tell other nodes at commit. SQLite's other workers notice by themselves."""
        if self.sqlite is None:
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{table}:{version}"})

    async def has_secret(self, name: str) -> bool:
        return await self.read(lambda connection: has_secret(connection, name))

    async def forget_secret(self, name: str) -> None:
        await self.write(lambda connection: connection.execute(delete(secrets).where(secrets.c.name == name)))

    async def secret(self, name: str) -> str:
        """A random secret that all nodes and restarts share."""
        try:
            return await self.write(lambda connection: kept_secret(connection, name))
        except Conflict:
            return await self.secret(name)


def has_secret(connection: Connection, name: str) -> bool:
    return connection.scalar(select(secrets.c.value).where(secrets.c.name == name)) is not None


def kept_secret(connection: Connection, name: str) -> str:
    known: str | None = connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
    if known is not None:
        return known
    value = randomness.token_hex(32)
    connection.execute(insert(secrets).values(name=name, value=value))
    return value
