"""Beats of a seat: what it heard, in order, since its last choice; what was done for it; how far back it may read."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.engine.state import SPECTATOR
from pandemonium.games.crypt.table.table import CryptTable
from pandemonium.server.api.shape import table_state
from pandemonium.server.pages.beats import beats
from pandemonium.server.play.story import Story
from pandemonium.server.play.tables import Tables
from pandemonium.server.words import words
from tests.server.people import two_at_a_table

NUMBER = re.compile(r'data-number="(\d+)"')


def played(seats: int, seed: str, choices: int = 10_000) -> Match[Any, Any]:
    match = Match(load_game("crypt"), Setup(seats, seed, {}))
    chance = chance_from(seed)
    while not match.over and match.number < choices:
        offers = legal(match.state, match.waiting[0])
        match.take(match.waiting[0], offers[chance.below(len(offers))])
    return match


def story(match: Match[Any, Any], seat: int, language: str = "en") -> Story:
    return Story(match, seat, words(language, "crypt"), ["Ada", "Bea", "Cyd"][: match.state.seats])


@pytest.mark.anyio
async def test_a_page_has_the_beats_since_its_viewer_s_last_choice_in_order(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    chooser, _ = await two.choose(tables)
    before = (await two.model(tables, chooser)).number
    for _ in range(6):
        await two.choose(tables, -1)
    for seat in range(2):
        model = await two.model(tables, seat)
        numbers = [int(number) for number in NUMBER.findall(str(beats(model)))]
        assert numbers == sorted(line.number for line in model.log if line.number >= model.since)
        assert model.since == max(line.number for line in model.log if line.seat == seat) >= before - 1


@pytest.mark.anyio
async def test_other_clients_get_the_same_beats_with_the_log(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await two.choose(tables)
    model = await two.model(tables)
    sent = msgspec.json.decode(msgspec.json.encode(table_state(model, words("en", "crypt"))))
    claimed = sent["log"][-1]["beat"]
    assert (claimed["show"], claimed["at"], claimed["to"]) == ("move", "dice 0", "slot 1")
    assert sent["log"][1]["beat"]["during"] == "phase reveal"


def test_a_seat_has_beats_only_of_what_it_heard() -> None:
    """Who takes a card that lies face down sees its value; nobody else's beats have it, nor the watchers'."""
    match = played(3, "beats")
    whispered = [event for moment in match.history for event in moment.events if not event.heard_by(SPECTATOR)]
    assert whispered
    for seat in (SPECTATOR, 0, 1, 2):
        mine = [line.beat for line in story(match, seat).lines() if line.text.startswith("You see")]
        assert len(mine) == sum(event.heard_by(seat) for event in whispered)
        assert all(beat.at.startswith(f"column {seat} ") for beat in mine)


def test_what_was_taken_back_is_not_shown() -> None:
    match = played(2, "back", 0)
    match.take(match.waiting[0], legal(match.state, match.waiting[0])[0])
    seat = match.history[0].entry.seat
    match.undo(seat)
    told = story(match, seat)
    lines = told.lines()
    assert [line.undone for line in lines if line.number == 1] == [True]
    assert [line.number for line in lines if line.number >= told.since] == [2]


def test_an_only_choice_is_told_to_its_seat_and_to_nobody_else() -> None:
    match = played(2, "alone")
    forced = [event for moment in match.history for event in moment.events if event.forced >= 0]
    assert forced
    for seat in (SPECTATOR, 0, 1):
        alone = [line for line in story(match, seat).lines() if line.alone]
        assert len(alone) == sum(event.forced == seat for event in forced if seat >= 0)
        assert all(line.text.startswith("Only choice: ") and line.beat.weight >= 2 for line in alone)
        assert sum("Only choice" in line.text for line in story(match, seat).lines()) == len(alone)


@pytest.mark.anyio
async def test_a_game_may_limit_how_far_back_its_log_is_read_while_it_is_on(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CryptTable, "log_from", lambda *_: "round-began")
    two = await two_at_a_table(tables)
    model = await two.model(tables)
    while model.view.round < 3:
        await two.choose(tables)
        model = await two.model(tables)
    old = [line.text for line in model.log if line.begins and line.number < model.since]
    assert [text for text in old if not text.startswith("Round 3")] == []
    assert any(line.text.startswith("Round 3") for line in model.log)
    await two.play_out(tables)
    assert (await two.model(tables)).log[0].number == 0
