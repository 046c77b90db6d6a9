"""Whom the laws are tried on: every registered game and the toy, with all player counts."""

from __future__ import annotations

import pytest

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.laws.plays import AnyGame
from tests.conformance.toy import ToyGame

GAMES: list[AnyGame] = [*(load_game(id) for id in game_ids()), ToyGame()]
SUBJECTS = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]

every_game = pytest.mark.parametrize(("game", "seats"), SUBJECTS)
"""The laws' parameters."""
