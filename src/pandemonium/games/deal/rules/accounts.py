"""Before the final scoring (DWD-6.1.2): the last chance to pay back, and to trade where a card makes that worth it."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice, Frame, Seat
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.ask import put_to_all
from pandemonium.games.deal.rules.choice import DONE
from pandemonium.games.deal.rules.figures import COUNT_BASIC, COUNT_COINS, SEATS
from pandemonium.games.deal.rules.ritual import InquisitionAsk
from pandemonium.games.deal.rules.state import Deal

TRADERS: Final = (COUNT_COINS, COUNT_BASIC)
"""What Treasury and Trade Route count: coins and basic goods are not worth the same to their owners."""


class Accounts(InquisitionAsk):
    """Nothing to choose but to be done; what matters stands beside the question."""

    __slots__ = ()

    def question(self, state: Deal) -> int:
        return questions.ACCOUNTS

    def options(self, state: Deal, seat: Seat) -> list[Choice]:
        return [DONE]

    def answer(self, state: Deal, seat: Seat, choice: Choice) -> None:
        self.closed = True

    def copy(self) -> Accounts:
        return accounts(self.seat, self.closed)


def accounts(seat: Seat, closed: bool = False) -> Accounts:
    frame = Accounts()
    frame.seat = seat
    frame.closed = closed
    return frame


def has_accounts(state: Deal, seat: Seat) -> bool:
    """Who owes, and the owners of Treasury and Trade Route: for nobody else can a trade change the result."""
    buildings = state.rules.buildings
    kingdom = state.kingdoms[seat]
    return kingdom.debt > 0 or any(buildings[card].count in TRADERS for card in kingdom.built)


def put_accounts(state: Deal) -> None:
    parts: list[list[Frame[Deal]]] = [[accounts(seat)] if has_accounts(state, seat) else [] for seat in range(SEATS)]
    if any(parts):
        put_to_all(state, parts)
