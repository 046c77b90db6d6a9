"""Plays for the engine's tests: a seeded game of random legal choices, asides of any seat included."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.engine.state import Seat


def some_seat(match: Match[Any, Any], chance: Chance) -> Seat:
    """A seat with something to choose: mostly one the game waits for, now and then any other."""
    open_seats = [seat for seat in range(match.state.seats) if legal(match.state, seat)]
    return open_seats[chance.below(len(open_seats))] if chance.below(4) == 0 else match.waiting[0]


def step(match: Match[Any, Any], chance: Chance) -> None:
    seat = some_seat(match, chance)
    options = legal(match.state, seat)
    match.take(seat, options[chance.below(len(options))])


def random_match(game: Game[Any, Any], setup: Setup, choices: int = 10_000) -> Match[Any, Any]:
    """A play of so many random choices, or to its end."""
    match = Match(game, setup)
    chance = chance_from(f"players of {setup.seed}")
    while not match.over and match.number < choices:
        step(match, chance)
    return match


def crypt_match(
    seats: int = 3, seed: str = "a game of Crypt", choices: int = 10_000, **options: str
) -> Match[Any, Any]:
    return random_match(load_game("crypt"), Setup(seats, seed, options), choices)
