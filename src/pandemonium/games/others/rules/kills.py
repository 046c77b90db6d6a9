"""The dead of a Combat (OTH-CO-10, OTH-CO-11, OTH-R70): HITs are assigned freely, one kind at a time, until enough."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.choice import ALL, ENOUGH, KIND
from pandemonium.games.others.rules.counts import UNIT, count_of, kinds_of
from pandemonium.games.others.rules.damage import squad_number
from pandemonium.games.others.rules.missions import count_kill
from pandemonium.games.others.rules.monsters import armour_of, bury
from pandemonium.games.others.rules.roll import Roll
from pandemonium.games.others.rules.state import Others


def still_there(state: Others, roll: Roll) -> i64:
    """Monsters of the fight that are not picked, counts."""
    counts = state.monsters[roll.space]
    for kind in roll.picked:
        counts -= UNIT[kind]
    return counts


def needed(state: Others, roll: Roll, kind: i64) -> i64:
    """Hits for one of this kind in this Combat."""
    return armour_of(state, kind) + roll.tough


def all_needed(state: Others, roll: Roll, counts: i64) -> i64:
    found: i64 = 0
    for kind in kinds_of(counts):
        found += count_of(counts, kind) * needed(state, roll, kind)
    return found


def picks(state: Others, roll: Roll) -> list[Choice]:
    counts = still_there(state, roll)
    killable = [KIND + kind for kind in kinds_of(counts) if needed(state, roll, kind) <= roll.hits]
    if killable and all_needed(state, roll, counts) <= roll.hits:
        return [ALL, *killable, ENOUGH]
    return [*killable, ENOUGH]


def pick(state: Others, roll: Roll, choice: Choice) -> bool:
    """Whether more can be picked."""
    if choice == ENOUGH:
        return False
    if choice == ALL:
        counts = still_there(state, roll)
        for kind in kinds_of(counts):
            for _ in range(count_of(counts, kind)):
                roll.picked.append(kind)
        return False
    roll.picked.append(choice - KIND)
    roll.hits -= needed(state, roll, choice - KIND)
    return True


def bury_picked(state: Others, roll: Roll) -> None:
    """Kills are booked one by one in the hero's order (OTH-R44)."""
    hero = squad_number(state.hero[roll.slot])
    for kind in roll.picked:
        bury(state, kind, roll.space)
        state.kills[hero] += 1
        if state.events is not None:
            state.tell(event.KILLED, (roll.slot, kind, roll.space))
        count_kill(state, kind, roll.level > 0)
        if state.stopped:
            return
