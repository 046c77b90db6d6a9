"""The lab with a game of two sides, roles and no points."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test import api_test

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose
from pandemonium.engine.game import Setup
from pandemonium.engine.role import Role
from pandemonium.engine.seats import first_seat
from pandemonium.lab.arena import Outcome, arena, standings
from pandemonium.lab.balance import record, summary
from pandemonium.lab.line_up import line_ups
from pandemonium.lab.report import write_report
from pandemonium.lab.zoo import TableEnv
from pandemonium.playing.mind import mind_of
from pandemonium.playing.plan import plan_of
from pandemonium.playing.rollout import RandomPlay, RolloutBot
from tests.conformance.installed import with_toy
from tests.conformance.toy import ToyGame, hunted

TEAMS = {"teams": "yes"}
HUNT = ToyGame().roles(3, TEAMS)
ALIKE = [Role()] * 3


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[None]:
    with with_toy(tmp_path):
        yield


def test_levels_rotate_among_the_seats_of_a_role() -> None:
    assert line_ups(["a", "a", "b"], ALIKE) == [["a", "a", "b"], ["a", "b", "a"], ["b", "a", "a"]]
    assert line_ups(["a", "a", "b"], HUNT) == [["a", "a", "b"], ["a", "b", "a"]]
    pairs = [Role("knight", "red"), Role("knight", "blue"), Role("squire", "red"), Role("squire", "blue")]
    assert len(line_ups(["a", "b", "c", "d"], pairs)) == 4


def test_levels_that_hold_a_role_each_change_roles() -> None:
    assert line_ups(["a", "b", "b"], HUNT) == [["a", "b", "b"], ["b", "a", "a"]]
    assert line_ups(["a", "a", "a"], HUNT) == [["a", "a", "a"]]


def test_a_level_is_compared_with_the_others_in_its_role_and_a_side_wins_once() -> None:
    wolf_wins, flock_wins = [1.0, 0.0, 0.0], [0.0, 1.0, 1.0]
    outcomes = [
        Outcome(["a", "b", "b"], list(HUNT), [], wolf_wins, 1),
        Outcome(["a", "b", "b"], list(HUNT), [], flock_wins, 1),
        Outcome(["b", "a", "a"], list(HUNT), [], flock_wins, 1),
        Outcome(["b", "a", "a"], list(HUNT), [], flock_wins, 1),
    ]
    told = {(line.role, line.level): line for line in standings(outcomes)}
    assert {entrant: line.wins for entrant, line in told.items()} == {
        ("shepherd", "a"): 1.0,
        ("shepherd", "b"): 0.5,
        ("wolf", "a"): 0.5,
        ("wolf", "b"): 0.0,
    }
    assert all((line.games, line.even, line.mean_score) == (2, 0.5, None) for line in told.values())
    assert told["wolf", "a"].rating > told["wolf", "b"].rating


@pytest.mark.usefixtures("installed")
def test_an_arena_of_roles_can_be_repeated() -> None:
    once, again = (arena("toy", ["easy", "random", "random"], 6, "again", TEAMS, 1000.0, 1) for _ in range(2))
    assert once.standings == again.standings
    assert once.games == 6


@pytest.mark.usefixtures("installed")
def test_pettingzoo_accepts_it_and_the_rewards_of_the_sides_sum_to_nothing() -> None:
    api_test(TableEnv("toy", 3, TEAMS), num_cycles=200)
    env = TableEnv("toy", 3, TEAMS)
    chooser = np.random.default_rng(7)
    env.reset(seed=7)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chooser.choice(np.flatnonzero(mask))))
    wolf, *flock = (env.rewards[agent] for agent in env.possible_agents)
    assert abs(wolf) == 0.5
    assert flock == [-wolf] * 2


def test_the_generic_search_plays_for_a_win_without_points() -> None:
    game = ToyGame()
    state = game.new(Setup(3, "rollout", TEAMS))
    mind = mind_of(game, state, 0)
    play = RandomPlay(mind, chance_from("luck"))
    assert {play.reached(play.world(), plan_of([choice], 0.0)) for choice in mind.choices} <= {0.0, 1.0}
    chance = chance_from("search")
    while state.asked:
        seat = first_seat(state.asked)
        mind = mind_of(game, state, seat)
        choose(state, seat, RolloutBot("easy", 20).choose(mind, chance, 1000.0))
    assert game.result(state).winners


def test_a_balance_report_does_without_points(tmp_path: Path) -> None:
    about = ModuleType("balance")
    about.PARTS = {}  # type: ignore[attr-defined]
    records = [record(hunted(points), HUNT, about, "the end", [], 9) for points in ([2, 0, 1], [0, 1, 1])]
    figures = summary("3 players", "normal", records)
    assert (figures.wins, figures.even, figures.mean_scores) == ([0.5, 0.5, 0.5], 0.5, [])
    document = tmp_path / "sides.md"
    write_report(document, [figures], "sides")
    text = document.read_text(encoding="utf-8")
    assert "| 0.0 points | – | the end 100.0% |" in text
    assert "Sources of points" not in text
