"""A play of Crypt for the engine's tests."""

from __future__ import annotations

from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.laws.plays import AnyMatch, random_match


def crypt_match(seats: int = 3, seed: str = "a game of Crypt", choices: int = 10_000, **options: str) -> AnyMatch:
    return random_match(load_game("crypt"), Setup(seats, seed, options), choices)
