"""The arena: which level is stronger. Every seed is played from each seat, so that no level has the better luck."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

from msgspec import Struct
from openskill.models import PlackettLuce

from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.lab.interval import Interval, mean_interval, wilson
from pandemonium.lab.play import play


class Outcome(Struct, frozen=True):
    """One game: the level in each seat, its points, and its share of the win."""

    levels: list[str]
    scores: list[int]
    shares: list[float]
    decisions: int


class Standing(Struct, frozen=True):
    """A level's figures. `wins` is its share of all games, `even` what it would win among equals."""

    level: str
    games: int
    wins: float
    wins_95: Interval
    even: float
    mean_score: float
    mean_score_95: Interval
    rating: float
    rating_sigma: float


class ArenaReport(Struct, frozen=True):
    games: int
    decisions: int
    seconds: float
    standings: list[Standing]


def arena(
    game_id: str,
    levels: list[str],
    games: int,
    seed: str,
    options: dict[str, str],
    seconds: float = 1.0,
    workers: int = 2,
    progress: Callable[[int], None] | None = None,
) -> ArenaReport:
    """At least so many games, rounded up to whole rotations. `progress` hears how many are finished."""
    began = time.perf_counter()
    outcomes: dict[int, Outcome] = {}
    for number, outcome in matches(game_id, levels, games, seed, options, seconds, workers):
        outcomes[number] = outcome
        if progress is not None:
            progress(len(outcomes))
    ordered = [outcomes[number] for number in sorted(outcomes)]
    return ArenaReport(
        games=len(ordered),
        decisions=sum(outcome.decisions for outcome in ordered),
        seconds=time.perf_counter() - began,
        standings=standings(ordered),
    )


def matches(
    game_id: str, levels: list[str], games: int, seed: str, options: dict[str, str], seconds: float, workers: int
) -> Iterator[tuple[int, Outcome]]:
    turns = rotations(levels)
    count = -(-games // len(turns)) * len(turns)
    jobs = [(game_id, turns[n % len(turns)], f"{seed} {n // len(turns)}", options, seconds) for n in range(count)]
    if workers == 1:
        yield from ((number, compete(*job)) for number, job in enumerate(jobs))
        return
    with ProcessPoolExecutor(workers) as pool:
        futures = {pool.submit(compete, *job): number for number, job in enumerate(jobs)}
        for future in as_completed(futures):
            yield futures[future], future.result()


def rotations(levels: list[str]) -> list[list[str]]:
    """The levels moved on by one seat each time, without repetitions."""
    turned = [levels[at:] + levels[:at] for at in range(len(levels))]
    return [seats for at, seats in enumerate(turned) if seats not in turned[:at]]


def compete(game_id: str, levels: list[str], seed: str, options: dict[str, str], seconds: float) -> Outcome:
    game = load_game(game_id)
    state, decisions = play(game, Setup(len(levels), seed, options), levels, seconds)
    result = game.result(state)
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(levels))]
    return Outcome(levels, list(result.scores), shares, decisions)


def standings(outcomes: list[Outcome]) -> list[Standing]:
    """One line per level, the strongest first. A level in several seats of a game has their wins together."""
    skills = ratings(outcomes)
    lines = []
    for level in sorted({level for outcome in outcomes for level in outcome.levels}):
        seats = [(outcome, seat) for outcome in outcomes for seat, sat in enumerate(outcome.levels) if sat == level]
        wins = sum(outcome.shares[seat] for outcome, seat in seats) / len(outcomes)
        mean, mean_95 = mean_interval([outcome.scores[seat] for outcome, seat in seats])
        even = sum(1 / len(outcome.levels) for outcome, _ in seats) / len(outcomes)
        rating, sigma = skills[level]
        lines.append(
            Standing(level, len(outcomes), wins, wilson(wins, len(outcomes)), even, mean, mean_95, rating, sigma)
        )
    return sorted(lines, key=lambda line: line.wins / line.even, reverse=True)


def ratings(outcomes: list[Outcome]) -> dict[str, tuple[float, float]]:
    """Openskill's Plackett-Luce rating, 25 before the first game; one per level, whatever its seats."""
    model = PlackettLuce()
    skills = {level: model.rating(name=level) for outcome in outcomes for level in outcome.levels}
    for outcome in outcomes:
        if len(set(outcome.levels)) < 2:
            continue
        teams = [[skills[level]] for level in outcome.levels]
        rated = model.rate(teams, ranks=[-share for share in outcome.shares])
        fresh: dict[str, list[tuple[float, float]]] = {}
        for level, (skill,) in zip(outcome.levels, rated, strict=True):
            fresh.setdefault(level, []).append((skill.mu, skill.sigma))
        for level, seen in fresh.items():
            mu, sigma = (sum(part) / len(seen) for part in zip(*seen, strict=True))
            skills[level] = model.rating(name=level, mu=mu, sigma=sigma)
    return {level: (skill.mu, skill.sigma) for level, skill in skills.items()}
