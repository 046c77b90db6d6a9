"""Every level plays by the rules, and only by what its seat knows."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.laws.plays import AnyGame
from pandemonium.playing.levels import LEVELS, UnknownLevel, parse_level
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for
from tests.conformance.subjects import every_game
from tests.playing.positions import CRYPT, matches, positions

SHORT = {"random": "random", "easy": "easy", "normal": "normal", "hard": "hard:40"}
QUICK = {"random": "random", "easy": "easy:16", "normal": "normal:16", "hard": "hard:16"}
LONG = 1000.0
"""Seconds that never end a search: its playouts do."""


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_every_game_chooses_the_same_from_the_same_knowledge(
    game: AnyGame, seats: int, level: str
) -> None:
    bot = bot_for(game, QUICK[level])
    for number, match in enumerate(positions(game, seats, 2 if level == "hard" else 4)):
        seat = match.waiting[0]
        other_world = game.sample(match.state, seat, chance_from(f"elsewhere {number}"))
        minds = [mind_of(game, world, seat) for world in (match.state, other_world)]
        first, second = (bot.choose(mind, mind.chance(), LONG) for mind in minds)
        assert first == second
        assert first in minds[0].choices


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_something_legal(level: str, seats: int) -> None:
    bot = bot_for(CRYPT, SHORT[level])
    for match in matches(seats, per_mix=2 if level == "hard" else 6):
        seat = match.state.asked.bit_length() - 1
        mind = mind_of(CRYPT, match.state, seat)
        assert bot.choose(mind, mind.chance(), LONG) in mind.choices


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_equal_knowledge_gives_equal_choices(level: str, seats: int) -> None:
    bot = bot_for(CRYPT, SHORT[level])
    for number, match in enumerate(matches(seats, per_mix=1 if level == "hard" else 4)):
        state = match.state
        seat = state.asked.bit_length() - 1
        other_world = CRYPT.sample(state, seat, chance_from(f"elsewhere {number}"))
        minds = [mind_of(CRYPT, world, seat) for world in (state, other_world)]
        first, second = (bot.choose(mind, mind.chance(), LONG) for mind in minds)
        assert first == second


def test_a_bot_asked_twice_says_the_same() -> None:
    for match in matches(2, per_mix=2):
        seat = match.state.asked.bit_length() - 1
        for level in SHORT.values():
            mind = mind_of(CRYPT, match.state, seat)
            bot = bot_for(CRYPT, level)
            assert bot.choose(mind, mind.chance(), LONG) == bot.choose(mind, mind.chance(), LONG)


def test_a_search_ends_in_time() -> None:
    match = next(matches(4, per_mix=1))
    mind = mind_of(CRYPT, match.state, match.state.asked.bit_length() - 1)
    assert bot_for(CRYPT, "hard").choose(mind, mind.chance(), 0.05) in mind.choices


def test_a_mind_gives_no_way_to_the_play() -> None:
    mind = mind_of(CRYPT, next(matches(2, per_mix=1)).state, 0)
    assert sorted(mind.__slots__) == ["choices", "game", "sample", "seat", "view"]


@pytest.mark.parametrize("level", ["expert", "hard:", "hard:0", "hard:x", "hard:-3", ""])
def test_an_unknown_level_is_refused_by_name(level: str) -> None:
    with pytest.raises(UnknownLevel, match="random, easy, normal, hard"):
        parse_level(level)
