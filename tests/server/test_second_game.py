"""The server with two games, the second one a third party's: the toy. Without a drawing of its own it is outlined."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.conformance.installed import forget
from tests.server.visiting import CHOICE, Http, page, post

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toy")]

SELECTED = re.compile(r'<option value="([^"]*)" selected')
THREE = {"seat-0": "me", "seat-1": "bot random", "seat-2": "open"}


async def test_the_lobby_starts_either_game(http: Http) -> None:
    lobby = await page(http, "/")
    assert "Play Crypt now" in lobby
    assert "Play Toy now" in lobby
    toy = lobby[lobby.index("Play Toy now") :].partition("</section>")[0]
    assert "Play alone" not in toy, "the toy is not played alone"
    polish = await page(http, "/", **{"accept-language": "pl"})
    assert "Seal, strike and parry" in lobby
    assert polish.count('action="/play/toy"') == 1
    table = await post(http, "/play/toy", {"bots": "2"})
    assert table.count('class="seat-head"') == 3
    assert CHOICE.findall(table)


async def test_the_form_for_a_table_leads_to_each_game_and_shows_its_own_seats_and_options(http: Http) -> None:
    assert 'href="/new/toy"' in await page(http, "/new/crypt")
    form = await page(http, "/new/toy")
    assert 'href="/new/crypt"' in form
    assert [f'id="seat-{seat}"' in form for seat in range(7)] == [True] * 6 + [False]
    assert 'id="option-rounds"' in form
    assert 'id="option-collectors"' not in form
    assert (await http.get("/new", follow_redirects=False)).status_code == 303


async def test_a_refused_form_says_why_and_keeps_what_was_chosen(http: Http) -> None:
    form = await post(http, "/new/toy", THREE | {"public": "yes", "option-rounds": "3"}, 422)
    assert "Three rounds are for two players." in form
    assert SELECTED.findall(form) == ["me", "bot random", "open", "none", "none", "none", "3"]
    assert re.search('name="public" value="yes" checked', form)
    table = await post(http, "/new/toy", THREE | {"option-rounds": "2"})
    assert "One seat is still free." in table


async def test_programs_are_told_why_too(http: Http) -> None:
    made = await http.post("/api/guests", json={"name": "Ada", "preferences": {"language": "pl"}})
    headers = {"authorization": f"Bearer {made.json()['token']}"}
    wanted = {"game": "toy", "seats": [{"kind": "person"}] + [{"kind": "bot", "level": "easy"}] * 2}
    refused = await http.post("/api/tables", json=wanted | {"options": {"rounds": "3"}}, headers=headers)
    assert (refused.status_code, refused.json()["detail"]) == (422, "Trzy rundy są dla dwóch osób.")
    assert refused.json()["rule"] == "TOY-2"
    games = {game["id"]: game for game in (await http.get("/api/games", headers=headers)).json()}
    assert (games["toy"]["title"], games["toy"]["seats"]) == ("Próba", [2, 3, 6])


async def test_a_whole_game_is_played_by_its_outlined_table(http: Http) -> None:
    """Answers are posted as soon as there are any; the bot, asked at the same time, thinks beside us."""
    table = await post(http, "/play/toy", {"bots": "1"})
    id = re.findall(r'action="/table/([a-z0-9]{12})/choose"', table)[0]
    for _ in range(2000):
        if "ending-title" in table:
            break
        codes = CHOICE.findall(table)
        number = re.findall(r'name="number" value="([0-9]+)"', table)[0]
        if codes:
            proof = {"_csrf_token": str(http.cookies["csrftoken"]), "number": number, "choice": codes[-1]}
            assert (await http.post(f"/table/{id}/choose", data=proof, follow_redirects=True)).status_code == 200
        else:
            await asyncio.sleep(0.05)
        table = await page(http, f"/table/{id}")
    assert "ending-title" in table
    assert "game: toy\n" in await page(http, f"/table/{id}/journal.txt")
    assert "Toy" in await page(http, "/")


async def test_each_game_has_its_rules(http: Http) -> None:
    every = await page(http, "/rules")
    assert all(f'href="/rules/{id}"' in every for id in ("crypt", "toy"))
    assert 'id="TOY-1"' in await page(http, "/rules/toy")


async def test_a_table_whose_game_was_removed_says_so_and_the_lobby_goes_on(http: Http, tmp_path: Path) -> None:
    table = await post(http, "/play/toy", {"bots": "1"})
    id = re.findall(r'action="/table/([a-z0-9]{12})/choose"', table)[0]
    (tmp_path / "installed" / "toy-1.dist-info" / "entry_points.txt").write_text("")
    forget()
    http.app.state.tables.shelf.plays.clear()
    answer = await http.get(f"/table/{id}")
    assert answer.status_code == 422
    assert "which is not installed on this server" in answer.text
    assert f"/table/{id}" not in await page(http, "/")
