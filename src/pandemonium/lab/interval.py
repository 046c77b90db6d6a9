"""Intervals: how sure a figure from so many games is, at 95 %."""

from __future__ import annotations

from math import sqrt

Z = 1.959964
"""Of the normal distribution, 95 % lies within so many standard deviations."""

Interval = tuple[float, float]


def wilson(share: float, games: int) -> Interval:
    """Wilson's interval for a share of games; ties may make the count of wins a fraction."""
    if not games:
        return 0.0, 1.0
    z2 = Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = Z / (1 + z2) * sqrt(share * (1 - share) / games + z2 / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: list[int]) -> tuple[float, Interval]:
    """The mean, and the interval of the normal approximation."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(count - 1, 1)
    half = Z * sqrt(variance / count)
    return mean, (mean - half, mean + half)
