"""A score sheet for the box: which figures a game asks for at the end, and its own reckoning of them.

A game brings one as its part `sheet`, a module with a function `sheet` of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from pandemonium.engine.phrase import Phrase, Refusal
from pandemonium.engine.result import Result

Values: TypeAlias = dict[str, tuple[int, ...]]
"""What was written for each figure: one number, or several where it asks for many."""
Reckoning: TypeAlias = Callable[[Values, list[Values]], Result | Refusal]
"""From the table's figures and those of each seat."""


class Figure(Struct, frozen=True):
    """A line of the sheet. With `choices` the number is the place of one of them; `many` asks for several numbers."""

    id: str
    label: Phrase
    least: int = 0
    most: int = 99
    choices: tuple[Phrase, ...] = ()
    many: bool = False


class Sheet(Struct, frozen=True):
    """`text` holds the game's words, in which it reckons."""

    id: str
    seats: tuple[int, ...]
    table: tuple[Figure, ...]
    own: tuple[Figure, ...]
    reckon: Reckoning
    text: Path
