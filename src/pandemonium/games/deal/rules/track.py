"""The reputation track (DWD-1.12.4): its ends stop every move, and some of its spaces have wings."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.wings import take_angel, take_devil


def move(state: Deal, seat: Seat, steps: i64) -> None:
    """Up, or down where negative."""
    if steps > 0:
        rise(state, seat, steps)
    elif steps < 0:
        fall(state, seat, -steps)


def rise(state: Deal, seat: Seat, steps: i64) -> None:
    """Arriving on the top space gives an angel wing; who stands there already gets none (DWD-R11)."""
    kingdom = state.kingdoms[seat]
    before, top = kingdom.reputation, state.rules.top
    now = min(before + steps, top)
    kingdom.reputation = now
    if state.events is not None:
        state.tell(event.ROSE, (seat, now - before, now))
    if now == top and before < top:
        take_angel(state, seat, 1)


def fall(state: Deal, seat: Seat, steps: i64) -> None:
    """Each of the lowest spaces that is entered on the way down gives a devil wing."""
    kingdom = state.kingdoms[seat]
    before, bottom = kingdom.reputation, state.rules.bottom
    now = max(before - steps, bottom)
    kingdom.reputation = now
    if state.events is not None:
        state.tell(event.FELL, (seat, before - now, now))
    highest = bottom + state.rules.devil_wings - 1
    take_devil(state, seat, max(0, min(before - 1, highest) - now + 1))


def forget(state: Deal, seat: Seat) -> None:
    """Weak memory (DWD-1.12.3): a marker moves by the arrows of its space toward the knot, and stops there."""
    kingdom = state.kingdoms[seat]
    at, knot = kingdom.reputation, state.rules.knot
    arrows = state.rules.arrows[at - state.rules.bottom]
    now = max(at - arrows, knot) if at > knot else min(at + arrows, knot)
    if now != at:
        kingdom.reputation = now
        if state.events is not None:
            state.tell(event.MEMORY, (seat, now))
