"""A game may end before its rules say so, when all who play it want that: nobody wins, and the journal says so."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from pandemonium.engine.journal import read_journal, verify
from pandemonium.engine.registry import load_game
from pandemonium.server.model import SeatPlan
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.schema import seats
from tests.server.people import opened, reason, two_at_a_table
from tests.server.visiting import Http, page, post

pytestmark = pytest.mark.anyio


async def test_the_game_ends_when_both_agree_and_nobody_wins(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await two.choose(tables)
    assert await tables.end(two.people[0], two.id, agree=True) is None
    model = await two.model(tables, 1)
    assert (model.status, model.enders, model.ended) == ("playing", [0], "")
    assert await tables.end(two.people[1], two.id, agree=True) is None
    model = await two.model(tables, 1)
    assert (model.status, model.ended, model.result, model.decision) == ("over", "agreement", None, None)
    assert not any(who.waiting for who in model.seats)
    (line,) = (await tables.lobby(two.people[0])).past
    assert (line.ended, line.outcome) == ("agreement", None)


async def test_the_journal_says_how_it_ended_and_its_dice_can_be_checked(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await two.choose(tables)
    for person in two.people:
        await tables.end(person, two.id, agree=True)
    text = await tables.journal(two.people[0], two.id)
    assert isinstance(text, str)
    journal = read_journal(text)
    assert (journal.ended, journal.scores) == ("agreement", "")
    assert not verify(load_game("crypt"), journal).over


async def test_a_proposal_can_be_taken_back(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await tables.end(two.people[0], two.id, agree=True)
    await tables.end(two.people[0], two.id, agree=False)
    await tables.end(two.people[1], two.id, agree=True)
    assert (await two.model(tables)).status == "playing"


async def test_alone_with_bots_one_word_is_enough_and_nothing_can_be_chosen_any_more(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    id = await opened(tables, ada, [SeatPlan("person"), SeatPlan("bot", "random")])
    model = await tables.table(ada, id, language="en")
    assert model is not None
    assert model.decision is not None
    assert await tables.end(ada, id, agree=True) is None
    code = model.decision.offers[0].code
    assert reason(await tables.choose(ada, id, model.number, code, "")) == "refused-over"
    assert reason(await tables.end(ada, id, agree=True)) == "refused-not-playing"
    assert isinstance(await tables.rematch(ada, id), str)


async def test_whoever_left_long_ago_is_not_asked(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    gone = update(seats).where(seats.c.guest == two.people[1].id).values(present_until=1.0)
    await tables.database.write(lambda c: c.execute(gone))
    assert await tables.end(two.people[0], two.id, agree=True) is None
    assert (await two.model(tables)).status == "over"


async def test_those_who_watch_have_no_say(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    eve, _ = await tables.new_guest("Eve")
    assert reason(await tables.end(eve, two.id, agree=True)) == "refused-not-seated"


async def test_by_plain_forms_the_page_ends_the_game_and_says_so(http: Http) -> None:
    table = await post(http, "/play/crypt", {"bots": "1"})
    id = table.partition('formaction="/table/')[2][:12]
    assert "End this game now" in table
    over = await post(http, f"/table/{id}/end", {})
    assert "The game was ended by agreement" in over
    assert "Nobody wins." in over
    assert "ended by agreement" in await page(http, "/")
