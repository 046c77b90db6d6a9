"""Imagined luck: the dice of a world that is only thought of, each number at a place of its own.

Two plans tried in one world roll different numbers of dice. From a stream all that comes after would differ and hide
which plan is better; here the third die of seat B in round 4 shows the same after both. A number is a mix of the world
and the place. It need not be checked by anybody, nor be hard to foresee: it never leaves a bot's head.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.chance import Chance

WORD: Final = 0xFFFFFFFF
STRIDE: Final = 0x1E3779B1
FIRST_MIX: Final = 0x21F0AAAD
SECOND_MIX: Final = 0x735A2D97
"""Odd numbers below 2³¹, so that every product with a word fits into 64 bits in both builds."""

ELSEWHERE: Final = 1 << 28
"""The first of the places that belong to nothing; those the rules name are lower."""


@mypyc_attr(acyclic=True)
class Imagined(Chance):
    """The luck of one imagined world. What is drawn without a place comes in a row, as from a stream."""

    __slots__ = ("drawn", "world")

    world: i64
    drawn: i64

    def below(self, n: i64) -> i64:
        self.drawn += 1
        return self.at_place(ELSEWHERE + self.drawn, n)

    def at_place(self, place: i64, n: i64) -> i64:
        mixed: i64 = (self.world + place * STRIDE) & WORD
        mixed = ((mixed ^ (mixed >> 16)) * FIRST_MIX) & WORD
        mixed = ((mixed ^ (mixed >> 15)) * SECOND_MIX) & WORD
        return ((mixed ^ (mixed >> 15)) * n) >> 32

    def copy(self) -> Imagined:
        return imagined(self.world, self.drawn)


def imagined(world: i64, drawn: i64 = 0) -> Imagined:
    chance = Imagined()
    chance.seed = "imagined"
    chance.block = 0
    chance.pool = b""
    chance.at = 0
    chance.world = world
    chance.drawn = drawn
    return chance


def another_world(chance: Chance) -> Imagined:
    """The luck of one more world, which a belief goes on with."""
    return imagined(chance.below(65536) * 65536 + chance.below(65536))
