"""Four kingdoms A to D in a position of one's choice, carried on to its next question."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.driver import choose, legal, settle
from pandemonium.engine.row import row_of
from pandemonium.engine.seats import seats_of
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.data.names import BUILDINGS
from pandemonium.games.deal.rules.choice import CLOSE_AT, CLOSE_EMPTY, LEAVE
from pandemonium.games.deal.rules.default import default
from pandemonium.games.deal.rules.figures import STOCKS
from pandemonium.games.deal.rules.roles import CLEAN, MARKED
from pandemonium.games.deal.rules.rounds import Rounds
from pandemonium.games.deal.rules.setup import new_deal
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.box import RULES
from tests.games.deal.rows import lay

A, B, C, D = range(4)
OPTIONS: Final = ("slips", "wishes", "indulgences", "bribes", "jesters", "first-game")
EMPTY: Final = (0, 0, 0, 0, 0, 0)
"""Stocks: wood, stone, grain, marble, glass, coins."""
RICH: Final = (3, 3, 3, 3, 3, 9)


COINS: Final = CLOSE_AT - 2
"""Close a chest at so many coins, COINS + 4; then at a piece of soul, and at two."""
ONE_PIECE: Final = CLOSE_AT + 6
TWO_PIECES: Final = CLOSE_AT + 7


def new_game(seed: str = "a fixed seed", *options: str) -> Deal:
    return new_deal(RULES, seed, {option: int(option in options) for option in OPTIONS})


def position(
    step: int,
    *options: str,
    round: int = 1,
    stocks: tuple[tuple[int, ...], ...] = (RICH, RICH, RICH, RICH),
    schedule: int = 0,
) -> Deal:
    """A is the devil, B the cultist, C and D are the mortals, all with their pieces; the chests go as in DWD-4.3."""
    state = new_game("a fixed seed", *options)
    state.mark = row_of([0, 1, 2, 3])
    lay(state, clean=CLEAN, marked=MARKED)
    state.schedule = schedule
    state.stock = row_of([number for own in stocks for number in own])
    return carry_on(state, step, round)


def carry_on(state: Deal, step: int, round: int) -> Deal:
    """From this step of this round to the next question, as if nothing had been asked before."""
    state.stack = [Rounds()]
    state.round, state.step = round, step
    state.events = []
    settle(state)
    return state


def play(state: Deal, seat: Seat, *choices: Choice) -> Deal:
    """Choices that must be open to this seat."""
    for choice in choices:
        assert choice in legal(state, seat), f"{choice} is not among {legal(state, seat)}"
        choose(state, seat, choice)
    return state


def by_default(state: Deal, seat: Seat, number: int = 1) -> list[Choice]:
    """What is chosen for this seat, so many times one after the other."""
    chosen = []
    for _ in range(number):
        choice = default(state, seat)
        play(state, seat, choice)
        chosen.append(choice)
    return chosen


def close_empty(state: Deal, *seats: Seat) -> None:
    for seat in seats:
        play(state, seat, CLOSE_EMPTY)


def everybody_leaves(state: Deal) -> None:
    """The chest that each of the four has before it."""
    for seat in (A, B, C, D):
        play(state, seat, LEAVE)


def offered(state: Deal, seat: Seat, first: Choice, number: int) -> list[int]:
    """Of the choices from this number on those that are open, counted from it; asides too."""
    return [choice - first for choice in legal(state, seat) if first <= choice < first + number]


def asked(state: Deal) -> list[Seat]:
    return seats_of(state.asked)


def question(state: Deal, seat: Seat) -> int:
    return state.asking(seat).question(state)


def stock(state: Deal, seat: Seat) -> tuple[int, ...]:
    return tuple(state.stock[seat * STOCKS : (seat + 1) * STOCKS])


def heard(state: Deal, seat: Seat, kind: int) -> list[tuple[int, ...]]:
    """The facts of the events of this kind that a seat heard; of seat -1 those that everybody did."""
    assert state.events is not None
    return [happened.facts for happened in state.events if happened.kind == kind and happened.heard_by(seat)]


def card(name: str) -> int:
    return BUILDINGS.index(name)


def build(state: Deal, seat: Seat, *names: str) -> None:
    """Cards stand in a kingdom, wherever they lay before."""
    state.kingdoms[seat].built = (*state.kingdoms[seat].built, *[card(name) for name in names])
