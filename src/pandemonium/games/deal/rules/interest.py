"""Phase 5, interest (DWD-1.11.1 to DWD-1.11.3): the marker runs as many quarters as one owes."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.debt import grow
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.state import Deal

QUARTERS: Final = 4


def interest_phase(state: Deal) -> None:
    for seat in range(SEATS):
        pay_interest(state, seat)


def pay_interest(state: Deal, seat: Seat) -> None:
    """Each entry of the start quarter makes the debt grow by one; buildings shorten the way, then limit the growth."""
    kingdom = state.kingdoms[seat]
    steps = kingdom.debt
    most = steps
    for card in kingdom.built:
        building = state.rules.buildings[card]
        steps -= building.fewer
        if building.growth >= 0:
            most = min(most, building.growth)
    if steps <= 0:
        return
    run = kingdom.interest + steps
    kingdom.interest = run % QUARTERS
    growth = min(run // QUARTERS, most)
    if state.events is not None:
        state.tell(event.INTEREST, (seat, steps, growth, kingdom.debt))
    grow(state, seat, growth)
