"""A database that has its tables and nothing in them: the migrations make one of each kind, the tests get copies."""

from __future__ import annotations

import asyncio
import atexit
import secrets
from collections.abc import Coroutine
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import create_engine
from sqlalchemy.engine import make_url

from pandemonium.server.storage.database import Database
from pandemonium.server.storage.migrate import upgrade


def prepare(db: str) -> None:
    """Where a file is named that is not there yet, put a copy there; what a server keeps a test prepares itself."""
    url = make_url(db)
    if url.get_backend_name() == "sqlite" and url.database and Path(url.database).is_absolute():
        file = Path(url.database)
        if not file.exists() and file.parent.exists():
            file.write_bytes(a_file())


@cache
def a_file() -> bytes:
    with TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{folder}/tables.db")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return Path(folder, "tables.db").read_bytes()


@cache
def a_template(server: str) -> str:
    """The name of a database there that others are copied from, until this process ends."""
    name = f"pandemonium_{secrets.token_hex(6)}_template"
    apart(execute(server, f'CREATE DATABASE "{name}"'))
    atexit.register(lambda: asyncio.run(execute(server, f'DROP DATABASE "{name}" WITH (FORCE)')))
    apart(migrated(make_url(server).set(database=name).render_as_string(hide_password=False)))
    return name


async def migrated(url: str) -> None:
    database = Database(url)
    await database.start()
    await database.stop()


async def execute(server: str, statement: str) -> None:
    connection = await asyncpg.connect(server, timeout=30)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def soon(work: Coroutine[Any, Any, None]) -> None:
    """Without waiting for it: a database is dropped only after everything on that server has been written down."""
    Thread(target=asyncio.run, args=(work,)).start()


def apart(work: Coroutine[Any, Any, None]) -> None:
    """In a loop of its own thread: the test's own loop may be running."""
    failed: list[BaseException] = []

    def body() -> None:
        try:
            asyncio.run(work)
        except BaseException as error:
            failed.append(error)

    thread = Thread(target=body)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
