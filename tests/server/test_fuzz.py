"""Choices no page would send: the wrong seat, stale, repeated, malformed, huge, at once. The game stays as it was."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from pandemonium.server.app import create_app
from pandemonium.server.settings import Settings
from tests.server.test_api import guest, table_of_two
from tests.server.visiting import Http

pytestmark = pytest.mark.anyio

CODES: list[Any] = [
    "undo", "", " ", "claim", "claim 9 9x9", "claim 1 7x1", "claim 1 1x4", "CLAIM 1 1x1", "claim 1 1x1 ", "done",
    "decline", "peek 1a", "rescue 1a+1b", "pottery 1 1a+1b", "reroll 6 1a", "null", "\u0000", "\ud7ff", "💀" * 20,
    "'; DROP TABLE entries; --", "../../etc/passwd", "x" * 80, "x" * 5000, None, 7, 1e99, True, [], {}, ["claim 1 1x1"],
]  # fmt: skip
NUMBERS: list[Any] = [0, 1, -1, 5, 10**6, 10**30, 0.5, "0", "x", None, [], True]
KEYS: list[Any] = ["", "k", "k" * 64, "k" * 65, "\u0000", None, 3, {}]


@pytest.fixture
async def http(settings: Settings) -> AsyncIterator[Http]:
    async with Http(create_app(settings)) as client:
        yield client


async def test_fuzzed_choices_are_refused_clearly_and_change_nothing(http: Http) -> None:
    id, ada, bea = await table_of_two(http)
    eve = await guest(http, "Eve")
    await http.get(f"/api/tables/{id}", headers=bea)  # now both are known to be here
    before = [(await http.get(f"/api/tables/{id}", headers=who)).json() for who in (ada, bea, eve)]
    chance = random.Random(2)
    for _ in range(250):
        body = {"number": chance.choice(NUMBERS), "code": chance.choice(CODES), "key": chance.choice(KEYS)}
        if chance.random() < 0.1:
            del body[chance.choice(list(body))]
        answer = await http.post(f"/api/tables/{id}/choices", json=body, headers=chance.choice((ada, bea, eve)))
        assert answer.status_code in (400, 403, 409, 422), (body, answer.text)
        assert answer.json()["detail"]
    after = [(await http.get(f"/api/tables/{id}", headers=who)).json() for who in (ada, bea, eve)]
    assert after == before


async def test_fuzzed_bodies_are_refused_clearly_and_change_nothing(http: Http) -> None:
    id, ada, _ = await table_of_two(http)
    chance = random.Random(3)
    json = {**ada, "content-type": "application/json"}
    for _ in range(100):
        body = bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
        answer = await http.post(f"/api/tables/{id}/choices", content=body, headers=json)
        assert answer.status_code == 400, body
    huge = await http.post(f"/api/tables/{id}/choices", content=b"[" * 1_000_000, headers=json)
    assert huge.status_code == 413
    deep = await http.post(f"/api/tables/{id}/choices", content=b"[" * 10_000, headers=json)
    assert deep.status_code == 400
    assert (await http.get(f"/api/tables/{id}", headers=ada)).json()["number"] == 0


async def test_legal_choices_of_the_wrong_people_are_refused(http: Http) -> None:
    id, ada, bea = await table_of_two(http)
    eve = await guest(http, "Eve")
    choice = {"number": 0, "code": "claim 1 1x1"}
    statuses = [
        (await http.post(f"/api/tables/{id}/choices", json=choice, headers=who)).status_code
        for who in (bea, eve, {"authorization": "Bearer x"}, ada)
    ]
    assert statuses == [422, 403, 401, 200]


async def test_many_different_choices_at_once_end_in_one_game(http: Http) -> None:
    """Thirty at a time, all for the same number: one is taken, the others are told how it stands."""
    id, ada, bea = await table_of_two(http)
    taken = 0
    for round in range(6):
        table = (await http.get(f"/api/tables/{id}", headers=ada)).json()
        who = ada if table["decision"]["waiting"] else bea
        offers = (await http.get(f"/api/tables/{id}", headers=who)).json()["decision"]["offers"]
        calls = [
            http.post(
                f"/api/tables/{id}/choices",
                json={"number": table["number"], "code": offers[n % len(offers)]["code"], "key": f"{round}-{n}"},
                headers=who,
            )
            for n in range(30)
        ]
        answers = [answer.status_code for answer in await asyncio.gather(*calls)]
        assert answers.count(200) == 1
        assert set(answers) == {200, 409}
        taken += 1
    assert (await http.get(f"/api/tables/{id}", headers=ada)).json()["number"] == taken


async def test_choices_undos_and_talk_at_once_leave_a_game_that_replays(http: Http) -> None:
    id, ada, bea = await table_of_two(http)
    chance = random.Random(4)
    for _ in range(15):
        calls = []
        for who in (ada, bea):
            table = (await http.get(f"/api/tables/{id}", headers=who)).json()
            number = table["number"]
            for offer in table["decision"]["offers"][:3]:
                body = {"number": number, "code": offer["code"]}
                calls.append(http.post(f"/api/tables/{id}/choices", json=body, headers=who))
            undo = {"number": number, "whole_turn": True}
            calls.append(http.post(f"/api/tables/{id}/undo", json=undo, headers=who))
            calls.append(http.post(f"/api/tables/{id}/chat", json={"text": "hm"}, headers=who))
        chance.shuffle(calls)
        statuses = {answer.status_code for answer in await asyncio.gather(*calls)}
        assert statuses <= {200, 409, 422}
    warm = (await http.get(f"/api/tables/{id}", headers=ada)).json()
    http.app.state.tables.shelf.plays.clear()
    assert (await http.get(f"/api/tables/{id}", headers=ada)).json() == warm
