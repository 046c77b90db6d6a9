"""Advice: one answer per position, with a reason that the search saw, and the next best beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Phrase
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.laws.shown import in_another_world, words_of
from pandemonium.playing import advice
from pandemonium.playing.advice import Trial, advise, behind, reason
from pandemonium.playing.plan import plan_of
from tests.conformance.toy import ToyGame


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "PLAYOUTS", 12)
    monkeypatch.setattr(advice, "WORLDS", 6)


def positions(game: Any, every: int, seats: int = 2) -> list[tuple[Match[Any, Any], int]]:
    """Copies of a random game at some of its questions."""
    match = Match(game, Setup(seats, "advice", game.fitting(seats, {})))
    chance, found = chance_from("advice"), []
    while not match.over:
        seat = match.waiting[0]
        options = answers(match.state, seat)
        if len(options) > 1 and match.number % every == 0:
            found.append((match.until(match.number), seat))
        match.take(seat, options[chance.below(len(options))])
    return found[:3]


@pytest.mark.parametrize("game", [load_game(id) for id in game_ids()] + [ToyGame()], ids=lambda game: game.id)
def test_advice_is_the_same_each_time_legal_and_has_words(game: Any) -> None:
    for match, seat in positions(game, 7):
        found = advise(game, match.state, seat)
        assert found == advise(game, match.state, seat)
        codes = [one.code for one in found.candidates]
        assert set(codes) <= set(match.decision(seat).codes())
        assert len(set(codes)) == len(codes) <= 3
        after = [one.behind for one in found.candidates]
        assert after[0] is None
        assert all(one is not None for one in after[1:])
        assert less(after[1:]) == sorted(less(after[1:])), "they come in the order that is told"
        assert all(words_of(game, language).say(found.reason) for language in LANGUAGES)


@pytest.mark.parametrize("game", [load_game("crypt"), ToyGame()], ids=lambda game: game.id)
def test_advice_is_the_same_in_every_world_the_seat_believes_in(game: Any) -> None:
    for match, seat in positions(game, 7):
        world = in_another_world(match, seat, "another")
        assert advise(game, world.state, seat) == advise(game, match.state, seat)


def test_advice_is_the_same_on_the_slowest_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour passes whenever it looks at the clock."""
    game = load_game("crypt")
    for match, seat in positions(game, 7):
        quick, hours = advise(game, match.state, seat), count(0.0, 3600.0)
        with monkeypatch.context() as patch:
            patch.setattr("time.perf_counter", lambda hours=hours: next(hours))
            slow = advise(game, match.state, seat)
        assert slow == quick


def less(behind: Sequence[Phrase | None]) -> list[int]:
    """How much less they are told to be worth."""
    return [sum(fact for fact in one.facts.values() if isinstance(fact, int)) for one in behind if one is not None]


def trial(points: int = 0, wins: float = 0, worth: float = 0.0, **sources: int) -> Trial:
    found = Trial(plan_of([0], 0.0), worth)
    found.points, found.wins = points, wins
    found.sources.update({name.replace("_", "-"): many for name, many in sources.items()})
    return found


def said(best: Trial, next: Trial, language: str = "en", *, alone: bool = False) -> str:
    return words_of(load_game("inferno"), language).say(reason(best, next, alone=alone))


def test_the_reason_names_the_points_and_where_they_mostly_come_from() -> None:
    best = trial(6 * 28, worth=0.6, score_diploma=6 * 20, score_souls=6 * 8)
    next = trial(6 * 24, score_diploma=6 * 15, score_souls=6 * 9)
    assert said(best, next) == "+4 points on average over the next best, mostly: Diplomas."
    assert said(best, next, "pl") == "Średnio +4 punkty ponad następny wybór, głównie: Dyplomy."


def test_where_points_do_not_tell_wins_do_and_else_it_is_even() -> None:
    assert said(trial(60, 3, worth=1.5), trial(60, 1.5)) == "Wins 50 of 100 imagined games, the next best 25."
    assert said(trial(60, 3, worth=0.01), trial(50, 3)) == "About as good as the next best."
    assert said(trial(60, 3, worth=0.6), trial(60, 3)) == "It comes out better than the next best."
    assert said(trial(60, 3, worth=20), trial(60, 1), alone=True) == "It comes out better than the next best."


def test_what_comes_next_says_how_much_less_it_is_worth() -> None:
    words, best = words_of(load_game("inferno"), "en"), trial(worth=6.0)
    assert words.say(behind(best, trial(worth=5.4), alone=False)) == "worth 10 % of a win less"
    assert words.say(behind(best, trial(worth=5.98), alone=False)) == "about as good"
    assert words.say(behind(best, trial(worth=-6.0), alone=True)) == "2 points less"
    assert words_of(load_game("inferno"), "pl").say(behind(best, trial(), alone=True)) == "o 1 punkt mniej"


def test_a_single_choice_is_told_as_such() -> None:
    game = load_game("crypt")
    match = Match(game, Setup(2, "advice", game.fitting(2, {})))
    seat = match.waiting[0]
    assert match.choose(seat, "claim 1 1x3") is None
    assert match.decision(seat).codes() == ["done"]
    found = advise(game, match.state, seat)
    assert (found.code, found.reason.id) == ("done", "advice-only")
