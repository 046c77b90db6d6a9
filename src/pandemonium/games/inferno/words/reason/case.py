"""A case of "why not?": who asks, and the question that is open to them."""

from __future__ import annotations

from pandemonium.engine.state import Seat
from pandemonium.games.inferno.rules.state import Inferno


class Case:
    """The seat is one that is asked something now."""

    def __init__(self, state: Inferno, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.frame = state.asking(seat)
        self.question = self.frame.question(state)
