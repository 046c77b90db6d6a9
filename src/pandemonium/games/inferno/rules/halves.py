"""Step 3 of the final scoring: every two half-Diplomas make a Diploma in an area of one's choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import DIPLOMA
from pandemonium.games.inferno.rules.event import DIPLOMA_BOUGHT
from pandemonium.games.inferno.rules.figures import FIRST_TRACK, LOWER, UPPER
from pandemonium.games.inferno.rules.state import Inferno

PRICE: Final = 2


class Halving(Frame[Inferno]):
    """As long as two tokens and an area without an own Diploma are left."""

    __slots__ = ("seat",)

    seat: Seat

    def ask(self, state: Inferno) -> Seats:
        if state.halves[self.seat] >= PRICE and missing(state, self.seat):
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.DIPLOMA

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return members(missing(state, seat), DIPLOMA)

    def confirms(self, state: Inferno) -> bool:
        """It may be the last answer of the game."""
        return True

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        track = choice - DIPLOMA
        state.halves[seat] -= PRICE
        state.diplomas[seat] |= BIT[track]
        state.tell(DIPLOMA_BOUGHT, (seat, track + FIRST_TRACK))

    def copy(self) -> Halving:
        return halving(self.seat)


def halving(seat: Seat) -> Halving:
    frame = Halving()
    frame.seat = seat
    return frame


def missing(state: Inferno, seat: Seat) -> i64:
    return (UPPER | LOWER) & ~state.diplomas[seat]
