"""What the seed decides: first one of the 48 schedules, then, where the companion deals them, the roles.

The seed's hash is shown at the start, so both can be checked when the seed is told at the end (DWD-4.4.1, DWD-6.5.4).
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Final

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.games.deal.rules.routing import MARKS, MORTAL, schedules

Wish = tuple[int, int]
"""The role wanted and the role not wanted, numbered as marks; both mortals are one role."""

GRANTED: Final = 4, 5
"""A wish granted, or a dreaded role spared, weighs 5/4 (DWD-4.4.2): each one missing leaves 4 chances of 5."""


@cache
def all_schedules() -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, schedules()))


def schedule_number(seed: str) -> int:
    return chance_from(seed).below(len(all_schedules()))


def route(seed: str) -> tuple[int, ...]:
    return all_schedules()[schedule_number(seed)]


def deal_roles(seed: str, wishes: list[Wish]) -> list[int]:
    """The mark of each seat: all 24 ways are possible, and equally likely where nobody wishes."""
    chance = chance_from(seed)
    chance.below(len(all_schedules()))
    best = max(favour(list(marks), wishes) for marks in permutations(range(MARKS)))
    while True:
        marks = list(range(MARKS))
        chance.shuffle(marks)
        if kept(chance, best - favour(marks, wishes)):
            return marks


def kept(chance: Chance, missing: int) -> bool:
    """Whether a deal stays that falls short of the best by so many wishes."""
    share, whole = GRANTED
    return all(chance.below(whole) < share for _ in range(missing))


def favour(marks: list[int], wishes: list[Wish]) -> int:
    """Wishes granted less dreaded roles dealt."""
    roles = [min(mark, MORTAL) for mark in marks]
    return sum((role == wanted) - (role == dreaded) for role, (wanted, dreaded) in zip(roles, wishes, strict=True))
