"""A purse: the six stocks of a seat as one number, for the many books that the sound sampler goes through.

A row of the ledger is then one addition, and whether anything is lacking one look. Each stock has a field of ten bits
that reads 512 for none; what is added is a plain sum of the changes, each at its place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.row import Row
from pandemonium.games.deal.rules.figures import STOCKS

BITS: Final = 10
FIELD: Final = 1023
NONE_HELD: Final = 512
EMPTY_PURSE: Final = 0x802008020080200
"""Every field of a purse that lacks nothing has its highest bit set: this is the mask of these bits, too."""


def change_of(goods: Row, first: i64 = 0) -> i64:
    """What these six numbers add to a purse."""
    change: i64 = 0
    for stock in range(first + STOCKS - 1, first - 1, -1):
        change = (change << BITS) + goods[stock]
    return change


def tokens(stock: i64, number: i64) -> i64:
    """So many of one stock."""
    return number << (BITS * stock)


def held_in(purse: i64, stock: i64) -> i64:
    """How many tokens; less than none where some are lacking."""
    return ((purse >> (BITS * stock)) & FIELD) - NONE_HELD
