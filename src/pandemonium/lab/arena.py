"""The arena: which level is stronger. Every seed is played from each seat, so that no level has the better luck.

Where seats have roles, in the open or in secret, a level is compared with the others in the same role.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct
from openskill.models import PlackettLuce

from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.engine.role import Role, shares, teams
from pandemonium.lab.cast import cast_of
from pandemonium.lab.interval import Interval, mean_interval, wilson
from pandemonium.lab.line_up import line_ups
from pandemonium.lab.play import play
from pandemonium.lab.work import Workers, spread

Entrant: TypeAlias = tuple[str, str]
"""A role, empty where there are none, and the level that plays it."""


class Outcome(Struct, frozen=True):
    """One game: the level and the role in each seat, its points where there are any, and its share of the win."""

    levels: list[str]
    roles: list[Role]
    scores: list[int]
    shares: list[float]
    decisions: int

    def entrants(self) -> list[Entrant]:
        return [(role.id, level) for role, level in zip(self.roles, self.levels, strict=True)]


class Standing(Struct, frozen=True):
    """A level's figures in one role. `wins` is its share of its games, `even` what it would win among equals."""

    level: str
    games: int
    wins: float
    wins_95: Interval
    even: float
    mean_score: float | None  # none where the game has no points
    mean_score_95: Interval | None
    rating: float
    rating_sigma: float
    role: str = ""


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
    workers: Workers = 2,
    progress: Callable[[int], None] | None = None,
) -> ArenaReport:
    """At least so many games, rounded up to whole rotations. `progress` hears how many are finished."""
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for outcome in matches(game_id, levels, games, seed, options, seconds, workers):
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes))
    return ArenaReport(
        games=len(outcomes),
        decisions=sum(outcome.decisions for outcome in outcomes),
        seconds=time.perf_counter() - began,
        standings=standings(outcomes),
    )


def matches(
    game_id: str, levels: list[str], games: int, seed: str, options: dict[str, str], seconds: float, workers: Workers
) -> Iterator[Outcome]:
    turns = line_ups(levels, load_game(game_id).roles(len(levels), options))
    count = -(-games // len(turns)) * len(turns)
    jobs = [(game_id, turns[n % len(turns)], f"{seed} {n // len(turns)}", options, seconds) for n in range(count)]
    return spread(compete, jobs, workers)


def compete(game_id: str, levels: list[str], seed: str, options: dict[str, str], seconds: float) -> Outcome:
    game = load_game(game_id)
    state, decisions = play(game, Setup(len(levels), seed, options), levels, seconds)
    finish, roles = game.finish(state), cast_of(game, state, options)
    return Outcome(levels, roles, list(finish.scores), shares(roles, finish.winners), decisions)


def standings(outcomes: list[Outcome]) -> list[Standing]:
    """One line per role and level, in each role the strongest first."""
    skills = ratings(outcomes)
    lines = [standing(entrant, outcomes, skills[entrant]) for entrant in sorted(skills)]
    return sorted(lines, key=lambda line: (line.role, -line.wins / line.even))


def standing(entrant: Entrant, outcomes: list[Outcome], skill: tuple[float, float]) -> Standing:
    """A level in several teams of a game has their wins together; a team's win counts once for all its seats."""
    won: list[float] = []
    even: list[float] = []
    scores: list[int] = []
    games = 0
    for outcome in outcomes:
        entrants, sides = outcome.entrants(), teams(outcome.roles)
        ours = [team for team in sides if any(entrants[seat] == entrant for seat in team)]
        games += bool(ours)
        won += [outcome.shares[team[0]] for team in ours]
        even += [1 / len(sides)] * len(ours)
        scores += [score for sat, score in zip(entrants, outcome.scores, strict=False) if sat == entrant]
    mean, mean_95 = mean_interval(scores) if scores else (None, None)
    role, level = entrant
    wins = sum(won) / games
    return Standing(level, games, wins, wilson(wins, games), sum(even) / games, mean, mean_95, *skill, role)


def ratings(outcomes: list[Outcome]) -> dict[Entrant, tuple[float, float]]:
    """Openskill's Plackett-Luce rating, 25 before the first game; one per role and level, whatever its seats."""
    model = PlackettLuce()
    skills = {entrant: model.rating() for outcome in outcomes for entrant in outcome.entrants()}
    for outcome in outcomes:
        entrants, sides = outcome.entrants(), teams(outcome.roles)
        if len(set(entrants)) < 2:
            continue
        ranks = [-outcome.shares[team[0]] for team in sides]
        rated = model.rate([[skills[entrants[seat]] for seat in team] for team in sides], ranks=ranks)
        fresh: dict[Entrant, list[tuple[float, float]]] = {}
        for team, seen in zip(sides, rated, strict=True):
            for seat, skill in zip(team, seen, strict=True):
                fresh.setdefault(entrants[seat], []).append((skill.mu, skill.sigma))
        for entrant, found in fresh.items():
            mu, sigma = (sum(part) / len(found) for part in zip(*found, strict=True))
            skills[entrant] = model.rating(mu=mu, sigma=sigma)
    return {entrant: (skill.mu, skill.sigma) for entrant, skill in skills.items()}
