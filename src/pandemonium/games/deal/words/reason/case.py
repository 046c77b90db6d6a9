"""A case of "why not?": who asks, and the question that is open to them."""

from __future__ import annotations

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.figures import STOCKS
from pandemonium.games.deal.rules.state import Deal


class Case:
    """The seat is one that is asked something now."""

    def __init__(self, state: Deal, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.frame = state.asking(seat)
        self.question = self.frame.question(state)

    def has(self, stock: int) -> int:
        """How many of a stock are in reach."""
        return self.state.stock[self.seat * STOCKS + stock]
