"""SQLite: a file in WAL mode. One thread writes, a few read beside it.

A transaction runs in its thread from begin to commit: one change of thread for it, not one per statement, is what keeps
a choice within milliseconds. Writes that wait while another is made are then made together, with one commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
Outcome: TypeAlias = tuple[Any, Exception | None]

READERS = 3
MOST_TOGETHER = 64


class SqliteBackend:
    """Transactions on a file."""

    def __init__(self, url: URL, *, full_sync: bool) -> None:
        self.writer = tuned(url, "BEGIN IMMEDIATE", full_sync=full_sync)
        self.reader = tuned(url, "BEGIN", full_sync=full_sync)
        self.write_thread = ThreadPoolExecutor(1, "writer")
        self.read_threads = ThreadPoolExecutor(READERS, "reader")
        self.waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.connection: Connection | None = None  # the writer's: kept, because taking one from a pool costs as much
        self.others = 0  # grows when another process commits

    async def write(self, work: Work[T]) -> T:
        """Committed when this returns."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_all())
        return await done

    async def write_all(self) -> None:
        """Until nothing waits any more. A caller that gave up in the meantime is not told."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
            works = [work for work, _ in batch]
            outcomes = await loop.run_in_executor(self.write_thread, self.write_together, works)
            for (_, done), (result, error) in zip(batch, outcomes, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(result)
                else:
                    done.set_exception(error)
        self.writing = None

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.read_threads, transact, self.reader, work)

    def write_together(self, works: list[Work[Any]]) -> list[Outcome]:
        """Each work as if alone: one that fails is undone by itself. If the commit fails, all of them have."""
        try:
            connection = self.connection = self.connection or self.writer.connect()
            with connection.begin():
                done: list[Outcome] = [(works[0](connection), None)] if len(works) == 1 else []
                done = done or [attempt(connection, work) for work in works]
            self.others = data_version(connection)
        except Exception as error:
            return [(None, error)] * len(works)
        return done

    def commits_of_others(self) -> int:
        """Grows when another process commits. A write asks at its end; between writes it is asked here and now, because
        it takes microseconds and a change of thread a hundred of them."""
        if self.writing is None and self.connection is not None:
            self.others = data_version(self.connection)
        return self.others

    async def stop(self) -> None:
        """Let what was accepted finish, then close."""
        if self.writing is not None:
            await self.writing
        await asyncio.to_thread(self.write_thread.shutdown)
        await asyncio.to_thread(self.read_threads.shutdown)
        if self.connection is not None:
            self.connection.close()
        self.writer.dispose()
        self.reader.dispose()


def transact(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def attempt(connection: Connection, work: Work[Any]) -> Outcome:
    try:
        with connection.begin_nested():
            return work(connection), None
    except Exception as error:
        return None, error


def data_version(connection: Connection) -> int:
    """Changes when another connection commits."""
    driver: Any = connection.connection.driver_connection
    version: int = driver.execute("PRAGMA data_version").fetchone()[0]
    return version


def tuned(url: URL, begin: str, *, full_sync: bool) -> Engine:
    """WAL, foreign keys, patience with other processes, and transactions that begin as we say."""
    made = url.set(drivername="sqlite")
    engine = create_engine(made, pool_size=READERS, max_overflow=0, pool_reset_on_return=None, hide_parameters=True)
    synchronous = "FULL" if full_sync else "NORMAL"

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in ("busy_timeout=5000", "journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.execute(begin)

    return engine
