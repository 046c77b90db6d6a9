"""How far a monster comes (OTH-MV-7, OTH-MV-8, section 5.5), and an Orbital token (OTH-CA-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.games.others.rules import doom
from pandemonium.games.others.rules.figures import HELL_CLUB, MOLE
from pandemonium.games.others.rules.place import heroes_in, heroes_places
from pandemonium.games.others.rules.state import Others

STRIDE: Final = 2
LONGEST: Final = 3
"""No effects together lead further (section 3.7)."""


def stride(state: Others, kind: i64, reacting: bool) -> i64:
    """Spaces of one move, in a reaction or in retaliation."""
    found = STRIDE
    if HELL_CLUB <= kind < MOLE:
        found += state.rules.club[kind - HELL_CLUB].reach
    if reacting:
        found += doom.reaction_reach(state)
    return min(found, LONGEST)


def can_leave(state: Others, space: i64) -> bool:
    """Whether a monster can go anywhere from here: no hero holds it, and there is a space beside."""
    return not heroes_in(state, space) and state.city.adjacent[space] != 0


def reach(state: Others, space: i64, length: i64) -> i64:
    """The spaces a monster from here can come to, a mask without its own; none where a hero holds it."""
    held = heroes_places(state)
    if BIT[space] & held:
        return 0
    seen = BIT[space]
    edge = seen
    for _ in range(length):
        edge = beside(state, edge & ~held) & ~seen
        seen |= edge
    return seen & ~BIT[space]


def free_reach(state: Others, space: i64, length: i64) -> i64:
    """Where nothing stops it: its own space and all within that distance, a mask."""
    seen = BIT[space]
    edge = seen
    for _ in range(length):
        edge = beside(state, edge) & ~seen
        seen |= edge
    return seen


def beside(state: Others, spaces: i64) -> i64:
    """All neighbours of a set of spaces, a mask."""
    found: i64 = 0
    for space in state.city.spaces:
        if BIT[space] & spaces:
            found |= state.city.adjacent[space]
    return found
