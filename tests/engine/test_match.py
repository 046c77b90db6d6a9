"""Match: choices are checked at the border, the record is kept, and undo goes back to the barrier."""

from __future__ import annotations

from typing import Any

import pytest

from pandemonium.engine.dump import dump
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Refusal
from pandemonium.engine.registry import load_game
from tests.engine.plays import crypt_match

CRYPT = load_game("crypt")


def table(seats: int = 2) -> Match[Any, Any]:
    return Match(CRYPT, Setup(seats, "match", {"first": "seat-a"}))


def reason(refused: Refusal | None) -> str:
    return refused.reason.id if refused else ""


@pytest.mark.parametrize("seat", [-2, -1, 2, 3, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    match = table()
    assert reason(match.choose(seat, "recover")) == "refused-spectator"
    assert reason(match.undo(seat)) == "refused-undo-not-yours"
    assert match.number == 0


@pytest.mark.parametrize("code", ["", "recover ", "claim 1 9x9", "RECOVER", "pass", "ż", "recover\n", "x" * 10_000])
def test_a_code_that_stands_for_nothing_is_refused_and_cut_short(code: str) -> None:
    refused = table().choose(0, code)
    assert reason(refused) == "refused-unknown"
    assert refused is not None
    assert len(str(refused.reason.facts["code"])) <= 40


def test_after_the_end_every_choice_is_refused() -> None:
    match = crypt_match()
    assert match.over
    assert reason(match.choose(0, "recover")) == "refused-over"
    assert reason(match.why_not(0, "slot 1")) == "refused-over"
    assert match.decision(0).offers == ()


def test_a_choice_taken_back_stays_in_the_record_and_the_play_is_as_before() -> None:
    match = table()
    before = dump(match.state)
    match.choose(0, "claim 1 5x2")
    assert match.can_undo(0)
    assert match.choose(0, "undo") is None
    assert dump(match.state) == before
    assert [entry.code for entry in match.entries()] == ["claim 1 5x2", "undo"]
    assert [moment.undone for moment in match.history] == [True, False]
    assert match.standing() == []


def test_several_choices_are_taken_back_one_by_one_up_to_the_turn_s_beginning() -> None:
    match = table()
    for code in ("claim 1 5x1", "claim 2 4x1", "claim 3 1x1"):
        assert match.choose(0, code) is None
    for _ in range(3):
        assert match.undo(0) is None
    assert reason(match.undo(0)) == "refused-undo-not-yours"
    assert match.choose(0, "recover") is None


def test_a_confirmed_turn_cannot_be_taken_back() -> None:
    match = table()
    match.choose(0, "claim 1 1x1")
    match.choose(0, "done")
    assert reason(match.undo(0)) == "refused-undo-barrier"


def test_another_seat_s_choice_cannot_be_taken_back() -> None:
    match = table()
    match.choose(0, "claim 1 5x2")
    assert reason(match.undo(1)) == "refused-undo-not-yours"
    assert match.number == 1


def test_until_gives_the_play_as_it_stood_without_what_was_taken_back() -> None:
    match = table()
    match.choose(0, "claim 1 5x2")
    match.undo(0)
    match.choose(0, "claim 2 1x1")
    match.choose(0, "done")
    earlier = match.until(1)
    assert [entry.code for entry in earlier.entries()] == ["claim 2 1x1"]
    assert dump(match.until(2).state) == dump(match.state)


def test_nobody_listens_to_a_play_between_choices() -> None:
    match = table()
    assert match.state.events is None
    assert match.opening != []
    match.choose(0, "recover")
    assert match.history[0].events != []
