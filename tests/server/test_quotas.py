"""Nobody fills the disk: chat, tables and renaming have limits, whoever asks."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, select

from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.server.model import SeatPlan
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.schema import tables as rows
from tests.server.conftest import with_db
from tests.server.people import finish, opened, reason, two_at_a_table
from tests.server.visiting import Http

pytestmark = pytest.mark.anyio

BOTS = [SeatPlan("bot", "easy")] * 2
FRIENDS = [SeatPlan("person"), SeatPlan("open")]


@pytest.fixture
async def limited(db: str) -> AsyncIterator[Tables]:
    limits = {"tables_per_person": 3, "bot_tables_per_person": 1, "journals_per_person": 1, "chat_per_second": 1}
    service = Tables(with_db(db, **limits))
    await service.database.start()
    yield service
    await service.database.stop()


async def test_one_person_talks_a_line_a_second_and_others_may_still(limited: Tables) -> None:
    two = await two_at_a_table(limited)
    told = [await limited.say(two.people[0], two.id, f"line {at}") for at in range(20)]
    assert [refused for refused in told[:5] if refused] == []
    assert reason(told[-1]) == "refused-chat-pace"
    assert reason(await limited.say_phrase(two.people[0], two.id, "hurry")) in ("refused-chat-pace", "refused-phrase")
    assert await limited.say(two.people[1], two.id, "I was silent") is None


async def test_one_person_opens_so_many_tables_until_one_is_over(limited: Tables) -> None:
    ada, _ = await limited.new_guest("Ada")
    for _ in range(3):
        first = await opened(limited, ada, FRIENDS)
    refused = await limited.create(ada, "crypt", {}, FRIENDS, public=False)
    assert reason(refused) == "refused-too-many-tables"
    assert reason(await limited.learn(ada, "crypt")) == "refused-too-many-tables"
    assert await limited.close(ada, first) is None
    await opened(limited, ada, FRIENDS)


async def test_one_person_has_one_table_of_bots_alone(limited: Tables) -> None:
    ada, _ = await limited.new_guest("Ada")
    await opened(limited, ada, BOTS)
    assert reason(await limited.create(ada, "crypt", {}, BOTS, public=False)) == "refused-too-many-bots"
    await opened(limited, ada, FRIENDS)


async def test_one_person_loads_so_many_journals(limited: Tables) -> None:
    two = await two_at_a_table(limited)
    await finish(limited, two.id)
    async with limited.shelf.hold(two.id) as play:
        assert play is not None
        journal = write_journal(journal_of(play.on, ["Ada", "Bea"], with_seed=True))
    assert isinstance(await limited.journals.bring_back(two.people[0], journal.encode()), str)
    assert reason(await limited.journals.bring_back(two.people[0], journal.encode())) == "refused-too-many-journals"


async def test_a_new_name_is_told_at_every_table_by_one_transaction(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = await tables.new_guest("Ada")
    ids = [await opened(tables, ada, FRIENDS) for _ in range(3)]
    told: list[str] = []
    for id in ids:
        tables.bell.listen(id, lambda table, _version: told.append(table))
    write, writes = tables.database.write, 0

    async def counted(work: object) -> object:
        nonlocal writes
        writes += 1
        return await write(work)  # type: ignore[arg-type]

    before = await tables.database.read(versions)
    monkeypatch.setattr(tables.database, "write", counted)
    assert await tables.rename(ada, "Adelaide") is None
    assert writes == 1
    assert sorted(told) == sorted(ids)
    assert {id: version - 1 for id, version in (await tables.database.read(versions)).items()} == before
    model = await tables.table(ada, ids[0], language="en")
    assert model is not None
    assert model.seats[0].name == "Adelaide"


def versions(connection: Connection) -> dict[str, int]:
    return {row.id: row.version for row in connection.execute(select(rows.c.id, rows.c.version))}


async def test_robots_are_told_what_is_nobodys_business(http: Http) -> None:
    answer = await http.get("/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "Disallow: /\n" in answer.text
    assert "Allow: /$\n" in answer.text
