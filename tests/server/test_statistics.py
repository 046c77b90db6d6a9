"""Statistics of a game's roles over the finished tables of a server: shares with their intervals, and no names."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from pandemonium.lab.interval import wilson
from pandemonium.server.model import SeatPlan
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.schema import tables as stored
from tests.server.people import finish, opened
from tests.server.visiting import Http, page

pytestmark = pytest.mark.anyio

BOTS = [SeatPlan("bot", "easy")] * 3


async def played(tables: Tables, outcome: str = "") -> str:
    ada, _ = await tables.new_guest("Ada Lovelace")
    id = await opened(tables, ada, [SeatPlan("person"), *BOTS], game="deal")
    await finish(tables, id)
    if outcome:
        await tables.database.write(
            lambda c: c.execute(update(stored).where(stored.c.id == id).values(outcome=outcome)) and None
        )
    return id


@pytest.mark.rule("DWD-6.6.3")
async def test_what_each_seat_was_is_kept_with_the_outcome(tables: Tables) -> None:
    id = await played(tables)
    found = await tables.statistics("deal")
    assert found.games == 1
    assert {one.role: one.played for one in found.roles} == {"devil": 1, "cultist": 1, "mortal": 2}
    async with tables.shelf.hold(id) as play:
        assert play is not None
        winners = play.on.game.result(play.on.state).winners
    assert sum(one.won for one in found.roles) == len(winners)


@pytest.mark.rule("DWD-6.6.3")
async def test_a_role_is_counted_in_every_seat_that_had_it(tables: Tables) -> None:
    roles = '"roles":["mortal","devil","mortal","cultist"]'
    await played(tables, '{"scores":[10,20,30,0],"winners":[2],' + roles + "}")
    await played(tables, '{"scores":[12,26,0,0],"winners":[1],' + roles + "}")
    await played(tables, '{"scores":[99,99,99,99],"winners":[0]}')  # from before roles were kept
    found = await tables.statistics("deal")
    devil, mortal = (next(one for one in found.roles if one.role == role) for role in ("devil", "mortal"))
    assert found.games == 2
    assert (devil.played, devil.won, devil.points) == (2, 1, 23.0)
    assert (mortal.played, mortal.won, mortal.points) == (4, 1, 13.0)
    assert mortal.won_95 == wilson(1 / 4, 4)


async def test_games_that_are_on_or_were_broken_off_do_not_count(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    id = await opened(tables, ada, [SeatPlan("person"), *BOTS], game="deal")
    assert (await tables.statistics("deal")).games == 0
    assert await tables.end(ada, id, agree=True) is None
    model = await tables.table(ada, id, language="en")
    assert model is not None
    assert model.status == "over"
    assert (await tables.statistics("deal")).games == 0


@pytest.mark.rule("DWD-6.6.3")
async def test_the_tile_leads_to_a_page_that_names_nobody(http: Http) -> None:
    await played(http.app.state.tables)
    assert 'href="/statistics/deal"' in await page(http, "/")
    told = await page(http, "/statistics/deal")
    assert "One game played to its end" in told
    assert "Ada Lovelace" not in told
    assert (await http.get("/statistics/crypt")).status_code == 404


async def test_a_game_counts_what_it_keeps_of_itself_for_all_or_for_the_owner_of_the_tables(http: Http) -> None:
    tables = http.app.state.tables
    ada, _ = await tables.new_guest("Ada Lovelace")
    id = await opened(tables, ada, [SeatPlan("person"), SeatPlan("bot", "easy")], game="others")
    await finish(tables, id)
    told = await page(http, "/statistics/others")
    assert "Haven’s Last Stand" in told
    assert "bots, easy" in told
    assert "Ada Lovelace" not in told
    assert (await tables.statistics("others", ada)).tallies[0].title.id == "stat-by-adventure"
    assert "No game has been played" in await page(http, "/statistics/others?mine=true")
