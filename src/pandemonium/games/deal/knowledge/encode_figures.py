"""How far the numbers of an observation go, and how seats and sets are written: what could grow without bound is told
up to here."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.bits import members
from pandemonium.games.deal.rules.figures import SEATS

MOST_STOCK: Final = 60
"""Tokens of a kind; nothing in the box costs as much."""
MOST_SCORE: Final = 200
MOST_GUESTS: Final = 10
MOST_REPUTATION: Final = 12


def up_to(most: int, number: int) -> int:
    return 0 if number < 0 else most if number > most else number


def clockwise(viewer: int, seat: int) -> int:
    """From the viewer's own on, counted from 1; 0 is nobody."""
    return 0 if seat < 0 else (seat - max(viewer, 0)) % SEATS + 1


def write_mask(mask: int, out: BytesWriter, at: i64) -> None:
    for place in members(mask):
        out[at + place] = 1


def write_cards(cards: tuple[int, ...], out: BytesWriter, at: i64) -> None:
    for card in cards:
        out[at + card] = 1
