"""Many tables in one process play what one table plays, and go on by themselves."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.lab.heard import CHOSE, HeardPlay
from pandemonium.lab.many import BLOCK
from pandemonium.lab.observing import Array
from pandemonium.lab.tables import Tables
from tests.conformance.installed import with_toy


def at_random(mask: Array, chooser: np.random.Generator) -> Array:
    chosen: Array = np.argmax(mask * chooser.random(mask.shape), axis=1)
    return chosen


def test_each_row_is_what_its_seat_sees_and_may_choose() -> None:
    """Also of tables that are played after others were written down, and of the few left at the end."""
    tables, chooser = Tables("crypt", 3, 2 * BLOCK + 3), np.random.default_rng(1)
    seen = tables.reset(seed=1)
    for _ in range(30):
        for row, state in enumerate(tables.many.states):
            observation, mask = tables.observer.both(state, int(seen.seat[row]))
            np.testing.assert_equal(seen.observation[row], observation)
            np.testing.assert_equal(seen.mask[row], mask)
        seen = tables.step(at_random(seen.mask, chooser))


def test_a_table_that_ends_brings_its_rewards_and_goes_on_with_the_next_play() -> None:
    tables, chooser = Tables("crypt", 2, 16), np.random.default_rng(2)
    seen, ended = tables.reset(seed=2), 0
    while ended < 40:
        seen = tables.step(at_random(seen.mask, chooser))
        ended += int(seen.done.sum())
        assert not seen.reward[~seen.done].any()
        np.testing.assert_allclose(seen.reward.sum(axis=1), 0, atol=1e-6)
        assert seen.mask.any(axis=1).all()


def test_equal_seeds_and_actions_play_equal_games() -> None:
    ends = []
    for _ in range(2):
        tables, chooser = Tables("crypt", 2, 4), np.random.default_rng(3)
        seen = tables.reset(seed=5)
        for _ in range(60):
            seen = tables.step(at_random(seen.mask, chooser))
        ends.append(seen)
    np.testing.assert_equal(ends[0], ends[1])


def test_an_illegal_action_is_refused_and_nothing_was_played() -> None:
    tables = Tables("crypt", 2, 2)
    seen = tables.reset(seed=1)
    actions = at_random(seen.mask, np.random.default_rng(4))
    actions[1] = int(np.flatnonzero(seen.mask[1] == 0)[0])
    with pytest.raises(ValueError, match="not legal at table 1"):
        tables.step(actions)
    np.testing.assert_equal(tables.observation(), seen.observation)


@pytest.mark.parametrize("recall", [0, 4])
@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [0.0, 0.0], [[0, 0]]])
def test_actions_that_are_not_one_for_each_table_are_refused_and_nothing_was_played(
    actions: list[float], recall: int
) -> None:
    tables = Tables("crypt", 2, 2, recall=recall)
    with pytest.raises(ValueError, match="reset"):
        tables.step(np.array([0, 0]))
    seen = tables.reset(seed=1)
    with pytest.raises(ValueError, match="must be 2 whole numbers"):
        tables.step(np.array(actions))
    np.testing.assert_equal(tables.observation(), seen.observation)


@pytest.mark.parametrize("game", game_ids())
def test_what_a_seat_heard_may_stand_beside_what_it_sees(game: str) -> None:
    seats = load_game(game).seats[-1]
    tables, longer = Tables(game, seats, 3, recall=8), Tables(game, seats, 3, recall=50)
    plain, chooser = Tables(game, seats, 3), np.random.default_rng(5)
    seen, more = tables.reset(seed=5), longer.reset(seed=5)
    assert plain.reset(seed=5).heard is None
    for _ in range(40):
        assert seen.heard is not None
        assert more.heard is not None
        assert tables.hearing is not None
        np.testing.assert_equal(more.heard[:, :8], seen.heard)
        assert all(tables.hearing.space.contains(row) for row in seen.heard)
        actions = at_random(seen.mask, chooser)
        asked, plays = seen.seat, longer.plays[:]
        seen, more = tables.step(actions), longer.step(actions)
        np.testing.assert_equal(plain.step(actions).observation, seen.observation)
        for play, seat, action in zip(plays, asked, actions, strict=True):
            assert longer.hearing is not None
            assert [CHOSE, action] in longer.hearing.heard(play, int(seat))[:, :2].tolist()


def test_a_new_play_begins_with_nothing_heard_of_the_last() -> None:
    tables, chooser = Tables("crypt", 2, 2, recall=200), np.random.default_rng(6)
    seen = tables.reset(seed=6)
    while not seen.done.any():
        seen = tables.step(at_random(seen.mask, chooser))
    ended = int(np.flatnonzero(seen.done)[0])
    assert seen.heard is not None
    fresh = HeardPlay(tables.game, tables.plays[ended].setup)
    assert tables.hearing is not None
    np.testing.assert_equal(seen.heard[ended], tables.hearing.heard(fresh, int(seen.seat[ended])))
    assert CHOSE not in seen.heard[ended][:, 0]


def test_a_game_without_an_encoder_shows_the_features_of_its_views(tmp_path: Path) -> None:
    with with_toy(tmp_path):
        tables = Tables("toy", 3, 2)
        seen = tables.reset(seed=1)
    views = [tables.game.view(state, seat) for state, seat in zip(tables.many.states, seen.seat, strict=True)]
    assert seen.observation.tolist() == [tables.game.features(view) for view in views]


def test_no_tables_are_refused_and_a_list_of_actions_is_taken() -> None:
    with pytest.raises(ValueError, match="0 tables cannot be played"):
        Tables("crypt", 2, 0)
    tables = Tables("crypt", 2, 2)
    seen = tables.reset(seed=1)
    assert tables.step(np.argmax(seen.mask, axis=1).tolist()).mask.any(axis=1).all()
