"""Which way the chests go (DWD-4.1.1 to DWD-4.2.1): 48 schedules, made from the few blocks a round can have.

Schedules speak of marks, not of seats: which chest, known by the mark inside, comes to the player of which mark. In a
block X is the mortal who sees the devil's chest first (in round 3 second), Y the other one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DEVIL: Final = 0
"""The marks inside the chests, and so the roles; 2 and 3 are the two mortals."""
CULTIST: Final = 1
MORTAL: Final = 2
MARKS: Final = 4

ROUNDS: Final = 5
MEETINGS: Final = (2, 4)
"""The rounds in one of which the cultist's chest comes to the devil."""
TURNING: Final = 3
"""The round in which the cultist sees the devil's chest first."""

X: Final = 2
Y: Final = 3

NORMAL: Final = ((X, Y, DEVIL, CULTIST), (CULTIST, X, Y, DEVIL))
"""Blocks: for each distribution the receiver of the chests of devil, cultist, X, Y."""
MEETING_A: Final = ((X, Y, DEVIL, CULTIST), (CULTIST, DEVIL, Y, X))
MEETING_B: Final = ((X, Y, CULTIST, DEVIL), (CULTIST, DEVIL, Y, X))
TURNED: Final = ((CULTIST, X, Y, DEVIL), (X, Y, DEVIL, CULTIST))

FIRST_LOOKS: Final = ((0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0))
"""Which mortal is X in rounds 1, 2, 4, 5: each of them twice."""

Block = tuple[tuple[int, int, int, int], tuple[int, int, int, int]]


def schedules() -> list[list[int]]:
    """All 48, each a flat list: place (round - 1) * 8 + distribution * 4 + chest holds the receiver's mark."""
    found: list[list[int]] = []
    for looks in FIRST_LOOKS:
        for meeting in MEETINGS:
            for met in (MEETING_A, MEETING_B):
                for turned in (0, 1):
                    found.append(schedule(looks, meeting, met, turned))
    return found


def schedule(looks: tuple[int, int, int, int], meeting: i64, met: Block, turned: i64) -> list[int]:
    """The schedule with these first looks, this meeting round and block, and this X in round 3."""
    route: list[int] = []
    others = list(looks)
    for round in range(1, ROUNDS + 1):
        if round == TURNING:
            route += laid_out(TURNED, turned)
        else:
            route += laid_out(met if round == meeting else NORMAL, others.pop(0))
    return route


def laid_out(block: Block, first: i64) -> list[int]:
    """A block's receivers by chest, with X and Y named: X is the mortal with this number."""
    named = [DEVIL, CULTIST, MORTAL + first, MORTAL + 1 - first]
    route: list[int] = []
    for distribution in block:
        receivers = [0] * MARKS
        for chest in range(MARKS):
            receivers[named[chest]] = named[distribution[chest]]
        route += receivers
    return route
