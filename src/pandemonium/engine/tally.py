"""Tally: a table of a game's statistics over many finished plays. The game counts, the page says how sure it is."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from pandemonium.engine.phrase import Phrase


class Finished(Struct, frozen=True):
    """A finished play as statistics remember it."""

    chronicle: Any  # what the game kept of it, as it was stored
    roles: list[str]  # by seat
    levels: list[str]  # of the bots, by seat; empty for people


class Share(Struct, frozen=True):
    """So many of so many."""

    of: int
    all: int


class Mean(Struct, frozen=True):
    """Of these numbers."""

    numbers: list[int]


Cell: TypeAlias = int | str | Phrase | Share | Mean
"""A count, a figure as it is written, a name, or what has an interval."""


class Tally(Struct, frozen=True):
    """Its title, the heads of its columns, and its rows, each led by a name."""

    title: Phrase
    heads: tuple[Phrase, ...]
    rows: tuple[tuple[Cell, ...], ...]
