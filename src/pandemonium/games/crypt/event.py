"""What can happen in Crypt, in the past tense. A kind's number is its place in `EVENTS`."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.game import EventKind

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

EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind("round-began", ("round", "seat")),
    EventKind("ghost-round-began", ("round",)),
    EventKind("revealed", ("slot", "treasure", "value")),
    EventKind("laid", ("slot", "treasure")),
    EventKind("covered", ("slot", "treasure")),
    EventKind("claimed", ("seat", "slot", "dice", "effort")),
    EventKind("pushed", ("seat", "slot", "dice"), suffered=True),
    EventKind("recovered", ("seat", "dice")),
    EventKind("passed", ("seat",)),
    EventKind("freed", ("seat", "dice")),
    EventKind("held", ("seat", "slot", "effort", "roll")),
    EventKind("exhausted", ("seat", "slot", "effort", "roll")),
    EventKind("rested", ("seat", "slot", "dice")),
    EventKind("collected", ("seat", "treasure", "value")),
    EventKind("collected-unseen", ("seat", "treasure")),
    EventKind("learned", ("treasure", "value")),
    EventKind("discarded", ("slot", "treasure")),
    EventKind("flipped", ("seat", "treasure", "value")),
    EventKind("peeked", ("seat",)),
    EventKind("took-hidden", ("seat", "slot", "treasure")),
    EventKind("rescued", ("seat",)),
    EventKind("rerolled-held", ("seat", "effort", "roll")),
    EventKind("rerolled-exhausted", ("seat", "effort", "roll")),
    EventKind("raced", ("seat", "coins")),
    EventKind("ghost-rolled", ("rolls",)),
    EventKind("ghost-claimed", ("slot", "dice", "effort")),
    EventKind("ghost-pushed", ("slot", "dice")),
    EventKind("ghost-set-aside", ("dice", "effort")),
    EventKind("ended"),
    EventKind("tie-rolled", ("seat", "coins")),
)
