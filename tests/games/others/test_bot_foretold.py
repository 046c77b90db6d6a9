"""The heroes' chance that a review tells: what it looks at, that it foretells, and that each side hears its own."""

from __future__ import annotations

from math import log2
from pathlib import Path

import pytest

from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.games.others.bot.craft import craft
from pandemonium.games.others.bot.foretold import features, foretold
from pandemonium.games.others.bot.policy import play_on
from pandemonium.games.others.data.names import ADVENTURES
from pandemonium.games.others.experiments import ANY
from pandemonium.games.others.rules.figures import CARDS_EACH
from pandemonium.games.others.rules.state import Others
from tests.games.others.stage import Stage, stage

GAMES = 25
FITTED = Path(__file__).parents[3] / "src/pandemonium/games/others/bot/fitted.py"


def lines_of(file: Path) -> list[str]:
    """The features that the lines of the network are named by."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line.split("# ")[1] for line in lines if "],  # " in line]


def third_round() -> Stage:
    table = stage()
    table.state.round = 3
    return table


def chances(number: int) -> tuple[list[float], bool]:
    """At the beginning of every round from the third on, in a game that nothing was fitted to; who won it."""
    seats = 2 + number % 4
    state: Others = load_game("others").new(Setup(seats, f"foretold {number}", ANY))
    state.events = None
    outlooks = [craft.outlook(craft.weights.load("normal", seats), state)] * seats
    found = []
    while state.asked:
        play_on(outlooks, state, 0)
        if state.asked and state.round >= 3:
            found.append(foretold(state))
    return found, state.heroes_won


def test_fewer_heroes_in_the_reserve_and_a_later_round_lower_the_foretold() -> None:
    state = third_round().state
    before = foretold(state)
    state.reserve = 0
    alone = foretold(state)
    state.round = 6
    assert before > alone > foretold(state)


def test_the_chance_looks_at_each_thing_in_its_own_line() -> None:
    """Thorley has two markers, an Abomination beside him and an Acolyte one space away."""
    table = third_round().hero(0, "thorley", "V1.1", corruption=7, damage=(1, 2)).upgrades(0, "u01", "u02", "u03")
    table.hero(1, "leah", "V3.3", corruption=6).hero(2, "rocco", "V3.3", corruption=1)
    table.monsters("V1.1", "abomination").monsters("V1.2", "acolyte")
    state = table.state
    state.level, state.progress, state.permanent = 2, 5, 4
    state.extra[1], state.innocents[2], state.allies[0], state.hand[CARDS_EACH] = 5, 1, 0b101, 3
    seen = {
        "one": 1.0,
        "heroes": 3.0,
        "round": 3.0,
        "Apocalypse": 2.0,
        "turns of the mission left, a hero": (17 - 5) * 0.9 / 3,
        "turns of later missions, a hero": (4 * 1.7 + 5) / 3,
        "stages left": 2.0,
        "share of the mission done": 5 / 17,
        **{adventure: float(adventure == "T1") for adventure in ADVENTURES},
        "lives": 4 + 2 + 3 / 5,
        "Reserve": 4.0,
        "corruption, a hero": 14 / 3,
        "heroes at 1": 1.0,
        "heroes at 6 and 7": 2.0,
        "heroes at 7": 1.0,
        "upgrades, a hero": 1.0,
        "Extra Turns": 5.0,
        "Allies": 2.0,
        "Innocents": 1.0,
        "Sloth": 1.0,
        "Doctors": 1.0,
        "Hobos": 0.0,
        "Acolytes": 1.0,
        "Abominations": 1.0,
        "Controller": 0.0,
        "Avatar": 0.0,
        "Hell Club and Mole": 0.0,
        "attack with heroes": 3.0,
        "attack up to one space away": 5.0,
        "up to two": 5.0,
        "Sin cards": 3.0,
        "Reaction tokens": 4.0,
    }
    assert features(state) == pytest.approx(list(seen.values()))
    assert lines_of(FITTED) == list(seen)


def test_the_chance_foretells_games_that_it_was_not_fitted_to() -> None:
    """In bits a position: a coin would leave 1 open, the same chance turned round 1.6."""
    left_open = []
    for number in range(GAMES):
        found, won = chances(number)
        left_open += [-log2(chance if won else 1 - chance) for chance in found]
    assert sum(left_open) / len(left_open) < 0.87


def test_a_review_tells_the_heroes_what_is_foretold_and_the_sin_the_rest() -> None:
    state = third_round().state
    chances_now = craft.chances([], state)
    assert chances_now[state.sin_seat] == 1 - foretold(state)
    assert chances_now[1 - state.sin_seat] == foretold(state)
