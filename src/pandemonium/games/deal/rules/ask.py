"""A question to one seat: what every paragraph that waits has in common, and what may be done beside it (DWD-6.1.3)."""

from __future__ import annotations

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.engine.together import together
from pandemonium.games.deal.rules import pool
from pandemonium.games.deal.rules.state import Deal


class Ask(Frame[Deal]):
    """Waits for its seat until it is closed.

    Others must not learn from being asked or not what a seat holds, so every question is put, however few answers it
    has (DWD-6.1.2). Pool acts stand beside it until the seat has made a first secret small choice: what all have seen
    is not taken back.
    """

    __slots__ = ("closed", "seat")

    seat: Seat
    closed: bool

    def ask(self, state: Deal) -> Seats:
        if self.closed:
            return 0
        return BIT[self.seat]

    def secret(self, state: Deal) -> bool:
        return True

    def untouched(self, state: Deal) -> bool:
        """Whether no small choice has been made yet that is still a secret."""
        return True

    def repays(self, state: Deal) -> bool:
        """Whether debts may be paid back here (DWD-1.4.3)."""
        return False

    def requests(self, state: Deal) -> bool:
        """Whether one may ask the others for goods here (DWD-6.1.9)."""
        return False

    def asides(self, state: Deal, seat: Seat) -> list[Choice]:
        if seat != self.seat or self.closed or not self.untouched(state):
            return []
        return pool.acts(state, seat, self.repays(state), self.requests(state))

    def aside(self, state: Deal, seat: Seat, choice: Choice) -> None:
        pool.act(state, seat, choice)


def forget_credit(state: Deal) -> None:
    """A question begins: nobody has borrowed or repaid in it."""
    for kingdom in state.kingdoms:
        kingdom.credit = 0


def put_to_all(state: Deal, parts: list[list[Frame[Deal]]]) -> None:
    """One question to several seats, each with its own part in secret; a seat that is not asked has an empty one."""
    forget_credit(state)
    state.push(together(parts))
