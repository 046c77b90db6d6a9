"""Storage: migrations, the key that decides who was first, and tables that this program cannot play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, update

from pandemonium.server.play.tables import Tables
from pandemonium.server.settings import Settings
from pandemonium.server.storage.database import Conflict, Database
from pandemonium.server.storage.schema import entries, metadata
from pandemonium.server.storage.schema import tables as table_rows
from tests.server.people import reason, two_at_a_table

pytestmark = pytest.mark.anyio


async def test_the_migrations_make_exactly_the_schema(tables: Tables) -> None:
    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await tables.database.read(difference) == []


async def test_several_nodes_may_start_on_an_empty_database_at_once(settings: Settings) -> None:
    nodes = [Database(settings.db) for _ in range(4)]
    await asyncio.gather(*(node.start() for node in nodes))
    secrets = await asyncio.gather(*(node.secret("csrf") for node in nodes))
    assert len(set(secrets)) == 1
    for node in nodes:
        await node.stop()


async def test_the_log_takes_a_number_once(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    row = {"table_id": two.id, "number": 1, "seat": 0, "code": "recover", "guest": None, "key": None, "at": 0.0}
    await tables.database.write(lambda c: c.execute(insert(entries), row))
    with pytest.raises(Conflict):
        await tables.database.write(lambda c: c.execute(insert(entries), row))


async def test_two_nodes_at_one_table_never_lose_or_double_a_choice(tables: Tables) -> None:
    """Both serve the same game in turns and at once; caches of the one never outlive the commits of the other."""
    two = await two_at_a_table(tables)
    other = Tables(tables.settings)
    for turn in range(20):
        seat, model = await two.asked(tables)
        assert model.decision is not None
        codes = [offer.code for offer in model.decision.offers]
        calls = [
            node.choose(two.people[seat], two.id, model.number, codes[n % len(codes)], f"{turn} {n}")
            for n, node in enumerate((tables, other, tables, other))
        ]
        answers = await asyncio.gather(*calls)
        assert answers.count(None) == 1
        assert (await two.model(tables)).log == (await two.model(other)).log
    await other.database.stop()


async def test_a_choice_of_somebody_replaced_on_another_node_is_refused(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    seat, model = await two.asked(tables)
    assert model.decision is not None
    other = Tables(tables.settings)
    assert await other.replace(two.people[seat], two.id, seat, "easy") is None
    await other.database.stop()
    code = model.decision.offers[0].code
    assert reason(await tables.choose(two.people[seat], two.id, 0, code, "")) == "refused-not-seated"
    assert (await two.model(tables)).number == 0


@pytest.mark.parametrize(
    ("stored", "why"),
    [
        ({"pack": "homemade 123", "digest": None}, "refused-other-pack"),
        ({"digest": "f" * 64}, "refused-broken-pack"),
        ({"rules_version": 99}, "refused-other-rules"),
        ({"game": "chess"}, "refused-game-gone"),
    ],
)
async def test_a_table_of_other_rules_or_data_says_so(tables: Tables, stored: dict[str, Any], why: str) -> None:
    two = await two_at_a_table(tables)
    change = update(table_rows).where(table_rows.c.id == two.id).values(version=99, **stored)
    await tables.database.write(lambda c: c.execute(change))
    tables.shelf.plays.clear()
    assert await tables.table(two.people[0], two.id, language="en") is None
    assert tables.missing(two.id).reason.id == why
    assert reason(await tables.choose(two.people[0], two.id, 0, "recover", "")) == why
    listed = [line.id for line in (await tables.lobby(two.people[0])).mine]
    assert listed == ([] if "game" in stored else [two.id])


async def test_a_damaged_log_is_not_played_on(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await two.choose(tables)
    spoilt = update(entries).where(entries.c.table_id == two.id).values(code="claim 6 6x6")
    await tables.database.write(lambda c: c.execute(spoilt))
    tables.shelf.plays.clear()
    assert await tables.table(two.people[0], two.id, language="en") is None
    assert tables.missing(two.id).reason.facts == {"number": 1}


async def test_a_table_dropped_from_memory_is_replayed_the_same(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    for _ in range(8):
        await two.choose(tables)
    warm = await two.model(tables)
    tables.shelf.plays.clear()
    assert await two.model(tables) == warm


async def test_the_shelf_keeps_only_so_many_tables(tables: Tables) -> None:
    tables.shelf.most = 3
    for _ in range(5):
        await two_at_a_table(tables)
    assert len(tables.shelf.plays) <= 3


def test_another_kind_of_database_is_refused_with_a_clear_word(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="sqlite:///FILE or postgresql"):
        Database(f"mysql:///{tmp_path}")
