"""A case of "why not?": who asks, and the question that is open to them."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.state import Seat
from pandemonium.games.others.rules.state import Others


class Case:
    """The seat is one that is asked something now."""

    def __init__(self, state: Others, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.frame: Any = state.asking(seat)
        self.question = self.frame.question(state)

    @property
    def slot(self) -> int:
        """The slot of the hero the question is about; that of a turn, a roll, a reaction."""
        return int(self.frame.slot)

    @property
    def here(self) -> int:
        """Where that hero stands."""
        return self.state.at[self.slot]
