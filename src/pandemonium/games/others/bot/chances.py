"""Odds as tables (section 7): what dice bring, looked up by numbers of dice; filled once for a pair of dice."""

from __future__ import annotations

from typing import Final

from pandemonium.games.others.rules import odds
from pandemonium.games.others.rules.figures import DEADLY

HERO_DICE: Final = 14
"""More are never thrown (section 7); beyond, the last row counts."""
SIN_DICE: Final = 25
HITS: Final = 16
ARMOURS: Final = 9
RESISTS: Final = 4


class Chances:
    """Tables of one pair of dice."""

    __slots__ = ("corruption", "damage", "fire", "hits", "skills", "taint")

    hits: list[float]  # dice * HITS + number: so many HIT or more, all FTH named so
    skills: list[float]  # likewise SKL
    damage: list[float]  # ((sin dice * HERO_DICE + hero dice) * ARMOURS + Armour) * DEADLY + k: more than k markers
    corruption: list[float]  # (sin dice * HERO_DICE + hero dice) * RESISTS + RES: expected
    fire: list[float]  # sin dice * DEADLY + k: more than k markers of a Fire roll
    taint: list[float]  # sin dice: expected corruption of a Corruption roll


def chances_of(hero_die: list[int], sin_die: list[int]) -> Chances:
    found = Chances()
    found.hits, found.skills, found.fire, found.taint = [], [], [], []
    armours = [odds.hero_armours(hero_die, dice) for dice in range(HERO_DICE)]
    resists = [odds.hero_resists(hero_die, dice) for dice in range(HERO_DICE)]
    sin_hits = [odds.sin_hits(sin_die, dice) for dice in range(SIN_DICE)]
    sin_taint = [odds.sin_corruptions(sin_die, dice) for dice in range(SIN_DICE)]
    for dice in range(HERO_DICE):
        for table, thrown in (
            (found.hits, odds.hero_hits(hero_die, dice)),
            (found.skills, odds.hero_skills(hero_die, dice)),
        ):
            table += [odds.at_least(thrown, number) for number in range(HITS)]
    for dice in range(SIN_DICE):
        found.fire += [odds.at_least(sin_hits[dice], number) for number in range(1, DEADLY + 1)]
        found.taint.append(odds.expected(sin_taint[dice]))
    found.damage, found.corruption = [], []
    for sin in range(SIN_DICE):
        for hero in range(HERO_DICE):
            found.damage += damage_rows(sin_hits[sin], armours[hero])
            found.corruption += corruption_row(sin_taint[sin], resists[hero])
    return found


def damage_rows(hits: list[float], rolled: list[float]) -> list[float]:
    """By fixed Armour: the chance of 1, 2, … 5 damage or more."""
    left = odds.remaining(hits, 0, rolled, 0)
    return [odds.at_least(left, armour + number) for armour in range(ARMOURS) for number in range(1, DEADLY + 1)]


def corruption_row(taint: list[float], rolled: list[float]) -> list[float]:
    left = odds.remaining(taint, 0, rolled, 0)
    tails = [odds.at_least(left, number) for number in range(1, odds.TAIL + 1)]
    return [sum(tails[resist:]) for resist in range(RESISTS)]
