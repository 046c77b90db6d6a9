"""Penalties (DWD-1.14.17, DWD-R24): seat after seat, every inquisitor without an answer, in the order of the places."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Frame, Seat, Seats
from pandemonium.games.deal.rules.ask import forget_credit
from pandemonium.games.deal.rules.bailiff import send_bailiff
from pandemonium.games.deal.rules.facing import answered, faced, inquisitor_at
from pandemonium.games.deal.rules.figures import (
    ASCETIC,
    BAILIFF,
    FUNDAMENTALIST,
    GUEST,
    ORATOR,
    PLEBEIAN,
    PROFLIGATE,
    SEATS,
    VANDAL,
)
from pandemonium.games.deal.rules.harm import fundamentalist_loss, orator_loss, plebeian_loss
from pandemonium.games.deal.rules.luxuries import ascetic, profligate
from pandemonium.games.deal.rules.punished import lose
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.vandal import send_vandal


class Penalties(Frame[Deal]):
    """All of one seat; `left` are the places still to come. Guests that the bailiff calls are not among them."""

    __slots__ = ("left", "seat")

    seat: Seat
    left: i64

    def ask(self, state: Deal) -> Seats:
        depth = len(state.stack)
        while self.left and len(state.stack) == depth:
            lowest = self.left & -self.left
            self.left ^= lowest
            punish(state, self.seat, inquisitor_at(state, int(lowest).bit_length() - 1))
        return 0

    def copy(self) -> Penalties:
        return penalties(self.seat, self.left)


def penalties(seat: Seat, left: i64) -> Penalties:
    frame = Penalties()
    frame.seat = seat
    frame.left = left
    return frame


def put_penalties(state: Deal) -> None:
    """Whether a seat is asked anything follows from what all have seen; its questions count as one (DWD-6.1.4)."""
    forget_credit(state)
    for seat in range(SEATS - 1, -1, -1):
        left = faced(state, seat) & ~answered(state, seat)
        if left:
            state.push(penalties(seat, left))


def punish(state: Deal, seat: Seat, inquisitor: i64) -> None:
    if inquisitor == ASCETIC:
        state.push(ascetic(seat))
    elif inquisitor == PROFLIGATE:
        state.push(profligate(seat))
    elif inquisitor == VANDAL:
        send_vandal(state, seat)
    elif inquisitor == BAILIFF:
        send_bailiff(state, seat)
    elif inquisitor == FUNDAMENTALIST:
        lose(state, seat, inquisitor, fundamentalist_loss(state, seat))
    elif inquisitor == PLEBEIAN:
        lose(state, seat, inquisitor, plebeian_loss(state, seat))
    elif inquisitor == ORATOR:
        lose(state, seat, inquisitor, orator_loss(state, seat))
    else:
        lose(state, seat, GUEST, state.rules.guest_points)
