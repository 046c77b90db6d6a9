"""The JSON interface: everything a page can do, for programs."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from pandemonium.server.app import create_app
from pandemonium.server.settings import Settings
from tests.server.visiting import Http

pytestmark = pytest.mark.anyio


@pytest.fixture
async def http(settings: Settings) -> AsyncIterator[Http]:
    async with Http(create_app(settings)) as client:
        yield client


async def guest(http: Http, name: str, **preferences: object) -> dict[str, str]:
    """The headers of a new guest."""
    answer = await http.post("/api/guests", json={"name": name, "preferences": preferences})
    assert answer.status_code == 201
    return {"authorization": f"Bearer {answer.json()['token']}"}


async def table_of_two(http: Http) -> tuple[str, dict[str, str], dict[str, str]]:
    ada, bea = await guest(http, "Ada"), await guest(http, "Bea")
    wanted = {"game": "crypt", "seats": [{"kind": "person"}, {"kind": "open"}], "options": {"first": "seat-a"}}
    id = (await http.post("/api/tables", json=wanted, headers=ada)).json()["id"]
    link = (await http.get(f"/api/tables/{id}", headers=ada)).json()["seats"][1]["link"]
    assert (await http.post("/api/join", json={"link": link}, headers=bea)).json() == {"id": id}
    return id, ada, bea


async def test_a_guest_has_a_name_and_preferences(http: Http) -> None:
    ada = await guest(http, "Ada", language="pl")
    me = (await http.get("/api/me", headers=ada)).json()
    assert (me["name"], me["preferences"]["language"], me["token"]) == ("Ada", "pl", "")
    renamed = await http.put("/api/me/name", json={"name": "Ada of Dis"}, headers=ada)
    assert renamed.status_code == 200
    await http.put("/api/me/preferences", json={"theme": "light", "confirm": False}, headers=ada)
    me = (await http.get("/api/me", headers=ada)).json()
    assert (me["name"], me["preferences"]["theme"], me["preferences"]["confirm"]) == ("Ada of Dis", "light", False)


async def test_games_tell_their_options_and_levels(http: Http) -> None:
    games = (await http.get("/api/games", headers=await guest(http, "Ada"))).json()
    crypt = next(game for game in games if game["id"] == "crypt")
    assert crypt["seats"] == [1, 2, 3, 4]
    assert crypt["levels"] == ["random", "easy", "normal", "hard", "master"]
    assert {"id": "cards", "values": ["open", "memory"], "when": [], "seats": []} in crypt["options"]


async def test_a_choice_answers_with_the_table_after_it(http: Http) -> None:
    id, ada, _ = await table_of_two(http)
    before = (await http.get(f"/api/tables/{id}", headers=ada)).json()
    offer = before["decision"]["offers"][0]
    assert offer["code"] == "claim 1 1x1"
    assert offer["label"].startswith("One die showing 1 on card 1")
    answer = await http.post(f"/api/tables/{id}/choices", json={"number": 0, "code": offer["code"]}, headers=ada)
    assert answer.status_code == 200
    assert answer.json()["number"] == 1
    assert answer.json()["can_undo"]
    undone = await http.post(f"/api/tables/{id}/undo", json={"number": 1}, headers=ada)
    assert (undone.status_code, undone.json()["number"]) == (200, 2)


async def test_a_stale_choice_is_a_conflict_that_brings_the_table(http: Http) -> None:
    id, ada, _ = await table_of_two(http)
    answer = await http.post(f"/api/tables/{id}/choices", json={"number": 9, "code": "recover"}, headers=ada)
    problem = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert (answer.status_code, problem["status"], problem["type"]) == (409, 409, "urn:pandemonium:refused-stale")
    assert (problem["table"]["number"], problem["table"]["seat"]) == (0, 0)


async def test_a_forbidden_choice_names_the_rule_in_the_callers_language(http: Http) -> None:
    id, ada, bea = await table_of_two(http)
    await http.put("/api/me/preferences", json={"language": "pl"}, headers=bea)
    answer = await http.post(f"/api/tables/{id}/choices", json={"number": 0, "code": "done"}, headers=ada)
    assert (answer.status_code, answer.json()["rule"]) == (422, "CRY-R1")
    polish = await http.get(f"/api/tables/{id}/why-not", params={"target": "claim 1 1x1"}, headers=bea)
    assert polish.json()["rule"] == "CRY-1.3.14"
    assert "Ada" in polish.json()["reason"]


async def test_talk_and_advice_and_replace_and_return(http: Http) -> None:
    id, ada, bea = await table_of_two(http)
    said = await http.post(f"/api/tables/{id}/chat", json={"text": "well met"}, headers=bea)
    assert [line["text"] for line in said.json()["chat"]] == ["well met"]
    advice = await http.post(f"/api/tables/{id}/advice", headers=ada)
    table = (await http.get(f"/api/tables/{id}", headers=ada)).json()
    assert advice.json()["code"] in [offer["code"] for offer in table["decision"]["offers"]]
    away = await http.put(f"/api/tables/{id}/seats/0/bot", json={"level": "easy"}, headers=bea)
    assert (away.status_code, away.json()["type"]) == (422, "urn:pandemonium:refused-not-away")
    own = await http.put(f"/api/tables/{id}/seats/1/bot", json={"level": "easy"}, headers=bea)
    assert (own.status_code, own.json()["seat"], own.json()["seats"][1]["kind"]) == (200, -1, "bot")
    assert own.json()["seats"][1]["left"]
    back = await http.delete(f"/api/tables/{id}/seats/1/bot", headers=bea)
    assert (back.status_code, back.json()["seat"], back.json()["seats"][1]["kind"]) == (200, 1, "person")
    again = await http.delete(f"/api/tables/{id}/seats/1/bot", headers=ada)
    assert (again.status_code, again.json()["type"]) == (422, "urn:pandemonium:refused-already-seated")


async def test_a_finished_game_has_a_result_a_replay_and_a_journal(http: Http) -> None:
    id, ada, bea = await table_of_two(http)
    for what in ("journal", "result", "replay/0"):
        answer = await http.get(f"/api/tables/{id}/{what}", headers=ada)
        assert (answer.status_code, answer.json()["type"]) == (422, "urn:pandemonium:refused-not-over")
    number = 0
    while True:
        for who in (ada, bea):
            table = (await http.get(f"/api/tables/{id}", headers=who)).json()
            if table["status"] == "playing" and table["decision"]["waiting"]:
                code = table["decision"]["offers"][-1]["code"]
                await http.post(
                    f"/api/tables/{id}/choices", json={"number": table["number"], "code": code}, headers=who
                )
        if table["status"] == "over":
            break
        number = table["number"]
    assert number > 0
    result = (await http.get(f"/api/tables/{id}/result", headers=ada)).json()
    assert sum(line["points"] for line in result["accounts"][0]) == result["scores"][0]
    step = (await http.get(f"/api/tables/{id}/replay/1", headers=ada)).json()
    assert (step["step"], step["number"]) == (1, 1)
    journal = await http.get(f"/api/tables/{id}/journal", headers=ada)
    assert journal.headers["content-type"].startswith("text/plain")
    assert journal.text.startswith("pandemonium journal 1\n")
    assert f"seed: {table['seed']}" in journal.text


async def test_what_is_malformed_or_unknown_is_a_problem_with_a_reason(http: Http) -> None:
    ada = await guest(http, "Ada")
    for path, body, status in [
        ("/api/tables", {"game": "crypt", "seats": [{"kind": "ghost"}]}, 400),
        ("/api/tables", {"game": "crypt"}, 400),
        ("/api/tables/aaaaaaaaaaaa/choices", {"number": -1, "code": "x"}, 400),
        ("/api/tables/aaaaaaaaaaaa/choices", {"number": 0, "code": "x" * 81}, 400),
        ("/api/tables/aaaaaaaaaaaa/choices", {"number": 0, "code": "x"}, 404),
        ("/api/join", {"link": "/join/" + "a" * 32}, 404),
        ("/api/nothing/at/all", {}, 404),
        ("/api/guests", {"name": "x" * 81}, 400),
    ]:
        answer = await http.post(path, json=body, headers=ada)
        assert answer.status_code == status, (path, answer.text)
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["detail"]
    missing = await http.get("/api/me")
    assert (missing.status_code, missing.json()["type"]) == (401, "urn:pandemonium:problem-unknown-guest")
    polish = await http.get("/api/nothing/at/all", headers={"accept-language": "pl-PL,pl;q=0.9"})
    assert polish.json()["detail"] == "Pod tym adresem niczego nie ma."


async def test_the_openapi_document_names_every_call(http: Http) -> None:
    document = (await http.get("/api/openapi.json")).json()
    named = {call["operationId"] for path in document["paths"].values() for call in path.values()}
    wanted = "makeGuest me rename setPreferences games lobby openTable join table choose undo whyNot advice say replace"
    assert set(f"{wanted} takeBackSeat replay journal result rematch declineRematch".split()) <= named
