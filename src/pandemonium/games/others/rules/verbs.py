"""What the Sin's cards do and when (section 3.13): windows and verbs, by number."""

from __future__ import annotations

from typing import Final

TURN_START: Final = 0
"""Windows."""
EXTRA_SPENT: Final = 1
AFTER_ENTER: Final = 2
TURN_END: Final = 3
REACTION_START: Final = 4
CITY_ACTION: Final = 5
COMBAT_PREP: Final = 6
AFTER_ROLL: Final = 7
COMBAT_END: Final = 8
CLEANSE_PREP: Final = 9
WINDOWS: Final = 10

ALONE_DICE: Final = 0
"""Verbs. p1: more sin dice against a hero alone."""
NO_HELP: Final = 1
"""p2: no cooperation, and more sin dice."""
BLAME: Final = 2
"""p3: the heroes choose: damage for the active one or corruption for the others."""
BLIND: Final = 3
"""p4: FAITH and wildcards may only become HIT."""
CLEANSE_LESS: Final = 4
"""p5: fewer dice of a hero alone who cleanses."""
TWO_MOVES: Final = 5
"""p6: two monsters move in the reaction."""
ONE_ICON: Final = 6
"""p7: one icon fires."""
TROPHY: Final = 7
"""p8: corruption for each monster killed, up to `most`."""
ENVIED: Final = 8
"""p9: the best equipped hero loses an upgrade or takes damage."""
CAP_MOVE: Final = 9
"""s1: the whole Move is this long."""
END_MOVE: Final = 10
"""s2: the Move ends here."""
TOMORROW: Final = 11
"""s3: the heroes choose: a Turn token is flipped or the Sin draws."""
HIDE: Final = 12
"""s4: monsters of the fight have more Armour."""
WHY_BOTHER: Final = 13
"""s5: neither voluntary corruption nor cooperation in this Cleanse."""
CANCEL: Final = 14
"""s6: the City Action does not happen."""
UNDER_BED: Final = 15
"""s7: an Acolyte or Abomination comes from anywhere."""
OVERSLEPT: Final = 16
"""s8: the Extra Turn is lost."""
BREATHLESS: Final = 17
"""s9: the hero has a die less for each space entered."""
