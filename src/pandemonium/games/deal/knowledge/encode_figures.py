"""How far the numbers of an observation go, and how seats and sets are written: what could grow without bound is told
up to here."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.games.deal.rules.figures import SEATS

MOST_STOCK: Final = 60
"""Tokens of a kind; nothing in the box costs as much."""
MOST_SCORE: Final = 200
MOST_GUESTS: Final = 10
MOST_REPUTATION: Final = 12


def up_to(most: i64, number: i64) -> int:
    return 0 if number < 0 else most if number > most else number


def clockwise(viewer: i64, seat: i64) -> int:
    """From the viewer's own on, counted from 1; 0 is nobody."""
    return 0 if seat < 0 else (seat - max(viewer, 0)) % SEATS + 1


def write_mask(mask: int, out: BytesWriter, at: i64) -> None:
    left: i64 = mask
    place: i64 = at
    while left:
        if left & 1:
            out[place] = 1
        left >>= 1
        place += 1


def write_cards(cards: tuple[int, ...], out: BytesWriter, at: i64) -> None:
    for card in cards:
        out[at + card] = 1
