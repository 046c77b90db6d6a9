"""Sequence: how sure a mean is however often one looks, so that a test may stop as soon as it is decided.

A confidence sequence by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting",
2024). Whoever says that a mean is higher than m bets on it at fair odds for m: were m the mean, the chance ever to own
forty times the stake would be one in forty at most (Ville), whatever the values are distributed like. The means that
neither side has so refuted are the interval: it holds the true one with 95 %, at all times together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from pandemonium.lab.interval import Interval

BETS = (0.05, 0.1, 0.2, 0.4, 0.6, 0.8)
"""Parts of what one owns that are bet each time, an equal stake on each: small ones find small differences."""

REFUTED = 40.0
"""Times the stake: at most a chance of 2.5 % either way."""

STEPS = 30
"""Halvings that find an end of the interval."""


def wealth(values: Sequence[float], mean: float) -> float:
    """What one owns of each stake who bets that values between 0 and 1 are higher on average."""
    return sum(prod(1 + bet * (value / mean - 1) for value in values) for bet in BETS) / len(BETS)


def is_above(values: Sequence[float], mean: float) -> bool:
    """Whether it is decided that they are higher."""
    return wealth(values, mean) >= REFUTED


def lowest(values: Sequence[float]) -> float:
    """The least mean that is not refuted from below; the lower a mean, the surer it is."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if is_above(values, middle) else (low, middle)
    return low


def interval(values: Sequence[float]) -> Interval:
    return lowest(values), 1 - lowest([1 - value for value in values])
