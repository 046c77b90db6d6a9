"""Prices of what happens to heroes and monsters (section 7), by the state of whom it happens to."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.games.others.bot.chances import ARMOURS, HERO_DICE, HITS, RESISTS, SIN_DICE
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.rules import adventure as goals
from pandemonium.games.others.rules.advance import has_past, purity_of
from pandemonium.games.others.rules.adventure import Mission
from pandemonium.games.others.rules.figures import (
    ABOMINATION,
    ACOLYTE,
    AVATAR,
    CONTROLLER,
    CORRUPTION,
    DEADLY,
    FIRE,
    LAST_LEVEL,
    NEST,
    NOTHING,
    PENTAGRAM,
)
from pandemonium.games.others.rules.missions import current
from pandemonium.games.others.rules.state import Others

MARKERS: Final[list[float]] = [0.6, 0.8, 1.1, 1.7, 5.0]
"""Of the first to the fifth damage marker, which is a death."""
LEVELS: Final[list[float]] = [0.0, 0.0, 0.10, 0.12, 0.15, 0.25, 0.40, 0.90]
"""Of the corruption level reached."""
EAGER: Final = 0.3
"""What a level is worth to those who hunt the Avatar: the next strike is the stronger for it."""
LAST_STRIKE: Final = 2.0
"""The price of the last level to them: there nobody can strike by corruption again before a Penance."""
LOST_INNOCENT: Final = 1.5
DARK_PAST: Final = 1.5


def wounds_price(outlook: Outlook, state: Others, slot: int, amount: int) -> float:
    """So many markers more."""
    found = 0.0
    taken = COUNT[state.damage[slot]]
    for marker in range(taken, min(taken + amount, DEADLY)):
        found += MARKERS[marker]
    return found * outlook.weights.wound


def level_price(outlook: Outlook, state: Others, slot: int) -> float:
    """One corruption more."""
    level = state.corruption[slot]
    if level == LAST_LEVEL:
        return wounds_price(outlook, state, slot, 1)
    if is_revealer(state, slot):
        return -step_price(outlook, state, current(state)) / (int(LAST_LEVEL - level))
    if hunts(state):
        return LAST_STRIKE if level + 1 == LAST_LEVEL else -EAGER
    found = LEVELS[level + 1]
    if level + 1 == LAST_LEVEL:
        found += LOST_INNOCENT * int(state.innocents[slot])
        if has_past(state, slot):
            found += DARK_PAST
    return found * outlook.weights.stain + purity_price(outlook, state, level + 1)


def hunts(state: Others) -> bool:
    """Whether the mission is to kill the Avatar, whom hardly anybody kills but by corruption."""
    if state.due:
        return False
    mission = current(state)
    return mission.verb == goals.KILL and mission.kinds == BIT[AVATAR]


def purity_price(outlook: Outlook, state: Others, level: int) -> float:
    """Of a level that must be lost again before the team is as pure as the mission wants it."""
    mission = current(state)
    if state.due or mission.verb != goals.ALL_PURE or level <= purity_of(state, mission):
        return 0.0
    return step_price(outlook, state, mission) / 2


def is_revealer(state: Others, slot: int) -> bool:
    """Whether the mission wants a past revealed and this hero comes nearest to it: he seeks corruption."""
    if state.due or current(state).verb != goals.REVEAL_PAST or not has_past(state, slot):
        return False
    for other in range(state.heroes):
        more = state.corruption[other] - state.corruption[slot]
        if (more > 0 or (more == 0 and other < slot)) and has_past(state, other):
            return False
    return True


def fight_harm(outlook: Outlook, state: Others, slot: int, sin: int, hero: int, armour: int, resist: int) -> float:
    """What the Sin's dice cost a hero who rolls so many, on average."""
    sin = min(sin, SIN_DICE - 1)
    row = sin * HERO_DICE + min(hero, HERO_DICE - 1)
    place = (row * ARMOURS + min(armour, ARMOURS - 1)) * DEADLY
    corruption = outlook.chances.corruption[row * RESISTS + min(resist, RESISTS - 1)]
    return tail_price(outlook, state, slot, outlook.chances.damage, place) + corruption * level_price(
        outlook, state, slot
    )


def death_chance(outlook: Outlook, state: Others, slot: int, sin: int, hero: int, armour: int) -> float:
    """That the Sin's dice kill him."""
    row = min(sin, SIN_DICE - 1) * HERO_DICE + min(hero, HERO_DICE - 1)
    place = (row * ARMOURS + min(armour, ARMOURS - 1)) * DEADLY
    return outlook.chances.damage[place + DEADLY - 1 - COUNT[state.damage[slot]]]


def tail_price(outlook: Outlook, state: Others, slot: int, table: list[float], place: int) -> float:
    found = 0.0
    taken = COUNT[state.damage[slot]]
    for marker in range(taken, DEADLY):
        found += table[place + marker - taken] * MARKERS[marker]
    return found * outlook.weights.wound


def hit_chance(outlook: Outlook, dice: int, number: int) -> float:
    """So many HIT or more."""
    if number <= 0:
        return 1.0
    return outlook.chances.hits[min(dice, HERO_DICE - 1) * HITS + min(number, HITS - 1)]


def skill_chance(outlook: Outlook, dice: int, number: int) -> float:
    if number <= 0:
        return 1.0
    return outlook.chances.skills[min(dice, HERO_DICE - 1) * HITS + min(number, HITS - 1)]


def step_price(outlook: Outlook, state: Others, mission: Mission) -> float:
    """One step of the current mission; the last one is worth a little more."""
    found = outlook.weights.mission
    if state.progress + 1 >= state.target and state.also >= mission.also:
        found += outlook.weights.last_step
    return found


def kill_price(outlook: Outlook, state: Others, kind: int, corrupted: bool) -> float:
    """To the heroes; what the mission counts comes on top."""
    weights = outlook.weights
    if kind == ACOLYTE:
        found = weights.acolyte
    elif kind == ABOMINATION:
        found = weights.abomination
    elif kind == CONTROLLER:
        found = weights.controller
    else:
        found = weights.avatar if kind == AVATAR else weights.club
    mission = current(state)
    if state.due or not counts_kill(state, mission, kind, corrupted):
        return found
    step = step_price(outlook, state, mission)
    return found + (step * weights.sin_boss if is_boss(mission, kind) else step)


def is_boss(mission: Mission, kind: int) -> bool:
    if mission.verb == goals.KILL_BOSS:
        return kind == CONTROLLER
    return kind == AVATAR and mission.kinds == BIT[AVATAR]


def counts_kill(state: Others, mission: Mission, kind: int, corrupted: bool) -> bool:
    if mission.verb == goals.KILL:
        return BIT[kind] & mission.kinds != 0
    if mission.verb == goals.KILL_CORRUPTED:
        return corrupted
    if mission.verb != goals.KILL_BOSS:
        return False
    if kind == CONTROLLER and not state.boss:
        return True
    return state.progress - (1 if state.boss else 0) < state.target - 1


def token_price(outlook: Outlook, state: Others, slot: int, kind: int) -> float:
    """To the heroes, if this one removes it."""
    weights = outlook.weights
    if kind == FIRE:
        found = weights.fire
    elif kind == CORRUPTION:
        found = weights.corruption_token
    else:
        found = weights.pentagram if kind == PENTAGRAM else weights.nest
    return found + step_price(outlook, state, current(state)) if counts_token(state, slot, kind) else found


def counts_token(state: Others, slot: int, kind: int) -> bool:
    if state.due or kind not in (FIRE, CORRUPTION, PENTAGRAM, NEST):
        return False
    mission = current(state)
    if not BIT[kind] & mission.tokens:
        return False
    if mission.verb == goals.REMOVE:
        return mission.ally == NOTHING or BIT[mission.ally] & state.allies[slot] != 0
    return mission.verb == goals.DELIVER and state.also < mission.also
