"""The PettingZoo adapter passes PettingZoo's own conformance tests."""

from __future__ import annotations

import pickle
from copy import deepcopy
from pathlib import Path
from types import ModuleType

import cloudpickle  # type: ignore[import-untyped]
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.result import Finish
from pandemonium.engine.role import Role, teams
from pandemonium.lab.heard import CHOSE
from pandemonium.lab.observing import Array
from pandemonium.lab.rewards import Reward, rewards
from pandemonium.lab.zoo import TableEnv
from pandemonium.laws.plays import mixes
from tests.conformance.installed import with_toy

TABLES = [
    pytest.param(game.id, seats, id=f"{game.id}-{seats}") for game in map(load_game, game_ids()) for seats in game.seats
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)

pytestmark = [
    pytest.mark.filterwarnings("error::UserWarning"),
    # PettingZoo knows the environments with a mask in their observations by the names of its own
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


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
    sides = [env.rewards[f"seat_{team[0]}"] for team in teams(env.roles)]
    assert sum(sides) == pytest.approx(0)
    assert max(env.rewards.values()) > 0


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = TableEnv("crypt", 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not legal"):
        env.step(illegal)
    np.testing.assert_equal(env.observe(env.agent_selection), before)


def test_a_reward_may_be_the_margin_or_the_points() -> None:
    ends = {reward: ended(TableEnv("crypt", 3, reward=reward)) for reward in ("margin", "points")}
    scores = [ends["points"].infos[agent]["score"] for agent in ends["points"].possible_agents]
    assert list(ends["points"].rewards.values()) == [score / 100 for score in scores]
    best, second, _ = sorted(scores, reverse=True)
    assert max(ends["margin"].rewards.values()) == pytest.approx((best - second) / 100)


def test_the_state_for_a_critic_is_what_all_seats_see() -> None:
    env = TableEnv("crypt", 3)
    env.reset(seed=4)
    assert env.state_space.contains(env.state())
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    np.testing.assert_equal(env.state(), np.concatenate(seen))


@pytest.mark.parametrize("game", game_ids())
def test_the_table_is_rendered_as_the_terminal_draws_it(game: str) -> None:
    env = TableEnv(game, load_game(game).seats[-1], render_mode="ansi")
    env.reset(seed=4)
    assert len(str(env.render()).splitlines()) > 5
    assert TableEnv(game, load_game(game).seats[-1]).render() is None


def test_seats_that_are_not_asked_may_be_invited_to_their_asides() -> None:
    env = TableEnv("crypt", 2, {"manuscript": "b"}, asides="all")
    api_test(env, num_cycles=300)
    taken = 0
    for seed in range(20):
        env.reset(seed=seed)
        chooser = np.random.default_rng(seed)
        while not any(env.terminations.values()):
            invited = bool(env.invited)
            mask = env.observe(env.agent_selection)["action_mask"]
            assert mask[-1] == invited
            action = int(np.flatnonzero(mask)[0] if invited else chooser.choice(np.flatnonzero(mask)))
            env.step(action)
            taken += invited
    assert taken > 0


@pytest.mark.parametrize("game", game_ids())
def test_what_a_seat_heard_may_stand_beside_what_it_sees(game: str) -> None:
    env = TableEnv(game, load_game(game).seats[-1], recall=8)
    api_test(env, num_cycles=60)
    env.reset(seed=5)
    chooser, longer = np.random.default_rng(5), TableEnv(game, load_game(game).seats[-1], recall=50)
    longer.reset(seed=5)
    for _ in range(40):
        agent = env.agent_selection
        observed = env.observe(agent)
        heard = observed["heard"]
        assert env.observation_space(agent).contains(observed)
        np.testing.assert_equal(longer.observe(agent)["heard"][:8], heard)
        action = int(chooser.choice(np.flatnonzero(observed["action_mask"])))
        env.step(action)
        longer.step(action)
        assert [CHOSE, action] in longer.observe(agent)["heard"][:, :2].tolist()


def ended(env: TableEnv) -> TableEnv:
    """The same random play to its end, whatever it is played for."""
    env.reset(seed=3)
    chooser = np.random.default_rng(3)
    while not any(env.terminations.values()):
        env.step(int(chooser.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    return env


def test_seats_of_one_side_are_not_ahead_of_each_other() -> None:
    sin, hero = Role("sin", "sin"), Role("hero", "heroes")
    assert rewards(Reward.MARGIN, [sin, hero, hero], Finish((0, 3, 3), (1, 2))) == [-0.03, 0.03, 0.03]
    assert rewards(Reward.MARGIN, [Role(), Role(), Role()], Finish((5, 3, 9), (2,))) == [-0.04, -0.06, 0.04]


@pytest.mark.parametrize("game", game_ids())
def test_a_copy_goes_its_own_way(game: str) -> None:
    """A search tries actions out in copies."""
    env = TableEnv(game, 2 if 2 in load_game(game).seats else 4)
    env.reset(seed=1)
    before = env.last()[0]
    twin = deepcopy(env)
    for _ in range(5):
        twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[-1]))
    assert all(np.array_equal(env.last()[0][part], before[part]) for part in before)
    assert len(twin.play.taken) == 5
    assert env.play.taken == []
    for _ in range(5):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    assert all(np.array_equal(env.last()[0][part], twin.last()[0][part]) for part in before)


def test_what_an_environment_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="asides are those of the seat that is asked, or of all"):
        TableEnv("crypt", 2, asides="every")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="not as 'human'"):
        TableEnv("crypt", 2, render_mode="human")


def play_on(env: TableEnv, steps: int) -> list[Array]:
    """What is seen on the way: by the first action, and at an end from the next deal on."""
    seen = []
    for _ in range(steps):
        if any(env.terminations.values()):
            env.reset()
        observed = env.last()[0]
        seen += observed.values()
        env.step(int(np.flatnonzero(observed["action_mask"])[0]))
    return seen


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("way", [pickle, cloudpickle])
def test_a_pickled_environment_goes_on_like_the_one_it_was(game: str, way: ModuleType) -> None:
    """SuperSuit sends environments to processes so."""
    env = TableEnv(game, load_game(game).seats[-1], asides="all", recall=4, reward="margin")
    env.reset(seed=3)
    play_on(env, 9)
    twin = pickle.loads(way.dumps(env))
    assert twin.play is not env.play
    np.testing.assert_equal(play_on(twin, 300), play_on(env, 300))
    env.reset()
    twin.reset()
    assert twin.play.setup == env.play.setup


def test_an_environment_that_was_not_reset_is_copied_and_pickled() -> None:
    env = TableEnv("crypt", 2)
    twins = [deepcopy(env), pickle.loads(pickle.dumps(env)), env]
    for twin in twins:
        twin.reset(seed=1)
    first, *others = [play_on(twin, 5) for twin in twins]
    for seen in others:
        np.testing.assert_equal(seen, first)


def test_before_a_reset_nothing_is_played() -> None:
    env = TableEnv("crypt", 2, render_mode="ansi")
    assert not hasattr(env, "agents")
    for asked in (env.last, env.state, env.render, lambda: env.step(0), lambda: env.observe("seat_0")):
        with pytest.raises(ValueError, match=r"reset\(\) deals the first play"):
            asked()
