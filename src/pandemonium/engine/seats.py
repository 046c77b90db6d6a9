"""Seats as letters and as sets. A set of seats is a bit mask; a letter names a seat where nobody has a name."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Seat, Seats

LETTERS: Final = "ABCDEFGH"


def seats_of(mask: Seats) -> list[Seat]:
    """The members of a set of seats, in order."""
    return [seat for seat in range(mask.bit_length()) if (mask >> seat) & 1]


def first_seat(mask: Seats) -> Seat:
    """The lowest seat of a set: of one seat alone, that one; -1 of none."""
    return (mask & -mask).bit_length() - 1
