"""How a game is likely to end (section 7, Hard): the heroes' chance, from what is left to do and who is left."""

from __future__ import annotations

from math import exp
from typing import Final

from pandemonium.engine.bits import COUNT, count
from pandemonium.games.others.bot.votes import expected_turns
from pandemonium.games.others.rules.advance import target_of
from pandemonium.games.others.rules.figures import DEADLY
from pandemonium.games.others.rules.state import Others

FITTED: Final[list[float]] = [-2.88, -0.48, 0.78, -0.45, 0.12, 0.78]
"""Of the features below: a logistic regression over 3,482 turns of 140 games of `normal` with itself."""


def features(state: Others) -> list[float]:
    """One; turns of work left to each hero; lives; the Apocalypse; a hero's corruption and upgrades on average."""
    heroes = int(state.heroes)
    upgrades = sum([count(owned) for owned in state.upgrades]) / heroes
    corruption = int(sum(state.corruption)) / heroes
    return [1.0, work_left(state) / heroes, lives_left(state), float(state.level), corruption, upgrades]


def heroes_chance(state: Others) -> float:
    found = 0.0
    values = features(state)
    for at in range(len(values)):
        found += FITTED[at] * values[at]
    return 1.0 / (1.0 + exp(-found))


def work_left(state: Others) -> float:
    """Turns of the current mission that are left, and of the shorter mission of every later stage."""
    missions = state.rules.adventures[state.adventure].missions
    now = missions[state.mission]
    found = 0.0
    if not state.due:
        found = expected_turns(state, now) * (1.0 - int(state.progress) / int(max(1, target_of(state, now))))
    stage = now.stage
    for place in range(len(missions)):
        mission = missions[place]
        if mission.stage <= stage:
            continue
        turns = expected_turns(state, mission)
        if place + 1 < len(missions) and missions[place + 1].stage == mission.stage:
            turns = min(turns, expected_turns(state, missions[place + 1]))
        found += turns
        stage = mission.stage
    return found


def lives_left(state: Others) -> float:
    """The Reserve, and of those on the board what their damage leaves."""
    found = float(count(state.reserve))
    for slot in range(state.heroes):
        found += 1.0 - COUNT[state.damage[slot]] / DEADLY
    return found
