"""Money and loans (INF-1.3.1 to INF-1.3.3): Drachmas can always be borrowed, Florins never."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import EXCHANGE
from pandemonium.games.inferno.rules.event import BORROWED, EXCHANGED, LOAN_HURT
from pandemonium.games.inferno.rules.figures import Rules
from pandemonium.games.inferno.rules.once import Once
from pandemonium.games.inferno.rules.state import FROM_LOANS, Inferno

LOAN: Final = 2
"""Drachmas that Charon lends at once."""
PAYBACK_DAY: Final = 1
"""The solo mode without loans."""
ACHERON: Final = 1
BRIBE: Final = 2


def can_pay(state: Inferno, seat: Seat, drachmas: i64) -> bool:
    return state.solo != PAYBACK_DAY or state.drachmas[seat] >= drachmas


def pay(state: Inferno, seat: Seat, drachmas: i64) -> None:
    """Pay Drachmas, borrowing as often as needed; change is kept (INF-R1)."""
    while state.drachmas[seat] < drachmas:
        borrow(state, seat)
    state.drachmas[seat] -= drachmas


def borrow(state: Inferno, seat: Seat) -> None:
    """The Boat goes one space down; past the instant symbol, or on the last space, it hurts at once."""
    rules = state.rules
    boat = state.boat[seat]
    state.boat[seat] = min(boat + 1, len(rules.loan_losses) - 1)
    state.drachmas[seat] += LOAN
    if state.events is not None:
        state.tell(BORROWED, (seat, LOAN))
    if hurts(rules, boat):
        if state.events is not None:
            state.tell(LOAN_HURT, (seat, rules.instant_loss))
        state.earn(seat, FROM_LOANS, -rules.instant_loss)


def hurts(rules: Rules, boat: i64) -> bool:
    """Whether the next loan costs Infamy at once, where the Boat is."""
    return boat == len(rules.loan_losses) - 1 or boat + 1 == rules.instant_space


class Exchange(Once):
    """Florins into Drachmas, one for one, up to a number of them (INF-R11)."""

    __slots__ = ("most",)

    most: i64

    def ask(self, state: Inferno) -> Seats:
        if self.open and state.florins[self.seat]:
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.EXCHANGE

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return [EXCHANGE + n for n in range(min(self.most, state.florins[seat]) + 1)]

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        florins = choice - EXCHANGE
        self.open = False
        if florins:
            state.florins[seat] -= florins
            state.drachmas[seat] += florins
            state.tell(EXCHANGED, (seat, florins))

    def copy(self) -> Exchange:
        return exchange(self.seat, self.most, self.open)


def exchange(seat: Seat, most: i64, open: bool = True) -> Exchange:
    frame = Exchange()
    frame.seat = seat
    frame.most = most
    frame.open = open
    return frame
