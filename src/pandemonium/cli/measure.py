"""Measuring one game on one core: every figure is the median of several rounds.

Time is the processor's time of this process, so that a busy machine does not make the program look slow.
"""

from __future__ import annotations

import gc
import gzip
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from msgspec import Struct

from pandemonium.cli.page import page_of, table_of
from pandemonium.engine.build import COMPILED
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal, play_out
from pandemonium.engine.dump import fields
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.journal import journal_of, read_journal, replay, write_journal
from pandemonium.engine.match import Match

ROUNDS = 5


class Figures(Struct):
    """What one build does with one game. Rates are per second of one core."""

    game: str
    seats: int
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    copies_per_s: float
    views_per_s: float
    samples_per_s: float
    replay_ms: float
    replay_entries: int
    state_bytes: int
    page_ms: float
    page_bytes: int
    page_gzip_bytes: int


def measure(game: Game[Any, Any], seconds: float, progress: Callable[[], None] = lambda: None) -> Figures:
    """All figures of a game; `seconds` is the length of one round."""
    seats = min(game.seats, key=lambda count: (count < 2, count))
    games, decisions = random_play(game, seats, seconds)
    progress()
    match = half_way(game, seats)
    state, chance = match.state, chance_from("bench samples")
    copies = rate(lambda: game.clone(state), seconds)
    views = rate(lambda: game.view(state, 0), seconds)
    samples = rate(lambda: game.sample(state, 0, chance), seconds)
    progress()
    text = whole_journal(game, seats)
    gc.collect()
    gc.freeze()  # as the server does once it has started: replays would be charged for walking all that is loaded
    replays = rate(lambda: replay(game, read_journal(text)), seconds)
    table = table_of(match)
    pages, page = rate(lambda: page_of(table), seconds), page_of(table).encode()
    progress()
    return Figures(
        game=game.id,
        seats=seats,
        compiled=COMPILED,
        decisions_per_s=decisions,
        games_per_s=games,
        decisions_per_game=decisions / games,
        copies_per_s=copies,
        views_per_s=views,
        samples_per_s=samples,
        replay_ms=1000 / replays,
        replay_entries=len(read_journal(text).entries),
        state_bytes=weigh(state),
        page_ms=1000 / pages,
        page_bytes=len(page),
        page_gzip_bytes=len(gzip.compress(page)),
    )


def rate(work: Callable[[], object], seconds: float) -> float:
    """How often a second the work can be done."""
    rounds = []
    for _ in range(ROUNDS):
        done, batch = 0, 1
        began = time.process_time()
        while (passed := time.process_time() - began) < seconds:
            for _ in range(batch):
                work()
            done += batch
            batch = min(batch * 2, 1000)
        rounds.append(done / passed)
    return median(rounds)


def random_play(game: Game[Any, Any], seats: int, seconds: float) -> tuple[float, float]:
    """Games and decisions a second of random legal play, setting up included."""
    found = []
    for round in range(ROUNDS):
        chance, games, decisions = chance_from(f"bench players {round}"), 0, 0
        began = time.process_time()
        while (passed := time.process_time() - began) < seconds:
            state = game.new(Setup(seats, f"bench {round} {games}"))
            state.events = None
            decisions += play_out(state, chance)
            games += 1
        found.append((decisions / passed, games / passed))
    decisions_per_s, games_per_s = sorted(found)[ROUNDS // 2]
    return games_per_s, decisions_per_s


def whole_match(game: Game[Any, Any], seats: int) -> Match[Any, Any]:
    """A whole random game with its record."""
    match, chance = Match(game, Setup(seats, "bench journal")), chance_from("bench journal players")
    while not match.over:
        seat = match.waiting[0]
        options = legal(match.state, seat)
        match.take(seat, options[chance.below(len(options))])
    return match


def whole_journal(game: Game[Any, Any], seats: int) -> str:
    return write_journal(journal_of(whole_match(game, seats), [], with_seed=True))


def half_way(game: Game[Any, Any], seats: int) -> Match[Any, Any]:
    """The same game at its middle."""
    whole = whole_match(game, seats)
    return whole.until(whole.number // 2)


def weigh(thing: object) -> int:
    """The memory of a state: its objects and lists, not the numbers in them, nor what all plays share."""
    own = sys.getsizeof(thing)
    if isinstance(thing, list):
        return own + sum(weigh(item) for item in thing)
    if thing is None or isinstance(thing, int | str | bytes):
        return own if isinstance(thing, bytes) else 0
    return own + sum(weigh(getattr(thing, name)) for name in fields(thing))
