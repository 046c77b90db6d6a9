"""Where the current mission is to be done, and what it is worth to be near (section 7)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT, members
from pandemonium.games.others.bot.fights import can_will, dice_in, fixed_hits
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.prices import (
    counts_kill,
    counts_token,
    hit_chance,
    hunts,
    is_boss,
    is_revealer,
    step_price,
)
from pandemonium.games.others.rules import adventure as goals
from pandemonium.games.others.rules.advance import purity_of
from pandemonium.games.others.rules.adventure import START_SPACE, Mission
from pandemonium.games.others.rules.cleanse import removables
from pandemonium.games.others.rules.counts import count_of, kinds_of
from pandemonium.games.others.rules.figures import (
    DISTRICTS,
    FIRE,
    INNOCENT,
    LAST_LEVEL,
    NOBODY,
    NOTHING,
    NOWHERE,
    PENANCE,
    REMOVABLE,
    SPACES,
    WOLF,
)
from pandemonium.games.others.rules.missions import current
from pandemonium.games.others.rules.monsters import armour_of
from pandemonium.games.others.rules.place import tokens_in
from pandemonium.games.others.rules.state import Others

ABSOLVED: Final = 0.7
"""Of a step of the mission, what Penance promises a hero too corrupt to strike at the Avatar."""
HELPING: Final = 2
"""So far away a hero can come in one Move."""
NEAR: Final[list[float]] = [1.0, 0.82, 0.66, 0.50, 0.38, 0.28, 0.20, 0.14, 0.10]
"""By distance."""


def goals_of(outlook: Outlook, state: Others, slot: int) -> list[float]:
    """By space: what the mission promises this hero there."""
    found = [0.0] * SPACES
    if state.due:
        return found
    mission = current(state)
    price = step_price(outlook, state, mission)
    verb = mission.verb
    if verb == goals.KILL or verb == goals.KILL_BOSS or verb == goals.KILL_CORRUPTED:
        mark_monsters(outlook, state, slot, mission, price, found)
    elif verb == goals.REMOVE:
        mark_tokens(state, slot, mission, price, found)
    elif verb == goals.PENANCES or verb == goals.ALL_PURE:
        mark_penance(state, slot, verb, price, found)
    elif verb == goals.USE_CITY:
        mark_districts(state, slot, mission, price, found)
    elif verb == goals.TAKE_INNOCENT:
        mark_innocents(state, price, found)
    elif verb == goals.DELIVER:
        mark_delivery(state, slot, mission, price, found)
    elif verb == goals.TAKE_ALLIES:
        mark_allies(state, slot, price, found)
    elif verb == goals.ALL_HOME:
        found[state.city.start] = price * 2
    elif is_revealer(state, slot):
        mark_rolls(state, price / 2, found)
    return found


def nearness(outlook: Outlook, state: Others, promised: list[float]) -> list[float]:
    """By space: the best promise, less the way to it."""
    spaces = state.city.spaces
    lit = [space for space in spaces if promised[space] > 0.0]
    found = [0.0] * SPACES
    for space in spaces:
        best = 0.0
        row = space * SPACES
        for goal in lit:
            distance = state.city.distance[row + goal]
            if 0 <= distance < len(NEAR):
                best = max(best, promised[goal] * NEAR[distance])
        found[space] = best * outlook.weights.nearness
    return found


def mark_monsters(
    outlook: Outlook, state: Others, slot: int, mission: Mission, price: float, found: list[float]
) -> None:
    for space in state.city.spaces:
        for kind in kinds_of(state.monsters[space]):
            if not counts_kill(state, mission, kind, True):
                continue
            promise = price
            if is_boss(mission, kind):
                chance = hope(outlook, state, slot, space, kind) + aid(outlook, state, slot, space, kind)
                promise *= outlook.weights.sin_boss * chance
            found[space] = max(found[space], promise)
    if hunts(state) and state.corruption[slot] == LAST_LEVEL:
        mark_penance(state, slot, goals.PENANCES, price * ABSOLVED, found)


def hope(outlook: Outlook, state: Others, slot: int, space: int, kind: int) -> float:
    """That this hero kills it with whoever is near enough to come and help."""
    dice = 0
    for other in range(state.heroes):
        if other != slot and 0 < state.city.distance[state.at[other] * SPACES + space] <= HELPING:
            dice += 1
    return strike(outlook, state, slot, space, kind, dice)


def aid(outlook: Outlook, state: Others, slot: int, space: int, kind: int) -> float:
    """By how much his coming raises the best chance of another who is near."""
    best = 0.0
    if state.at[slot] == space:
        return best
    for other in range(state.heroes):
        if other != slot and state.city.distance[state.at[other] * SPACES + space] <= HELPING:
            alone = strike(outlook, state, other, space, kind, 0)
            best = max(best, strike(outlook, state, other, space, kind, 1) - alone)
    return best


def strike(outlook: Outlook, state: Others, slot: int, space: int, kind: int, more: int) -> float:
    """The chance to kill it there with so many dice more than now."""
    willing = can_will(state, slot, space)
    fixed = fixed_hits(state, slot, space, willing, True)
    return hit_chance(outlook, dice_in(state, slot, space, willing) + more, armour_of(state, kind) - fixed)


def mark_tokens(state: Others, slot: int, mission: Mission, price: float, found: list[float]) -> None:
    """With a carrier asked for, the ally comes first; others have nothing to do with it."""
    if mission.ally != NOTHING and not BIT[mission.ally] & state.allies[slot]:
        if state.ally[mission.ally] != NOWHERE:
            found[state.ally[mission.ally]] = price
        return
    for space in state.city.spaces:
        for kind in range(REMOVABLE):
            if count_of(state.tokens[space], kind) and counts_token(state, slot, kind):
                found[space] = price


def mark_penance(state: Others, slot: int, verb: int, price: float, found: list[float]) -> None:
    if state.corruption[slot] <= (1 if verb == goals.PENANCES else purity_of(state, current(state))):
        return
    for district in range(DISTRICTS):
        if state.slot_token[district] == NOBODY and PENANCE in state.city.icons[district]:
            found[district] = price * state.city.icons[district].count(PENANCE)


def mark_districts(state: Others, slot: int, mission: Mission, price: float, found: list[float]) -> None:
    if mission.ally != NOTHING and not BIT[mission.ally] & state.allies[slot]:
        if state.ally[mission.ally] != NOWHERE:
            found[state.ally[mission.ally]] = price
        elif mission.most != NOTHING and mission.district != NOWHERE and state.monsters[mission.district]:
            found[mission.district] = price / 2  # somebody must clear the way
        return
    for district in range(DISTRICTS):
        if state.city.icons[district] and (mission.district == NOWHERE or mission.district == district):
            burns = mission.no_fire and tokens_in(state, district, FIRE)
            used = state.slot_token[district] != NOBODY and mission.district == NOWHERE
            if not burns and not used:
                found[district] = price * (1 if mission.district == NOWHERE else 3)


def mark_innocents(state: Others, price: float, found: list[float]) -> None:
    for space in state.city.spaces:
        if count_of(state.tokens[space], INNOCENT):
            found[space] = price
        elif state.down[space]:
            found[space] = price / 2


def mark_delivery(state: Others, slot: int, mission: Mission, price: float, found: list[float]) -> None:
    if state.also < mission.also:
        mark_tokens(state, slot, mission, price, found)
    if state.progress >= state.target:
        return
    if state.innocents[slot]:
        goal = state.city.start if mission.district == START_SPACE else mission.district
        found[goal] = price * int(state.innocents[slot])
    else:
        mark_innocents(state, price, found)


def mark_rolls(state: Others, price: float, found: list[float]) -> None:
    """Wherever a fight or a Cleanse lets him take corruption."""
    for space in state.city.spaces:
        if state.monsters[space] or removables(state, space):
            found[space] = price


def mark_allies(state: Others, slot: int, price: float, found: list[float]) -> None:
    if state.hero[slot] == WOLF:
        return
    for ally in members(7 & ~state.helped):
        if state.ally[ally] != NOWHERE:
            found[state.ally[ally]] = price
