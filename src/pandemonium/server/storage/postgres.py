"""PostgreSQL: a server that several nodes share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")


class PostgresBackend:
    """Transactions on a pool of connections."""

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,  # the log tells no link and no seed
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Committed when this returns."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def stop(self) -> None:
        await self.engine.dispose()
