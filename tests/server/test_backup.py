"""Backup and restore: the drill on a live server, from either kind of database to the other; files that are no good."""

from __future__ import annotations

import asyncio
import gzip
import stat
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from pandemonium.cli.main import run
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.database import Database
from tests.server.client import Client, two_clients
from tests.server.conftest import with_db
from tests.server.people import two_at_a_table
from tests.server.postgres import postgres_database
from tests.server.process import ServerProcess
from tests.server.test_kill import Player, entries

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database to restore into."""
    with new_database(request.param == "sqlite", tmp_path) as url:
        yield url


@contextmanager
def new_database(is_file: bool, folder: Path) -> Iterator[str]:
    with nullcontext(f"sqlite:///{folder / 'restored.db'}") if is_file else postgres_database(empty=True) as url:
        yield url


async def command(*words: str) -> int:
    """A command line in a thread: it brings a loop of its own."""
    return await asyncio.to_thread(run, list(words))


async def test_a_backup_taken_while_people_play_is_restored_elsewhere_and_the_game_goes_on(
    db: str, tmp_path: Path
) -> None:
    server = ServerProcess(with_db(db), tmp_path / "log")
    try:
        with new_database(db.startswith("sqlite"), tmp_path) as empty:
            await drill(server, db, empty, tmp_path / "evening")
    finally:
        server.stop()


async def drill(server: ServerProcess, db: str, empty: str, file: Path) -> None:
    id, ada, bea = await two_clients(server.url)
    players, tasks = playing(id, ada, bea)
    while sum(len(player.acknowledged) for player in players) < 5:
        await asyncio.sleep(0.01)
    before = [dict(player.acknowledged) for player in players]
    assert await command("backup", str(file), "--db", db) == 0
    for task in tasks:
        task.cancel()
    server.kill()
    assert await command("restore", str(file), "--db", empty) == 0
    server.settings = with_db(empty, port=server.settings.port)
    server.start()
    players, tasks = playing(id, ada, bea)
    async with asyncio.timeout(60):
        await asyncio.gather(*tasks)
    stored = await entries(ada, id)
    for old, player in zip(before, players, strict=True):
        assert old.items() <= stored.items()
        assert player.acknowledged.items() <= stored.items()


def playing(id: str, *clients: Client) -> tuple[list[Player], list[asyncio.Task[None]]]:
    players = [Player(client, id, seed) for seed, client in enumerate(clients)]
    return players, [asyncio.create_task(player.play()) for player in players]


async def test_every_row_comes_back_and_new_ones_are_numbered_on(tables: Tables, empty: str, tmp_path: Path) -> None:
    two = await two_at_a_table(tables)
    await two.choose(tables)
    assert await tables.say(two.people[0], two.id, "hello") is None
    file = tmp_path / "evening"
    assert await command("backup", str(file), "--db", tables.settings.db) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert await command("restore", str(file), "--db", empty) == 0
    again = Tables(with_db(empty))
    await again.database.start()
    try:
        assert await again.database.read(everything) == await tables.database.read(everything)
        assert await again.say(two.people[1], two.id, "and on") is None
        assert [line.text for line in (await two.model(again)).chat] == ["hello", "and on"]
    finally:
        await again.database.stop()


def everything(connection: Connection) -> list[list[tuple[object, ...]]]:
    names = ("secrets", "guests", "packs", "tables", "seats", "entries", "chat")
    return [[tuple(row) for row in connection.execute(text(f"SELECT * FROM {name} ORDER BY 1, 2"))] for name in names]


async def test_a_file_that_is_no_good_restores_nothing(
    tables: Tables, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, empty = tmp_path / "evening", f"sqlite:///{tmp_path / 'restored.db'}"
    await two_at_a_table(tables)
    assert await command("backup", str(file), "--db", tables.settings.db) == 0
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    spoiled = {
        "was cut short": gzip.compress(b"".join(lines[:-1])),
        "is no backup": b"something else",
        "is damaged": gzip.compress(lines[0] + b"nonsense"),
        "newer version": gzip.compress(lines[0].replace(b'"step":"', b'"step":"9')),
    }
    for said, content in spoiled.items():
        (tmp_path / "bad").write_bytes(content)
        assert await command("restore", str(tmp_path / "bad"), "--db", empty) == 2
        assert said in capsys.readouterr().err
    last = max(at for at, line in enumerate(lines) if line.startswith(b"["))
    for content in (file.read_bytes()[:-200], gzip.compress(b"".join(lines[:last] + lines[last + 1 :]))):
        (tmp_path / "bad").write_bytes(content)
        assert await command("restore", str(tmp_path / "bad"), "--db", empty) == 2
        assert "was cut short" in capsys.readouterr().err
    assert await tables_in(empty) == 0
    assert await command("restore", str(file), "--db", tables.settings.db) == 2
    assert "is not empty" in capsys.readouterr().err


async def tables_in(db: str) -> int:
    from sqlalchemy import inspect

    database = Database(db)
    found = await database.read(lambda connection: len(inspect(connection).get_table_names()))
    await database.stop()
    return found


async def test_a_database_that_is_not_there_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await command("backup", str(tmp_path / "evening"), "--db", str(tmp_path / "none.db")) == 2
    assert "there are no tables in" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
