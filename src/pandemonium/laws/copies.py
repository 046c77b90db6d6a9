"""Law 3: a copy is equal and independent, a replay identical, and no process depends on its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

from librt.vecs import vec

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import legal, play_out
from pandemonium.engine.dump import dump, fields
from pandemonium.engine.journal import journal_of, read_journal, replay, write_journal
from pandemonium.engine.state import Frame, State
from pandemonium.laws.drawn import for_all, matches
from pandemonium.laws.journals import journals
from pandemonium.laws.plays import AnyGame, AnyMatch

REPLACED = {"offers"}
"""Lists that are only ever replaced, never changed, so that copies share them."""


def changeable(thing: object) -> list[object]:
    """All parts of a state that could be changed in place: lists, rows, frames with fields, the chance."""
    if thing is None or isinstance(thing, int | str | bytes):
        return []
    if isinstance(thing, tuple):  # a row that is replaced, never changed
        assert all(isinstance(number, int) for number in thing), f"a row holds numbers, not {thing!r}"
        return []
    if isinstance(thing, vec):  # copies may share one that is replaced, and a compiled state hands out a new box each
        return []  # time: the play below tells
    if isinstance(thing, list):
        return [thing, *(found for item in thing for found in changeable(item))]
    assert isinstance(thing, State | Frame | Chance), f"a state holds numbers, lists and frames, not {thing!r}"
    names = [name for name in fields(thing) if name not in REPLACED]
    inside = [found for name in names for found in changeable(getattr(thing, name))]
    return [thing, *inside] if names else inside


def finish(state: State, seed: str) -> object:
    play_out(state, chance_from(seed))
    return dump(state)


def law_3_a_copy_is_equal_and_independent(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        state = match.state
        before = dump(state)
        twin = game.clone(state)
        assert dump(twin) == before
        mine, its = changeable(state), set(map(id, changeable(twin)))
        assert any(isinstance(part, list) for part in mine), "no list was found in the state: its fields are not seen"
        assert [part for part in mine if id(part) in its] == [], "the copy shares these with the original"
        options = [list(legal(state, seat)) for seat in range(seats)]
        ended = finish(twin, "one way")
        assert dump(state) == before
        assert finish(game.clone(state), "one way") == ended
        assert [legal(state, seat) for seat in range(seats)] == options


def law_3_a_replayed_journal_gives_the_identical_state(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        text = write_journal(journal_of(match, [], with_seed=True))
        again = replay(game, read_journal(text))
        assert dump(again.state) == dump(match.state)
        assert dump(again.opening) == dump(match.opening)
        assert [dump(m.events) for m in again.history] == [dump(m.events) for m in match.history]
        assert write_journal(journal_of(again, [], with_seed=True)) == text


def law_3_a_process_with_another_hash_seed_gives_the_same_journals(game: AnyGame, seats: int, _examples: int) -> None:
    """The other process finds the game as it is installed, by its id."""
    other = {"PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"}
    environment = {**os.environ, **other, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "pandemonium.laws.journals", game.id, str(seats)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == journals(game, seats)
