"""Intervals against figures worked out elsewhere."""

from __future__ import annotations

import pytest

from pandemonium.lab.interval import mean_interval, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_agree_with_published_ones(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_mean_comes_with_two_standard_errors() -> None:
    mean, (low, high) = mean_interval([40, 42, 44, 46, 48])
    assert mean == 44
    assert high - mean == pytest.approx(mean - low)
    assert high - mean == pytest.approx(1.96 * (10 / 5) ** 0.5, abs=1e-3)
