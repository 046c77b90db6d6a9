"""Playing cards: rank and suit, two letters each, so that no card is longer than another."""

from __future__ import annotations

from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"
CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
