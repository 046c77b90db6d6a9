"""The look back on a finished game: found in a worker once, kept, and told to whoever has the page open."""

from __future__ import annotations

import asyncio

import pytest

from pandemonium.server.model import SeatPlan
from pandemonium.server.play.tables import Tables
from tests.server.people import finish, opened

pytestmark = pytest.mark.anyio


@pytest.mark.rule("DWD-6.6.2")
async def test_the_end_is_looked_back_on_once_and_then_told(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    seen = [[[[0, 0, 100]] * 4] * 4]

    async def found(match: object) -> list[list[list[list[int]]]]:
        asked.append(type(match).__name__)
        return seen

    monkeypatch.setattr(tables.thinkers, "look_back", found)
    ada, _ = await tables.new_guest("Ada")
    id = await opened(tables, ada, [SeatPlan("person"), *[SeatPlan("bot", "easy")] * 3], game="deal")
    await tables.page(ada, id, language="en")
    assert asked == [], "nobody looks back on a game that is on"
    await finish(tables, id)
    told = asyncio.Event()
    tables.bell.listen(id, lambda *_: told.set())
    for _ in range(2):
        await tables.page(ada, id, language="en")
    await asyncio.wait_for(told.wait(), 30)
    model = await tables.page(ada, id, language="en")
    assert model is not None
    assert model.hindsight == seen
    assert asked == ["Match"]
