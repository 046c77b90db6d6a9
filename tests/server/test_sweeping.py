"""Sweeping: what nobody comes back to is closed with a clear word or goes; nothing that was played is lost."""

from __future__ import annotations

from time import time
from typing import Any

import pytest
from sqlalchemy import func, select, update

from pandemonium.server.model import Pact, SeatPlan, Tempo, User
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.expiry import DAY
from pandemonium.server.storage.schema import guests, seats
from pandemonium.server.storage.schema import tables as stored
from tests.server.conftest import with_db
from tests.server.people import finish, opened, reason, two_at_a_table
from tests.server.test_tempo import two_with
from tests.server.visiting import Http

pytestmark = pytest.mark.anyio

DAYS: dict[Tempo, int] = {"live": 30, "relaxed": 60, "mail": 180}
ME, OPEN = SeatPlan("person"), SeatPlan("open")


async def days_pass(tables: Tables, days: float) -> None:
    """Everything that is stored has happened so much longer ago."""
    for row in (stored.c.updated, seats.c.present_until, guests.c.created):
        change = update(row.table).values({row.name: row - days * DAY})
        await tables.database.write(lambda c, change=change: c.execute(change))  # type: ignore[misc]
    tables.shelf.plays.clear()


async def status_of(tables: Tables, id: str) -> str | None:
    return await tables.database.read(lambda c: c.scalar(select(stored.c.status).where(stored.c.id == id)))


@pytest.mark.parametrize("tempo", DAYS)
async def test_a_game_that_nobody_plays_on_is_closed_when_its_tempo_says_so_and_kept(
    tables: Tables, tempo: Tempo
) -> None:
    two = await two_with(tables, Pact(tempo=tempo))
    await two.choose(tables)
    await days_pass(tables, DAYS[tempo] - 1)
    await tables.sweeping.sweep()
    assert await status_of(tables, two.id) == "playing"
    await days_pass(tables, 2)
    await tables.sweeping.sweep()
    model = await two.model(tables)
    assert (model.status, model.ended, model.number) == ("over", "abandoned", 1)
    assert tables.recorder.ended.get_nowait() == two.id
    assert "\nended: abandoned\n" in str(await tables.journal(two.people[0], two.id))
    assert [line.ended for line in (await tables.lobby(two.people[1])).past] == ["abandoned"]


async def test_a_game_stays_open_while_somebody_who_sits_there_looks_in(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await days_pass(tables, DAYS["live"] + 1)
    await two.model(tables)
    await tables.sweeping.sweep()
    assert await status_of(tables, two.id) == "playing"


async def test_a_table_where_nobody_gathers_is_closed_and_later_gone_with_its_guest(tables: Tables) -> None:
    ada = (await tables.new_guest("Ada"))[0]
    id = await opened(tables, ada, [ME, OPEN])
    await tables.say(ada, id, "anybody?")
    await days_pass(tables, 13)
    await tables.sweeping.sweep()
    assert await status_of(tables, id) == "waiting"
    await days_pass(tables, 2)
    await tables.sweeping.sweep()
    model = await tables.table(ada, id, language="en")
    assert model is not None
    assert (model.status, model.ended) == ("closed", "abandoned")
    await days_pass(tables, 16)
    await tables.sweeping.sweep()
    assert await status_of(tables, id) is None
    assert await known(tables, ada) == 0
    assert reason(tables.missing(id)) == "refused-no-table"


async def known(tables: Tables, user: User) -> int:
    query = select(func.count()).where(guests.c.id == user.id)
    return await tables.database.read(lambda c: c.scalar(query)) or 0


async def test_what_was_played_is_never_lost_and_neither_are_those_who_played(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await finish(tables, two.id)
    await days_pass(tables, 4_000)
    before = await tables.journal(two.people[0], two.id)
    await tables.sweeping.sweep()
    assert await tables.journal(two.people[0], two.id) == before
    assert [await known(tables, person) for person in two.people] == [1, 1]


async def test_a_guest_who_never_acted_goes_and_whoever_left_a_trace_stays(tables: Tables) -> None:
    idle, banned, host, holder = [(await tables.new_guest(name))[0] for name in ("Ida", "Bob", "Hob", "Kim")]
    await tables.database.write(lambda c: c.execute(update(guests).where(guests.c.id == banned.id).values(banned=True)))
    game = await opened(tables, host, [SeatPlan("bot", "random")] * 2)
    id = await opened(tables, holder, [ME, OPEN, OPEN])
    assert await tables.sit_beside(holder, id, "Kit") is None
    await days_pass(tables, 29)
    await tables.sweeping.sweep()
    new = (await tables.new_guest("Newt"))[0]
    assert [await known(tables, who) for who in (idle, banned, host, holder, new)] == [1, 1, 1, 1, 1]
    await tables.database.write(
        lambda c: c.execute(update(guests).where(guests.c.id != new.id).values(created=time() - 31 * DAY))
    )
    await tables.sweeping.sweep()
    assert [await known(tables, who) for who in (idle, banned, host, holder, new)] == [0, 1, 1, 1, 1]
    assert await status_of(tables, game) is not None


async def test_nothing_expires_where_the_host_says_never(db: str) -> None:
    never: dict[str, Any] = dict.fromkeys(("gathering_days", "live_days", "relaxed_days", "mail_days", "guest_days"), 0)
    tables = Tables(with_db(db, **never))
    await tables.database.start()
    two = await two_at_a_table(tables)
    waiting = await opened(tables, two.people[0], [ME, OPEN])
    idle = (await tables.new_guest("Ida"))[0]
    await days_pass(tables, 4_000)
    await tables.sweeping.sweep()
    assert [await status_of(tables, id) for id in (two.id, waiting)] == ["playing", "waiting"]
    assert await known(tables, idle) == 1
    tables.thinkers.stop()
    await tables.database.stop()


async def test_the_page_of_a_table_that_expired_says_so(http: Http) -> None:
    tables: Tables = http.app.state.tables
    two = await two_at_a_table(tables)
    waiting = await opened(tables, two.people[0], [ME, OPEN])
    await days_pass(tables, 31)
    await tables.sweeping.sweep()
    for language, over, closed in (
        ("en", "Nobody played on for so long", "nobody came for so long"),
        ("pl", "od dawna nikt w nią nie grał", "od dawna nikt tu nie zaglądał"),
    ):
        asked = {"accept-language": language}
        assert over in (await http.get(f"/table/{two.id}", headers=asked)).text
        assert closed in (await http.get(f"/table/{waiting}", headers=asked)).text
    assert "goes after 30 days" in (await http.get("/privacy", headers={"accept-language": "en"})).text
