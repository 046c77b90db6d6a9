"""Missions (OTH-MI-1 to OTH-MI-3, section 3.12): only the current one counts, and nothing done before."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules.adventure import (
    DELIVER,
    KILL,
    KILL_BOSS,
    KILL_CORRUPTED,
    PENANCES,
    REMOVE,
    REVEAL_PAST,
    TAKE_ALLIES,
    TAKE_INNOCENT,
    USE_CITY,
    Mission,
)
from pandemonium.games.others.rules.counts import total
from pandemonium.games.others.rules.figures import CONTROLLER, FIRE, NOTHING, NOWHERE
from pandemonium.games.others.rules.place import tokens_in
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.victory import heroes_win


def current(state: Others) -> Mission:
    return state.rules.adventures[state.adventure].missions[state.mission]


def counts_for(state: Others, verb: i64) -> bool:
    """Whether the current mission counts this; one that is complete counts nothing more (OTH-R13)."""
    return not state.due and current(state).verb == verb


def book(state: Others, number: i64) -> None:
    """So much progress, as far as the target."""
    state.progress = min(state.target, state.progress + number)
    tell_progress(state)
    complete_if_full(state)


def tell_progress(state: Others) -> None:
    if state.events is not None:
        state.tell(event.MISSION_ADVANCED, (state.mission, state.progress, state.target))


def complete_if_full(state: Others) -> None:
    """The last mission wins at once; what follows another waits until all is applied (OTH-MI-2, OTH-R44)."""
    mission = current(state)
    if state.progress < state.target or state.also < mission.also:
        return
    if is_last(state):
        state.done |= BIT[state.mission]
        state.fell.append(state.round)
        if state.events is not None:
            state.tell(event.MISSION_DONE, (state.mission,))
        heroes_win(state)
    else:
        state.due = True


def is_last(state: Others) -> bool:
    missions = state.rules.adventures[state.adventure].missions
    return missions[state.mission].stage == missions[-1].stage


def count_kill(state: Others, kind: i64, corrupted: bool) -> None:
    """In Combat, by the Orbital or by an effect (OTH-R14)."""
    if state.due:
        return
    mission = current(state)
    if (mission.verb == KILL and BIT[kind] & mission.kinds) or (mission.verb == KILL_CORRUPTED and corrupted):
        book(state, 1)
    elif mission.verb == KILL_BOSS:
        count_boss(state, kind)


def count_boss(state: Others, kind: i64) -> None:
    """The Controller and so many others; a second Controller is another, further others are lost."""
    if kind == CONTROLLER and not state.boss:
        state.boss = True
        book(state, 1)
    elif state.progress - (1 if state.boss else 0) < state.target - 1:
        book(state, 1)


def count_removed(state: Others, slot: i64, kind: i64) -> None:
    """By Cleanse, physical tokens only."""
    if state.due:
        return
    mission = current(state)
    if not BIT[kind] & mission.tokens:
        return
    if mission.verb == REMOVE:
        if mission.ally == NOTHING or BIT[mission.ally] & state.allies[slot]:
            book(state, 1)
    elif mission.verb == DELIVER and state.also < mission.also:
        state.also += 1
        tell_progress(state)
        complete_if_full(state)


def count_city_action(state: Others, slot: i64, district: i64) -> None:
    """After the city_action window, if not cancelled; the conditions are those of that moment."""
    if not counts_for(state, USE_CITY):
        return
    mission = current(state)
    if mission.district != NOWHERE and mission.district != district:
        return
    if mission.no_fire and tokens_in(state, district, FIRE):
        return
    if mission.ally != NOTHING and not BIT[mission.ally] & state.allies[slot]:
        return
    if mission.most != NOTHING and total(state.monsters[district]) > mission.most:
        return
    book(state, 1)


def count_penance(state: Others) -> None:
    state.penances_round += 1
    if counts_for(state, PENANCES):
        book(state, 1)


def count_innocent_taken(state: Others) -> None:
    state.rescued_round += 1
    if counts_for(state, TAKE_INNOCENT):
        book(state, 1)


def count_delivered(state: Others) -> None:
    state.rescued_round += 1
    if counts_for(state, DELIVER):
        book(state, 1)


def count_ally_taken(state: Others, ally: i64) -> None:
    """Each of them once while the mission is current."""
    state.allies_round += 1
    if counts_for(state, TAKE_ALLIES) and not BIT[ally] & state.helped:
        state.helped |= BIT[ally]
        book(state, COUNT[state.helped] - state.progress)


def count_past(state: Others) -> None:
    if counts_for(state, REVEAL_PAST):
        book(state, 1)
