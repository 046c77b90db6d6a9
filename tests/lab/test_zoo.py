"""The PettingZoo adapter passes PettingZoo's own conformance tests."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from pandemonium.lab.zoo import TableEnv


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("collectors", ["all-a", "all-b"])
def test_pettingzoo_accepts_the_environment(seats: int, collectors: str) -> None:
    api_test(TableEnv("crypt", seats, {"collectors": collectors}), num_cycles=300)


def test_a_seed_reaches_the_dice() -> None:
    seed_test(lambda: TableEnv("crypt", 2), num_cycles=100)


def test_the_rewards_of_a_table_sum_to_nothing() -> None:
    env = TableEnv("crypt", 4)
    chooser = np.random.default_rng(7)
    env.reset(seed=7)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chooser.choice(np.flatnonzero(mask))))
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
