"""A database of each kind, a service on it, and people at a table."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from pandemonium.engine.registry import PACKS
from pandemonium.server.app import create_app
from pandemonium.server.play.tables import Tables
from pandemonium.server.settings import Settings
from tests.conformance.installed import with_toy
from tests.server.packs import changed_pack
from tests.server.postgres import postgres_database, required, trouble
from tests.server.prepared import prepare
from tests.server.visiting import Http

OPERATOR = {"authorization": "Bearer the operator's secret"}
"""What whoever runs the server sends to be told its figures."""
CALM = Settings(
    requests_per_minute=0,
    guests_per_minute=0,
    messages_per_second=0,
    chat_per_second=0,
    hellos_per_second=0,
    handshakes_per_minute=0,
    sockets_per_person=0,
    sockets_per_address=0,
    connections_per_address=0,
    tables_per_person=0,
    bot_tables_per_person=0,
    bot_pause=0.0,
    bot_seconds=0.2,
    rest_seconds=0.0,
    metrics="the operator's secret",
)
"""For tests: no limits, no pauses."""


LEFT_OUT = pytest.StashKey[int]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without a PostgreSQL its tests are left out, and said so in one line; unless it is required."""
    wanting = [item for item in items if item.get_closest_marker("postgres")]
    if wanting and not required() and trouble():
        config.stash[LEFT_OUT] = len(wanting)
        config.hook.pytest_deselected(items=wanting)
        items[:] = [item for item in items if item not in wanting]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if LEFT_OUT in config.stash:
        terminalreporter.write_line(f"SKIPPED {config.stash[LEFT_OUT]} tests: {trouble()}")


@pytest.fixture
def toy(tmp_path: Path) -> Iterator[None]:
    """The toy is installed beside the games there are."""
    (tmp_path / "installed").mkdir()
    with with_toy(tmp_path / "installed"):
        yield


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database with nothing kept in it, once of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        with postgres_database() as url:
            yield url


@pytest.fixture
def settings(db: str) -> Settings:
    return with_db(db)


def with_db(db: str, **changes: object) -> Settings:
    prepare(db)
    return replace(CALM, db=db, **changes)


@pytest.fixture
def rich(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Data of Crypt in which the best Treasures are worth 9; whatever a test puts to use is put back."""
    monkeypatch.setenv(PACKS, os.environ.get(PACKS, ""))
    return changed_pack(tmp_path / "rich", "crypt", "treasures.toml", ("value = 4", "value = 9"))


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[Http]:
    """A browser without a script at a server of its own."""
    async with Http(create_app(with_db(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        client.headers["accept"] = "text/html"
        yield client


@pytest.fixture
async def tables(settings: Settings) -> AsyncIterator[Tables]:
    """The service without bots' tasks and feeds: what a request would use."""
    service = Tables(settings)
    await service.database.start()
    yield service
    service.thinkers.stop()
    await service.afterwards.reviewing.stop()
    await service.database.stop()
