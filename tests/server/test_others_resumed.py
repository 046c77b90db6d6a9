"""The Others on a server that is killed while the Sin thinks over a window: nothing is lost, nothing is told."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Client, Seen
from tests.server.conftest import with_db
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(600)]

SIN, HERO = 0, 1
MOST = 600
"""Choices within which a window of each kind has come."""
ENDING = ("end", "ready", "pass", "watch", "spend turn", "all", "stay")

Wanted = Callable[[list[str]], bool]


def at_a_turn_s_start(codes: list[str]) -> bool:
    return "watch" in codes


def in_a_turn(codes: list[str]) -> bool:
    """A card or the Acolytes' ability, where he has any, or letting the moment go by."""
    return codes[-1] == "pass" and all(code.startswith(("play", "ability")) for code in codes[:-1])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    settings = with_db(f"sqlite:///{tmp_path / 'tables.db'}", halves_seconds=60.0, presence_seconds=3600.0)
    process = ServerProcess(settings, tmp_path / "log")
    yield process
    process.stop()


class Two:
    """Ada is the Sin, Bea leads the heroes; Eve watches."""

    def __init__(self, people: list[Client], watcher: Client, id: str) -> None:
        self.people = people
        self.watcher = watcher
        self.id = id
        self.chance = random.Random(1)

    async def tables(self) -> list[Seen]:
        """What each of the three is sent."""
        return [await person.get(f"/tables/{self.id}") for person in (*self.people, self.watcher)]

    async def choose(self, seat: int, table: Seen, code: str) -> None:
        await self.people[seat].post(f"/tables/{self.id}/choices", {"number": table["number"], "code": code})

    async def until(self, wanted: Wanted) -> list[Seen]:
        """Both play on, towards fights where there are any, until the Sin is asked so."""
        for _ in range(MOST):
            tables = await self.tables()
            seat = SIN if tables[SIN]["decision"]["waiting"] else HERO
            codes = codes_of(tables[seat])
            if seat == SIN and wanted(codes):
                return tables
            await self.choose(seat, tables[seat], self.pick(codes))
        raise AssertionError("the window never came")

    def pick(self, codes: list[str]) -> str:
        fights = [code for code in codes if code.startswith(("fight", "shoot", "react"))]
        ending = [code for code in codes if code.startswith(ENDING)]
        return self.chance.choice(fights or (ending if ending and self.chance.random() < 0.5 else codes))


def codes_of(table: Seen) -> list[str]:
    return [offer["code"] for offer in table["decision"]["offers"]]


async def two_at_a_table(url: str) -> Two:
    people = [await Client.arrive(url, name) for name in ("Ada", "Bea")]
    id = await people[SIN].open_table("person", "open", game="others")
    link = (await people[SIN].get(f"/tables/{id}"))["seats"][HERO]["link"]
    assert await people[HERO].join(link) == id
    for person in people:
        await person.tell(id)
    return Two(people, await Client.arrive(url, "Eve"), id)


@pytest.mark.rule("OTH-SC-1", "OTH-TB-11", "OTH-TB-16")
@pytest.mark.parametrize("window", [at_a_turn_s_start, in_a_turn])
async def test_a_killed_server_still_asks_the_sin_and_has_told_nobody(server: ServerProcess, window: Wanted) -> None:
    two = await two_at_a_table(server.url)
    before = await two.until(window)
    server.kill()
    server.start()
    after = await two.tables()
    assert after == before
    assert after[SIN]["decision"]["waiting"]
    assert window(codes_of(after[SIN]))
    assert not codes_of(after[HERO])
    assert [seat["waiting"] for seat in after[HERO]["seats"]] == [True, False]
    await two.choose(SIN, after[SIN], codes_of(after[SIN])[-1])
    assert (await two.tables())[HERO]["number"] == before[HERO]["number"] + 1
