"""The arena is fair, and the levels stand in their order."""

from __future__ import annotations

import pytest

from pandemonium.engine.role import Role
from pandemonium.lab.arena import ArenaReport, Outcome, Standing, arena, standings
from pandemonium.lab.interval import wilson
from pandemonium.lab.line_up import rotations

NEVER = 1000.0
"""Seconds that do not end a search: the playouts of its level do."""


def line(report: ArenaReport, level: str) -> Standing:
    return next(standing for standing in report.standings if standing.level == level)


def test_seats_are_rotated_without_repetitions() -> None:
    assert rotations(["hard", "normal"]) == [["hard", "normal"], ["normal", "hard"]]
    assert len(rotations(["hard", "normal", "normal", "normal"])) == 4
    assert rotations(["easy", "easy"]) == [["easy", "easy"]]


def test_ties_count_as_shares() -> None:
    alike = [Role(), Role()]
    outcomes = [Outcome(["a", "b"], alike, [5, 5], [0.5, 0.5], 1), Outcome(["b", "a"], alike, [4, 6], [0.0, 1.0], 1)]
    first, second = standings(outcomes)
    assert (first.level, first.wins, first.wins_95, first.mean_score) == ("a", 0.75, wilson(0.75, 2), 5.5)
    assert (second.level, second.wins) == ("b", 0.25)
    assert first.rating > 25 > second.rating


def test_games_are_rounded_up_to_whole_rotations() -> None:
    heard: list[int] = []
    report = arena("crypt", ["random", "random", "easy"], 4, "round", {}, NEVER, 1, heard.append)
    assert report.games == 6
    assert heard == [1, 2, 3, 4, 5, 6]
    assert line(report, "random").even == pytest.approx(2 / 3)


def test_an_arena_can_be_repeated() -> None:
    once, again = (arena("crypt", ["easy", "normal"], 10, "again", {}, NEVER, workers) for workers in (1, 2))
    assert once.standings == again.standings


@pytest.mark.parametrize(
    ("stronger", "weaker", "games"), [("easy", "random", 40), ("normal", "easy", 60), ("hard:48", "normal", 32)]
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, games: int) -> None:
    report = arena("crypt", [stronger, weaker], games, "order", {"collectors": "random"}, NEVER, 2)
    assert line(report, stronger).wins >= 0.6


@pytest.mark.campaign
def test_hard_reaches_what_it_must() -> None:
    two = arena("crypt", ["hard:50", "normal"], 400, "campaign", {}, NEVER, 2)
    assert line(two, "hard:50").wins_95[0] >= 0.65
    four = arena("crypt", ["hard:50", "normal", "normal", "normal"], 400, "campaign", {}, NEVER, 2)
    assert line(four, "hard:50").wins_95[0] >= 0.45
    alone = arena("crypt", ["hard:50"], 400, "campaign", {}, NEVER, 2)
    bounds = alone.standings[0].mean_score_95
    assert bounds is not None
    assert bounds[0] >= 45


@pytest.mark.campaign
def test_normal_beats_random_nine_times_in_ten() -> None:
    report = arena("crypt", ["normal", "random"], 400, "campaign", {}, NEVER, 2)
    assert line(report, "normal").wins_95[0] >= 0.9
