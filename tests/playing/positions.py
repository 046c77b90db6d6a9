"""Positions for bots: random games of every player count, Collector mix and option, stopped where somebody is asked."""

from __future__ import annotations

from collections.abc import Iterator

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.seats import first_seat
from pandemonium.games.crypt.game import crypt
from pandemonium.games.crypt.knowledge.view import CryptView
from pandemonium.games.crypt.rules.state import Crypt
from pandemonium.laws.plays import AnyGame, AnyMatch, mixes, random_match

CRYPT = crypt()
MIXES: tuple[dict[str, str], ...] = (
    {},
    {"collectors": "all-b"},
    {"collectors": "random", "cards": "memory"},
    {"collectors": "random", "own-dice": "add"},
    {"collectors": "random", "own-dice": "replace"},
)


def matches(seats: int, per_mix: int) -> Iterator[Match[Crypt, CryptView]]:
    """Unfinished plays, each after a random number of random choices."""
    for at, options in enumerate(MIXES):
        for number in range(per_mix):
            seed = f"position {seats} {at} {number}"
            chance = chance_from(seed)
            match = Match(CRYPT, Setup(seats, seed, options))
            for _ in range(chance.below(40)):
                state = match.state
                seat = first_seat(state.asked)
                before = state.copy()
                options_now = legal(state, seat)
                choice = options_now[chance.below(len(options_now))]
                choose(before, seat, choice)
                if not before.asked:
                    break
                match.take(seat, choice)
            yield match


def positions(game: AnyGame, seats: int, number: int) -> Iterator[AnyMatch]:
    """The same for any game: unfinished plays with various options."""
    for at, options in enumerate(mixes(game, seats, number)):
        setup = Setup(seats, f"any position {at}", options)
        whole = random_match(game, setup)
        yield whole.until(chance_from(setup.seed).below(len(whole.standing())))
