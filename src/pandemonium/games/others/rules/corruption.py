"""Corruption (OTH-CR-1, OTH-CR-2, OTH-CR-4): received or taken willingly; at 7 it becomes damage."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.damage import hurt, squad_number
from pandemonium.games.others.rules.figures import LAST_LEVEL, NOTHING
from pandemonium.games.others.rules.gear import vaccine_of
from pandemonium.games.others.rules.state import Others


def corrupt(state: Others, slot: i64, amount: i64, cause: i64) -> None:
    """Received: the marker goes right without benefit; what comes at 7 is damage of its own source (OTH-R47)."""
    damage = 0
    for _ in range(amount):
        vaccine = vaccine_of(state, slot)
        if vaccine != NOTHING:
            state.marked |= BIT[vaccine]
            if state.events is not None:
                state.tell(event.IMMUNE, (slot,))
        elif state.corruption[slot] == LAST_LEVEL:
            damage += 1
        else:
            raise_level(state, slot)
            if state.events is not None:
                state.tell(event.CORRUPTED, (slot, state.corruption[slot]))
    hurt(state, slot, damage, cause)


def corrupt_willingly(state: Others, slot: i64) -> None:
    """Before a roll, once per roll; never at 7 (OTH-CR-4)."""
    raise_level(state, slot)
    state.sins[squad_number(state.hero[slot])] += 1
    if state.events is not None:
        state.tell(event.CORRUPTED_WILLINGLY, (slot, state.corruption[slot]))


def raise_level(state: Others, slot: i64) -> None:
    """Reaching 7 kills the Innocents he carries (OTH-TK-5)."""
    state.corruption[slot] += 1
    if state.corruption[slot] == LAST_LEVEL and state.innocents[slot]:
        if state.events is not None:
            state.tell(event.INNOCENTS_DIED, (slot, state.innocents[slot]))
        state.boxed += state.innocents[slot]
        state.innocents[slot] = 0
