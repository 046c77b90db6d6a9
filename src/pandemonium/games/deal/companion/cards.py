"""The eight playing cards that tell the chests apart: an ace and a king of each suit."""

from __future__ import annotations

from typing import Final

SUITS: Final = "SHDC"
"""Spades, hearts, diamonds, clubs: a letter each, so that no card is longer than another."""
