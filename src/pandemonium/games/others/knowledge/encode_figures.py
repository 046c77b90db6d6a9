"""How far the numbers of an observation go, and how counts and sets are written: what could grow without bound is told
up to here."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from pandemonium.engine.row import Row
from pandemonium.games.others.rules.choice import BRANCH, DAMAGE, DRAW, OTHERS, SLOT
from pandemonium.games.others.rules.counts import MOST, WIDTH
from pandemonium.games.others.rules.figures import SLOTS

MANY: Final = 100
"""Deeds, dice, cards and tokens."""
LARGEST: Final = 255
VOTES: Final = SLOTS + 6
"""What a ballot may be about: a slot, one of two branches, the damage, the others, a card, tokens to place."""


def up_to(most: i64, number: i64) -> u8:
    if number < 0:
        return 0
    return u8(most if number > most else number)


def clockwise(viewer: i64, seats: i64, seat: i64) -> u8:
    """From the viewer's own on, counted from 1."""
    return u8((seat - max(viewer, 0)) % seats + 1)


def vote_of(choice: int) -> int:
    """A vote, counted from 1; 0 is none."""
    if choice < 0:
        return 0
    if choice < SLOT + SLOTS:
        return choice - SLOT + 1
    if choice < DAMAGE:
        return SLOTS + 1 + choice - BRANCH
    if choice == DAMAGE:
        return SLOTS + 3
    if choice == OTHERS:
        return SLOTS + 4
    return SLOTS + 5 if choice == DRAW else SLOTS + 6


def add(out: BytesWriter, at: i64) -> None:
    """One more: not `+=`, which goes through the interpreter."""
    out[at] = out[at] + 1


def write_counts(counts: i64, out: BytesWriter, at: i64) -> None:
    """How many there are of each kind."""
    while counts:
        out[at] = u8(counts & MOST)
        counts >>= WIDTH
        at += 1


def write_mask(mask: i64, out: BytesWriter, at: i64) -> None:
    while mask:
        if mask & 1:
            out[at] = 1
        mask >>= 1
        at += 1


def write_numbers(numbers: Row, most: i64, out: BytesWriter, at: i64) -> None:
    for place in range(i64(len(numbers))):
        out[at + place] = up_to(most, numbers[place])


def write_cards(cards: list[int], out: BytesWriter, at: i64) -> None:
    for card in cards:
        out[at + card] = 1
