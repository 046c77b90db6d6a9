"""The book of laws: every function `law_…` of the modules here, by number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pandemonium.laws import accounts, asking, beliefs, copies, encoders, secrets, sides, undo, unnoticed, words
from pandemonium.laws.plays import AnyGame

Law: TypeAlias = Callable[[AnyGame, int, int], None]
"""Of a game, a number of seats, and how many examples to draw. Raises where the law is broken."""

MODULES = (asking, copies, undo, secrets, unnoticed, beliefs, accounts, words, sides, encoders)


def number(law: Law) -> int:
    return int(law.__name__.split("_")[1])


def title(law: Law) -> str:
    """`law 3: a copy is equal and independent`."""
    return f"law {number(law)}: {' '.join(law.__name__.split('_')[2:])}"


LAWS: list[Law] = sorted(
    (law for module in MODULES for name, law in vars(module).items() if name.startswith("law_")), key=number
)
