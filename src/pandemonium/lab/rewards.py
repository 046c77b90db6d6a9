"""Rewards: what an end is worth to each seat of a learning program."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from pandemonium.engine.result import Finish
from pandemonium.engine.role import Role, shares, teams
from pandemonium.engine.state import Seat

HUNDRED = 100


class Reward(StrEnum):
    """What is learned for. Where a game has no points, or nobody else to compare with, the next best of these."""

    WIN = "win"  # the share of the victory less an even share: those of a table's sides sum to nothing
    MARGIN = "margin"  # the points ahead of the best seat of another side, over a hundred
    POINTS = "points"  # the points, over a hundred

    @classmethod
    def _missing_(cls, value: object) -> Reward:
        raise ValueError(f"a reward is one of {', '.join(cls)}, not {value!r}")


def rewards(reward: Reward, roles: Sequence[Role], end: Finish) -> list[float]:
    sides = teams(roles)
    if end.scores and (reward == Reward.POINTS or len(sides) == 1):
        return [score / HUNDRED for score in end.scores]
    if end.scores and reward == Reward.MARGIN:
        return margins(sides, end.scores)
    won = shares(roles, end.winners)
    return won if len(sides) == 1 else [share - 1 / len(sides) for share in won]


def margins(sides: list[list[Seat]], scores: Sequence[int]) -> list[float]:
    """Seats that win together are not ahead of each other."""
    best = [max(scores[seat] for seat in side) for side in sides]
    ahead = [0.0] * len(scores)
    for at, side in enumerate(sides):
        rival = max(best[:at] + best[at + 1 :])
        for seat in side:
            ahead[seat] = (scores[seat] - rival) / HUNDRED
    return ahead
