"""A server with very many tables: what the lobby costs does not grow with them."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from time import process_time, time
from typing import Any

import pytest
from sqlalchemy import Connection, delete, event, insert

from pandemonium.server.model import Preferences, User
from pandemonium.server.play.lobby import read_lobby
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.schema import guests, seats, tables
from tests.server.conftest import with_db

pytestmark = pytest.mark.anyio

LIMIT = 0.030
"""Seconds of processor for one look at the lobby, for the campaign on a machine with nothing else to do."""
DAY = 86_400.0


def fill(connection: Connection, count: int) -> None:
    """Tables of two from the last hundred days, a tenth as many people, some of whom are there."""
    chance, now, people = random.Random(1), time(), count // 10
    fresh: dict[str, Any] = {"game": "crypt", "rules_version": 1, "pack": "", "options": "{}", "seed": "", "version": 1}
    fresh |= {"commitment": "", "number": 1, "noticed": 1, "waiting": 1, "created": now}
    named = [{"id": f"g{at}", "token_hash": f"h{at}", "name": f"n{at}", "created": now} for at in range(people)]
    connection.execute(insert(guests), [row | {"preferences": "{}"} for row in named])
    made, taken = [], []
    for at in range(count):
        changing = {"public": chance.random() < 0.5, "status": chance.choice(["over", "over", "playing", "waiting"])}
        changing |= {"creator": f"g{chance.randrange(people)}", "updated": now - chance.random() * 100 * DAY}
        made.append(fresh | changing | {"id": f"t{at:011d}"})
        for seat in range(2):
            place = {"table_id": f"t{at:011d}", "seat": seat, "kind": "person", "level": ""}
            left_by = f"g{chance.randrange(people)}" if chance.random() < 0.1 else None
            present = now + (3600 if chance.random() < 0.01 else -3600)
            guest = f"g{chance.randrange(people)}"
            taken.append(place | {"guest": guest, "left_by": left_by, "present_until": present})
    connection.execute(insert(tables), made)
    connection.execute(insert(seats), taken)


def cost_of_looking(connection: Connection) -> float:
    """Of the quickest look of several, at a lobby that has something in each of its lists."""
    visitor, costs = User("g5", "n5", Preferences()), []
    for _ in range(5):
        began = process_time()
        lobby = read_lobby(connection, visitor)
        costs.append(process_time() - began)
    assert all((lobby.open, lobby.mine, lobby.live, lobby.past, lobby.finished))
    return min(costs)


def forget_the_others(connection: Connection) -> None:
    """Leave the tables alone that the lobby shows."""
    lobby = read_lobby(connection, User("g5", "n5", Preferences()))
    lists = (lobby.open, lobby.mine, lobby.live, lobby.past, lobby.finished)
    shown = [line.id for lines in lists for line in lines]
    connection.execute(delete(seats).where(seats.c.table_id.not_in(shown)))
    connection.execute(delete(tables).where(tables.c.id.not_in(shown)))


def work_of_looking(connection: Connection) -> int:
    """In hundreds of SQLite's own instructions, which no other process makes more."""
    ticks: list[None] = []
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.set_progress_handler(lambda: ticks.append(None), 100)
    read_lobby(connection, User("g5", "n5", Preferences()))
    driver.set_progress_handler(None, 0)
    return len(ticks)


async def test_among_ten_thousand_tables_a_look_at_the_lobby_costs_as_if_there_were_no_others(tmp_path: Path) -> None:
    tables = Tables(with_db(f"sqlite:///{tmp_path / 'tables.db'}"))
    await tables.database.start()
    await tables.database.write(partial(fill, count=10_000))
    among_many = await tables.database.read(work_of_looking)
    await tables.database.write(forget_the_others)
    assert among_many < 2 * await tables.database.read(work_of_looking)
    await tables.database.stop()


def walks(connection: Connection) -> list[str]:
    """Of what the lobby asks, the questions for which SQLite looks at every row of a table."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        asked.append((statement, values))

    event.listen(connection, "before_cursor_execute", note)
    read_lobby(connection, User("g5", "n5", Preferences()))
    event.remove(connection, "before_cursor_execute", note)
    plans = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {one}", values) for one, values in asked]
    assert len(plans) > 5
    return [row.detail for plan in plans for row in plan if row.detail.startswith("SCAN")]


async def test_the_lobby_finds_everything_by_an_index(tmp_path: Path) -> None:
    tables = Tables(with_db(f"sqlite:///{tmp_path / 'tables.db'}"))
    await tables.database.start()
    await tables.database.write(partial(fill, count=100))
    assert await tables.database.read(walks) == []
    await tables.database.stop()


@pytest.mark.campaign
async def test_among_a_hundred_thousand_too(tables: Tables) -> None:
    await tables.database.write(partial(fill, count=100_000))
    assert await tables.database.read(cost_of_looking) < LIMIT
