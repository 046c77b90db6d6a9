"""Rows and kingdoms as tests set and read them: several places at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pandemonium.engine.row import Row
from pandemonium.games.deal.rules.state import Deal


def fill_in(numbers: Row, first: int, others: Iterable[int]) -> None:
    """These numbers from the first place on."""
    for place, number in enumerate(others, first):
        numbers[place] = number


def each(state: Deal, field: str) -> list[Any]:
    """What every kingdom has there, from A on."""
    return [getattr(kingdom, field) for kingdom in state.kingdoms]


def lay(state: Deal, **by_seat: Iterable[object]) -> None:
    """By the name of a kingdom's field what each has there, from A on."""
    for field, things in by_seat.items():
        for kingdom, thing in zip(state.kingdoms, things, strict=True):
            setattr(kingdom, field, thing)
