"""The tempo of a table: how long one may be away, and that a question's time is kept by whoever runs, exactly once."""

from __future__ import annotations

import asyncio
import re
from datetime import datetime
from time import time

import pytest
from sqlalchemy import update

from pandemonium.drawing.words import Words
from pandemonium.engine.moment import UNDO
from pandemonium.engine.phrase import Phrase
from pandemonium.server.model import Invitation, Pact, SeatPlan, Tempo
from pandemonium.server.pages.invitation import kept
from pandemonium.server.play.bot_seats import BotSeats
from pandemonium.server.play.tables import Tables
from pandemonium.server.play.tempo import AWAY
from pandemonium.server.storage.schema import seats
from pandemonium.server.storage.schema import tables as stored
from pandemonium.server.words import words
from tests.server.people import Two
from tests.server.test_api import guest
from tests.server.visiting import Http, post

pytestmark = pytest.mark.anyio


async def two_with(tables: Tables, pact: Pact) -> Two:
    people = [(await tables.new_guest(name))[0] for name in ("Ada", "Bea")]
    plans = [SeatPlan("person"), SeatPlan("open")]
    id = await tables.create(people[0], "crypt", {"first": "seat-a"}, plans, public=False, pact=pact)
    assert isinstance(id, str)
    two = Two(id, people)
    assert await tables.join(people[1], (await two.model(tables)).seats[1].link) == id
    return two


@pytest.mark.parametrize(
    ("tempo", "seconds", "said"),
    [("live", 120, "two minutes"), ("relaxed", 3600, "an hour"), ("mail", 259200, "three")],
)
async def test_a_tempo_is_as_long_as_it_says(tempo: Tempo, seconds: int, said: str) -> None:
    assert AWAY[tempo] == seconds
    assert said in words("en").say(Phrase(f"tempo-{tempo}"))


@pytest.mark.parametrize("tempo", AWAY)
async def test_a_bot_may_take_over_when_the_tempo_says_so(tables: Tables, tempo: Tempo) -> None:
    two = await two_with(tables, Pact(tempo=tempo))
    for away, refused in ((AWAY[tempo] - 60, True), (AWAY[tempo] + 1, False)):
        gone = update(seats).where(seats.c.seat == 0).values(present_until=time() - away)
        await tables.database.write(lambda c, gone=gone: c.execute(gone))  # type: ignore[misc]
        answer = await Tables(tables.settings).replace(two.people[1], two.id, 0, "easy")
        assert (answer is not None) == refused


async def test_when_the_time_is_up_a_bot_answers_once_whatever_nodes_there_are(tables: Tables) -> None:
    two = await two_with(tables, Pact(limit=3600))
    before = await two.model(tables)
    assert before.pact.limit == 3600
    assert abs(datetime.fromisoformat(before.deadline).timestamp() - time() - 3600) < 300
    other = Tables(tables.settings)
    await tables.database.write(lambda c: c.execute(update(stored).values(updated=time() - 3601)))
    nodes = [BotSeats(node) for node in (tables, other)]
    sweeps = [asyncio.create_task(node.run()) for node in nodes]
    for _ in range(600):
        again = Tables(tables.settings)
        entries = await count(again, two.id)
        await again.database.stop()
        if entries:
            break
        await asyncio.sleep(0.1)
    for sweep in sweeps:
        sweep.cancel()
    for node in nodes:
        await node.stop()
    assert await count(tables, two.id) == 1
    model = await two.model(tables)
    assert model.seats[0].kind == "person", "the seat stays theirs"
    assert any(line.text.startswith("Your time is up. The clock chose: ") for line in model.log)
    others = [line.text for line in (await two.model(tables, 1)).log]
    assert others.count("Ada: time is up, and the clock answers.") == 1
    other.thinkers.stop()
    await other.database.stop()


async def count(tables: Tables, id: str) -> int:
    async with tables.shelf.hold(id) as play:
        assert play is not None
        return len([entry for entry in play.on.entries() if entry.code != UNDO])


async def test_before_the_time_is_up_nobody_answers_for_a_person(tables: Tables) -> None:
    two = await two_with(tables, Pact(limit=3600))
    async with tables.shelf.hold(two.id) as play:
        assert play is not None
        assert play.bots_asked() == []
        play.updated -= 3600
        assert play.bots_asked() == play.waiting() == [0]


async def test_without_a_limit_a_question_waits_for_ever(tables: Tables) -> None:
    two = await two_with(tables, Pact())
    async with tables.shelf.hold(two.id) as play:
        assert play is not None
        play.updated -= 1e9
        assert play.bots_asked() == []
    assert (await two.model(tables)).deadline == ""


async def test_the_interface_takes_terms_and_refuses_odd_ones(http: Http) -> None:
    ada = await guest(http, "Ada")
    wanted = {"game": "crypt", "seats": [{"kind": "person"}], "pact": {"tempo": "mail", "limit": 86400}}
    made = await http.post("/api/tables", json=wanted, headers=ada)
    table = (await http.get(f"/api/tables/{made.json()['id']}", headers=ada)).json()
    assert table["pact"] == {"tempo": "mail", "limit": 86400, "watching": True}
    assert table["deadline"] > "20"
    for odd in ({"tempo": "hasty"}, {"limit": -1}, {"limit": 10**9}):
        assert (await http.post("/api/tables", json=wanted | {"pact": odd}, headers=ada)).status_code == 400


async def test_the_form_opens_a_table_with_its_terms_and_the_seat_shows_them(http: Http) -> None:
    table = await post(http, "/new/crypt", {"seat-0": "me", "tempo": "relaxed", "limit": "300", "watching": "yes"})
    assert 'class="clock"' in table
    assert "5 minutes" in table
    await post(http, "/new/crypt", {"seat-0": "me", "tempo": "hasty"}, 400)


@pytest.mark.parametrize(
    ("chosen", "eyes"),
    [
        ({"watching": "yes", "public": "yes"}, "anybody, from the lobby"),
        ({"watching": "yes"}, "whoever has the address"),
        ({}, "only those who sit here"),
    ],
)
async def test_those_who_gather_and_those_who_are_invited_see_the_terms(
    http: Http, chosen: dict[str, str], eyes: str
) -> None:
    form = {"seat-0": "me", "seat-1": "open", "tempo": "relaxed", "limit": "300", **chosen}
    room = await post(http, "/new/crypt", form)
    [link] = set(re.findall(r"/join/[^\"/]+", room))
    invitation = (await http.get(link)).text
    for page in (room, invitation):
        glance = " ".join(re.sub("<[^>]+>", " ", page).split())
        for said in ("Tempo: relaxed: an hour", "Time for each question: 5 minutes", f"May watch: {eyes}"):
            assert said in glance.replace(" :", ":")


async def test_a_used_link_offers_to_watch_only_where_others_may(tables: Tables) -> None:
    for watching in (True, False):
        ada, bea, eve = [(await tables.new_guest(name))[0] for name in ("Ada", "Bea", "Eve")]
        plans = [SeatPlan("person"), SeatPlan("open")]
        id = await tables.create(ada, "crypt", {}, plans, public=False, pact=Pact(watching=watching))
        assert isinstance(id, str)
        model = await tables.table(ada, id, language="en")
        assert model is not None
        link = model.seats[1].link.rsplit("/", 1)[-1]
        assert await tables.join(bea, link) == id
        told = await tables.invitation(eve, link)
        assert isinstance(told, Invitation)
        assert (f"/table/{id}" in str(kept(Words(words("en", "crypt")), told))) == watching


async def test_a_rematch_keeps_the_terms(tables: Tables) -> None:
    two = await two_with(tables, Pact("mail", 60))
    for person in two.people:
        await tables.end(person, two.id, agree=True)
    made = await tables.rematch(two.people[0], two.id)
    assert isinstance(made, str)
    model = await tables.table(two.people[0], made, language="en")
    assert model is not None
    assert model.pact == Pact("mail", 60)
