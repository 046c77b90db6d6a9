"""How far the numbers of an observation go, and how counts and sets are written: what could grow without bound is told
up to here."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from pandemonium.engine.row import Row
from pandemonium.engine.writing import put, put_up_to, write_run
from pandemonium.games.others.rules.choice import BRANCH, DAMAGE, DRAW, OTHERS, SLOT
from pandemonium.games.others.rules.counts import MOST, WIDTH
from pandemonium.games.others.rules.figures import SLOTS

MANY: Final = 100
"""Deeds, dice, cards and tokens."""
LARGEST: Final = 255
VOTES: Final = SLOTS + 6
"""What a ballot may be about: a slot, one of two branches, the damage, the others, a card, tokens to place."""


def clockwise(viewer: i64, seats: i64, seat: i64) -> i64:
    """From the viewer's own on, counted from 1."""
    return (seat - max(viewer, 0)) % seats + 1


def vote_of(choice: i64) -> i64:
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


def note(number: i64, out: BytesWriter, at: i64) -> None:
    """Most numbers are nothing, which is written already: no call is made for them."""
    if number:
        put(number, out, at)


def note_up_to(most: i64, number: i64, out: BytesWriter, at: i64) -> None:
    if number:
        put_up_to(most, number, out, at)


def write_counts(counts: i64, out: BytesWriter, at: i64) -> None:
    """How many there are of each kind."""
    while counts:
        number = counts & MOST
        if number:
            out[at] = u8(number)  # without a call: so are most numbers of the city written
        counts >>= WIDTH
        at += 1


def write_numbers(numbers: Row, most: i64, out: BytesWriter, at: i64) -> None:
    write_run(numbers, 0, len(numbers), most, out, at)


def write_cards(cards: list[int], out: BytesWriter, at: i64) -> None:
    for card in cards:
        out[at + card] = 1
