"""What can happen in Crypt, in the past tense. A kind's number is its place in `words/events.py`."""

from __future__ import annotations

from typing import Final

ROUND_BEGAN: Final = 0
GHOST_ROUND_BEGAN: Final = 1
REVEALED: Final = 2
LAID: Final = 3
COVERED: Final = 4
CLAIMED: Final = 5
PUSHED: Final = 6
RECOVERED: Final = 7
PASSED: Final = 8
FREED: Final = 9
HELD: Final = 10
EXHAUSTED: Final = 11
RESTED: Final = 12
COLLECTED: Final = 13
COLLECTED_UNSEEN: Final = 14
LEARNED: Final = 15
DISCARDED: Final = 16
FLIPPED: Final = 17
PEEKED: Final = 18
TOOK_HIDDEN: Final = 19
RESCUED: Final = 20
REROLLED_HELD: Final = 21
REROLLED_EXHAUSTED: Final = 22
RACED: Final = 23
GHOST_ROLLED: Final = 24
GHOST_CLAIMED: Final = 25
GHOST_PUSHED: Final = 26
GHOST_SET_ASIDE: Final = 27
ENDED: Final = 28
TIE_ROLLED: Final = 29
