"""People who play: a table with two of them, and scripted choices up to a point or to the end."""

from __future__ import annotations

import random

from msgspec import Struct

from pandemonium.engine.phrase import Refusal
from pandemonium.server.model import Preferences, SeatPlan, TableModel, User
from pandemonium.server.tables import Tables


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


async def two_at_a_table(tables: Tables, *, public: bool = False, confirm: bool = True, game: str = "crypt") -> Two:
    preferences = Preferences(confirm=confirm)
    people = [(await tables.new_guest(name, preferences))[0] for name in ("Ada", "Bea")]
    id = await opened(tables, people[0], [SeatPlan("person"), SeatPlan("open")], public=public, game=game)
    model = await tables.table(people[0], id, language="en")
    assert model is not None
    assert await tables.join(people[1], model.seats[1].link) == id
    return Two(id, people)


async def opened(
    tables: Tables, user: User, seats: list[SeatPlan], *, public: bool = False, game: str = "crypt"
) -> str:
    options = {"first": "seat-a"} if game == "crypt" else {}
    id = await tables.create(user, game, options, seats, public=public)
    assert isinstance(id, str)
    return id


def reason(refused: Refusal | str | None) -> str:
    """The reason's id of a refusal."""
    assert isinstance(refused, Refusal)
    return refused.reason.id
