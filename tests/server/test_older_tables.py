"""Tables of a database from before seeds were made of halves: those at play and those that wait go on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from pandemonium.engine.chance import commitment
from pandemonium.engine.journal import read_journal, verify
from pandemonium.engine.registry import load_game
from pandemonium.server.play.tables import Tables, User
from pandemonium.server.settings import Settings
from pandemonium.server.storage.device import hashed
from pandemonium.server.storage.migrate import MIGRATIONS
from pandemonium.server.storage.pack import keep_pack
from tests.server.people import Two

pytestmark = pytest.mark.anyio

CRYPT, SEED = load_game("crypt"), "drawn by the server alone"
WAITING, PLAYING, NAMES = "waitingtabl2", "playingtabl2", ("Ada", "Bea")


def as_it_was(connection: Connection) -> None:
    """A database at step 4: a table that waits for its second player, and one at which a choice was made."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0004")
    keep_pack(connection, "crypt", CRYPT.data)
    for name in NAMES:
        add(connection, "guests", id=name, token_hash=hashed(name), name=name, preferences="{}", created=0.0)
    for id, status, waiting in ((WAITING, "waiting", 0), (PLAYING, "playing", 1)):
        add_table(connection, id, status, waiting)
    entry = {"number": 1, "seat": 0, "code": "claim 1 1x1", "guest": "Ada", "key": None, "at": 0.0}
    add(connection, "entries", table_id=PLAYING, **entry)


def add_table(connection: Connection, id: str, status: str, waiting: int) -> None:
    made = {"game": "crypt", "rules_version": CRYPT.rules_version, "pack": CRYPT.pack, "digest": CRYPT.data.digest}
    drawn = {"options": '{"first":"seat-a"}', "seed": SEED, "commitment": commitment(SEED)}
    counted = {"number": waiting, "noticed": waiting, "version": 1, "waiting": waiting, "created": 0.0, "updated": 0.0}
    add(connection, "tables", id=id, status=status, public=False, creator="Ada", **made, **drawn, **counted)
    for seat, name in enumerate(NAMES):
        taken = seat == 0 or status == "playing"
        sits = {"guest": name if taken else None, "link": None if taken else "thelink", "left_by": None}
        add(connection, "seats", table_id=id, seat=seat, kind="open", level="", present_until=0.0, **sits)


def add(connection: Connection, table: str, **values: Any) -> None:
    names, places = ", ".join(values), ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({places})"), values)


@pytest.fixture
async def older(settings: Settings) -> AsyncIterator[Tables]:
    service = Tables(settings)
    await service.database.write(as_it_was)
    await service.database.start()
    yield service
    await service.database.stop()


async def people(tables: Tables) -> list[User]:
    found = [await tables.guest(name) for name in NAMES]
    return [user for user in found if user is not None]


async def test_a_game_at_play_goes_on_to_a_journal_that_verifies(older: Tables) -> None:
    two = Two(PLAYING, await people(older))
    assert (await two.model(older)).number == 1
    await two.play_out(older)
    journal = await older.journal(two.people[0], PLAYING)
    assert isinstance(journal, str)
    assert "half" not in journal
    assert verify(CRYPT, read_journal(journal)).setup.seed == SEED


async def test_a_waiting_table_begins_with_the_seed_it_has(older: Tables) -> None:
    ada, bea = await people(older)
    waiting = await older.table(ada, WAITING, language="en")
    assert waiting is not None
    assert (waiting.status, waiting.view) == ("waiting", None)
    assert await older.join(bea, waiting.seats[1].link, "f" * 64) == WAITING
    two = Two(WAITING, [ada, bea])
    await two.play_out(older)
    model = await two.model(older)
    assert (model.seed, model.commitment, model.halves) == (SEED, commitment(SEED), None)
