"""A PostgreSQL database for a test: from PANDEMONIUM_TEST_POSTGRES, else from a server on the local socket."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import make_url

LOCAL = "postgresql:///postgres"


def server() -> str:
    return os.environ.get("PANDEMONIUM_TEST_POSTGRES", LOCAL)


async def execute(statement: str) -> None:
    connection = await asyncpg.connect(server(), timeout=30)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@cache
def trouble() -> str:
    """Why there is no PostgreSQL; empty where there is one."""
    try:
        asyncio.run(execute("SELECT 1"))
    except (OSError, asyncpg.PostgresError, TimeoutError) as error:
        return f"no PostgreSQL at {make_url(server()).render_as_string(hide_password=True)} ({error})"
    return ""


def required() -> bool:
    """Whether a missing PostgreSQL is a failure."""
    return os.environ.get("PANDEMONIUM_REQUIRE_POSTGRES") == "1"


@contextmanager
def postgres_database() -> Iterator[str]:
    """A new empty database, dropped afterwards."""
    if trouble():
        pytest.fail(trouble(), pytrace=False)
    name = f"pandemonium_{secrets.token_hex(6)}"
    run(f'CREATE DATABASE "{name}"')
    try:
        yield make_url(server()).set(database=name).render_as_string(hide_password=False)
    finally:
        run(f'DROP DATABASE "{name}" WITH (FORCE)')


def run(statement: str) -> None:
    """In a loop of its own thread: the test's own loop may be running."""
    from threading import Thread

    failed: list[BaseException] = []

    def body() -> None:
        try:
            asyncio.run(execute(statement))
        except BaseException as error:
            failed.append(error)

    thread = Thread(target=body)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
