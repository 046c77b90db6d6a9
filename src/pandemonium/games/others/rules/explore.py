"""Free acts of a turn (OTH-HT-9, OTH-TK-3, OTH-TK-5 to OTH-TK-7): flip, take, drop, deliver."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.games.others.rules import doom, event
from pandemonium.games.others.rules.adventure import DELIVER, START_SPACE
from pandemonium.games.others.rules.counts import UNIT, count_of, kinds_of
from pandemonium.games.others.rules.figures import EXTRA_TURN, INNOCENT, LAST_LEVEL, NOWHERE, WOLF
from pandemonium.games.others.rules.hazard import roll_corruption
from pandemonium.games.others.rules.missions import count_ally_taken, count_delivered, count_innocent_taken, current
from pandemonium.games.others.rules.place import physical_in
from pandemonium.games.others.rules.state import Others


def can_flip(state: Others, slot: i64) -> bool:
    """Face-down tokens in a space without monsters, all or none (OTH-TK-3)."""
    space = state.at[slot]
    return state.down[space] != 0 and not state.monsters[space]


def flip(state: Others, slot: i64) -> None:
    """Their effects start at once; Fire and Corruption under the hero roll only when he leaves (OTH-R19)."""
    space = state.at[slot]
    state.seal()
    if state.events is not None:
        for kind in kinds_of(state.down[space]):
            state.tell(event.FLIPPED, (slot, space, kind, count_of(state.down[space], kind)))
    state.tokens[space] += state.down[space]
    state.down[space] = 0
    dice = doom.flip_dice(state)
    if dice:
        roll_corruption(state, slot, space, dice)


def can_take_extra(state: Others, slot: i64) -> bool:
    return physical_in(state, state.at[slot], EXTRA_TURN) > 0


def take_extra(state: Others, slot: i64) -> None:
    state.tokens[state.at[slot]] -= UNIT[EXTRA_TURN]
    state.extra[slot] += 1
    if state.events is not None:
        state.tell(event.TOOK_EXTRA, (slot, state.at[slot]))


def can_take_innocent(state: Others, slot: i64) -> bool:
    """Not a hero at 7 (OTH-R41)."""
    return state.corruption[slot] < LAST_LEVEL and physical_in(state, state.at[slot], INNOCENT) > 0


def take_innocent(state: Others, slot: i64) -> None:
    state.tokens[state.at[slot]] -= UNIT[INNOCENT]
    state.innocents[slot] += 1
    if state.events is not None:
        state.tell(event.TOOK_INNOCENT, (slot, state.at[slot]))
    count_innocent_taken(state)


def can_take_ally(state: Others, slot: i64, ally: i64) -> bool:
    """Not the wolf, and not one he dropped in this very turn (OTH-R42)."""
    if state.hero[slot] == WOLF or BIT[ally] & state.dropped:
        return False
    return state.ally[ally] == state.at[slot]


def take_ally(state: Others, slot: i64, ally: i64) -> None:
    state.ally[ally] = NOWHERE
    state.allies[slot] |= BIT[ally]
    if state.events is not None:
        state.tell(event.TOOK_ALLY, (slot, ally))
    count_ally_taken(state, ally)


def drop_ally(state: Others, slot: i64, ally: i64) -> None:
    state.allies[slot] &= ~BIT[ally]
    state.ally[ally] = state.at[slot]
    state.dropped |= BIT[ally]
    if state.events is not None:
        state.tell(event.DROPPED_ALLY, (slot, ally, state.at[slot]))


def can_deliver(state: Others, slot: i64) -> bool:
    """In the named space, while such a mission is current and its counter is not full."""
    if not state.innocents[slot] or state.due or state.progress >= state.target:
        return False
    mission = current(state)
    if mission.verb != DELIVER:
        return False
    named = state.city.start if mission.district == START_SPACE else mission.district
    return state.at[slot] == named


def deliver(state: Others, slot: i64) -> None:
    """To the box (OTH-R68)."""
    state.innocents[slot] -= 1
    state.boxed += 1
    if state.events is not None:
        state.tell(event.DELIVERED, (slot, state.at[slot]))
    count_delivered(state)
