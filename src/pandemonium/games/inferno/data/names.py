"""The ids of everything that has a name; a thing's number is its place here. Words for them are in `text/`."""

from __future__ import annotations

from typing import Final

SINS: Final = ("cream", "purple", "green", "brown", "blue", "yellow", "red", "gray", "ice-blue")
"""The colours of circles 1 to 9. A Soul's colour is the number of its circle."""

TRACKS: Final = SINS[1:]
"""Sin Tracks, Phlegethon cubes, Diploma areas and locations are numbered from 0: circle 2 is track 0."""

QUARTERS: Final = ("san-piero", "duomo", "scheraggio", "borgo")
LOCATIONS: Final = ("haystack", "banquet", "bank", "courtyard", "bonfire", "wall", "market", "palace")
GUESTS: Final = ("vescovo", "condottiere", "console", "gonfaloniere")
"""In the order of the special locations they open."""

BARRELS: Final = ("bread", "cloth", "wine", "weapons")
MEMBERS: Final = ("noble", "urchin")
ITEMS: Final = ("", *MEMBERS, *GUESTS, *BARRELS)
"""What stands on a space of a Tower."""

GUARDIANS: Final = ("medusa", "antaeus", "geryon", "minos", "cerberus", "minotaur")
SILVER: Final = ("guardian-drachma", "guardian-infamy", "drachmas", "discs")
GOLD: Final = ("styx", "phlegethon", "fraud", "advance")
BONUSES: Final = SILVER + GOLD
INSTANTS: Final = ("relocate", "styx", "guardian", "phlegethon", "disc", "money", "kin", "urchin")
ENDINGS: Final = ("value", "cube", "half-diploma", "advance-upper", "advance-lower", "set")
STOPS: Final = ("start", "fraud", "pagan", "diploma")
SOLO_MODES: Final = ("journey", "payback-day", "black-death", "descent")
DIFFICULTIES: Final = ("easy", "medium", "hard")
