"""Figures from samples: a mean and how far it may be off."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def mean_of(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def error_of(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    count, mean = len(values), mean_of(values)
    spread = sum((value - mean) ** 2 for value in values)
    return sqrt(spread / max(count - 1, 1) / count)


def chance_error(values: Sequence[float]) -> float:
    """The same of a chance, as if a win and a loss had been seen besides: a few games alike make nothing certain."""
    return error_of([*values, 0.0, 1.0])


def together(errors: Sequence[float]) -> float:
    """Of a sum of figures that were found apart."""
    return sqrt(sum(error * error for error in errors))
