"""The places of Crypt's dice: for which round, whose, what they are rolled for, and which of them it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.crypt.rules.state import Crypt

COLLECT: Final = 0
REROLL: Final = 1
GHOST: Final = 2
TIE: Final = 3
PURPOSES: Final = 4

SEATS: Final = 8
ROLLS: Final = 256
"""More of each than there can be in one round."""


def place(state: Crypt, purpose: i64, seat: Seat, roll: i64) -> i64:
    round: i64 = state.round
    return ((round * PURPOSES + purpose) * SEATS + seat) * ROLLS + roll
