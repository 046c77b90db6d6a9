"""Plays the laws look at: seeded games of random legal choices, asides of any seat included."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.match import Match
from pandemonium.engine.state import Seat

AnyGame: TypeAlias = Game[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]


def some_seat(match: AnyMatch, chance: Chance) -> Seat:
    """A seat with something to choose: mostly one the game waits for, now and then any other."""
    open_seats = [seat for seat in range(match.state.seats) if legal(match.state, seat)]
    return open_seats[chance.below(len(open_seats))] if chance.below(4) == 0 else match.waiting[0]


def step(match: AnyMatch, chance: Chance) -> None:
    seat = some_seat(match, chance)
    options = legal(match.state, seat)
    match.take(seat, options[chance.below(len(options))])


def random_match(game: AnyGame, setup: Setup, choices: int = 10_000) -> AnyMatch:
    """A play of so many random choices, or to its end."""
    match = Match(game, setup)
    chance = chance_from(f"players of {setup.seed}")
    while not match.over and match.number < choices:
        step(match, chance)
    return match


def open_moves(match: AnyMatch) -> list[tuple[Seat, int]]:
    """Everything any seat may do now, asides of those not asked included."""
    return [(seat, choice) for seat in range(match.state.seats) for choice in legal(match.state, seat)]


def mixes(game: AnyGame, seats: int, most: int) -> list[dict[str, str]]:
    """So many mixes of options that so many may play with, the defaults first; every value of each comes up.

    Each time all values have come up the next option is a step further against the one before.
    """
    drawn = [
        {
            option.id: option.values[-(at + place * (at // len(option.values))) % len(option.values)]
            for place, option in enumerate(game.options)
        }
        for at in range(most)
    ]
    fitting = [game.fitting(seats, options) for options in drawn]
    allowed = [options for options in fitting if game.check_setup(seats, options) is None]
    return [allowed[at % len(allowed)] for at in range(most)]


def mixed_setups(game: AnyGame, seats: int, number: int) -> list[Setup]:
    """So many set-ups with those mixes, each with a seed of its own."""
    return [Setup(seats, f"mix {at}", options) for at, options in enumerate(mixes(game, seats, number))]


@lru_cache(maxsize=2)
def whole_matches(game: AnyGame, seats: int, number: int) -> tuple[AnyMatch, ...]:
    """Those set-ups played to their ends, once for all laws, which only look at them."""
    return tuple(random_match(game, setup) for setup in mixed_setups(game, seats, number))
