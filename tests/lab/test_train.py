"""Training finds the games that can be trained, and keeps nothing that is not better."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.lab.train import change, margin, training_of


@pytest.mark.parametrize("game_id", ["crypt", "inferno"])
def test_weights_that_are_not_changed_gain_nothing(game_id: str) -> None:
    game = training_of(game_id)
    numbers = game.weights.read()["normal"]["2"]
    assert margin(game, dict(numbers), numbers, 2, ["same", "again"]) == (0.0, 0.0)


def test_a_change_touches_one_to_three_weights() -> None:
    game = training_of("inferno")
    numbers = game.weights.read()["normal"]["2"]
    for number in range(20):
        changed = change(game.weights.names, numbers, chance_from(f"change {number}"))
        assert sum(changed[name] != numbers[name] for name in game.weights.names) <= 3
