"""Several processes on one database: two workers or two servers on a SQLite file, two nodes on PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from tests.server.client import Client, Socket, gathered
from tests.server.conftest import OPERATOR, with_db
from tests.server.postgres import postgres_database
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["workers", "files", pytest.param("nodes", marks=pytest.mark.postgres)])
def doors(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Two addresses of one Pandemonium; with workers it is one, behind which two processes answer."""
    tmp_path = tmp_path_factory.mktemp("doors")
    with ExitStack() as stack:
        if request.param == "workers":
            settings = with_db(f"sqlite:///{tmp_path / 'tables.db'}", workers=2)
            servers = [ServerProcess(settings, tmp_path / "log")]
        elif request.param == "files":
            settings = with_db(f"sqlite:///{tmp_path / 'tables.db'}")
            servers = [ServerProcess(settings, tmp_path / f"log{n}") for n in range(2)]
        else:
            db = stack.enter_context(postgres_database())
            servers = [ServerProcess(with_db(db), tmp_path / f"log{n}") for n in range(2)]
        for server in servers:
            stack.callback(server.stop)
        yield [servers[0].url, servers[-1].url]


async def play(live: Socket, seed: int) -> list[str]:
    """Choose whenever asked, at one door; gives the log as it was received, piece by piece."""
    chance, number = random.Random(seed), -1
    log: list[str] = []
    while True:
        state = await live.next("state")
        table = state["table"]
        lines = [line["text"] for line in table["log"]]
        log = lines if state["log_after"] < 0 else log + lines
        if table["status"] == "over":
            return log
        if table["decision"]["waiting"] and table["number"] > number:
            number = table["number"]
            code = chance.choice(table["decision"]["offers"])["code"]
            await live.send(type="choose", id=f"{seed}-{number}", number=number, code=code)


async def one_game(doors: list[str], seed: int) -> None:
    ada, bea = await Client.arrive(doors[0], "Ada"), await Client.arrive(doors[1], "Bea")
    id = await gathered(ada, bea)
    await asyncio.gather(ada.tell(id), bea.tell(id))
    first, second = await ada.live(id), await bea.live(id)
    logs = await asyncio.gather(play(first, seed), play(second, seed + 1))
    tables = [await client.get(f"/tables/{id}") for client in (ada, bea)]
    assert tables[0]["result"] == tables[1]["result"]
    assert list(logs) == [[line["text"] for line in table["log"]] for table in tables]
    for live, client in ((first, ada), (second, bea)):
        await live.close()
        await client.close()


async def test_games_across_processes_end_the_same_for_everybody(doors: list[str]) -> None:
    """Each person is connected through another door, so every choice has to cross from process to process."""
    await asyncio.gather(*(one_game(doors, seed * 10) for seed in range(4)))


async def test_the_same_choice_at_both_doors_is_taken_once(doors: list[str]) -> None:
    ada = await Client.arrive(doors[0], "Ada")
    there = Client(doors[1], ada.headers["authorization"].removeprefix("Bearer "))
    bea = await Client.arrive(doors[1], "Bea")
    id = await gathered(ada, bea)
    await asyncio.gather(ada.tell(id), bea.tell(id))
    for number in range(3):
        body = {"number": number, "code": f"claim {number + 1} 2x1"}
        calls = [client.http.post(f"/api/tables/{id}/choices", json=body) for client in (ada, there) * 5]
        statuses = sorted(answer.status_code for answer in await asyncio.gather(*calls))
        assert statuses == [200] + [409] * 9
    assert (await there.get(f"/tables/{id}"))["number"] == 3


async def test_all_processes_answer_and_share_their_figures(doors: list[str]) -> None:
    for door in doors:
        async with httpx.AsyncClient(base_url=door, timeout=30) as http:
            assert (await http.get("/health")).text == "ok\n"
            assert (await http.get("/ready")).text == "ready\n"
            assert "pandemonium_sockets" in (await http.get("/metrics", headers=OPERATOR)).text
