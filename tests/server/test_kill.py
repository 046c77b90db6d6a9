"""The server killed at random moments under load: what was acknowledged is there, no table is stuck, bots resume."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import websockets

from tests.server.client import Client, Socket, gathered, two_clients
from tests.server.conftest import with_db
from tests.server.postgres import postgres_database
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(1800)]

TABLES = 3
GONE = (OSError, TimeoutError, httpx.TransportError, websockets.WebSocketException)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    if request.param == "sqlite":
        process = ServerProcess(with_db(f"sqlite:///{tmp_path / 'tables.db'}", halves_seconds=2.0), tmp_path / "log")
        yield process
        process.stop()
    else:
        with postgres_database() as url:
            process = ServerProcess(with_db(url, halves_seconds=2.0), tmp_path / "log")
            yield process
            process.stop()


class Player:
    """Chooses as fast as it may, remembers what was acknowledged, and comes back after every crash."""

    def __init__(self, client: Client, id: str, seed: int) -> None:
        self.client = client
        self.id = id
        self.chance = random.Random(seed)
        self.over = asyncio.Event()
        self.acknowledged: dict[int, str] = {}  # by entry number

    async def play(self) -> None:
        while not self.over.is_set():
            with suppress(*GONE):
                live = await self.client.live(self.id)
                await self.follow(live)
            await asyncio.sleep(0.05)

    async def follow(self, live: Socket) -> None:
        while True:
            message = await live.next("state", "taken", "refused")
            if message["type"] == "taken":
                seen, code = message["id"].split(" ", 1)
                self.acknowledged[int(seen) + 1] = code
            elif message["type"] == "state" and message["table"]["status"] == "over":
                self.over.set()
                return
            elif message["type"] == "state" and message["table"]["decision"]["waiting"]:
                number = message["number"]
                code = self.chance.choice(message["table"]["decision"]["offers"])["code"]
                await live.send(type="choose", id=f"{number} {code}", number=number, code=code)


async def entries(client: Client, id: str) -> dict[int, str]:
    """The log as the interface can tell it: a finished game's journal."""
    text = (await client.http.get(f"/api/tables/{id}/journal")).text
    body = text.split("\n\n", 1)[1].splitlines()
    return {int(line.split(" ", 2)[0]): line.split(" ", 2)[2] for line in body}


async def bot_table(url: str) -> tuple[str, Client]:
    client = await Client.arrive(url, "Watcher")
    return await client.open_table("easy", "random"), client


async def killed_again_and_again(server: ServerProcess, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    for at in range(kills):
        players, tasks = [], []
        for table in range(TABLES):
            id, ada, bea = await two_clients(server.url)
            players += [Player(client, id, at * 100 + table * 2 + n) for n, client in enumerate((ada, bea))]
        bots, watcher = await bot_table(server.url)
        tasks = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(chance.uniform(0.1, 1.0))
        server.kill()
        server.start()
        await everything_goes_on(players, watcher, bots)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def everything_goes_on(players: Sequence[Player], watcher: Client, bots: str) -> None:
    """All games, also that of bots alone, get to their end; every acknowledged choice stands in the journals."""
    async with asyncio.timeout(300):
        for client, id in [(player.client, player.id) for player in players] + [(watcher, bots)]:
            while (await client.get(f"/tables/{id}"))["status"] != "over":
                await asyncio.sleep(0.1)
    for player in players:
        stored = await entries(player.client, player.id)
        assert player.acknowledged.items() <= stored.items()
    assert sum(len(player.acknowledged) for player in players) > 0


async def test_a_kill_under_load_loses_nothing(server: ServerProcess) -> None:
    await killed_again_and_again(server, 1, seed=1)


async def test_a_kill_between_the_last_seat_and_the_start_keeps_what_was_told_and_the_game_begins(
    server: ServerProcess,
) -> None:
    ada, bea = [await Client.arrive(server.url, name) for name in ("Ada", "Bea")]
    id = await gathered(ada, bea)
    await ada.tell(id)
    server.kill()
    server.start()
    async with asyncio.timeout(60):
        while (await bea.get(f"/tables/{id}"))["status"] != "playing":
            await asyncio.sleep(0.1)
    players = [Player(client, id, seed) for seed, client in enumerate((ada, bea))]
    async with asyncio.timeout(300):
        await asyncio.gather(*(player.play() for player in players))
    journal = (await ada.http.get(f"/api/tables/{id}/journal")).text
    assert f"half A: {ada.half}\n" in journal
    assert "half B: withheld\n" in journal


@pytest.mark.campaign
async def test_fifty_kills_under_load_lose_nothing(server: ServerProcess) -> None:
    await killed_again_and_again(server, 50, seed=2)
