"""Games of random players to look at from every seat, and positions of them to look at more closely."""

from __future__ import annotations

from collections.abc import Iterator

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers, choose
from pandemonium.engine.seats import seats_of
from pandemonium.games.others.data.names import ADVENTURES
from pandemonium.games.others.rules.setup import new_others
from pandemonium.games.others.rules.state import Others
from tests.games.others.box import RULES

CHOOSE = {"teach": 0, "sin-seat": 0, "adventure": 0, "map": 0, "sin": 0, "acolytes": 0, "heroes": 0}
"""Every option at its default: Haven's Last Stand, everything else is chosen or drawn."""


def new_game(seats: int = 3, seed: str = "a game", adventure: str = "T1", **options: int) -> Others:
    """A game at its first question; options by their places."""
    said = {name.replace("_", "-"): place for name, place in options.items()}
    return new_others(RULES, seats, seed, CHOOSE | {"adventure": ADVENTURES.index(adventure)} | said)


def random_game(adventure: str, seats: int, number: int = 0) -> Iterator[Others]:
    """Every question of a game, one after another, and its end; the state is the game's own."""
    state = new_game(seats, f"game {number}", adventure, sin_seat=number % 2)
    state.events = None
    chance = chance_from(f"players {number}")
    while state.asked:
        yield state
        seats_asked = seats_of(state.asked)
        seat = seats_asked[chance.below(len(seats_asked))]
        options = answers(state, seat)
        choose(state, seat, options[chance.below(len(options))])
    yield state


def positions(adventure: str, seats: int, every: int, number: int = 0) -> Iterator[Others]:
    """Copies of every so many questions, and of the end."""
    for place, state in enumerate(random_game(adventure, seats, number)):
        if place % every == 0 or not state.asked:
            yield state.copy()


def ended(adventure: str, seats: int, number: int = 0) -> Others:
    *_, last = random_game(adventure, seats, number)
    return last


def onlookers(state: Others) -> range:
    """Those who watch, and every seat."""
    return range(-1, state.seats)
