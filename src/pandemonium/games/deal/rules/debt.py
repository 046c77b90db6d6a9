"""Debt that grows by itself (DWD-1.11.2, DWD-1.11.3): by interest, and by the bailiff."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.choice import MOST_DEBT
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.wings import take_devil


def grow(state: Deal, seat: Seat, points: i64) -> None:
    """One by one: at 10 the next point sets the debt to 9 and gives a devil wing."""
    kingdom = state.kingdoms[seat]
    for _ in range(points):
        if kingdom.debt < MOST_DEBT:
            kingdom.debt += 1
            continue
        kingdom.debt = MOST_DEBT - 1
        if state.events is not None:
            state.tell(event.OVERFLOWED, (seat,))
        take_devil(state, seat, 1)


def lower(state: Deal, seat: Seat, points: i64) -> None:
    """By a card, without coins: as much as it allows and the owner owes (DWD-1.18.12)."""
    kingdom = state.kingdoms[seat]
    off = min(points, kingdom.debt)
    if off:
        kingdom.debt -= off
        if state.events is not None:
            state.tell(event.DEBT_LOWERED, (seat, off, kingdom.debt))
