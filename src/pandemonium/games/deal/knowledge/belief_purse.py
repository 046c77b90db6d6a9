"""A purse: the six stocks of a seat as one number, for the many books that the sound sampler goes through.

A row of the ledger is then one addition, and whether anything is lacking one look. Each stock has a field of ten bits
that reads 512 for none; what is added is a plain sum of the changes, each at its place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.games.deal.rules.figures import STOCKS

BITS: Final = 10
FIELD: Final = 1023
NONE_HELD: Final = 512
EMPTY_PURSE: Final = 0x802008020080200
"""Every field of a purse that lacks nothing has its highest bit set: this is the mask of these bits, too."""


def change_of(row: list[int], first: int = 0) -> i64:
    """What these six numbers add to a purse."""
    change: i64 = 0
    place: i64 = 1
    for stock in range(first, first + STOCKS):
        amount: i64 = row[stock]
        change += amount * place
        place <<= BITS
    return change


def tokens(stock: int, number: int) -> i64:
    """So many of one stock."""
    amount: i64 = number
    place: i64 = stock
    return amount << (BITS * place)


def held_in(purse: i64, stock: int) -> int:
    """How many tokens; less than none where some are lacking."""
    place: i64 = stock
    return int(((purse >> (BITS * place)) & FIELD) - NONE_HELD)
