"""The bell: what another process commits is told here soon, and a broken connection costs one poll."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from pandemonium.server.app import steadily
from pandemonium.server.play.tables import Tables
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
        here.bell.listen(two.id, lambda _table, version: self.versions.put_nowait(version))

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
