"""Line-ups: who sits where in the games of an arena, so that every level meets the same luck in the same role."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from pandemonium.engine.role import Role
from pandemonium.engine.state import Seat


def line_ups(levels: list[str], roles: Sequence[Role]) -> list[list[str]]:
    """The levels of each role rotated among its seats; where each role has one level, these change roles instead."""
    seats_of: dict[str, list[Seat]] = {}
    for seat, role in enumerate(roles):
        seats_of.setdefault(role.id, []).append(seat)
    held = [[levels[seat] for seat in seats] for seats in seats_of.values()]
    if len(held) > 1 and all(len(set(group)) == 1 for group in held):
        given = rotations([group[0] for group in held])
        casts = [[[level] * len(group) for level, group in zip(each, held, strict=True)] for each in given]
    else:
        casts = [list(cast) for cast in product(*map(rotations, held))]
    return [seated(cast, list(seats_of.values())) for cast in casts]


def rotations(levels: list[str]) -> list[list[str]]:
    """The levels moved on by one seat each time, without repetitions."""
    turned = [levels[at:] + levels[:at] for at in range(len(levels))]
    return [seats for at, seats in enumerate(turned) if seats not in turned[:at]]


def seated(cast: list[list[str]], seats_of: list[list[Seat]]) -> list[str]:
    """The levels of all roles, seat by seat again."""
    pairs = [pair for group, seats in zip(cast, seats_of, strict=True) for pair in zip(seats, group, strict=True)]
    return [level for _, level in sorted(pairs)]
