"""Exact odds of dice without simulation (section 3.1): chances as lists, the place is the number.

Each die thrown is a chain of explosions and one last face out of the others. So n dice give exactly n last faces and a
negative binomial number of explosions, FTH or CRT, each of which may be told apart from the faces or join them as hits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.games.others.rules.dice import ARM, COR, CRT, FTH, HIT, RES, SIDES, SKL

TAIL: Final = 48
"""Numbers beyond are never met: what is left of the chance lies on the last one."""


def explosions(share: float, dice: i64) -> list[float]:
    """How often dice of which `share` explode do so, all together."""
    found = [0.0] * (TAIL + 1)
    if dice == 0 or share == 0.0:
        found[0] = 1.0
        return found
    chance, left = (1.0 - share) ** dice, 1.0
    for number in range(TAIL):
        found[number] = chance
        left -= chance
        chance = chance * share * (int(dice + number)) / (number + 1)
    found[TAIL] = max(left, 0.0)
    return found


def last_faces(share: float, dice: i64) -> list[float]:
    """How many of the dice end on a face of which `share` is the chance among those that end a chain."""
    found = [0.0] * (TAIL + 1)
    found[0] = 1.0
    for _ in range(dice):
        for number in range(TAIL, 0, -1):
            found[number] = found[number] * (1.0 - share) + found[number - 1] * share
        found[0] *= 1.0 - share
    return found


def together(first: list[float], second: list[float]) -> list[float]:
    """The sum of two numbers that do not depend on each other."""
    found = [0.0] * (TAIL + 1)
    for one in range(TAIL + 1):
        if first[one] > 0.0:
            for other in range(TAIL + 1):
                found[min(one + other, TAIL)] += first[one] * second[other]
    return found


def share_of(die: list[int], face: i64, explosive: i64) -> float:
    """The chance of a face among those that end a chain."""
    ends = SIDES - die.count(explosive)
    return die.count(face) / ends if ends else 0.0


def hits_and(die: list[int], dice: i64, explosive: i64) -> list[float]:
    """HIT, with all explosions as hits: CRT are, and FTH may be named so."""
    exploded = explosions(die.count(explosive) / SIDES, dice)
    return together(last_faces(share_of(die, HIT, explosive), dice), exploded)


def hero_hits(die: list[int], dice: i64) -> list[float]:
    return hits_and(die, dice, FTH)


def hero_skills(die: list[int], dice: i64) -> list[float]:
    """In a Cleanse every FTH is a SKL."""
    exploded = explosions(die.count(FTH) / SIDES, dice)
    return together(last_faces(share_of(die, SKL, FTH), dice), exploded)


def hero_armours(die: list[int], dice: i64) -> list[float]:
    """ARM alone: FTH went into hits."""
    return last_faces(share_of(die, ARM, FTH), dice)


def hero_resists(die: list[int], dice: i64) -> list[float]:
    return last_faces(share_of(die, RES, FTH), dice)


def sin_hits(die: list[int], dice: i64) -> list[float]:
    return hits_and(die, dice, CRT)


def sin_corruptions(die: list[int], dice: i64) -> list[float]:
    return last_faces(share_of(die, COR, CRT), dice)


def at_least(chances: list[float], number: i64) -> float:
    """The chance of this number or more."""
    if number <= 0:
        return 1.0
    found = 0.0
    for place in range(min(number, TAIL), TAIL + 1):
        found += chances[place]
    return min(found, 1.0)


def remaining(attack: list[float], added: i64, defence: list[float], fixed: i64) -> list[float]:
    """What is left of an attack, and fixed symbols added to it, after as much defence has cancelled it (OTH-CO-9)."""
    found = [0.0] * (TAIL + 1)
    for hit in range(TAIL + 1):
        if attack[hit] > 0.0:
            for parried in range(TAIL + 1):
                left = hit + added - parried - fixed
                found[min(max(left, 0), TAIL)] += attack[hit] * defence[parried]
    return found


def expected(chances: list[float]) -> float:
    """The mean."""
    found = 0.0
    for number in range(1, TAIL + 1):
        found += number * chances[number]
    return found
