"""Two nodes on PostgreSQL behind a proxy, killed in turn under load: nothing lost, nothing stuck, at worst “again”."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pytest

from tests.server.client import Client, Seen, Socket, gathered
from tests.server.conftest import with_db
from tests.server.postgres import postgres_database
from tests.server.process import ServerProcess
from tests.server.proxy import proxy_before
from tests.server.test_kill import GONE, Player, bot_table, everything_goes_on

pytestmark = [pytest.mark.anyio, pytest.mark.campaign, pytest.mark.postgres, pytest.mark.timeout(1800)]

TABLES = 4
AGAIN = {"refused-stale", "refused-busy"}
"""What a refused choice may say: look, and try again."""


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[list[ServerProcess]]:
    with postgres_database() as url:
        found = [ServerProcess(with_db(url, halves_seconds=60.0), tmp_path / f"log{at}") for at in range(2)]
        yield found
        for node in found:
            node.stop()


class Watchful(Player):
    """Remembers what it was refused, and how long it had no answer."""

    def __init__(self, client: Client, id: str, seed: int) -> None:
        super().__init__(client, id, seed)
        self.refused: Counter[str] = Counter()
        self.heard = monotonic()
        self.silence = 0.0

    async def follow(self, live: Socket) -> None:
        hear = live.next

        async def overheard(*kinds: str) -> Seen:
            message = await hear(*kinds)
            now = monotonic()
            self.silence, self.heard = max(self.silence, now - self.heard), now
            if message["type"] == "refused":
                self.refused[message["reason"]] += 1
            return message

        live.next = overheard  # type: ignore[method-assign]
        await super().follow(live)


async def seated(url: str) -> tuple[str, Client, Client]:
    """Two people at a table, who try again until a node answers; what they asked twice does no harm."""
    while True:
        with suppress(*GONE):
            ada, bea = await Client.arrive(url, "Ada"), await Client.arrive(url, "Bea")
            id = await gathered(ada, bea)
            await ada.tell(id)
            await bea.tell(id)
            return id, ada, bea


async def killed_in_turn(nodes: list[ServerProcess], kills: int) -> None:
    chance, refused, longest = random.Random(6), Counter[str](), 0.0
    async with proxy_before(nodes) as url:
        for at in range(kills):
            players = []
            for table in range(TABLES):
                id, ada, bea = await seated(url)
                players += [Watchful(client, id, at * 100 + table * 2 + n) for n, client in enumerate((ada, bea))]
            bots, watcher = await bot_table(url)
            tasks = [asyncio.create_task(player.play()) for player in players]
            await asyncio.sleep(chance.uniform(0.1, 1.0))
            victim = nodes[at % 2]
            victim.kill()
            await everything_goes_on(players, watcher, bots)  # on the other node alone
            await asyncio.to_thread(victim.start)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            refused += sum((player.refused for player in players), Counter())
            longest = max(longest, *(player.silence for player in players))
    print(f"{kills} kills, refused {dict(refused)}, longest without an answer {longest:.1f} s")
    assert set(refused) <= AGAIN


async def test_ten_kills_in_turn_behind_a_proxy_lose_nothing(nodes: list[ServerProcess]) -> None:
    await killed_in_turn(nodes, 10)
