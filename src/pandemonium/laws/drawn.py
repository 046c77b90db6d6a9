"""Drawn: positions that Hypothesis draws for a law, the same ones on every run.

    @for_all(examples, matches(game, seats, examples))
    def holds(match): ...

runs at once. What breaks a law is told with the journal that leads there; nothing is shrunk, for that takes minutes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from pandemonium.engine.chance import chance_from
from pandemonium.engine.game import Setup
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.laws.plays import AnyGame, AnyMatch, mixed_setups, open_moves, step

Indexes = st.integers(0, 10_000)
"""Which of the open moves is taken, counted round."""


def for_all(examples: int, *strategies: st.SearchStrategy[Any]) -> Callable[[Callable[..., None]], None]:
    """Try what follows on so many examples, now."""

    def run(holds: Callable[..., None]) -> None:
        def each(drawn: tuple[Any, ...]) -> None:
            journals = [journal_to(match) for match in drawn if isinstance(match, Match)]
            try:
                holds(*drawn)
            except Exception as error:
                for journal in journals:
                    error.add_note(journal())
                raise

        each.__name__ = holds.__qualname__.partition(".")[0]  # examples are drawn by it: each law draws its own
        tried = settings(
            max_examples=examples,
            phases=[Phase.generate],
            database=None,
            deadline=None,
            derandomize=True,
            print_blob=False,
            suppress_health_check=list(HealthCheck),
        )
        tried(given(st.tuples(*strategies))(each))()

    return run


def journal_to(match: AnyMatch) -> Callable[[], str]:
    """How a match came to where it is now, whatever a law does with it later."""
    entries = match.number

    def journal() -> str:
        so_far = journal_of(match, [], with_seed=True)
        so_far.entries, so_far.scores = so_far.entries[:entries], ""
        return write_journal(so_far)

    return journal


def setups(game: AnyGame, seats: int) -> st.SearchStrategy[Setup]:
    every = st.fixed_dictionaries({option.id: st.sampled_from(option.values) for option in game.options})
    options = every.filter(lambda drawn: game.check_setup(seats, drawn) is None)
    return st.builds(Setup, st.just(seats), st.integers(0, 9999).map(lambda number: f"law {number}"), options)


Course = tuple[AnyMatch, list[list[int]]]
"""A whole random play, and for each kind of question it asked when it did."""


@lru_cache(maxsize=32)
def course(game: AnyGame, seats: int, plays: int, at: int) -> Course:
    """One of so many plays. Every law looks at the same ones, each at moments of its own, so they are played once."""
    play = Match(game, mixed_setups(game, seats, plays)[at])
    chance = chance_from(f"players {at}")
    moments: dict[str, list[int]] = {}
    while not play.over and play.number < game.longest:
        moments.setdefault(type(play.state.asking(play.waiting[0])).__name__, []).append(play.number)
        step(play, chance)
    return play, list(moments.values())


@st.composite
def matches(draw: st.DrawFn, game: AnyGame, seats: int, examples: int) -> AnyMatch:
    """A match somewhere in the course of random play, then some choices of any open seat, one by one.

    Every kind of question the play asked is drawn equally often, however rare it is; the end now and then.
    """
    plays = 2 * examples
    play, moments = course(game, seats, plays, draw(st.integers(0, plays - 1)))
    chance = chance_from(f"moment {draw(st.integers(0, 9999))}")
    kinds = moments if chance.below(20) else [[play.number]]
    kind = kinds[chance.below(len(kinds))]
    match = play.until(kind[chance.below(len(kind))])
    for index in draw(st.lists(Indexes, max_size=4)):
        moves = open_moves(match)
        if moves:
            match.take(*moves[index % len(moves)])
    return match
