"""The numbers of things: heroes, tokens, monsters, cards, and how many the box has of them."""

from __future__ import annotations

from typing import Final

SLOTS: Final = 4
"""Places of heroes round the table; three of them are used when three heroes play."""
DISTRICTS: Final = 10
"""Spaces 0 to 9 are the districts by tile number; street spaces follow in reading order (section 5.4)."""
SPACES: Final = 40
FOUR: Final = 4
"""Heroes of a full table; the targets of missions differ (OTH-MI-3)."""

LEAH: Final = 0
"""Heroes; the wolf is Karl's second board, never chosen."""
ROCCO: Final = 1
ROSE: Final = 2
THORLEY: Final = 3
MORGANA: Final = 4
BRAD: Final = 5
KARL: Final = 6
SQUAD: Final = 7
WOLF: Final = 7
BOARDS: Final = 8

LEADER: Final = 0
SHOOTER: Final = 1
BRUISER: Final = 2
FIXER: Final = 3

FIRE: Final = 0
"""The exploration tokens; the first four can be cleansed."""
CORRUPTION: Final = 1
PENTAGRAM: Final = 2
NEST: Final = 3
EXTRA_TURN: Final = 4
INNOCENT: Final = 5
TOKENS: Final = 6
REMOVABLE: Final = 4

HEAL: Final = 0
"""Icons of City Actions."""
PENANCE: Final = 1
EXTRA: Final = 2
EQUIP: Final = 3
ORBITAL: Final = 4
ICONS: Final = 5

COMMISSIONER: Final = 0
PROXY: Final = 1
RAVENCORP: Final = 2
ALLIES: Final = 3

ACOLYTE: Final = 0
"""Kinds of monsters; five of the Hell Club, and a hero who defected."""
ABOMINATION: Final = 1
CONTROLLER: Final = 2
AVATAR: Final = 3
HELL_CLUB: Final = 4
CLUB: Final = 5
MOLE: Final = 9
KINDS: Final = 10

PRIDE: Final = 0
SLOTH: Final = 1
SINS: Final = 2
NUNS: Final = 0
DOCTORS: Final = 1
HOBOS: Final = 2
CULTS: Final = 3

CARD_KINDS: Final = 18
"""Sin cards: the nine kinds of Pride, then those of Sloth; each deck has twelve cards."""
CARDS_EACH: Final = 9
SIN_DECK: Final = 12
DOOMS: Final = 21
"""Apocalypse cards: seven of Terror, seven of Corruption, seven of Redemption."""
DOOMS_EACH: Final = 7
UPGRADES: Final = 18
AVAILABLE: Final = 5
PASTS: Final = 7

TERROR: Final = 0
CORRUPTION_TYPE: Final = 1
REDEMPTION: Final = 2
ADVENTURES: Final = 7
MAPS: Final = 14
"""Map A of adventure n is 2n, map B 2n + 1."""

FIELDS: Final = 7
"""Levels of the corruption track, and the fields for damage markers: field k is the bonus of level k + 1."""
DEADLY: Final = 5
"""The marker that kills."""
LAST_LEVEL: Final = 7

NOWHERE: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1
