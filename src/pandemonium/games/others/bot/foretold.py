"""How often such a game is won: the heroes' chance at the beginning of a round, as a review tells it.

A small network learned it from games of `normal` with itself (`fitted.py`); `features` is all that it looks at.
The search judges by `prospects`: that this plays better has not been shown.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pandemonium.engine.bits import count
from pandemonium.games.others.bot.fitted import CHANCE, HIDDEN
from pandemonium.games.others.bot.prospects import lives_left, work_left
from pandemonium.games.others.bot.votes import expected_turns
from pandemonium.games.others.rules.advance import target_of
from pandemonium.games.others.rules.counts import count_of, total
from pandemonium.games.others.rules.figures import (
    ABOMINATION,
    ACOLYTE,
    ADVENTURES,
    AVATAR,
    CONTROLLER,
    CULTS,
    HELL_CLUB,
    LAST_LEVEL,
    SPACES,
)
from pandemonium.games.others.rules.monsters import attack_in
from pandemonium.games.others.rules.state import Others

NEAR: Final = 2
"""So far a monster's attack is felt."""
LOST: Final = LAST_LEVEL - 1
"""Corruption from here on leaves a hero little to gain."""


def foretold(state: Others) -> float:
    values = features(state)
    found = CHANCE[-1]
    for unit in range(len(CHANCE) - 1):
        felt = 0.0
        for at in range(len(values)):
            felt += HIDDEN[at][unit] * values[at]
        if felt > 0.0:
            found += CHANCE[unit] * felt
    return 1.0 / (1.0 + exp(-found))


def features(state: Others) -> list[float]:
    """One for each line of `HIDDEN`, which names them."""
    return [1.0, *story(state), *squad(state), *enemy(state)]


def story(state: Others) -> list[float]:
    """How late it is, what is left to do, and which adventure it is."""
    missions = state.rules.adventures[state.adventure].missions
    stages_left = missions[len(missions) - 1].stage - missions[state.mission].stage
    done = int(state.progress) / int(max(1, state.target))
    now = work_now(state)
    later = work_left(state) - now
    found = [float(state.heroes), float(state.round), float(state.level)]
    found += [now / int(state.heroes), later / int(state.heroes), float(stages_left), done]
    return found + [1.0 if state.adventure == adventure else 0.0 for adventure in range(ADVENTURES)]


def squad(state: Others) -> list[float]:
    """The heroes: who is left, how corrupt they are, what they carry."""
    heroes = int(state.heroes)
    pure = lost = last = corruption = upgrades = extra = allies = innocents = 0
    for slot in range(heroes):
        level = int(state.corruption[slot])
        corruption += level
        pure += 1 if level == 1 else 0
        lost += 1 if level >= LOST else 0
        last += 1 if level == LAST_LEVEL else 0
        upgrades += count(state.upgrades[slot])
        extra += int(state.extra[slot])
        allies += count(state.allies[slot])
        innocents += int(state.innocents[slot])
    found = [lives_left(state), float(count(state.reserve)), corruption / heroes, float(pure), float(lost), float(last)]
    return [*found, upgrades / heroes, float(extra), float(allies), float(innocents)]


def enemy(state: Others) -> list[float]:
    """The Sin and its Acolytes, its monsters, how many dice they have near the heroes, cards and Reaction tokens."""
    found = [float(state.sin)] + [1.0 if state.cult == cult else 0.0 for cult in range(1, CULTS)]
    found += kinds_on_board(state) + attacks_near(state)
    return [*found, float(sum(state.hand)), float(state.permanent)]


def kinds_on_board(state: Others) -> list[float]:
    """Acolytes, Abominations, the Controller, the Avatar, and whoever else."""
    kinds = [0, 0, 0, 0, 0]
    for space in state.city.spaces:
        counts = state.monsters[space]
        if counts:
            for kind in (ACOLYTE, ABOMINATION, CONTROLLER, AVATAR):
                kinds[kind] += int(count_of(counts, kind))
            kinds[HELL_CLUB] += int(total(counts >> (4 * HELL_CLUB)))
    return [float(number) for number in kinds]


def attacks_near(state: Others) -> list[float]:
    """Sin dice of the monsters with each hero, up to one space away and up to two, over all heroes."""
    found = [0.0] * (NEAR + 1)
    for space in state.city.spaces:
        if state.monsters[space]:
            attack = int(attack_in(state, space))
            for slot in range(state.heroes):
                distance = int(state.city.distance[state.at[slot] * SPACES + space])
                for most in range(max(0, distance), NEAR + 1 if distance >= 0 else 0):
                    found[most] += attack
    return found


def work_now(state: Others) -> float:
    """Turns of the current mission that are left."""
    if state.due:
        return 0.0
    now = state.rules.adventures[state.adventure].missions[state.mission]
    return expected_turns(state, now) * (1.0 - int(state.progress) / int(max(1, target_of(state, now))))
