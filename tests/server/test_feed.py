"""The bell: what another process commits is told here soon, and a broken connection costs one poll."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from pandemonium.server.app import steadily
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.feed import Feed
from tests.server.conftest import with_db
from tests.server.people import Two, two_at_a_table
from tests.server.postgres import postgres_database

pytestmark = pytest.mark.anyio

DEAFEN = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
)


class Ear:
    """Somebody who watches a table here while it is played elsewhere."""

    def __init__(self, here: Tables, two: Two) -> None:
        self.versions: asyncio.Queue[int] = asyncio.Queue()
        here.bell.listen(two.id, self.heard)

    def heard(self, _table: str, version: int) -> None:
        self.versions.put_nowait(version)

    async def hears(self, version: int) -> bool:
        async with asyncio.timeout(30):
            while await self.versions.get() < version:
                pass
        return True


@pytest.fixture
async def elsewhere(tables: Tables) -> AsyncIterator[Tables]:
    """Another node; `tables` has a feed of what it does."""
    feed = Feed(tables.database, tables.bell, poll=0.01, fallback=0.3)
    watch = asyncio.create_task(steadily(feed.run))
    other = Tables(tables.settings)
    yield other
    watch.cancel()
    await other.database.stop()


async def version_of(node: Tables, two: Two) -> int:
    async with node.shelf.hold(two.id) as play:
        assert play is not None
        return play.version


async def test_a_choice_made_elsewhere_is_heard_here(tables: Tables, elsewhere: Tables) -> None:
    two = await two_at_a_table(elsewhere)
    ear = Ear(tables, two)
    for _ in range(5):
        await two.choose(elsewhere)
        assert await ear.hears(await version_of(elsewhere, two))
    assert (await two.model(tables)).number == 5


async def test_talk_and_names_of_elsewhere_are_heard_too(tables: Tables, elsewhere: Tables) -> None:
    two = await two_at_a_table(elsewhere)
    ear = Ear(tables, two)
    await elsewhere.say(two.people[0], two.id, "hello")
    assert await ear.hears(await version_of(elsewhere, two))
    await elsewhere.rename(two.people[0], "Adah")
    assert await ear.hears(await version_of(elsewhere, two))
    assert (await two.model(tables)).seats[0].name == "Adah"


async def test_what_is_written_elsewhere_between_two_writes_here_is_noticed(tmp_path: Path) -> None:
    """Under load there may be no moment to look between writes: a write looks at its end."""
    here, there = (Database(f"sqlite:///{tmp_path}/shared.db") for _ in range(2))
    await here.start()
    assert here.sqlite is not None
    seen = here.sqlite.commits_of_others()
    await here.secret("ours")
    assert here.sqlite.others == here.sqlite.commits_of_others() == seen
    await there.secret("theirs")
    await here.secret("ours too")
    assert here.sqlite.others != seen
    await here.stop()
    await there.stop()


async def test_while_nobody_listens_the_file_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = (Tables(with_db(f"sqlite:///{tmp_path}/shared.db")) for _ in range(2))
    await here.database.start()
    file = here.database.sqlite
    assert file is not None
    asked, really = [0], file.commits_of_others

    def commits_of_others() -> int:
        asked[0] += 1
        return really()

    monkeypatch.setattr(file, "commits_of_others", commits_of_others)
    feed = asyncio.create_task(Feed(here.database, here.bell, poll=0.001, fallback=0.3).run())
    two = await two_at_a_table(there)
    await asyncio.sleep(0.1)
    assert asked[0] == 1, "at the start"
    ear, other = Ear(here, two), Ear(here, two)
    await two.choose(there)
    assert await ear.hears(await version_of(there, two))
    for gone in (ear, other):
        here.bell.unlisten(two.id, gone.heard)
    before = asked[0]
    await asyncio.sleep(0.1)
    assert asked[0] <= before + 1
    feed.cancel()
    await here.database.stop()
    await there.database.stop()


@pytest.mark.postgres
async def test_a_broken_connection_costs_a_poll_and_no_ring() -> None:
    with postgres_database() as db:
        here, there = Tables(with_db(db)), Tables(with_db(db))
        await here.database.start()
        feed = asyncio.create_task(steadily(Feed(here.database, here.bell, poll=1.0, fallback=0.3).run))
        two = await two_at_a_table(there)
        ear = Ear(here, two)
        for _ in range(3):
            await asyncio.sleep(0.5)
            await there.database.write(lambda c: c.execute(DEAFEN))
            await two.choose(there)
            assert await ear.hears(await version_of(there, two))
        feed.cancel()
        await here.database.stop()
        await there.database.stop()
