"""Those who watch are counted; a host may shut them out, and then neither page, JSON nor socket lets them in."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from pandemonium.server.app import create_app
from pandemonium.server.model import Pact
from pandemonium.server.play.audience import Wanted
from pandemonium.server.play.tables import Tables
from pandemonium.server.settings import Settings
from tests.server.people import finish, reason, two_at_a_table
from tests.server.test_api import guest, table_of_two
from tests.server.visiting import Http

pytestmark = pytest.mark.anyio


async def test_watchers_are_counted_on_every_node_and_leave(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    eve, other = (await tables.new_guest("Eve"))[0], Tables(tables.settings)
    async with other.shelf.hold(two.id) as play:
        assert play is not None
        await other.audience.arrive(play, eve.id)
        await other.audience.arrive(play, eve.id)
    assert (await two.model(tables)).watchers == 1, "two tabs are one person"
    await other.audience.leave(two.id, eve.id)
    await other.audience.leave(two.id, eve.id)
    assert (await two.model(tables)).watchers == 0
    await other.database.stop()


async def test_only_the_host_decides_who_may_look_on(tables: Tables) -> None:
    two = await two_at_a_table(tables, public=True)
    eve, _ = await tables.new_guest("Eve")
    assert reason(await tables.open_to(two.people[1], two.id, Wanted(watching=False))) == "refused-not-host"
    assert await tables.table(eve, two.id, language="en") is not None
    assert await tables.open_to(two.people[0], two.id, Wanted(watching=False)) is None
    model = await two.model(tables, 1)
    assert (model.pact, model.public) == (Pact(watching=False), True)
    assert (await tables.lobby(eve)).live == []
    assert await tables.table(eve, two.id, language="en") is None
    assert reason(tables.missing(two.id)) == "refused-no-watching"
    await finish(tables, two.id)
    assert await tables.replay(eve, two.id, 0, language="en") is None
    assert reason(await tables.journal(eve, two.id)) == "refused-no-watching"
    assert isinstance(await tables.journal(two.people[1], two.id), str)


async def test_whoever_left_their_seat_to_a_bot_may_still_come_back(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await tables.open_to(two.people[0], two.id, Wanted(watching=False))
    assert await tables.replace(two.people[1], two.id, 1, "easy") is None
    assert await tables.table(two.people[1], two.id, language="en") is not None


async def test_page_and_interface_say_why_and_the_lobby_shows_what_the_host_wants(http: Http) -> None:
    id, ada, _ = await table_of_two(http)
    eve = await guest(http, "Eve")
    state = (await http.put(f"/api/tables/{id}/audience", json={"public": True}, headers=ada)).json()
    assert (state["public"], state["hosting"], state["pact"]["watching"]) == (True, True, True)
    assert [line["id"] for line in (await http.get("/api/lobby", headers=eve)).json()["live"]] == [id]
    await http.put(f"/api/tables/{id}/audience", json={"watching": False}, headers=ada)
    refused = await http.get(f"/api/tables/{id}", headers=eve)
    assert (refused.status_code, refused.json()["type"]) == (403, "urn:pandemonium:refused-no-watching")
    page = await http.get(f"/table/{id}", headers={"accept": "text/html"})
    assert page.status_code == 403
    assert "Only those who sit at this table may see it." in page.text


def test_a_socket_is_refused_and_one_that_watches_is_closed(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        people = [client.post("/api/guests", json={"name": name}).json() for name in ("Ada", "Eve")]
        ada, eve = ({"authorization": f"Bearer {person['token']}"} for person in people)
        wanted = {"game": "crypt", "seats": [{"kind": "person"}]}
        id = client.post("/api/tables", json=wanted, headers=ada).json()["id"]
        place = f"/api/tables/{id}/audience"
        with client.websocket_connect(f"/api/tables/{id}/live", headers=eve) as socket:
            socket.send_json({"type": "hello", "number": -1})
            assert socket.receive_json()["table"]["watchers"] == 1
            client.put(place, json={"watching": False}, headers=ada)
            assert how_it_closes(socket) == 4406
        with pytest.raises(WebSocketDisconnect) as closed:
            client.websocket_connect(f"/api/tables/{id}/live", headers=eve).__enter__()
        assert closed.value.code == 4406


def how_it_closes(socket: Any) -> int:
    """Read on until the server closes."""
    try:
        while True:
            socket.receive_json(timeout=20)
    except WebSocketDisconnect as closed:
        return closed.code
