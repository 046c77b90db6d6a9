"""Simulation: many games among bots, for speed and for statistics. The same seed plays the same games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.engine.role import shares
from pandemonium.lab.play import play
from pandemonium.lab.work import Workers, spread
from pandemonium.playing.levels import RANDOM

SECONDS = 1.0
"""What a searching bot may take for a decision."""

BATCH = 50
"""Games between two reports of progress where all are random, and fast; of others each game is reported."""

N = TypeVar("N", int, float)


class Simulation(Struct, frozen=True):
    """`seconds` is the time of setting up and playing, in all workers together; reckoning results is not in it."""

    games: int
    decisions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    mean_scores: list[float]  # none where the game has no points
    wins: list[float]  # per seat; a tie counts as shares, and all seats of a side win
    roles: list[str]  # per seat, empty where it has none


class Batch(Struct):
    """A part of a simulation, as a worker sends it back."""

    games: int
    decisions: int
    seconds: float
    scores: list[int]  # none where the game has no points
    wins: list[float]


def simulate(
    game_id: str,
    levels: list[str],
    games: int,
    seed: str,
    options: dict[str, str],
    progress: Callable[[int], None] | None = None,
    workers: Workers = 1,
    pack: Path | None = None,
) -> Simulation:
    """Play so many games with a bot of each level in its seat. `progress` hears how many are finished."""
    began = time.perf_counter()
    total = Batch(0, 0, 0.0, [], [0.0] * len(levels))
    for batch in batches(game_id, levels, games, seed, options, workers, pack):
        add(total, batch)
        if progress is not None:
            progress(total.games)
    seconds = total.seconds if workers == 1 else time.perf_counter() - began
    return Simulation(
        games=games,
        decisions=total.decisions,
        seconds=seconds,
        games_per_s=games / seconds if seconds else 0.0,
        decisions_per_s=total.decisions / seconds if seconds else 0.0,
        mean_scores=[score / max(games, 1) for score in total.scores],
        wins=total.wins,
        roles=[role.id for role in load_game(game_id, pack).roles(len(levels), options)],
    )


def batches(
    game_id: str, levels: list[str], games: int, seed: str, options: dict[str, str], workers: Workers, pack: Path | None
) -> Iterator[Batch]:
    size = BATCH if all(level == RANDOM for level in levels) else 1
    parts = [(first, min(size, games - first)) for first in range(0, games, size)]
    jobs = [(game_id, levels, first, count, seed, options, pack) for first, count in parts]
    return spread(play_batch, jobs, workers)


def play_batch(
    game_id: str, levels: list[str], first: int, count: int, seed: str, options: dict[str, str], pack: Path | None
) -> Batch:
    game = load_game(game_id, pack)
    setups = [Setup(len(levels), f"{seed} {number}", options) for number in range(first, first + count)]
    began = time.perf_counter()
    plays = [play(game, setup, levels, SECONDS) for setup in setups]
    seconds = time.perf_counter() - began
    roles = game.roles(len(levels), options)
    batch = Batch(count, sum(decisions for _, decisions in plays), seconds, [], [0.0] * len(levels))
    for state, _ in plays:
        finish = game.finish(state)
        batch.scores = summed(batch.scores, list(finish.scores))
        batch.wins = summed(batch.wins, shares(roles, finish.winners))
    return batch


def add(total: Batch, batch: Batch) -> None:
    total.games += batch.games
    total.decisions += batch.decisions
    total.seconds += batch.seconds
    total.scores = summed(total.scores, batch.scores)
    total.wins = summed(total.wins, batch.wins)


def summed(first: list[N], second: list[N]) -> list[N]:
    """Seat by seat; a list may be empty as long as nothing was counted."""
    return [one + other for one, other in zip(first, second, strict=True)] if first else second
