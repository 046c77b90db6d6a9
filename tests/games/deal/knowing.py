"""Games of random players to look at from every seat, and positions of them to look at more closely."""

from __future__ import annotations

from collections.abc import Iterator

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers, choose, legal
from pandemonium.engine.imagined import imagined
from pandemonium.engine.seats import first_seat, seats_of
from pandemonium.engine.state import ASIDE
from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.policy import answer
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import new_game

ONLOOKERS = (-1, 0, 1, 2, 3)
WITH_POOL = 6
"""Every so many choices may be a trade with the pool."""


def random_game(number: int, *options: str) -> Iterator[Deal]:
    """Every question of a game, one after another; the state is the game's own."""
    state = new_game(f"game {number}", *options)
    state.events = None
    chance = chance_from(f"players {number}")
    while state.asked:
        yield state
        seats = seats_of(state.asked)
        seat = seats[chance.below(len(seats))]
        options_now = [choice for choice in answers(state, seat) if choice < ASIDE] or answers(state, seat)
        if chance.below(WITH_POOL) == 0:
            options_now = legal(state, seat)
        choose(state, seat, options_now[chance.below(len(options_now))])
    yield state


def bot_game(number: int) -> Iterator[Deal]:
    """Likewise, of four sensible players."""
    state = new_game(f"bots {number}")
    state.events = None
    weights = craft.weights.load("normal", SEATS)
    while state.asked:
        yield state
        seat = first_seat(state.asked)
        choose(state, seat, answer(weights, state, seat))


def positions(number: int, every: int, *options: str) -> Iterator[Deal]:
    """Some of its questions, drawn at random."""
    chance = imagined(number)
    for state in random_game(number, *options):
        if chance.below(every) == 0 or not state.stack:
            yield state


def ended_game(number: int, *options: str) -> Deal:
    *_, state = random_game(number, *options)
    return state
