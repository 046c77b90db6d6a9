"""How far the numbers of an observation go, and how seats and sets are written: what could grow without bound is told
up to here."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from pandemonium.games.deal.rules.figures import SEATS

MOST_STOCK: Final = 60
"""Tokens of a kind; nothing in the box costs as much."""
MOST_SCORE: Final = 200
MOST_GUESTS: Final = 10
MOST_REPUTATION: Final = 12


def up_to(most: i64, number: i64) -> u8:
    if number < 0:
        return 0
    return u8(most if number > most else number)


def clockwise(viewer: i64, seat: i64) -> u8:
    """From the viewer's own on, counted from 1; 0 is nobody."""
    if seat < 0:
        return 0
    return u8((seat - max(viewer, 0)) % SEATS + 1)


def write_mask(mask: i64, out: BytesWriter, at: i64) -> None:
    while mask:
        if mask & 1:
            out[at] = 1
        mask >>= 1
        at += 1


def write_cards(cards: tuple[int, ...], out: BytesWriter, at: i64) -> None:
    for card in cards:
        out[at + card] = 1
