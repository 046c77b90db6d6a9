"""Rows as tests set them: several places at once."""

from __future__ import annotations

from collections.abc import Iterable

from pandemonium.engine.row import Row


def fill_in(numbers: Row, first: int, others: Iterable[int]) -> None:
    """These numbers from the first place on."""
    for place, number in enumerate(others, first):
        numbers[place] = number
