"""Deal with the Devil: until the last seat has closed nobody can tell what or how much another chose (DWD-6.1.2).

Two plays that differ only in what one seat secretly does: whatever the other seats and a spectator receive is the same,
byte for byte and message for message.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.chest import chest_before
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.state import Deal
from pandemonium.server.play.play import Play
from pandemonium.server.play.tables import Tables
from tests.server.conftest import with_db
from tests.server.deal_table import (
    ONLOOKERS,
    DealMatch,
    Ear,
    Four,
    four_at_a_table,
    lead_to,
    own_answers,
)

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(600)]

MANY = 4
"""Small choices that the busy one makes before closing."""
SECRET = {
    "wish": questions.WISH,
    "keep": questions.KEEP,
    "pass": questions.PASS,
    "offer": questions.OFFER,
    "first chest": questions.FIRST_CHEST,
    "second chest": questions.SECOND_CHEST,
    "plan": questions.PLAN,
    "accuse": questions.ACCUSE,
    "answer": questions.ANSWER,
    "ritual": questions.RITUAL,
    "inquisitors": questions.INQUISITORS,
}


@pytest.fixture(autouse=True)
def same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has the same id and the same seed."""
    monkeypatch.setattr("pandemonium.server.play.opening.new_table_id", lambda: "abcdefghjkmn")
    for place in ("play.opening", "storage.table"):
        monkeypatch.setattr(f"pandemonium.server.{place}.new_half", lambda: "the same half")


@asynccontextmanager
async def at_a_table(db: Path) -> AsyncIterator[Four]:
    service = Tables(with_db(f"sqlite:///{db}"))
    await service.database.start()
    try:
        yield await four_at_a_table(service)
    finally:
        service.thinkers.stop()
        await service.database.stop()


class Received(Struct):
    """By onlooker: every message while the others close, pages before the last has closed, and after."""

    chosen: list[str]
    told: set[Seat]
    heard: dict[Seat, list[list[str]]]
    pages: dict[Seat, Any]
    later: dict[Seat, Any]


async def played(db: Path, question: int, *, busy: bool) -> Received:
    """One seat answers in secret, then the others, one by one, and all is written down that anybody else is sent."""
    async with at_a_table(db) as four:
        actor = await lead_to(four, question)
        others = [seat for seat in ONLOOKERS if seat != actor]
        told = told_by(question, (await four.match()).state, actor)
        ears = {seat: [Ear(four, seat, "json"), Ear(four, seat, "html")] for seat in others}
        await listen(ears)
        chosen = await secretly(four, actor, ears, busy=busy)
        *first, last = [seat for seat in (await four.match()).waiting if seat != actor]
        for seat in first:
            await close(four, seat)
            await listen(ears)
        heard = {seat: [list(ear.heard) for ear in ears[seat]] for seat in others}
        pages = {seat: await four.page(seat) for seat in others}
        await close(four, last)
        return Received(chosen, told, heard, pages, {seat: await four.page(seat) for seat in others})


async def listen(ears: dict[Seat, list[Ear]]) -> None:
    for seat in ears:
        for ear in ears[seat]:
            await ear.listen()


async def secretly(four: Four, actor: Seat, ears: dict[Seat, list[Ear]], *, busy: bool) -> list[str]:
    """Quiet: the last answer of each list. Busy: the first ones, one of them taken back, and then the last."""
    match, chosen = await four.match(), list[str]()
    came = {seat: [len(ear.heard) for ear in ears[seat]] for seat in ears}
    while actor in match.waiting:
        answers = own_answers(match, actor)
        small = busy and len(chosen) < MANY
        code = match.game.code(answers[0] if small else answers[-1])
        await four.choose(actor, code)
        if busy and not chosen and match.can_undo(actor):
            await silence(ears, came)
            await four.take_back(actor)
            await silence(ears, came)
            await four.choose(actor, code)
        chosen.append(code)
        if actor in match.waiting:
            await silence(ears, came)
    await listen(ears)
    return chosen


async def silence(ears: dict[Seat, list[Ear]], came: dict[Seat, list[int]]) -> None:
    """Nobody is sent anything, whatever rings."""
    await listen(ears)
    assert {seat: [len(ear.heard) for ear in ears[seat]] for seat in ears} == came


async def close(four: Four, seat: Seat) -> None:
    """Whatever comes last in its list, until it has closed."""

    def act(play: Play) -> None:
        match: DealMatch = play.on
        frame = match.state.stack[-1]
        while match.state.stack[-1] is frame and seat in match.waiting:
            match.take(seat, own_answers(match, seat)[-1])

    await four.play(act)


def told_by(question: int, state: Deal, actor: Seat) -> set[Seat]:
    """Who learns what this seat chose when the last has closed (DWD-6.1.1)."""
    if question in (questions.KEEP, questions.WISH):
        return set()
    if question == questions.PASS:
        return {(actor + 1) % SEATS}
    if question == questions.OFFER:
        return {next(seat for seat in range(SEATS) if chest_before(state, seat, 1) == actor)}
    if question == questions.FIRST_CHEST:
        owner = chest_before(state, actor, 1)
        return {next(seat for seat in range(SEATS) if chest_before(state, seat, 2) == owner)}
    if question == questions.SECOND_CHEST:
        return {chest_before(state, actor, 2)}
    return set(ONLOOKERS)


@pytest.mark.rule("DWD-6.1.2", "DWD-6.1.13", "DWD-6.2.7")
@pytest.mark.parametrize("question", SECRET)
async def test_others_are_sent_the_same_bytes_whatever_a_seat_chose_in_secret(tmp_path: Path, question: str) -> None:
    quiet = await played(tmp_path / "quiet.db", SECRET[question], busy=False)
    busy = await played(tmp_path / "busy.db", SECRET[question], busy=True)
    assert quiet.chosen != busy.chosen
    for seat in quiet.heard:
        assert busy.heard[seat] == quiet.heard[seat]
        assert busy.pages[seat] == quiet.pages[seat]
        if seat not in quiet.told:
            assert busy.later[seat] == quiet.later[seat]


@pytest.mark.rule("DWD-6.1.2", "DWD-6.1.1")
@pytest.mark.parametrize("question", ["wish", "keep", "pass", "offer", "plan", "ritual", "inquisitors"])
async def test_a_seat_that_thinks_aloud_behind_its_walls_is_not_heard(tmp_path: Path, question: str) -> None:
    """All others have closed; what the last one puts up and takes back reaches nobody."""
    async with at_a_table(tmp_path / "thinking.db") as four:
        actor = await lead_to(four, SECRET[question])
        match = await four.match()
        others = [seat for seat in ONLOOKERS if seat != actor]
        for seat in [seat for seat in match.waiting if seat != actor]:
            await close(four, seat)
        ears = {seat: [Ear(four, seat, "json"), Ear(four, seat, "html")] for seat in others}
        await listen(ears)
        came = {seat: [len(ear.heard) for ear in ears[seat]] for seat in ears}
        pages = [await four.page(seat) for seat in others]
        lobbies = [await four.tables.lobby(four.user(seat)) for seat in others]
        tried = 0
        for choice in own_answers(match, actor):
            trial = match.until(match.number)
            trial.take(actor, choice)
            if trial.can_undo(actor):
                await four.choose(actor, match.game.code(choice))
                await silence(ears, came)
                await four.take_back(actor)
                await silence(ears, came)
                tried += 1
        assert tried
        assert [await four.page(seat) for seat in others] == pages
        assert [await four.tables.lobby(four.user(seat)) for seat in others] == lobbies
