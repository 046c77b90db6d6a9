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


def clockwise(viewer: i64, seat: i64) -> i64:
    """From the viewer's own on, counted from 1; 0 is nobody."""
    if seat < 0:
        return 0
    return (seat - max(viewer, 0)) % SEATS + 1


def note(number: i64, out: BytesWriter, at: i64) -> None:
    """Most numbers are nothing, which is written already; the rest go without a call to another library."""
    if number:
        out[at] = u8(number)


def write_cards(cards: tuple[int, ...], out: BytesWriter, at: i64) -> None:
    for card in cards:
        out[at + card] = 1
