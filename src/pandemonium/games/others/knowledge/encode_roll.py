"""The part of an observation that tells of the roll that is going on, whatever stands on top of it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import add, put, put_up_to, write_mask
from pandemonium.games.others.knowledge.encode_figures import MANY, write_numbers
from pandemonium.games.others.rules.cleanse import Cleansing
from pandemonium.games.others.rules.dice import HERO_FACES, SIN_FACES
from pandemonium.games.others.rules.figures import KINDS
from pandemonium.games.others.rules.ranged import Shot
from pandemonium.games.others.rules.roll import Roll

STARTED: Final = 6
LINK: Final = STARTED + 7
SAID: Final = LINK + 1
DICE: Final = SAID + 3
LEVEL: Final = DICE + 3
HERO: Final = LEVEL + 1
SIN: Final = HERO + HERO_FACES
NAMED: Final = SIN + SIN_FACES
LEFT: Final = NAMED + 3
PICKED: Final = LEFT + 4
ROLL_WIDTH: Final = PICKED + KINDS


def write_roll(roll: Roll, out: BytesWriter, at: i64) -> None:
    out[at + (2 if isinstance(roll, Cleansing) else 1 if isinstance(roll, Shot) else 0)] = 1
    put(roll.slot + 1, out, at + 3)
    put(roll.space + 1, out, at + 4)
    put(roll.stage, out, at + 5)
    put(1 if roll.started else 0, out, at + STARTED)
    put(1 if roll.willing else 0, out, at + STARTED + 1)
    put(1 if roll.adrenaline else 0, out, at + STARTED + 2)
    put(1 if roll.challenged else 0, out, at + STARTED + 3)
    put(1 if roll.no_help else 0, out, at + STARTED + 4)
    put(1 if roll.no_will else 0, out, at + STARTED + 5)
    put(1 if roll.blind else 0, out, at + STARTED + 6)
    put(roll.link + 1, out, at + LINK)
    write_mask(roll.settled, out, at + SAID)
    put_up_to(MANY, roll.sin_dice, out, at + DICE)
    put_up_to(MANY, roll.fewer, out, at + DICE + 1)
    put_up_to(MANY, roll.tough, out, at + DICE + 2)
    put(roll.level, out, at + LEVEL)
    write_numbers(roll.hero, MANY, out, at + HERO)
    write_numbers(roll.sin, MANY, out, at + SIN)
    write_numbers(roll.named, MANY, out, at + NAMED)
    put_up_to(MANY, roll.hits, out, at + LEFT)
    put_up_to(MANY, roll.skills, out, at + LEFT + 1)
    put_up_to(MANY, roll.damage, out, at + LEFT + 2)
    put_up_to(MANY, roll.corruption, out, at + LEFT + 3)
    for kind in roll.picked:
        add(1, out, at + PICKED + kind)
