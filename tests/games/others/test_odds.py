"""Exact odds against the figures of the specification (section 3.1)."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules.dice import ARM, BLK, COR, CRT, FTH, HIT, RES, SKL
from pandemonium.games.others.rules.odds import (
    at_least,
    expected,
    hero_armours,
    hero_hits,
    hero_resists,
    hero_skills,
    remaining,
    sin_corruptions,
    sin_hits,
)

HERO_DIE = [HIT, HIT, ARM, RES, SKL, FTH]
SIN_DIE = [HIT, HIT, CRT, COR, BLK, BLK]


@pytest.mark.rule("OTH-DI-2")
@pytest.mark.parametrize(
    ("hits", "chances"),
    [
        (2, {3: 0.56, 4: 0.73, 5: 0.84, 6: 0.91, 7: 0.95, 8: 0.97}),
        (3, {3: 0.25, 4: 0.43, 5: 0.60, 6: 0.73, 7: 0.83, 8: 0.89}),
        (5, {3: 0.02, 4: 0.07, 5: 0.16, 6: 0.28, 7: 0.41, 8: 0.54}),
        (6, {3: 0.01, 4: 0.02, 5: 0.06, 6: 0.13, 7: 0.22, 8: 0.34}),
    ],
)
def test_a_hero_kills_as_often_as_the_table_says(hits: int, chances: dict[int, float]) -> None:
    for dice, chance in chances.items():
        assert at_least(hero_hits(HERO_DIE, dice), hits) == pytest.approx(chance, abs=0.006)


@pytest.mark.rule("OTH-CL-1")
def test_a_cleanse_removes_tokens_as_often_as_the_table_says() -> None:
    for dice, one, two in [(2, 0.56, 0.19), (3, 0.70, 0.33), (4, 0.80, 0.47), (5, 0.87, 0.59)]:
        skills = hero_skills(HERO_DIE, dice)
        assert at_least(skills, 1) == pytest.approx(one, abs=0.006)
        assert at_least(skills, 2) == pytest.approx(two, abs=0.006)


@pytest.mark.rule("OTH-DI-1", "OTH-CO-9")
@pytest.mark.parametrize(
    ("dice", "damages", "corruption", "five"),
    [
        (2, [0.80, 0.28, 0.07, 0.02, 0.00], 0.22, 0.00),
        (3, [1.31, 0.62, 0.23, 0.07, 0.02], 0.35, 0.02),
        (5, [2.44, 1.56, 0.86, 0.41, 0.17], 0.64, 0.16),
        (6, [3.02, 2.09, 1.30, 0.71, 0.34], 0.80, 0.28),
        (8, [4.21, 3.23, 2.32, 1.53, 0.91], 1.14, 0.54),
        (10, [5.40, 4.41, 3.44, 2.54, 1.74], 1.50, 0.75),
    ],
)
def test_armour_leaves_the_damage_that_the_table_says(
    dice: int, damages: list[float], corruption: float, five: float
) -> None:
    hits, armours = sin_hits(SIN_DIE, dice), hero_armours(HERO_DIE, 3)
    for armour, damage in enumerate(damages):
        assert expected(remaining(hits, 0, armours, armour)) == pytest.approx(damage, abs=0.006)
    tainted = remaining(sin_corruptions(SIN_DIE, dice), 0, hero_resists(HERO_DIE, 3), 0)
    assert expected(tainted) == pytest.approx(corruption, abs=0.006)
    assert at_least(hits, 5) == pytest.approx(five, abs=0.006)


@pytest.mark.rule("OTH-DI-1", "OTH-DI-2")
def test_chances_of_one_throw_come_to_one_and_a_fixed_symbol_counts_like_a_rolled_one() -> None:
    for dice in range(25):
        assert sum(hero_hits(HERO_DIE, dice)) == pytest.approx(1.0)
    hits = sin_hits(SIN_DIE, 4)
    none = hero_armours(HERO_DIE, 0)
    assert remaining(hits, 1, none, 1) == pytest.approx(remaining(hits, 0, none, 0))
    assert at_least(hits, 0) == 1.0
