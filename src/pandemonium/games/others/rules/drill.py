"""Drill (OTH-TB-13): once per Combat up to two of his dice are thrown again, once his own rolling has ended.

FTH is never thrown again; both dice go at once. A choice names how many of each face: none; one; two of one or two.
"""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.choice import REROLL
from pandemonium.games.others.rules.dice import FTH, throw_hero
from pandemonium.games.others.rules.gear import rerolls
from pandemonium.games.others.rules.roll import Roll
from pandemonium.games.others.rules.state import Others

PAIRS: Final[list[list[int]]] = [[one, other] for one in range(FTH) for other in range(one, FTH)]
SETS: Final[list[list[int]]] = [[], *[[face] for face in range(FTH)], *PAIRS]
"""By choice: the faces thrown again."""


def sets(state: Others, roll: Roll) -> list[Choice]:
    """Those that the throw has, none of them first."""
    most = rerolls(state, roll.slot)
    found: list[Choice] = []
    for number in range(len(SETS)):
        faces = SETS[number]
        if len(faces) <= most and all(roll.hero[face] >= faces.count(face) for face in faces):
            found.append(REROLL + number)
    return found


def reroll(state: Others, roll: Roll, choice: Choice) -> None:
    faces = SETS[choice - REROLL]
    if not faces:
        return
    for face in faces:
        roll.hero[face] -= 1
    thrown = throw_hero(state, len(faces))
    for face in range(len(thrown)):
        roll.hero[face] += thrown[face]
    if state.events is not None:
        state.tell(event.REROLLED, (roll.slot, len(faces), *thrown))
