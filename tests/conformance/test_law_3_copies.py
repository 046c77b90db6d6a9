"""Law 3: a copy is equal and independent, a replay identical, and no process depends on its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from hypothesis import given, settings

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal, play_out
from pandemonium.engine.dump import dump
from pandemonium.engine.journal import journal_of, read_journal, replay, write_journal
from pandemonium.engine.state import State
from tests.conformance.subjects import AnyGame, AnyMatch, every_game, matches

ROOT = Path(__file__).parents[2]
SHARED = {"offers", "rules", "board", "events"}
"""What copies may share: offers are only ever replaced, rules never change, nobody listens to a copy."""


def lists_in(thing: object) -> list[int]:
    """The identities of all lists of a state and its frames."""
    if isinstance(thing, list):
        return [id(thing), *(found for item in thing for found in lists_in(item))]
    names = [name for cls in type(thing).__mro__ for name in getattr(cls, "__slots__", ()) if name not in SHARED]
    return [found for name in names for found in lists_in(getattr(thing, name))]


def finish(state: State, seed: str) -> object:
    play_out(state, chance_from(seed))
    return dump(state)


@every_game
def test_law_3_a_copy_is_equal_and_independent(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=30)
    def law(match: AnyMatch) -> None:
        state = match.state
        before = dump(state)
        twin = game.clone(state)
        assert dump(twin) == before
        assert not set(lists_in(twin)) & set(lists_in(state))
        ended = finish(twin, "one way")
        assert dump(state) == before
        assert finish(game.clone(state), "one way") == ended
        assert all(legal(state, seat) == legal(match.state, seat) for seat in range(seats))

    law()


@every_game
def test_law_3_a_replayed_journal_gives_the_identical_state(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=30)
    def law(match: AnyMatch) -> None:
        text = write_journal(journal_of(match, [], with_seed=True))
        again = replay(game, read_journal(text))
        assert dump(again.state) == dump(match.state)
        assert dump(again.opening) == dump(match.opening)
        assert [dump(m.events) for m in again.history] == [dump(m.events) for m in match.history]
        assert write_journal(journal_of(again, [], with_seed=True)) == text

    law()


def journals_in_a_process(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.conformance.journals"]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_law_3_two_processes_with_different_hash_seeds_give_identical_journals() -> None:
    one = journals_in_a_process("1")
    assert one.count("pandemonium journal") > 10
    assert one == journals_in_a_process("4242")
