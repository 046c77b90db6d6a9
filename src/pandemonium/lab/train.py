"""Training: finds the weights of a game's `normal`, or `hard`, again by playing changed ones against the best so far.

In each round CMA-ES looks for factors of all weights (`lab/evolve.py`, from the extra `learn`). All candidates of a
generation play the same seeds from every seat, so that they differ by their weights and not by their luck, and are
ranked by what they reach there. What a round found is kept when it wins clearly more than its share (alone: when it
gains points) in a long match with other seeds.
The weights go to `weights.toml` as they are found; the build in use should be compiled. A game that can be trained has
a value `training` in the module of that name in its `bot` subpackage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp, inf, sqrt
from time import monotonic
from typing import NamedTuple, TypeAlias

from pandemonium.engine.registry import needed_part
from pandemonium.lab.work import Workers, spread
from pandemonium.playing.training import Training
from pandemonium.playing.weights import NORMAL, Numbers

GENERATIONS = 30
"""Of one round."""

SHORT, LONG = 200, 3000
"""Plays of a candidate in a generation, and in the match that decides: a seed is played once from each seat."""

BATCH = 50
"""Seeds of one job."""

SURE = 2.0
"""Standard errors by which what a round found must be better."""


def training_of(game_id: str) -> Training:
    training: Training = needed_part(game_id, "bot.training").training
    return training


def scaled(numbers: Numbers, point: list[float]) -> Numbers:
    """Each weight by its factor. One that is zero stays so: it says that `normal` does without."""
    factors = iter(point)
    return {name: round(number * exp(next(factors)), 4) if number else number for name, number in numbers.items()}


Job: TypeAlias = Callable[[str, Numbers, Numbers, int, list[str]], list[float]]


def played(
    job: Job, game_id: str, candidates: list[Numbers], old: Numbers, seats: int, seeds: list[str], workers: Workers
) -> list[list[float]]:
    """What the job finds of each candidate at each seed. All of them are spread at once, so that no worker waits."""
    parts = [seeds[first : first + BATCH] for first in range(0, len(seeds), BATCH)]
    jobs = [(game_id, new, old, seats, part) for new in candidates for part in parts]
    results = spread(job, jobs, workers)
    return [[one for _ in parts for one in next(results)] for _ in candidates]


def reached(game_id: str, new: Numbers, old: Numbers, seats: int, seeds: list[str]) -> list[float]:
    """What the only seat with new weights reaches, on average over every seat, for each seed."""
    play = training_of(game_id).play
    return [
        sum(play(seed, [new if at == seat else old for at in range(seats)])[seat] for seat in range(seats)) / seats
        for seed in seeds
    ]


def gains(game_id: str, new: Numbers, old: Numbers, seats: int, seeds: list[str]) -> list[float]:
    """What changing one seat's weights gains it, on average over every seat, for each seed."""
    play, after = training_of(game_id).play, reached(game_id, new, old, seats, seeds)
    return [here - sum(play(seed, [old] * seats)) / seats for here, seed in zip(after, seeds, strict=True)]


def margin(found: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(found) / len(found)
    return mean, sqrt(sum((gain - mean) ** 2 for gain in found)) / len(found)


def sought(
    game_id: str, best: Numbers, seats: int, round: str, workers: Workers, progress: Callable[[], None]
) -> Numbers:
    """What one round finds, better or not."""
    from pandemonium.lab.evolve import Point, evolve

    generation = 0

    def judge(points: list[Point]) -> list[float]:
        nonlocal generation
        generation += 1
        seeds = [f"{round} {generation} {at}" for at in range(SHORT // seats)]
        found = played(reached, game_id, [scaled(best, point) for point in points], best, seats, seeds, workers)
        progress()
        return [margin(one)[0] for one in found]

    return scaled(best, evolve(sum(number != 0 for number in best.values()), judge, GENERATIONS, round))


class Found(NamedTuple):
    """What a round brought: the gain in the long match with its standard error, the weights that differ, and how long
    the training has taken until then."""

    gain: float
    error: float
    changed: Numbers
    hours: float = 0.0

    @property
    def kept(self) -> bool:
        return self.gain > SURE * self.error


def judged(game_id: str, new: Numbers, best: Numbers, seats: int, round: str, workers: Workers) -> Found:
    seeds = [f"{round} long {at}" for at in range(LONG // seats)]
    gain, error = margin(played(gains, game_id, [new], best, seats, seeds, workers)[0])
    return Found(gain, error, {name: now for name, now in new.items() if now != best[name]})


def hours_since(moment: float) -> float:
    return (monotonic() - moment) / 3600


def train(
    game_id: str,
    seats: int,
    rounds: int,
    seed: str,
    workers: Workers = 2,
    progress: Callable[[], None] = lambda: None,
    hours: float = inf,
    level: str = NORMAL,
) -> Iterator[Found]:
    """Round by round, and none is begun when the hours are over; `progress` is called after each generation, and each
    long match. `hard`'s begin with `normal`'s where it has none."""
    weights, began = training_of(game_id).weights, monotonic()
    for number in range(rounds):
        if hours_since(began) >= hours:
            return
        best = weights.numbers(level, seats)
        round = f"{seed} {seats} {number}"
        new = sought(game_id, best, seats, round, workers, progress)
        found = judged(game_id, new, best, seats, round, workers)
        if found.kept:
            tables = weights.read()
            tables.setdefault(level, {})[str(seats)] = new
            weights.write(tables)
        progress()
        yield found._replace(hours=hours_since(began))
