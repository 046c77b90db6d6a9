"""The PettingZoo adapter passes PettingZoo's own conformance tests."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.lab.zoo import TableEnv
from pandemonium.laws.plays import mixes
from tests.conformance.installed import with_toy

TABLES = [
    pytest.param(game.id, seats, id=f"{game.id}-{seats}") for game in map(load_game, game_ids()) for seats in game.seats
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


@every_table
def test_pettingzoo_accepts_the_environment(game: str, seats: int) -> None:
    for options in mixes(load_game(game), seats, 2):
        api_test(TableEnv(game, seats, options), num_cycles=300)


def test_pettingzoo_accepts_a_game_with_answers_at_the_same_time_and_negative_scores(tmp_path: Path) -> None:
    with with_toy(tmp_path):
        api_test(TableEnv("toy", 3), num_cycles=300)
        with pytest.raises(ValueError, match="Three rounds are for two players"):
            TableEnv("toy", 3, {"rounds": "3"})


@pytest.mark.parametrize("game", game_ids())
def test_a_seed_reaches_the_dice(game: str) -> None:
    seed_test(lambda: TableEnv(game, load_game(game).seats[-1]), num_cycles=100)


@pytest.mark.parametrize("game", game_ids())
def test_the_rewards_of_a_table_sum_to_nothing(game: str) -> None:
    env = TableEnv(game, load_game(game).seats[-1])
    chooser = np.random.default_rng(7)
    env.reset(seed=7)
    while not any(env.terminations.values()):
        observed = env.observe(env.agent_selection)
        assert env.observation_space(env.agent_selection).contains(observed)
        env.step(int(chooser.choice(np.flatnonzero(observed["action_mask"]))))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = TableEnv("crypt", 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not legal"):
        env.step(illegal)
    np.testing.assert_equal(env.observe(env.agent_selection), before)
