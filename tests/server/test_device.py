"""Several people at one device: each has a seat of their own, and a curtain hangs between their parts."""

from __future__ import annotations

import pytest
from msgspec import Struct

from pandemonium.server.model import SeatPlan, TableModel, User
from pandemonium.server.play.tables import Tables
from tests.server.people import finish, opened, reason

pytestmark = pytest.mark.anyio


class Shared(Struct):
    """A table of Deal with the Devil where Ada's browser holds the seats A and B."""

    id: str
    ada: User

    async def model(self, tables: Tables) -> TableModel:
        model = await tables.page(self.ada, self.id, language="en")
        assert model is not None
        return model

    async def answer(self, tables: Tables, code: str) -> None:
        """Whoever is before the curtain chooses."""
        acting, model = await tables.before_curtain(self.ada, self.id), await self.model(tables)
        assert await tables.choose(acting, self.id, model.number, code, "") is None


async def shared(tables: Tables, game: str = "deal", bots: int = 2) -> Shared:
    ada, _ = await tables.new_guest("Ada")
    seats = [SeatPlan("person"), SeatPlan("open"), *[SeatPlan("bot", "easy")] * bots]
    id = await opened(tables, ada, seats, game=game)
    assert await tables.sit_beside(ada, id, " Bea ") is None
    return Shared(id, ada)


@pytest.mark.rule("DWD-6.4.3")
async def test_the_game_begins_behind_the_curtain_which_asks_for_those_who_are_next(tables: Tables) -> None:
    two = await shared(tables)
    model = await two.model(tables)
    assert [who.name for who in model.seats][:2] == ["Ada", "Bea"]
    assert (model.curtained, model.seat, model.device) == (True, -1, [0, 1])
    assert model.view.mine is None, "behind the curtain lies what those who watch may know"
    assert (
        reason(await tables.say(await tables.before_curtain(two.ada, two.id), two.id, "hello")) == "refused-not-seated"
    )


@pytest.mark.rule("DWD-6.4.3")
async def test_the_curtain_falls_when_a_part_is_over_and_the_next_one_opens_it(tables: Tables) -> None:
    two = await shared(tables)
    assert await tables.lift_curtain(two.ada, two.id, 0) is None
    assert (await two.model(tables)).seat == 0
    await two.answer(tables, "close empty")
    assert (await two.model(tables)).curtained
    assert await tables.lift_curtain(two.ada, two.id, 1) is None
    model = await two.model(tables)
    assert (model.seat, model.curtained) == (1, False)
    await two.answer(tables, "close empty")
    assert not (await two.model(tables)).curtained, "nobody else at this device is asked"


async def test_a_part_that_goes_on_leaves_the_curtain_open_and_it_can_be_drawn_by_hand(tables: Tables) -> None:
    two = await shared(tables)
    assert await tables.lift_curtain(two.ada, two.id, 1) is None
    await two.answer(tables, "put coin")
    assert (await two.model(tables)).seat == 1
    assert await tables.draw_curtain(two.ada, two.id) is None
    assert (await two.model(tables)).curtained


async def test_only_those_at_a_device_open_its_curtain(tables: Tables) -> None:
    two = await shared(tables)
    eve, _ = await tables.new_guest("Eve")
    assert reason(await tables.lift_curtain(eve, two.id, 0)) == "refused-not-seated"
    assert reason(await tables.lift_curtain(two.ada, two.id, 2)) == "refused-not-seated"
    assert reason(await tables.sit_beside(eve, two.id, "Mallory")) == "refused-not-seated"
    assert reason(await tables.sit_beside(two.ada, two.id, "Cleo")) == "refused-no-seat"
    stranger = await tables.page(eve, two.id, language="en")
    assert stranger is not None
    assert not stranger.curtained


async def test_after_the_end_there_is_no_curtain_and_a_rematch_brings_everybody_along(tables: Tables) -> None:
    two = await shared(tables, "crypt", bots=0)
    await finish(tables, two.id)
    model = await two.model(tables)
    assert (model.status, model.seat, model.curtained) == ("over", 0, False)
    again = await tables.rematch(two.ada, two.id)
    assert isinstance(again, str)
    model = await Shared(again, two.ada).model(tables)
    assert (model.status, sorted(who.name for who in model.seats)) == ("playing", ["Ada", "Bea"])
    assert model.curtained
