"""The Move (OTH-HT-7, OTH-HT-8): how long it is and where its next step may lead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.games.others.rules import doom
from pandemonium.games.others.rules.figures import NOTHING, WOLF
from pandemonium.games.others.rules.gear import owned
from pandemonium.games.others.rules.place import carries_raven
from pandemonium.games.others.rules.state import Others

PACE: Final = 2
"""Spaces of a Move."""
RAVEN_PACE: Final = 1


def pace(state: Others, slot: i64) -> i64:
    """How long the whole Move is now (OTH-R76)."""
    return state.capped if state.capped != NOTHING else full_pace(state, slot)


def full_pace(state: Others, slot: i64) -> i64:
    """Without what a card says for one turn."""
    found = PACE + sum(upgrade.move for upgrade in owned(state, slot))
    if carries_raven(state, slot):
        found += RAVEN_PACE
    if state.hero[slot] == WOLF:
        found += state.rules.heroes[WOLF].ability
    return found


def step_cost(state: Others, origin: i64, space: i64) -> i64:
    """Spaces of the Move it uses up: a Metro step may cost more (ar5)."""
    if BIT[space] & state.city.adjacent[origin]:
        return 1
    return doom.metro_cost(state)


def steps(state: Others, slot: i64) -> i64:
    """Where the next step of the Move may lead, a mask. The Move may not be split around the Action (OTH-HT-7)."""
    if state.halted or (state.acted and not state.acted_first):
        return 0
    left = pace(state, slot) - state.spent
    space = state.at[slot]
    if left <= 0:
        return 0
    if left >= doom.metro_cost(state):
        return state.city.near[space]
    return state.city.adjacent[space]
