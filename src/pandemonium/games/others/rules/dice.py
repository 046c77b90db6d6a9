"""Dice (OTH-DI-1, OTH-DI-2): faces, and throws in which CRT and FTH bring one more die each.

A throw is counts of faces. Every die of a play has a place of its own (turn, colour, which die), so that plans which a
bot compares meet the same luck.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.row import Row, row
from pandemonium.games.others.rules.state import Others

HIT: Final = 0
"""Hero die: HIT, ARM, RES, SKL, FTH."""
ARM: Final = 1
RES: Final = 2
SKL: Final = 3
FTH: Final = 4
HERO_FACES: Final = 5

CRT: Final = 1
"""Sin die: HIT, CRT, COR, BLK."""
COR: Final = 2
BLK: Final = 3
SIN_FACES: Final = 4

SIDES: Final = 6
DICE_A_TURN: Final = 1024
"""Places of one colour in one turn."""


def throw_hero(state: Others, dice: i64) -> Row:
    """Counts by face; every FTH adds a die (OTH-DI-2)."""
    faces = row(HERO_FACES)
    left = dice
    while left:
        left -= 1
        face = state.rules.hero_die[hero_die(state)]
        faces[face] += 1
        if face == FTH:
            left += 1
    return faces


def throw_sin(state: Others, dice: i64) -> Row:
    """Counts by face; every CRT adds a die (OTH-DI-1)."""
    faces = row(SIN_FACES)
    left = dice
    while left:
        left -= 1
        face = state.rules.sin_die[sin_die(state)]
        faces[face] += 1
        if face == CRT:
            left += 1
    return faces


def hero_die(state: Others) -> i64:
    place = state.turn * 2 * DICE_A_TURN + min(state.hero_dice, DICE_A_TURN - 1)
    state.hero_dice += 1
    return state.draw_at(place, SIDES)


def sin_die(state: Others) -> i64:
    place = (state.turn * 2 + 1) * DICE_A_TURN + min(state.sin_dice, DICE_A_TURN - 1)
    state.sin_dice += 1
    return state.draw_at(place, SIDES)
