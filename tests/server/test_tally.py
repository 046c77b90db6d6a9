"""Limits are those of all workers and nodes together, about a second late: two processes on one database."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from time import time

import httpx
import pytest
from sqlalchemy import Connection, select
from websockets import InvalidStatus

from pandemonium.server.shared import Held, SharedPace
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.schema import holdings, paces
from pandemonium.server.storage.tally import DEBT, spend
from pandemonium.server.tally import Tally
from tests.server.client import Client, Socket
from tests.server.conftest import with_db
from tests.server.postgres import postgres_database
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio

ASKS = 600
HOLDS = 40
SOON = 60.0
"""Seconds for what takes one."""


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two servers on one database."""
    folder = tmp_path_factory.mktemp("two")
    limits = {"requests_per_minute": ASKS, "sockets_per_person": HOLDS, "connections_per_address": HOLDS}
    with ExitStack() as stack:
        is_file = request.param == "sqlite"
        db = f"sqlite:///{folder / 'tables.db'}" if is_file else stack.enter_context(postgres_database())
        found = [ServerProcess(with_db(db, **limits), folder / f"log{at}") for at in range(2)]
        for server in found:
            stack.callback(server.stop)
        yield found


def from_address(address: str) -> httpx.AsyncClient:
    """Somebody else, as far as the server can tell."""
    return httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=address), timeout=30)


async def passed(http: httpx.AsyncClient, url: str, asks: int) -> int:
    statuses = Counter([(await http.get(f"{url}/robots.txt")).status_code for _ in range(asks)])
    assert set(statuses) <= {200, 429}
    return statuses[200]


async def test_who_asked_too_often_at_one_worker_has_asked_too_often_at_all(two: list[ServerProcess]) -> None:
    first, second = two
    async with from_address("127.0.3.1") as http:
        while await passed(http, first.url, 100) == 100:
            pass
        taken = 0
        while (more := await passed(http, second.url, 25)) == 25:
            taken += more
            assert taken < ASKS * 5 / 6, "as if it were alone"
            await asyncio.sleep(0.3)


async def connected(server: ServerProcess, of: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.settings.port, local_addr=(of, 0))


async def let_go(connections: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]) -> int:
    return sum(reader.at_eof() or reader.exception() is not None for reader, _ in connections)


async def test_connections_at_one_worker_make_room_at_another(two: list[ServerProcess]) -> None:
    first, second = two
    crowd = [await connected(first, "127.0.2.1") for _ in range(HOLDS)]
    here = [await connected(second, "127.0.2.1") for _ in range(HOLDS // 8)]
    alone = [await connected(second, "127.0.2.2") for _ in range(HOLDS // 8)]
    async with asyncio.timeout(SOON):
        while not await let_go(here):
            await asyncio.sleep(0.3)
            assert len(here) < HOLDS - 1, "as if it were alone"
            here.append(await connected(second, "127.0.2.1"))
    async with from_address("127.0.2.1") as http:
        assert (await http.get(f"{second.url}/health")).status_code == 200, "one always comes in"
    assert await let_go(alone) == 0
    for _, writer in crowd + here + alone:
        writer.close()


async def holding(client: Client, id: str, sockets: int) -> list[Socket]:
    return [await client.live(id) for _ in range(sockets)]


async def is_let_in(client: Client, id: str) -> bool:
    try:
        await (await client.live(id)).close()
    except InvalidStatus:
        return False
    return True


async def until(client: Client, id: str, wanted: bool) -> None:
    async with asyncio.timeout(SOON):
        while await is_let_in(client, id) is not wanted:
            await asyncio.sleep(0.1)


async def test_sockets_at_one_worker_count_at_all_until_it_is_killed(two: list[ServerProcess]) -> None:
    """The last test here: of the two one is left."""
    first, second = two
    ada = await Client.arrive(first.url, "Ada")
    there = Client(second.url, ada.headers["authorization"].removeprefix("Bearer "))
    bea = await Client.arrive(second.url, "Bea")
    id = await ada.open_table("person", "open")
    many = await holding(ada, id, HOLDS)
    few = await holding(there, id, HOLDS // 8)
    await until(there, id, False)
    assert await is_let_in(bea, id)
    first.kill()
    await until(there, id, True)
    for socket in many + few:
        await socket.close()
    for client in (ada, there, bea):
        await client.close()


@pytest.fixture
async def database(db: str) -> AsyncIterator[Database]:
    found = Database(db)
    await found.start()
    yield found
    await found.stop()


def everything(connection: Connection) -> list[tuple[object, ...]]:
    return [tuple(row) for table in (paces, holdings) for row in connection.execute(select(table))]


async def test_nothing_is_written_of_people_far_from_a_limit_nor_anybodys_address(database: Database) -> None:
    pace, held = SharedPace(80, 60.0), Held(80)
    tally = Tally(database, {"requests": pace}, {"address": held})
    for used in range(1, 11):
        pace.wait("192.0.2.7")
        held.take("192.0.2.7")
        await tally.sum_paces()
        await tally.sum_holdings()
        assert len(await database.read(everything)) == (0 if used < 10 else 2)
    assert "192.0.2.7" not in str(await database.read(everything))
    await tally.leave()
    assert len(await database.read(everything)) == 1


async def test_what_many_workers_let_pass_slowly_is_one_sum(database: Database) -> None:
    """At none of them alone would it be too much: each forgets as fast as it is asked."""
    found = [SharedPace(80, 60.0) for _ in range(4)]
    tallies = [Tally(database, {"requests": pace}, {}) for pace in found]
    passed = 0
    while passed < 200 and not any(pace.wait("ada") for pace in found):
        passed += len(found)
        for tally in tallies:
            await tally.sum_paces()
    assert 80 <= passed <= 160


@pytest.mark.parametrize("ahead", [3600.0, 0.0, -3600.0])
async def test_a_clock_that_was_set_back_holds_nobody_for_ever(database: Database, ahead: float) -> None:
    now, key = time(), ("requests", "x")

    def both(connection: Connection) -> float:
        spend(connection, key, 30.0, 60.0 * DEBT, now + ahead)
        return spend(connection, key, 1.0, 60.0 * DEBT, now) - now

    expected = {3600.0: 60.0 * DEBT + 1.0, 0.0: 31.0, -3600.0: 1.0}[ahead]
    assert await database.write(both) == pytest.approx(expected)
