"""The first game is guided: a seat is told once what each kind of question is about."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.games.inferno.data.names import SOLO_MODES
from pandemonium.games.inferno.game import inferno
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.laws.plays import step
from pandemonium.laws.shown import words_of

INFERNO = inferno()


def first_game(seats: int = 2, seed: str = "tips") -> Match[Inferno, InfernoView]:
    return Match(INFERNO, Setup(seats, seed, {"setup": "first-game", "first": "seat-a"}))


def tip(match: Match[Inferno, InfernoView], seat: int) -> str:
    told = match.decision(seat).tip
    return told.id if told else ""


def take_first(match: Match[Inferno, InfernoView]) -> None:
    seat = match.waiting[0]
    assert match.choose(seat, match.decision(seat).codes()[0]) is None


def test_the_first_question_explains_the_souls_to_the_seat_that_is_asked() -> None:
    match = first_game()
    assert tip(match, 0) == "tip-soul"
    assert tip(match, 1) == ""
    assert tip(match, -1) == ""


def test_each_seat_is_told_once_of_each_kind() -> None:
    match = first_game()
    told: list[tuple[int, str]] = []
    chance = chance_from("players")
    while not match.over:
        seat = match.waiting[0]
        if tip(match, seat):
            told.append((seat, tip(match, seat)))
        step(match, chance)
    assert len(told) == len(set(told))
    kinds = ("soul", "end", "florence", "turn-end")
    assert {(seat, f"tip-{kind}") for seat in (0, 1) for kind in kinds} <= set(told)


def test_a_tip_stays_while_its_question_is_open_and_comes_back_when_the_answer_is_taken_back() -> None:
    match = first_game()
    assert tip(match, 0) == tip(match, 0) == "tip-soul"
    take_first(match)
    assert tip(match, 0) == "tip-end"
    assert match.undo(0) is None
    assert tip(match, 0) == "tip-soul"


def test_it_is_the_same_after_a_replay() -> None:
    match = first_game()
    take_first(match)
    take_first(match)
    assert tip(match.until(match.number), 0) == tip(match, 0) == "tip-florence"


def test_other_tables_are_not_taught() -> None:
    match = Match(INFERNO, Setup(2, "tips", {}))
    for _ in range(20):
        assert tip(match, match.waiting[0]) == ""
        take_first(match)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_question_of_first_games_has_a_tip(language: str) -> None:
    words = words_of(INFERNO, language)
    options = {"setup": "first-game", "diplomatic-crisis": "yes", "time-of-thieves": "yes"}
    for number in range(16):
        alone = {"solo": SOLO_MODES[number // 4]} if number % 4 == 0 else {}
        match = Match(INFERNO, Setup(1 + number % 4, f"tips {number}", options | alone))
        chance = chance_from(f"players {number}")
        while not match.over:
            told = INFERNO.tip(match.state, match.waiting[0])
            assert told is not None
            assert words.say(told)
            step(match, chance)
