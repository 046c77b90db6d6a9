"""Who faces which inquisitors (DWD-1.14.14): places are A, B, C, the spaces 1 to 3, then a seat's own guests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.figures import GUEST, ROUNDS, ROW, YELLOWS
from pandemonium.games.deal.rules.state import Deal

FIRST_RED: Final = YELLOWS
FIRST_GUEST: Final = YELLOWS + ROW
"""The place of the first guest; a choice names any guest by it, for they are all alike."""


def faced(state: Deal, seat: Seat) -> i64:
    """The places whose inquisitors this seat must answer, a mask. B and C sleep until round 5."""
    awake = YELLOWS if state.round == ROUNDS else 1
    places = state.opened << FIRST_RED
    for yellow in range(state.sent, awake):
        places |= BIT[yellow]
    return places | (((1 << state.kingdoms[seat].guests) - 1) << FIRST_GUEST)


def answered(state: Deal, seat: Seat) -> i64:
    """The places this seat has answered for, in whatever way."""
    kingdom = state.kingdoms[seat]
    return kingdom.soul_for | kingdom.indulgence_for | kingdom.walls_for | kingdom.free_for


def inquisitor_at(state: Deal, place: i64) -> i64:
    if place < FIRST_RED:
        return place
    if place < FIRST_GUEST:
        return state.row[place - FIRST_RED]
    return GUEST


def open_inquisitor(state: Deal, space: i64) -> None:
    """Turn up the red inquisitor of a space from 1 to 3, unless he is open already."""
    if not state.opened & BIT[space - 1]:
        state.opened |= BIT[space - 1]
        if state.events is not None:
            state.tell(event.INQUISITOR_OPENED, (state.row[space - 1], space))
