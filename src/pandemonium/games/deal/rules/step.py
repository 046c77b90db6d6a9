"""A question of the resolution: put to one seat, answered in the open."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules.ask import Ask
from pandemonium.games.deal.rules.state import Deal


class Step(Ask):
    """All have seen the answer, so it stands. A single choice of public things is taken unasked (DWD-6.1.7)."""

    __slots__ = ("left", "number")

    number: i64  # of the card or tile that it is about
    left: i64  # how often it will still be asked

    def secret(self, state: Deal) -> bool:
        return False

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        state.seal()
        self.left -= 1
        self.closed = self.left == 0
        self.take(state, choice)

    def take(self, state: Deal, choice: Choice) -> None:
        """What the choice does."""


S = TypeVar("S", bound=Step)


def about(frame: S, seat: Seat, number: i64, left: i64 = 1) -> S:
    """A new step, or a copy of one: closed when there is nothing left to ask."""
    frame.seat = seat
    frame.number = number
    frame.left = left
    frame.closed = left == 0
    return frame
