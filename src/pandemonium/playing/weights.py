"""Weights as data: a TOML file beside a game's bot, one table per level and player count, and the class they fill.

There are tables for `easy` and `normal`. A game may have some for `hard` too, by which `hard` and `master` judge and
imagine: cards were balanced by what `normal` plays, so stronger weights that would change that are `hard`'s alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from pandemonium.engine.dump import fields
from pandemonium.engine.whole import write_whole

Numbers: TypeAlias = dict[str, float]
"""Weights by name."""

Tables: TypeAlias = dict[str, dict[str, Numbers]]
"""By level, then player count."""


NORMAL, HARD = "normal", "hard"


class Fallible(Protocol):
    """What every game's weights have: by how much `easy` errs in each judgement."""

    noise: float


W = TypeVar("W", bound=Fallible)


class WeightFile(Generic[W]):
    """The weights of one game, as numbers by name and as objects of its own class, which compiled code reads."""

    def __init__(self, path: Path, make: type[W]) -> None:
        self.path = path
        self.make = make
        self.names = fields(make())
        self.loaded: dict[tuple[str, int], W] = {}

    def load(self, level: str, seats: int) -> W:
        """Read once in a process."""
        if (level, seats) not in self.loaded:
            self.loaded[level, seats] = self.filled(self.numbers(level, seats))
        return self.loaded[level, seats]

    def numbers(self, level: str, seats: int) -> Numbers:
        """`hard` takes `normal`'s where it has none of its own."""
        tables, count = self.read(), str(seats)
        if level == HARD and count not in tables.get(HARD, {}):
            level = NORMAL
        return tables[level][count]

    def filled(self, numbers: Numbers) -> W:
        if set(numbers) != set(self.names):
            raise ValueError(f"weights must be exactly: {', '.join(self.names)}")
        weights = self.make()
        for name, number in numbers.items():
            setattr(weights, name, float(number))
        return weights

    def read(self) -> Tables:
        return msgspec.toml.decode(self.path.read_bytes(), type=Tables)

    def write(self, tables: Tables) -> None:
        """What the file says of itself in its first line stays."""
        lines = self.path.read_text(encoding="utf-8").splitlines()[:1]
        for level, by_seats in tables.items():
            for seats, numbers in by_seats.items():
                lines += ["", f"[{level}.{seats}]", *(f"{name} = {numbers[name]}" for name in self.names)]
        write_whole(self.path, "\n".join(lines) + "\n")
