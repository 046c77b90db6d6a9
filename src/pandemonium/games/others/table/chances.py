"""The odds of a roll as the page tells them: exact chances from both pools (section 3.1).

FAITH and wildcards are taken for hits where the hero fights, so damage is what his rolled and fixed Armour leaves.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from pandemonium.games.others.knowledge.roll import CLEANSE, HeroPool, RollView
from pandemonium.games.others.rules import odds
from pandemonium.games.others.rules.box import Rules

MANY = 3
"""Damage from this number on is told together."""


class Chances(Struct, frozen=True):
    kills: list[float]  # by target: of one of that kind
    all: float  # of everybody
    damage: list[float]  # of 0, 1, 2, and of 3 or more
    hurt: float  # the mean damage
    corruption: float  # of at least 1
    removed: list[float]  # of at least 1, 2, 3 tokens by a Cleanse


def chances(rules: Rules, roll: RollView, pool: HeroPool) -> Chances:
    needed = [target.needed for target in roll.targets]
    every = sum(target.needed * target.number for target in roll.targets)
    hits = hero_hits(tuple(rules.hero_die), pool.dice)
    free = pool.hits + pool.wild
    damage = left_over(
        tuple(rules.sin_die), tuple(rules.hero_die), roll.sin_dice, roll.sin_hits, pool.dice, pool.armour
    )
    tainted = corrupted(
        tuple(rules.sin_die), tuple(rules.hero_die), roll.sin_dice, roll.sin_corruptions, pool.dice, pool.resist
    )
    skills = hero_skills(tuple(rules.hero_die), pool.dice) if roll.sort == CLEANSE else ()
    fixed = pool.skills + pool.wild
    return Chances(
        kills=[odds.at_least(list(hits), number - free) for number in needed],
        all=odds.at_least(list(hits), every - free),
        damage=[*damage[:MANY], sum(damage[MANY:])],
        hurt=odds.expected(list(damage)),
        corruption=1.0 - tainted[0],
        removed=[odds.at_least(list(skills), number - fixed) for number in range(1, 4)] if skills else [],
    )


@lru_cache(maxsize=256)
def hero_hits(die: tuple[int, ...], dice: int) -> tuple[float, ...]:
    return tuple(odds.hero_hits(list(die), dice))


@lru_cache(maxsize=256)
def hero_skills(die: tuple[int, ...], dice: int) -> tuple[float, ...]:
    return tuple(odds.hero_skills(list(die), dice))


@lru_cache(maxsize=1024)
def left_over(
    sin: tuple[int, ...], hero: tuple[int, ...], dice: int, added: int, own: int, armour: int
) -> tuple[float, ...]:
    if not dice:
        return tuple(odds.last_faces(0.0, 0))
    return tuple(odds.remaining(odds.sin_hits(list(sin), dice), added, odds.hero_armours(list(hero), own), armour))


@lru_cache(maxsize=1024)
def corrupted(
    sin: tuple[int, ...], hero: tuple[int, ...], dice: int, added: int, own: int, resist: int
) -> tuple[float, ...]:
    if not dice:
        return tuple(odds.last_faces(0.0, 0))
    return tuple(
        odds.remaining(odds.sin_corruptions(list(sin), dice), added, odds.hero_resists(list(hero), own), resist)
    )


def percent(chance: float) -> int:
    """As whole hundredths; what can happen is never told as nothing, nor what may fail as certain."""
    if 0.0 < chance < 0.005:
        return 1
    return 99 if 0.995 <= chance < 0.99999 else round(100 * chance)
