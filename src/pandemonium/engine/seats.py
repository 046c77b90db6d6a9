"""Seats as letters and as sets. A set of seats is a bit mask; a letter names a seat where nobody has a name."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Seat, Seats

LETTERS: Final = "ABCDEFGH"


def seats_of(mask: Seats) -> list[Seat]:
    """The members of a set of seats, in order."""
    found: list[Seat] = []
    seat: Seat = 0
    while mask > 0:
        if mask & 1:
            found.append(seat)
        mask >>= 1
        seat += 1
    return found


def first_seat(mask: Seats) -> Seat:
    """The lowest seat of a set: of one seat alone, that one; -1 of none."""
    if not mask:
        return -1
    seat: Seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat
