"""What a hero can die of: for the account of the game (section 9.4)."""

from __future__ import annotations

from typing import Final

FIGHT: Final = 0
REACTION: Final = 1
FIRE: Final = 2
LEAVING: Final = 3
CARD: Final = 4
"""A Sin card, an Apocalypse card or a task."""
SLOTH: Final = 5
PAST: Final = 6
CORRUPTION: Final = 7
"""Corruption received at 7 outside a Combat."""
DEFECTION: Final = 8
CAUSES: Final = 9
