"""A game of Deal with the Devil on PostgreSQL, served by two workers, killed in the middle of a secret question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Client, Seen
from tests.server.conftest import with_db
from tests.server.postgres import postgres_database
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.postgres, pytest.mark.timeout(1800)]

LETTERS = "ABCD"
POOL = ("buy", "sell", "borrow", "repay", "ask")
CLOSING = ("done", "hand over", "close", "ready", "leave", "accuse nobody", "no more claims", "cannot pay")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with postgres_database() as url:
        process = ServerProcess(with_db(url, workers=2, halves_seconds=60.0, presence_seconds=3600.0), tmp_path / "log")
        yield process
        process.stop()


class Four:
    """Four programs, each with a connection of its own, so that both workers serve the table."""

    def __init__(self, people: list[Client], id: str) -> None:
        self.people = people
        self.id = id
        self.chance = random.Random(1)
        self.taken: list[list[str]] = [[], [], [], []]

    async def table(self, seat: int) -> Seen:
        return await self.people[seat].get(f"/tables/{self.id}")

    async def choose(self, seat: int, table: Seen, code: str) -> None:
        await self.people[seat].post(f"/tables/{self.id}/choices", {"number": table["number"], "code": code})
        self.taken[seat].append(code)

    async def play(self, until_round: int) -> None:
        """Everybody answers whenever asked, mostly by closing, until that round or the end."""
        while True:
            for seat in range(4):
                table = await self.table(seat)
                while table["status"] == "playing" and table["decision"]["waiting"]:
                    if table["view"]["board"]["round"] >= until_round:
                        return
                    await self.choose(seat, table, self.pick(table))
                    table = await self.table(seat)
                if table["status"] == "over":
                    return

    def pick(self, table: Seen) -> str:
        codes = codes_of(table)
        own = [code for code in codes if code.split()[0] not in POOL] or codes
        closing = [code for code in own if code.startswith(CLOSING)]
        return self.chance.choice(closing if closing and self.chance.random() < 0.7 else own)

    async def put_something(self) -> int:
        """On to the offers, where one seat puts a token into its chest and does not close it; says which."""
        while True:
            for seat in range(4):
                table = await self.table(seat)
                if table["decision"]["waiting"]:
                    put = next((code for code in codes_of(table) if code.startswith("put ")), None)
                    await self.choose(seat, table, put or self.pick(table))
                    if put:
                        return seat


def codes_of(table: Seen) -> list[str]:
    return [offer["code"] for offer in table["decision"]["offers"]]


async def four_at_a_table(url: str) -> Four:
    people = [await Client.arrive(url, name) for name in ("Ada", "Bea", "Cyd", "Dov")]
    id = await people[0].open_table("person", "open", "open", "open", game="deal")
    for seat in range(1, 4):
        assert await people[seat].join((await people[0].get(f"/tables/{id}"))["seats"][seat]["link"]) == id
    for person in people:
        await person.tell(id)
    return Four(people, id)


async def resumed(server: ServerProcess, until_round: int) -> Four:
    """Killed with a token in an open chest: nothing is lost, nothing is told, and the game goes on."""
    four = await four_at_a_table(server.url)
    await four.play(2)
    actor = await four.put_something()
    before = [await four.table(seat) for seat in range(4)]
    server.kill()
    server.start()
    for seat in range(4):
        assert await four.table(seat) == before[seat]
    assert before[actor]["can_undo"]
    await four.play(until_round)
    return four


async def test_two_workers_resume_a_game_killed_over_a_secret_question(server: ServerProcess) -> None:
    four = await resumed(server, until_round=3)
    assert (await four.table(0))["view"]["board"]["round"] == 3


@pytest.mark.campaign
async def test_a_resumed_game_ends_the_same_for_everybody_with_every_choice_in_its_journal(
    server: ServerProcess,
) -> None:
    four = await resumed(server, until_round=99)
    tables = [await four.table(seat) for seat in range(4)]
    assert all(table["result"] == tables[0]["result"] for table in tables)
    body = (await four.people[0].http.get(f"/api/tables/{four.id}/journal")).text.split("\n\n", 1)[1]
    lines = [line.split(" ", 2) for line in body.splitlines()]
    for seat in range(4):
        assert [code for _, letter, code in lines if letter == LETTERS[seat]] == four.taken[seat]
