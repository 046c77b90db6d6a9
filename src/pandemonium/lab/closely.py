"""Many plays looked at closely: how each kind of seat fares, what happens on average, how often a thing is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from pandemonium.lab.interval import Interval, wilson
from pandemonium.playing.closely import Closely


class Share(Struct, frozen=True):
    """How the seats of one kind fare. `seats` counts them over all games."""

    seats: int
    wins: float
    wins_95: Interval
    mean_score: float


class Closer(Struct, frozen=True):
    groups: dict[str, dict[str, Share]]
    figures: dict[str, float]
    used: dict[str, list[int]]  # by thing how often it was used, and how often it was held


def closer(plays: Sequence[tuple[Closely, list[float], list[int]]]) -> Closer | None:
    """Of each play what was seen, the shares of the win and the scores."""
    if not plays:
        return None
    seen = [play[0] for play in plays]
    used = Counter(thing for one in seen for thing in one.used)
    held = Counter(thing for one in seen for thing in one.held)
    return Closer(
        groups={kind: fares(kind, plays) for kind in seen[0].groups},
        figures={name: sum(one.figures[name] for one in seen) / len(seen) for name in seen[0].figures},
        used={thing: [used[thing], held[thing]] for thing in sorted(held)},
    )


def fares(kind: str, plays: Sequence[tuple[Closely, list[float], list[int]]]) -> dict[str, Share]:
    wins: dict[str, list[float]] = {}
    scores: dict[str, list[int]] = {}
    for seen, shares, points in plays:
        for name, share, score in zip(seen.groups[kind], shares, points, strict=True):
            wins.setdefault(name, []).append(share)
            scores.setdefault(name, []).append(score)
    return {name: share_of(wins[name], scores[name]) for name in sorted(wins)}


def share_of(wins: list[float], scores: list[int]) -> Share:
    won = sum(wins) / len(wins)
    return Share(len(wins), won, wilson(won, len(wins)), sum(scores) / len(scores))
