"""The lessons of the guided game: each told once to a seat, at the first question of its kind or in its round."""

from __future__ import annotations

from collections import Counter

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.others.words.questions import tip
from pandemonium.games.others.words.tips import BY_ROUND
from pandemonium.server.words import words_of
from tests.games.others.drawn import GAME
from tests.games.others.stage import stage

SITUATIONS = ("turn-lanes", "turn-avatar", "window-ability", *(f"turn-{name}" for name in BY_ROUND))


def lessons(seed: str) -> Counter[tuple[int, str]]:
    """What a guided game between players by lot tells, by seat."""
    match = Match(GAME, Setup(2, seed, {"teach": "yes"}))
    chance, told = chance_from(f"{seed} choices"), Counter[tuple[int, str]]()
    while not match.over:
        seat = match.waiting[0]
        lesson = match.decision(seat).tip
        told.update([(seat, lesson.id)] if lesson else [])
        offered = legal(match.state, seat)
        match.take(seat, offered[chance.below(len(offered))])
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(language: str) -> None:
    text = words_of(language, GAME)
    assert [name for name in SITUATIONS if not text.has(f"tip-{name}")] == []


def test_both_sides_learn_and_no_lesson_comes_twice() -> None:
    told = lessons("guided 3")
    assert set(told.values()) == {1}
    heroes, sin = ({id for seat, id in told if seat == who} for who in (1, 0))
    assert {"tip-turn", "tip-prepare-combat", "tip-reserve", "tip-turn-reaction", "tip-turn-altars"} <= heroes
    assert {"tip-begin-watch", "tip-window", "tip-reaction", "tip-doom", "tip-task-space"} <= sin


def test_a_turn_is_explained_first_and_later_rounds_tell_of_the_sin() -> None:
    table = stage(seats=3).turn()
    table.state.teach = True
    told = []
    for table.state.round in range(1, 7):
        lesson = tip(table.state, table.asked())
        told.append(lesson.id if lesson else "")
    assert told == ["tip-turn", *(f"tip-turn-{name}" for name in (*BY_ROUND, BY_ROUND[-1]))]
    table.state.mission = len(table.state.rules.adventures[table.state.adventure].missions) - 1
    lesson = tip(table.state, table.asked())
    assert lesson is not None
    assert lesson.id == "tip-turn-avatar"
