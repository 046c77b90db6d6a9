"""Rewards: what an end is worth to each seat of a learning program."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from pandemonium.engine.result import Finish
from pandemonium.engine.role import Role, shares, teams

HUNDRED = 100


class Reward(StrEnum):
    """What is learned for. Where a game has no points, or nobody else to compare with, the next best of these."""

    WIN = "win"  # the share of the victory less an even share: those of a table's sides sum to nothing
    MARGIN = "margin"  # the points ahead of the best other seat, over a hundred
    POINTS = "points"  # the points, over a hundred


def rewards(reward: Reward, roles: Sequence[Role], end: Finish) -> list[float]:
    scores, seats = end.scores, range(len(roles))
    if scores and (reward == Reward.POINTS or len(roles) == 1):
        return [score / HUNDRED for score in scores]
    if scores and reward == Reward.MARGIN:
        return [(scores[seat] - max(scores[other] for other in seats if other != seat)) / HUNDRED for seat in seats]
    won = shares(roles, end.winners)
    return won if len(roles) == 1 else [share - 1 / len(teams(roles)) for share in won]
