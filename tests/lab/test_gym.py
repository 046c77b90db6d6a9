"""The Gymnasium adapter passes Gymnasium's own conformance test."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from types import ModuleType

import cloudpickle  # type: ignore[import-untyped]
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.lab.gym import SeatEnv
from pandemonium.lab.heard import CHOSE
from pandemonium.lab.observing import Array
from pandemonium.lab.tables import Tables
from pandemonium.lab.zoo import TableEnv

TABLES = [
    pytest.param(game.id, seats, id=f"{game.id}-{seats}") for game in map(load_game, game_ids()) for seats in game.seats
]


@pytest.mark.filterwarnings("ignore")  # a discrete action space without its own names, and the like
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium_accepts_the_environment(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats, render_mode="ansi"), skip_render_check=True)


def first(_: Array, mask: Array) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("others", ["random", "normal", first])
def test_a_seat_plays_a_whole_game_against_bots_or_a_policy(others: str) -> None:
    env = SeatEnv("crypt", 3, seat=1, others=others)
    _, info = env.reset(seed=5)
    terminated = False
    while not terminated:
        assert env.action_masks().any()
        _, reward, terminated, truncated, info = env.step(np.int64(first(env.action_masks(), info["action_mask"])))
        assert not truncated
    assert reward != 0


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", game_ids())
def test_what_the_seat_heard_may_stand_beside_what_it_sees(game: str) -> None:
    seats = load_game(game).seats[-1]
    check_env(SeatEnv(game, seats, recall=8), skip_render_check=True)
    env, longer, plain = SeatEnv(game, seats, recall=8), SeatEnv(game, seats, recall=200), SeatEnv(game, seats)
    plain.reset(seed=5)
    longer.reset(seed=5)
    _, info = env.reset(seed=5)
    for _ in range(12):
        action = np.int64(first(env.action_masks(), info["action_mask"]))
        observed, _, terminated, _, info = env.step(action)
        more, seen = longer.step(action)[0], plain.step(action)[0]
        assert isinstance(observed, dict)
        assert isinstance(more, dict)
        assert env.observation_space.contains(observed)
        np.testing.assert_equal(observed["observation"], seen)
        np.testing.assert_equal(more["heard"][:8], observed["heard"])
        assert [CHOSE, action] in more["heard"][:, :2].tolist()
        if terminated:
            break


def test_an_illegal_action_ends_the_play_and_costs_as_much_as_losing_it() -> None:
    env = SeatEnv("crypt", 2)
    _, info = env.reset(seed=1)
    mask = info["action_mask"]
    for illegal in (np.flatnonzero(mask == 0)[0], np.int64(-1), np.int64(len(mask))):
        env.reset(seed=1)
        _, reward, terminated, truncated, _ = env.step(illegal)
        assert (reward, terminated, truncated) == (-1.0, True, False)


def test_the_table_is_drawn_as_its_seat_sees_it() -> None:
    env = SeatEnv("crypt", 2, render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 5


@pytest.mark.parametrize("game", game_ids())
def test_an_illegal_action_of_a_policy_is_refused(game: str) -> None:
    """It would be played on with, and a program would learn from a game that cannot be."""
    env = SeatEnv(game, max(load_game(game).seats), others=lambda _, mask: int(np.flatnonzero(mask == 0)[0]))

    def play() -> None:
        env.reset(seed=1)
        for _ in range(200):  # the seat itself may be asked first
            env.step(np.flatnonzero(env.action_masks())[0])

    with pytest.raises(ValueError, match=r"the policy's action \d+ is not legal for seat"):
        play()


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat} among 2"):
        SeatEnv("crypt", 2, seat=seat)


def test_a_copy_goes_its_own_way() -> None:
    env = SeatEnv("crypt", 2, others="easy")
    env.reset(seed=1)
    twin = deepcopy(env)
    for one in (twin, env):
        one.step(np.flatnonzero(one.action_masks())[0])
    assert twin.play.taken == env.play.taken
    assert twin.play is not env.play


def play_on(env: SeatEnv, steps: int) -> list[object]:
    """All that is told on the way, by actions of the space's own generator."""
    told: list[object] = []
    for _ in range(steps):
        step = env.step(env.action_space.sample(env.action_masks().astype(np.int8)))
        told += step
        if step[2]:
            env.reset()
    return told


@pytest.mark.parametrize("others", ["random", "normal", first])
@pytest.mark.parametrize("way", [pickle, cloudpickle])
def test_a_pickled_environment_goes_on_like_the_one_it_was(others: str, way: ModuleType) -> None:
    """Libraries send environments to processes so."""
    env = SeatEnv("crypt", 3, seat=1, others=others, recall=4)
    env.reset(seed=3)
    play_on(env, 9)
    twin = pickle.loads(way.dumps(env))
    assert twin.play is not env.play
    np.testing.assert_equal(play_on(twin, 60), play_on(env, 60))


def test_an_environment_that_was_not_reset_is_copied_and_pickled() -> None:
    env = SeatEnv("crypt", 2)
    twins = [deepcopy(env), pickle.loads(pickle.dumps(env)), env]
    first, *others = [twin.reset(seed=1) for twin in twins]
    for seen in others:
        np.testing.assert_equal(seen, first)


def test_before_a_reset_nothing_is_played() -> None:
    env = SeatEnv("crypt", 2, render_mode="ansi")
    for asked in (env.action_masks, env.render, lambda: env.step(np.int64(0))):
        with pytest.raises(ValueError, match=r"reset\(\) deals the first play"):
            asked()


def test_after_an_end_nothing_is_played_until_a_reset() -> None:
    env = SeatEnv("crypt", 2)
    env.reset(seed=1)
    env.step(np.int64(-1))
    legal, before = np.flatnonzero(env.action_masks())[0], env.play.taken[:]
    with pytest.raises(ValueError, match=r"has ended; reset\(\) deals the next"):
        env.step(legal)
    assert env.play.taken == before
    env.reset(seed=1)
    env.step(legal)
    assert len(env.play.taken) > len(before)


@pytest.mark.parametrize("action", [1.7, np.float64(1), "1", None])
def test_an_action_that_is_no_whole_number_is_refused_and_nothing_is_played(action: object) -> None:
    env = SeatEnv("crypt", 2)
    env.reset(seed=1)
    before = env.play.taken[:]
    with pytest.raises(ValueError, match="an action is a whole number"):
        env.step(action)  # type: ignore[arg-type]
    assert env.play.taken == before
    env.step(np.flatnonzero(env.action_masks())[0])


@pytest.mark.parametrize("make", [SeatEnv, TableEnv, partial(Tables, number=2)])
def test_a_reward_or_a_recall_there_is_not_is_refused(make: Callable[..., object]) -> None:
    with pytest.raises(ValueError, match="a reward is one of win, margin, points, not 'luck'"):
        make("crypt", seats=2, reward="luck")
    with pytest.raises(ValueError, match="0 for none, not -1"):
        make("crypt", seats=2, recall=-1)
