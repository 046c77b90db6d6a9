"""Damaged rows, clocks that jump, nonsense in addresses: a clear answer each, and everybody else plays on."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Any

import pytest
from sqlalchemy import Update, delete, update

from pandemonium.server.app import create_app
from pandemonium.server.model import SeatPlan
from pandemonium.server.play.tables import Tables
from pandemonium.server.settings import Settings
from pandemonium.server.storage.bots import waiting_for_bots
from pandemonium.server.storage.schema import entries, guests, seats
from pandemonium.server.storage.schema import tables as rows
from tests.server.people import Two, opened, reason, two_at_a_table
from tests.server.visiting import Http

pytestmark = pytest.mark.anyio


async def again(tables: Tables, *damage: Any) -> Tables:
    """The same database after the damage, with nothing kept in memory."""
    for statement in damage:
        await tables.database.write(lambda c, made=statement: c.execute(made))  # type: ignore[misc]
    tables.shelf.plays.clear()
    return tables


def changed(two: Two, **values: Any) -> Update:
    return update(rows).where(rows.c.id == two.id).values(**values)


DAMAGE: dict[str, Callable[[Two], Any]] = {
    "options that are no JSON": lambda two: changed(two, options="{nonsense"),
    "options of another kind": lambda two: changed(two, options="[1]"),
    "an unknown option": lambda two: changed(two, options='{"moon": "full"}'),
    "an unknown value": lambda two: changed(two, options='{"first": "the moon"}'),
    "a missing seat": lambda two: delete(seats).where(seats.c.table_id == two.id, seats.c.seat == 0),
    "a missing last entry": lambda two: delete(entries).where(entries.c.table_id == two.id, entries.c.number == 2),
    "an outcome that is no JSON": lambda two: changed(two, outcome="{nonsense"),
}


@pytest.mark.parametrize("kind", DAMAGE)
async def test_a_damaged_table_is_told_and_harms_nobody_else(tables: Tables, kind: str) -> None:
    two = await two_at_a_table(tables, public=True)
    await two.choose(tables)
    await two.choose(tables)
    other = await two_at_a_table(tables, public=True)
    await again(tables, DAMAGE[kind](two))
    ada = two.people[0]
    if "outcome" not in kind:
        assert await tables.table(ada, two.id, language="en") is None
        assert tables.missing(two.id).reason.id in ("refused-damaged", "refused-broken-table")
        assert reason(await tables.choose(ada, two.id, 2, "done", "")).startswith("refused-")
    lobby = await tables.lobby(ada)
    assert other.id in [line.id for line in lobby.live]


async def test_damaged_preferences_are_as_good_as_none(tables: Tables) -> None:
    _, token = await tables.new_guest("Ada")
    await again(tables, update(guests).values(preferences="{nonsense"))
    found = await tables.guest(token)
    assert found is not None
    assert found.preferences.language == "en"


async def test_bots_are_resumed_after_the_clock_was_set_back(tables: Tables) -> None:
    """Their table was touched, as it seems, in an hour from now."""
    user, _ = await tables.new_guest("Ada")
    id = await opened(tables, user, [SeatPlan("bot", "easy"), SeatPlan("bot", "easy")])
    now = time()
    await again(tables, update(rows).values(updated=now + 3600))
    assert await tables.database.read(lambda c: waiting_for_bots(c, before=now, now=now)) == [id]


async def test_nobody_with_an_open_socket_is_replaced_after_the_clock_jumped(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    seat, _ = await two.asked(tables)
    async with tables.shelf.hold(two.id) as play:
        assert play is not None
        await tables.presence.arrive(play, seat)
    await again(tables, update(seats).values(present_until=time() - 36_000))
    host = two.people[1 - seat]
    assert reason(await tables.replace(host, two.id, seat, "easy")) == "refused-not-away"
    await tables.presence.leave(two.id, seat)
    await again(tables, update(seats).values(present_until=time() - 36_000))
    assert await tables.replace(host, two.id, seat, "easy") is None


NONSENSE = ["\u0000", "a\u0000b", "%00", "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"), "x" * 300]


async def test_nonsense_in_addresses_is_not_found_and_never_an_error(settings: Settings) -> None:
    async with Http(create_app(settings)) as http:
        token = (await http.post("/api/guests", json={"name": "Ada"})).json()["token"]
        mine = {"authorization": f"Bearer {token}"}
        for word in NONSENSE:
            joined = await http.post("/api/join", json={"link": word}, headers=mine)
            assert joined.status_code in (400, 404), word
        for word in ("%00", "a%00b", "%F0%9F%98%80", "%ff", "..%2f..", "x" * 300):
            for path in ("/api/tables/", "/table/", "/join/", "/rules/", "/new/", "/api/games/", "/companion/"):
                answer = await http.get(path + word, headers=mine)
                assert answer.status_code < 500, path + word
