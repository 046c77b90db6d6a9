"""The host's desk: nothing without the word; with it tables are closed, people banned, lines removed, all told."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, select, update

from pandemonium.server.play.desk import Desk
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.schema import chat, guests, seats
from tests.server.people import Two, reason, two_at_a_table
from tests.server.visiting import Http, become_guest, page, post

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(http: Http) -> Tables:
    """The tables of the server that these pages are of."""
    return http.app.state.tables  # type: ignore[no-any-return]


async def enter(http: Http) -> str:
    return await post(http, "/desk/enter", {"word": http.app.state.desk.word})


async def talking(tables: Tables) -> Two:
    two = await two_at_a_table(tables)
    assert await tables.say(two.people[0], two.id, "something rude") is None
    return two


async def test_without_the_word_there_is_nothing_but_the_door(http: Http, served: Tables) -> None:
    two = await talking(served)
    assert "something rude" not in await page(http, "/desk")
    await post(http, "/desk/enter", {"word": "a guess"}, 403)
    await post(http, "/desk/enter", {"word": ""}, 403)
    for way in ("close", "ban", "unban", "remove", "notice"):
        await post(http, f"/desk/{way}", {"whom": two.id, "notice": "x"}, 404)
    assert (await two.model(served)).status == "playing"


async def test_the_host_sees_tables_people_and_what_was_said(http: Http, served: Tables) -> None:
    two = await talking(served)
    desk = await enter(http)
    assert "something rude" in desk
    assert "Crypt: Ada, Bea" in desk
    assert two.people[0].id in desk
    assert "Bea" not in (await page(http, "/desk?sought=nobody")).partition("People")[2].partition("Said")[0]


async def test_the_host_closes_a_table(http: Http, served: Tables) -> None:
    two = await talking(served)
    await enter(http)
    await post(http, "/desk/close", {"whom": two.id})
    model = await two.model(served)
    assert (model.status, model.ended, model.seats[0].waiting) == ("over", "host", False)
    assert reason(await served.choose(two.people[0], two.id, model.number, "done", "")) == "refused-over"


async def test_a_removed_line_is_gone_for_everybody_who_knew_it(http: Http, served: Tables) -> None:
    two = await talking(served)
    assert (await two.model(served)).chat[0].text == "something rude"
    await enter(http)
    line = await served.database.read(lambda c: c.scalar(select(chat.c.id)))
    await post(http, "/desk/remove", {"whom": str(line)})
    assert [said.text for said in (await two.model(served)).chat] == ["(removed)"]
    assert (await served.database.read(lambda c: c.scalar(select(chat.c.text)))) == ""


async def test_who_is_banned_is_told_so_everywhere_and_a_bot_plays_on(http: Http, served: Tables) -> None:
    two = await talking(served)
    eve, token = await served.new_guest("Eve")
    await enter(http)
    await post(http, "/desk/ban", {"whom": two.people[1].id})
    await post(http, "/desk/ban", {"whom": eve.id})
    assert (await two.model(served)).seats[1].kind == "bot"
    banned = {"authorization": f"Bearer {token}"}
    told = await http.get("/", headers=banned)
    assert (told.status_code, "does not want you here" in told.text) == (403, True)
    api = await http.get("/api/me", headers={**banned, "accept": "application/json"})
    assert (api.status_code, api.json()["type"]) == (403, "urn:pandemonium:problem-banned")
    await post(http, "/desk/unban", {"whom": eve.id})
    assert (await http.get("/api/me", headers=banned)).status_code == 200


async def test_a_notice_stands_on_every_page_until_it_is_taken_away(http: Http, served: Tables) -> None:
    woken: list[str] = []
    served.bell.listen("a table", lambda table, _: woken.append(table))
    await enter(http)
    await post(http, "/desk/notice", {"notice": "Upgrade <at> ten."})
    assert woken == ["a table"]
    for path in ("/", "/rules", "/preferences"):
        assert "Upgrade <at> ten." in await page(http, path)
    await post(http, "/desk/notice", {"notice": ""})
    assert "Upgrade" not in await page(http, "/")
    other = Desk(served.ledger, 1.0)
    await other.tell("From another node.")
    assert "another node" in await page(http, "/")


async def test_who_erases_themselves_leaves_a_game_and_nothing_else(http: Http, served: Tables) -> None:
    me = (await http.get("/api/me", headers={"cookie": ""})).status_code
    assert me == 401
    await become_guest(http)
    id = (await http.get("/api/me")).json()["id"]
    found = await served.database.read(lambda c: c.execute(select(guests).where(guests.c.id == id)).one())
    user = await served.guest(str(http.cookies["guest"]))
    assert user is not None
    two = await two_at_a_table(served)
    async with served.shelf.hold(two.id) as play:
        assert play is not None
        await served.ledger.change(play, lambda c: sit(c, two.id, id))
    assert await served.say(user, two.id, "my secret") is None
    assert "Tick the box" in await post(http, "/privacy/erase", {}, 422)
    assert "You are erased." in await post(http, "/privacy/erase", {"sure": "yes"})
    assert (await http.get("/api/me")).status_code == 401
    model = await two.model(served, 1)
    assert model.seats[0].kind == "bot"
    rows = await served.database.read(lambda c: [c.execute(select(one)).all() for one in (guests, chat, seats)])
    assert "my secret" not in str(rows)
    assert found.name not in [row.name for row in rows[0] if row.id == id]
    assert found.token_hash not in str(rows)


async def test_either_database_does_what_the_desk_asks(tables: Tables) -> None:
    two, desk = await talking(tables), Desk(tables.ledger, 1.0)
    found = await desk.look("ad")
    assert [one.name for one in found.guests] == ["Ada"]
    assert [one.names for one in found.tables] == [["Ada", "Bea"]]
    await desk.remove(found.lines[0].id)
    await desk.tell("Back at ten.")
    await desk.ban(two.people[1].id, banned=True)
    await desk.leaving.erase(two.people[0].id)
    found = await desk.look("")
    assert (found.lines, found.notice) == ([], "Back at ten.")
    assert {(one.name, one.banned, one.seats) for one in found.guests} == {("Bea", True, 0), ("…", False, 0)}
    await desk.close(two.id)
    assert (await desk.look("")).tables == []


def sit(connection: Connection, table: str, guest: str) -> None:
    """In the first seat, instead of whoever had it."""
    connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == 0).values(guest=guest))
