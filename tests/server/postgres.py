"""A PostgreSQL database for a test: from PANDEMONIUM_TEST_POSTGRES, else from a server on the local socket."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import make_url

from tests.server.prepared import a_template, apart, execute, soon

LOCAL = "postgresql:///postgres"


def server() -> str:
    return os.environ.get("PANDEMONIUM_TEST_POSTGRES", LOCAL)


@cache
def trouble() -> str:
    """Why there is no PostgreSQL; empty where there is one."""
    try:
        apart(execute(server(), "SELECT 1"))
    except (OSError, asyncpg.PostgresError, TimeoutError) as error:
        return f"no PostgreSQL at {make_url(server()).render_as_string(hide_password=True)} ({error})"
    return ""


def required() -> bool:
    """Whether a missing PostgreSQL is a failure."""
    return os.environ.get("PANDEMONIUM_REQUIRE_POSTGRES") == "1"


@contextmanager
def postgres_database(*, empty: bool = False) -> Iterator[str]:
    """A new database without a row in it, or with nothing at all, dropped afterwards."""
    if trouble():
        pytest.fail(trouble(), pytrace=False)
    name = f"pandemonium_{secrets.token_hex(6)}"
    copied = "" if empty else f' TEMPLATE "{a_template(server())}"'
    apart(execute(server(), f'CREATE DATABASE "{name}"{copied}'))
    try:
        yield make_url(server()).set(database=name).render_as_string(hide_password=False)
    finally:
        soon(execute(server(), f'DROP DATABASE "{name}" WITH (FORCE)'))
