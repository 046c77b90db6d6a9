"""Once: the shape of a question that is put to one seat and is over when it is answered."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Frame, Seat, Seats
from pandemonium.games.inferno.rules.state import Inferno


class Once(Frame[Inferno]):
    """`open` until the answer; a frame of this shape closes itself when it takes it."""

    __slots__ = ("open", "seat")

    seat: Seat
    open: bool

    def ask(self, state: Inferno) -> Seats:
        if self.open:
            return BIT[self.seat]
        return 0
