"""Pages and JSON of a game with two sides, roles and no points, and forms that show only what fits."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from tests.server.visiting import CHOICE, Http, page, post

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toy")]

ROLE = re.compile(r'<span class="seat-role"[^>]*>([^<]+)</span>')
HIDDEN = re.compile(r'id="row-option-([a-z-]+)" hidden')
DISABLED = re.compile(r'name="option-([a-z-]+)" disabled')
THREE = {"seat-0": "me", "seat-1": "bot random", "seat-2": "bot random", "option-teams": "yes"}


async def played(http: Http, table: str) -> str:
    """The table's page after its last choice; the bots think beside us."""
    id = re.findall(r'action="/table/([a-z0-9]{12})/choose"', table)[0]
    while "ending-title" not in table:
        codes = CHOICE.findall(table)
        number = re.findall(r'name="number" value="([0-9]+)"', table)[0]
        if codes:
            proof = {"_csrf_token": str(http.cookies["csrftoken"]), "number": number, "choice": codes[-1]}
            await http.post(f"/table/{id}/choose", data=proof, follow_redirects=True)
        else:
            await asyncio.sleep(0.02)
        table = await page(http, f"/table/{id}")
    return table


async def test_the_form_for_a_table_names_the_role_of_every_seat_that_is_taken(http: Http) -> None:
    assert ROLE.findall(await page(http, "/new/toy")) == []
    three = await post(http, "/new/toy", THREE | {"draft": "yes"})
    assert ROLE.findall(three) == ["the wolf", "a shepherd", "a shepherd"]
    two = await post(http, "/new/toy", THREE | {"seat-1": "none", "draft": "yes"})
    assert ROLE.findall(two) == ["the wolf", "a shepherd"]
    assert 'id="role-1" data-follows></span>' in two, "nobody sits in the second row"


@pytest.mark.parametrize(("language", "said"), [("en", "bot, master"), ("pl", "bot, mistrzowski")])
async def test_the_form_offers_every_level_and_the_table_says_which_was_taken(
    http: Http, language: str, said: str
) -> None:
    form = await page(http, "/new/crypt", **{"accept-language": language})
    assert form.count(f">{said}<") == len(re.findall(r'<select id="seat-', form)) == 4
    assert f">{said.removeprefix('bot, ')}<" in await post(
        http, "/new/crypt", {"seat-0": "open", "seat-1": "bot master"}, language=language
    )


async def test_a_table_and_the_lobby_show_who_plays_which_role(http: Http) -> None:
    table = await post(http, "/new/toy", THREE | {"seat-1": "open", "public": "yes"})
    assert ROLE.findall(table) == ["the wolf", "a shepherd", "a shepherd"]
    assert ROLE.findall(await page(http, "/")) == ["the wolf", "a shepherd", "a shepherd"]


@pytest.mark.parametrize(
    ("language", "endings"),
    [("en", ("The wolf wins", "The shepherds win")), ("pl", ("Wilk wygrywa", "Pasterze wygrywają"))],
)
async def test_the_end_says_which_side_wins_and_counts_no_points(
    http: Http, language: str, endings: tuple[str, str]
) -> None:
    table = await played(http, await post(http, "/new/toy", THREE, language=language))
    title = re.findall(r'id="ending-title">([^<]*)<', table)[0]
    assert title in endings
    assert table.count("account owner-") == 3
    assert len(re.findall(r'"account owner-[0-9] won"', table)) == (1 if title == endings[0] else 2)
    assert 'class="reckoning"' not in table
    assert 'id="by-round"' not in table
    assert len(re.findall(r'formaction="[^"]*/rematch" name="keep"', table)) == 2, (
        "seats may move on, or keep their roles"
    )


async def test_programs_are_told_role_and_side_of_each_seat_and_a_result_without_points(http: Http) -> None:
    made = await http.post("/api/guests", json={"name": "Ada"})
    headers = {"authorization": f"Bearer {made.json()['token']}"}
    wanted = {"game": "toy", "seats": [{"kind": "bot", "level": "random"}] * 3, "options": {"teams": "yes"}}
    id = (await http.post("/api/tables", json=wanted, headers=headers)).json()["id"]
    table: dict[str, Any] = {"status": "playing"}
    while table["status"] != "over":
        await asyncio.sleep(0.02)
        table = (await http.get(f"/api/tables/{id}", headers=headers)).json()
    assert [(seat["role"], seat["side"]) for seat in table["seats"]] == [
        ("wolf", "wolf"),
        ("shepherd", "flock"),
        ("shepherd", "flock"),
    ]
    result = (await http.get(f"/api/tables/{id}/result", headers=headers)).json()
    assert (result["scores"], result["accounts"]) == ([], [])
    assert result["winners"] in ([0], [1, 2])
    assert "scores:" not in (await http.get(f"/api/tables/{id}/journal", headers=headers)).text


async def test_the_form_shows_only_the_options_that_count_at_the_table_as_chosen(http: Http) -> None:
    fresh = await page(http, "/new/crypt")
    collectors = ["idol", "jewelry", "manuscript", "pottery", "remains", "tapestry"]
    assert HIDDEN.findall(fresh) == DISABLED.findall(fresh) == [*collectors, "own-dice"]
    each = await post(http, "/new/crypt", {"seat-0": "me", "option-collectors": "each", "draft": "yes"})
    assert HIDDEN.findall(each) == DISABLED.findall(each) == ["first"]
    alone = await post(http, "/new/inferno", {"seat-0": "me", "option-solo": "descent", "draft": "yes"})
    assert HIDDEN.findall(alone) == ["dantes-rush", "red", "first"]
    taught = await post(http, "/new/inferno", THREE | {"option-setup": "first-game", "draft": "yes"})
    assert HIDDEN.findall(taught) == ["solo", "difficulty", "red", "black"]


async def test_a_draft_opens_no_table(http: Http) -> None:
    await post(http, "/new/toy", THREE | {"public": "yes", "draft": "yes"})
    assert "/table/" not in await page(http, "/")


async def test_a_draft_makes_nobody_a_guest(http: Http) -> None:
    """Its answer may come after that of the form itself, whose cookie says who opened the table."""
    await post(http, "/new/toy", THREE | {"draft": "yes"})
    assert "guest" not in http.cookies
    await post(http, "/new/toy", THREE)
    assert "guest" in http.cookies


async def test_options_that_do_not_count_are_left_out_of_a_new_table(http: Http) -> None:
    made = await http.post("/api/guests", json={"name": "Ada"})
    headers = {"authorization": f"Bearer {made.json()['token']}"}
    wanted = {"game": "crypt", "seats": [{"kind": "person"}], "options": {"collectors": "all-a", "idol": "b"}}
    id = (await http.post("/api/tables", json=wanted, headers=headers)).json()["id"]
    options = (await http.get(f"/api/tables/{id}", headers=headers)).json()["options"]
    assert (options["collectors"], options["idol"]) == ("all-a", "a")


async def test_programs_are_told_what_an_option_depends_on(http: Http) -> None:
    made = await http.post("/api/guests", json={"name": "Ada"})
    headers = {"authorization": f"Bearer {made.json()['token']}"}
    games = {game["id"]: game for game in (await http.get("/api/games", headers=headers)).json()}
    options = {option["id"]: option for option in games["crypt"]["options"]}
    assert options["idol"]["when"] == [{"option": "collectors", "values": ["each"]}]
    assert options["first"]["seats"] == [2, 3, 4]
    described = (await http.get("/api/openapi.json")).json()["components"]["schemas"]
    assert {"when", "seats"} <= described["Option"]["properties"].keys()
    assert {"role", "side"} <= described["SeatModel"]["properties"].keys()
