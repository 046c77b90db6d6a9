"""The space that the last mission of Survivors or of Voices of Haven wants free of monsters: the Sin stands there."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.games.others.rules import adventure as goals
from pandemonium.games.others.rules.counts import kinds_of, total
from pandemonium.games.others.rules.figures import NOTHING, NOWHERE, SPACES
from pandemonium.games.others.rules.missions import current
from pandemonium.games.others.rules.monsters import armour_of
from pandemonium.games.others.rules.place import heroes_in
from pandemonium.games.others.rules.reach import reach, stride
from pandemonium.games.others.rules.state import Others

GUARDS: Final = 3
"""More than so many beyond what the mission allows are of more use elsewhere."""


def guarded(state: Others) -> int:
    """Where the current mission allows no monster, or only some; NOWHERE."""
    mission = current(state)
    if state.due:
        return NOWHERE
    if mission.verb == goals.ALL_HOME:
        return state.city.start
    return mission.district if mission.verb == goals.USE_CITY and mission.most != NOTHING else NOWHERE


def allowed(state: Others) -> int:
    """So many monsters may stand there."""
    return max(0, current(state).most)


def is_open(state: Others, space: int) -> bool:
    return total(state.monsters[space]) < allowed(state) + GUARDS


def best_guard(state: Others, space: int) -> list[int]:
    """Where from, and which kind: the hardest to kill that can come there at once; nowhere."""
    best, most = [NOWHERE, NOTHING], 0
    for place in state.city.spaces:
        if not state.monsters[place] or place == space or heroes_in(state, place):
            continue
        if not 0 < state.city.distance[place * SPACES + space] <= 3:
            continue
        for kind in kinds_of(state.monsters[place]):
            armour = armour_of(state, kind)
            if armour > most and BIT[space] & reach(state, place, stride(state, kind, True)):
                best, most = [place, kind], armour
    return best
