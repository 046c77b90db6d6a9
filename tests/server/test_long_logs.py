"""Nobody freezes a table or its server by choosing and taking back for ever."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread, current_thread, main_thread
from time import process_time, time

import pytest
from sqlalchemy import insert, update

from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.moment import UNDO
from pandemonium.engine.registry import load_game
from pandemonium.server.play import shelf
from pandemonium.server.play.limits import CALM, MOST, TAKE_BACKS, take_backs
from pandemonium.server.play.shelf import LONG
from pandemonium.server.play.story import Story
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.schema import entries
from pandemonium.server.storage.schema import tables as rows
from tests.server.people import Two, reason, two_at_a_table
from tests.server.visiting import Http, page

pytestmark = pytest.mark.anyio

CLAIM = "claim 1 5x2"
PAGE = 40
"""Lines of a page here."""
ON_SQLITE = pytest.mark.parametrize("db", ["sqlite"], indirect=True)


def waver(match: Match[object, object], times: int) -> None:  # type: ignore[type-var]
    for _ in range(times):
        assert match.choose(0, CLAIM) is None
        assert match.choose(0, UNDO) is None


async def wavered(tables: Tables, times: int) -> Two:
    """A table whose log says so often that somebody chose and took back."""
    two = await two_at_a_table(tables)
    codes = [CLAIM, UNDO] * times
    stored = [
        {"table_id": two.id, "number": number, "seat": 0, "code": code, "clock": False, "at": time()}
        for number, code in enumerate(codes, 1)
    ]
    await tables.database.write(lambda c: c.execute(insert(entries), stored))
    grown = {"number": len(codes), "noticed": len(codes), "version": rows.c.version + 1}
    await tables.database.write(lambda c: c.execute(update(rows).values(grown)))
    tables.shelf.plays.clear()
    return two


@ON_SQLITE
async def test_a_question_is_taken_back_two_hundred_times_and_no_more(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    assert await tables.ledger.attempt(two.id, lambda play: waver(play.on, TAKE_BACKS), None) is None
    assert await tables.choose(two.people[0], two.id, 2 * TAKE_BACKS, CLAIM, "") is None
    number = (await two.model(tables)).number
    assert reason(await tables.undo(two.people[0], two.id, number, whole_turn=False)) == "refused-undo-limit"
    await two.choose(tables)
    assert (await two.model(tables)).number > number, "the game goes on"


async def test_what_stands_for_good_makes_room_for_new_take_backs() -> None:
    match = Match(load_game("crypt"), Setup(2, "match", {"first": "seat-a"}))
    waver(match, 5)
    assert (take_backs(match, 0), take_backs(match, 1)) == (5, 0)
    match.choose(0, CLAIM)
    match.choose(0, "done")
    assert take_backs(match, 0) == 0


@ON_SQLITE
async def test_entries_end_at_four_times_the_longest_game(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    two = await two_at_a_table(tables)
    longest = 10
    monkeypatch.setattr(type(load_game("crypt")), "longest", longest)

    await tables.ledger.attempt(two.id, lambda play: waver(play.on, longest * CALM // 2), None)
    await two.choose(tables)
    number = (await two.model(tables)).number
    assert reason(await tables.undo(two.people[0], two.id, number, whole_turn=False)) == "refused-undo-limit"
    assert await tables.ledger.attempt(two.id, lambda play: play.on.choose(0, UNDO), None) is None
    await tables.ledger.attempt(two.id, lambda play: waver(play.on, longest * (MOST - CALM) // 2), None)
    seat, model = await two.asked(tables)
    assert model.decision is not None
    code = model.decision.offers[0].code
    assert reason(await tables.choose(two.people[seat], two.id, model.number, code, "")) == "refused-long"


def test_what_a_take_back_costs_does_not_grow_with_the_record() -> None:
    def seconds(times: int) -> float:
        match = Match(load_game("crypt"), Setup(2, "match", {"first": "seat-a"}))
        began = process_time()
        waver(match, times)
        return process_time() - began

    seconds(100)
    short, long = min(seconds(300) for _ in range(3)), min(seconds(3000) for _ in range(2))
    assert long < 30 * short, "ten times the entries; walking all of them each time takes a hundred times as long"


@ON_SQLITE
async def test_a_long_log_is_replayed_and_told_beside_the_loop(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that other tables are served meanwhile."""
    threads: dict[str, Thread] = {}
    for place, name in ((shelf, "take_in"), (Story, "extend")):
        whole = getattr(place, name)

        def noted(*given: object, whole: Callable[..., None] = whole, name: str = name) -> None:
            threads.setdefault(name, current_thread())
            whole(*given)

        monkeypatch.setattr(place, name, noted)
    two = await wavered(tables, LONG)
    threads.clear()
    assert (await two.model(tables)).number == 2 * LONG
    assert set(threads) == {"take_in", "extend"}
    assert main_thread() not in threads.values()


async def test_a_long_log_is_sent_in_pages(http: Http, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pandemonium.server.log_pages.PAGE", PAGE)
    monkeypatch.setattr("pandemonium.server.pages.log.LINES", PAGE)
    tables: Tables = http.app.state.tables
    two = await wavered(tables, PAGE)
    user, token = await tables.new_guest("Eve")
    bearer = {"authorization": f"Bearer {token}"}
    table = (await http.get(f"/api/tables/{two.id}", headers=bearer)).json()
    assert len(table["log"]) <= PAGE
    assert table["log"][0]["number"] == table["log_after"] + 1
    told, number = list(table["log"]), table["log_after"]
    while number >= 0:
        part = (await http.get(f"/api/tables/{two.id}/log?number={number}", headers=bearer)).json()
        assert 0 < len(part["log"]) <= PAGE
        told, number = part["log"] + told, part["log_after"]
    model = await tables.table(user, two.id, language="en")
    assert model is not None
    assert [line["text"] for line in told] == [line.text for line in model.log]
    assert len(model.log) > 2 * PAGE
    assert (await page(http, f"/table/{two.id}")).count("<li") < 2 * PAGE
