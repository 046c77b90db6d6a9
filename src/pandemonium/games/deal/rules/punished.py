"""Points that an inquisitor takes (DWD-1.14.17)."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.fields import FROM_INQUISITORS
from pandemonium.games.deal.rules.state import Deal


def lose(state: Deal, seat: Seat, inquisitor: i64, points: i64) -> None:
    """The score may fall below nought (DWD-1.4.4); who has nothing to be blamed for is spared."""
    state.earn(seat, FROM_INQUISITORS, -points)
    if state.events is not None:
        if points:
            state.tell(event.PUNISHED, (seat, inquisitor, points))
        else:
            state.tell(event.SPARED, (seat, inquisitor))
