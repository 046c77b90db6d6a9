"""People who play: a table with two of them, and scripted choices up to a point or to the end."""

from __future__ import annotations

import random

from msgspec import Struct

from pandemonium.engine.chance import commitment
from pandemonium.engine.driver import legal
from pandemonium.engine.phrase import Refusal
from pandemonium.server.model import Preferences, SeatPlan, TableModel, User
from pandemonium.server.play.play import Play
from pandemonium.server.play.tables import Tables

HALVES = ("a" * 32, "b" * 32)
"""Of the seed, from each of the two people."""


class Two(Struct):
    """A table and its two people."""

    id: str
    people: list[User]

    async def model(self, tables: Tables, seat: int = 0, language: str = "en") -> TableModel:
        model = await tables.table(self.people[seat], self.id, language=language)
        assert model is not None
        return model

    async def asked(self, tables: Tables) -> tuple[int, TableModel]:
        """The seat the game waits for, and what it sees."""
        model = await self.model(tables)
        seat = next(seat.seat for seat in model.seats if seat.waiting)
        return seat, await self.model(tables, seat)

    async def choose(self, tables: Tables, at: int = 0, key: str = "") -> tuple[int, str]:
        """The seat that is asked takes the offer at that place; says which seat and which choice."""
        seat, model = await self.asked(tables)
        assert model.decision is not None
        code = model.decision.offers[at].code
        assert await tables.choose(self.people[seat], self.id, model.number, code, key) is None
        return seat, code

    async def play_out(self, tables: Tables, seed: int = 1) -> int:
        """Random choices to the end; says how many."""
        chance, taken = random.Random(seed), 0
        while (await self.model(tables)).status != "over":
            _, model = await self.asked(tables)
            assert model.decision is not None
            await self.choose(tables, chance.randrange(len(model.decision.offers)))
            taken += 1
        return taken


async def finish(tables: Tables, id: str) -> None:
    """Play the game of a table to its end in one go."""
    assert await tables.ledger.attempt(id, first_choices, None) is None


def first_choices(play: Play) -> None:
    while not play.on.over:
        seat = play.on.waiting[0]
        play.on.take(seat, legal(play.on.state, seat)[-1])


async def two_at_a_table(tables: Tables, *, public: bool = False, confirm: bool = True, game: str = "crypt") -> Two:
    preferences = Preferences(confirm=confirm)
    people = [(await tables.new_guest(name, preferences))[0] for name in ("Ada", "Bea")]
    plans, promised = [SeatPlan("person"), SeatPlan("open")], [commitment(half) for half in HALVES]
    id = await opened(tables, people[0], plans, public=public, game=game, hash=promised[0])
    model = await tables.table(people[0], id, language="en")
    assert model is not None
    assert await tables.join(people[1], model.seats[1].link, promised[1]) == id
    for person, half in zip(people, HALVES, strict=True):
        assert await tables.half(person, id, half) is None
    return Two(id, people)


async def opened(
    tables: Tables, user: User, seats: list[SeatPlan], *, public: bool = False, game: str = "crypt", hash: str = ""
) -> str:
    options = {"first": "seat-a"} if game == "crypt" else {}
    id = await tables.create(user, game, options, seats, public=public, hash=hash)
    assert isinstance(id, str)
    return id


def reason(refused: object) -> str:
    """The reason's id of a refusal."""
    assert isinstance(refused, Refusal)
    return refused.reason.id
