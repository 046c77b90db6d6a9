"""The places of Crypt's dice: for which round, whose, what they are rolled for, and which of them it is."""

from __future__ import annotations

from typing import Final

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


def place(state: Crypt, purpose: int, seat: Seat, roll: int) -> int:
    return ((state.round * PURPOSES + purpose) * SEATS + seat) * ROLLS + roll
