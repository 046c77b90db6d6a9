"""A table that learns a game: the page and the API tell each tip once, under the question."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from pandemonium.server.app import create_app
from tests.server.conftest import with_db
from tests.server.visiting import Http

pytestmark = pytest.mark.anyio

WANTED = {
    "game": "inferno",
    "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}],
    "options": {"setup": "first-game", "first": "seat-a"},
}


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[Http]:
    async with Http(create_app(with_db(f"sqlite:///{tmp_path / 'tables.db'}"))) as client:
        guest = await client.post("/api/guests", json={"name": "Ada"})
        client.headers["authorization"] = f"Bearer {guest.json()['token']}"
        yield client


async def seen(http: Http, id: str) -> dict[str, Any]:
    table: dict[str, Any] = (await http.get(f"/api/tables/{id}")).json()
    return table


async def answer(http: Http, table: dict[str, Any]) -> None:
    choice = {"number": table["number"], "code": table["decision"]["offers"][0]["code"]}
    taken = await http.post(f"/api/tables/{table['id']}/choices", json=choice)
    assert taken.status_code < 300, taken.text


async def test_the_api_tells_a_tip_with_the_question_it_is_about(http: Http) -> None:
    id = (await http.post("/api/tables", json=WANTED)).json()["id"]
    table = await seen(http, id)
    assert "Nobody owns a Soul" in table["decision"]["tip"]
    await answer(http, table)
    assert "follows the lines down" in (await seen(http, id))["decision"]["tip"]


async def test_an_ordinary_table_has_none(http: Http) -> None:
    id = (await http.post("/api/tables", json=WANTED | {"options": {"first": "seat-a"}})).json()["id"]
    assert (await seen(http, id))["decision"]["tip"] == ""


async def test_the_page_shows_it_beside_the_question(http: Http) -> None:
    id = (await http.post("/api/tables", json=WANTED)).json()["id"]
    page = (await http.get(f"/table/{id}", headers={"accept": "text/html"})).text
    assert 'class="tip" id="tip"' in page or 'id="tip" class="tip"' in page
    assert page.index('id="notes"') < page.index('id="tip"') < page.index('id="bar"')
