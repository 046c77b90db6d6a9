"""How many of each thing the box has (section 2.1); what is not there cannot be placed (OTH-TK-1)."""

from __future__ import annotations

from typing import Final

SUPPLY: Final[list[int]] = [10, 10, 6, 6, 6, 6]
"""Exploration tokens by kind: Fire, Corruption, Pentagram, Nest, Extra Turn, Innocent."""
ALTARS: Final = 3
METRO_TOKENS: Final = 4
ORBITALS: Final = 2
CITY_TOKENS: Final = 4
TURNS_EACH: Final = 2
"""Turn tokens of each hero."""
TURN_TOKENS: Final = 4 * TURNS_EACH
REACTION_TOKENS: Final = 7
"""No more of them than the box has (OTH-R65)."""
MARK_TOKENS: Final = 12
START_TOKENS: Final = 1
TENTACLE_MARKERS: Final = 7
"""The Apocalypse's, two of the adventure, one for each hero on the board."""

ABOMINATION_FIGURES: Final = 6
"""Of each Sin, beside its Controller and its Avatar."""
ACOLYTE_FIGURES: Final = 6
"""Of each kind."""
