"""The picture of the rounds counts those that are played: the Sin is chosen before the first."""

from __future__ import annotations

from pandemonium.engine.by_round import by_round
from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.laws.plays import random_match


def test_there_is_a_point_before_the_first_round_and_one_after_each() -> None:
    game = load_game("others")
    match = random_match(game, Setup(2, "rounds"))
    last = game.standing(match.state)
    assert last is not None
    assert game.standing(match.fresh()).round == 0, "the Sin is chosen before the first round"  # type: ignore[union-attr]
    points = by_round(match)
    assert len(points) == last.round + 1
    assert points[-1] == last.points
