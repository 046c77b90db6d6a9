"""Kept drawings: between two choices nearly all of a table stays as it was, and drawing costs more than looking up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from markupsafe import Markup

MOST = 16_000_000
"""Letters kept at most, of all tables together."""

Key: TypeAlias = tuple[object, ...]


class Kept:
    """Drawings by everything they depend on. When they have become too many, all are forgotten."""

    def __init__(self) -> None:
        self.drawn: dict[Key, Markup] = {}
        self.letters = 0

    def get(self, key: Key, draw: Callable[[], Markup]) -> Markup:
        found = self.drawn.get(key)
        if found is None:
            found = draw()
            if self.letters + len(found) > MOST:
                self.clear()
            self.drawn[key] = found
            self.letters += len(found)
        return found

    def clear(self) -> None:
        self.drawn.clear()
        self.letters = 0


KEPT = Kept()
