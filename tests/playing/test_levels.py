"""Every level plays by the rules, and only by what its seat knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.seats import first_seat
from pandemonium.games.crypt.bot.craft import craft
from pandemonium.laws.plays import AnyGame
from pandemonium.playing.levels import LEVELS, UNHURRIED, UNLIMITED, UnknownLevel, parse_level, time_for
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for
from tests.conformance.subjects import every_game
from tests.playing.positions import CRYPT, matches, positions

SHORT = {"random": "random", "easy": "easy", "normal": "normal", "hard": "hard:40", "master": "master:60"}
QUICK = {"random": "random", "easy": "easy:16", "normal": "normal:16", "hard": "hard:16", "master": "master:24"}
SEARCHING = ("hard", "master")
LONG = 1000.0
"""Seconds that never end a search: its playouts do."""


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_every_game_chooses_the_same_from_the_same_knowledge(
    game: AnyGame, seats: int, level: str
) -> None:
    bot = bot_for(game, QUICK[level])
    for number, match in enumerate(positions(game, seats, 2 if level in SEARCHING else 4)):
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
    for match in matches(seats, per_mix=2 if level in SEARCHING else 6):
        seat = first_seat(match.state.asked)
        mind = mind_of(CRYPT, match.state, seat)
        assert bot.choose(mind, mind.chance(), LONG) in mind.choices


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_equal_knowledge_gives_equal_choices(level: str, seats: int) -> None:
    bot = bot_for(CRYPT, SHORT[level])
    for number, match in enumerate(matches(seats, per_mix=1 if level in SEARCHING else 4)):
        state = match.state
        seat = first_seat(state.asked)
        other_world = CRYPT.sample(state, seat, chance_from(f"elsewhere {number}"))
        minds = [mind_of(CRYPT, world, seat) for world in (state, other_world)]
        first, second = (bot.choose(mind, mind.chance(), LONG) for mind in minds)
        assert first == second


def test_a_bot_asked_twice_says_the_same() -> None:
    for match in matches(2, per_mix=2):
        seat = first_seat(match.state.asked)
        for level in SHORT.values():
            mind = mind_of(CRYPT, match.state, seat)
            bot = bot_for(CRYPT, level)
            assert bot.choose(mind, mind.chance(), LONG) == bot.choose(mind, mind.chance(), LONG)


def test_a_search_ends_in_time() -> None:
    match = next(matches(4, per_mix=1))
    mind = mind_of(CRYPT, match.state, first_seat(match.state.asked))
    assert bot_for(CRYPT, "hard").choose(mind, mind.chance(), 0.05) in mind.choices


def test_a_mind_gives_no_way_to_the_play() -> None:
    mind = mind_of(CRYPT, next(matches(2, per_mix=1)).state, 0)
    assert sorted(mind.__slots__) == ["choices", "game", "sample", "seat", "view"]


@pytest.mark.parametrize("level", ["expert", "hard:", "hard:0", "hard:x", "hard:-3", "master:", "masters", ""])
def test_an_unknown_level_is_refused_by_name(level: str) -> None:
    with pytest.raises(UnknownLevel, match="random, easy, normal, hard, master"):
        parse_level(level)


def test_a_master_is_hard_with_ten_times_the_time() -> None:
    assert parse_level("master") == ("master", UNLIMITED)
    assert parse_level("master:400") == ("master", 400)
    assert [time_for(level, 2.0) for level in ("normal", "hard", "master")] == [2.0, 2.0, 20.0]
    assert [time_for(level, 2.0) for level in ("hard:400", "master:400")] == [UNHURRIED, UNHURRIED], (
        "no clock ends them"
    )
    for match in matches(2, per_mix=1):
        mind = mind_of(CRYPT, match.state, first_seat(match.state.asked))
        hard, master = (bot_for(CRYPT, level).choose(mind, mind.chance(), LONG) for level in ("hard:40", "master:40"))
        assert hard == master


def test_a_bot_whose_time_is_over_takes_what_it_thinks_best() -> None:
    match = next(matches(2, per_mix=1))
    mind = mind_of(CRYPT, match.state, first_seat(match.state.asked))
    assert bot_for(CRYPT, "hard").choose(mind, mind.chance(), 0.0) in mind.choices


def test_normal_may_play_by_the_weights_of_another_file(tmp_path: Path) -> None:
    own = craft.weights
    same, other = tmp_path / "same.toml", tmp_path / "other.toml"
    same.write_bytes(own.path.read_bytes())
    other.write_text(re.sub("push = .*", "push = 9.0", own.path.read_text(encoding="utf-8")), encoding="utf-8")
    chosen: dict[str, list[int]] = {}
    for level in ("normal", f"weights:{same}", f"weights:{other}"):
        minds = [mind_of(CRYPT, match.state, first_seat(match.state.asked)) for match in matches(2, per_mix=6)]
        chosen[level] = [bot_for(CRYPT, level).choose(mind, mind.chance(), LONG) for mind in minds]
    normal, by_same, by_other = chosen.values()
    assert normal == by_same != by_other
    with pytest.raises(UnknownLevel, match="there is no file"):
        parse_level("weights:nowhere.toml")


@pytest.mark.parametrize("told", ["", "no table", "[normal.2]\npush = 1.0\n", "[easy.2]\n"])
def test_a_file_without_the_games_weights_is_no_level(tmp_path: Path, told: str) -> None:
    file = tmp_path / "other.toml"
    file.write_text(told, encoding="utf-8")
    with pytest.raises(UnknownLevel, match=r"other\.toml holds no weights of crypt: "):
        bot_for(CRYPT, f"weights:{file}")
