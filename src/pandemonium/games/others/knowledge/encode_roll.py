"""The part of an observation that tells of the roll that is going on, whatever stands on top of it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import add, put, write_mask
from pandemonium.games.others.knowledge.encode_figures import MANY, note, note_up_to, write_numbers
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
    note(roll.stage, out, at + 5)
    note(roll.started, out, at + STARTED)
    note(roll.willing, out, at + STARTED + 1)
    note(roll.adrenaline, out, at + STARTED + 2)
    note(roll.challenged, out, at + STARTED + 3)
    note(roll.no_help, out, at + STARTED + 4)
    note(roll.no_will, out, at + STARTED + 5)
    note(roll.blind, out, at + STARTED + 6)
    note(roll.link + 1, out, at + LINK)
    write_mask(roll.settled, out, at + SAID)
    note_up_to(MANY, roll.sin_dice, out, at + DICE)
    note_up_to(MANY, roll.fewer, out, at + DICE + 1)
    note_up_to(MANY, roll.tough, out, at + DICE + 2)
    note(roll.level, out, at + LEVEL)
    write_numbers(roll.hero, MANY, out, at + HERO)
    write_numbers(roll.sin, MANY, out, at + SIN)
    write_numbers(roll.named, MANY, out, at + NAMED)
    note_up_to(MANY, roll.hits, out, at + LEFT)
    note_up_to(MANY, roll.skills, out, at + LEFT + 1)
    note_up_to(MANY, roll.damage, out, at + LEFT + 2)
    note_up_to(MANY, roll.corruption, out, at + LEFT + 3)
    for kind in roll.picked:
        add(1, out, at + PICKED + kind)
