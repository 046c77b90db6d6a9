"""From a journal to a choice, as a worker process does it."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

import pytest

from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.seats import first_seat
from pandemonium.playing.levels import LEVELS
from pandemonium.playing.think import think
from tests.playing.positions import CRYPT, matches


@pytest.mark.parametrize("level", LEVELS)
def test_a_journal_without_its_seed_comes_back_as_a_legal_code(level: str) -> None:
    match = next(matches(3, per_mix=1))
    seat = first_seat(match.state.asked)
    text = write_journal(journal_of(match, ["Ann", "Bob", "Cyd"], with_seed=False))
    assert match.setup.seed not in text
    [code] = think(match.game.data, text, match.setup.seed, seat, level, 0.05)
    assert match.choose(seat, code) is None


def test_a_worker_process_plays_a_whole_game() -> None:
    match = Match(CRYPT, Setup(2, "worker", {"collectors": "all-b"}))
    with ProcessPoolExecutor(1) as pool:
        while not match.over:
            seat = first_seat(match.state.asked)
            text = write_journal(journal_of(match, ["Ann", "Bob"], with_seed=False))
            [code] = pool.submit(think, CRYPT.data, text, "worker", seat, "normal", 1.0).result()
            assert match.choose(seat, code) is None
    assert match.over


def test_a_seat_that_may_do_nothing_is_an_error() -> None:
    match = Match(CRYPT, Setup(2, "idle", {}))
    idle = 1 - first_seat(match.state.asked)
    assert not legal(match.state, idle)
    with pytest.raises(ValueError, match="nothing to choose"):
        think(match.game.data, write_journal(journal_of(match, [], with_seed=False)), "idle", idle, "normal", 1.0)
