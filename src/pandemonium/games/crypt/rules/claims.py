"""Which claims a seat may make, as lists that are made once: the same totals lie on the table again and again.

Nobody changes a list of options, so all plays share them. One list covers three slots, the whole Crypt of two players;
a wider Crypt has two.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Choice
from pandemonium.games.crypt.rules.choice import CLOSED, DONE, NONE, RECOVER, SLOTS, TOTALS, claims_above
from pandemonium.games.crypt.rules.figures import SERVANTS

TOGETHER: Final = 3
"""Slots that one list covers."""

NOT_YET: Final = 0
OR_RECOVER: Final = 1
OR_DONE: Final = 2
ENDS: Final = 3
LAST: Final[list[list[Choice]]] = [NONE, [RECOVER], [DONE]]
"""What follows the claims: those on more slots, or what ends the turn."""

KEPT: Final[list[list[Choice]]] = [NONE] * (SLOTS // TOGETHER * SERVANTS * ENDS * TOTALS**TOGETHER)
"""By the first slot, the ready dice, what follows, and the totals to beat from the left; none until it is asked for."""


def claims(first: i64, ready: i64, end: i64, totals: i64) -> list[Choice]:
    """The claims on three slots from `first` on with up to so many dice; `totals` are digits of the base TOTALS."""
    at = ((first // TOGETHER * SERVANTS + ready - 1) * ENDS + end) * (TOTALS * TOTALS * TOTALS) + totals
    kept = KEPT[at]
    if not kept:
        kept = listed(first, ready, end, totals)
        KEPT[at] = kept
    return kept


def listed(first: int, ready: int, end: int, totals: int) -> list[Choice]:
    found: list[Choice] = []
    for slot in range(first, first + TOGETHER):
        total = totals // TOTALS ** (first + TOGETHER - 1 - slot) % TOTALS
        if total != CLOSED:
            found += claims_above(slot, ready, total)
    return found + LAST[end]
