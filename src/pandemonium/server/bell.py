"""The bell: after a commit, whoever watches a table is woken. A ring carries a number, never content."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import TypeAlias

Listener: TypeAlias = Callable[[str, int], None]
"""Told the table and its version; must not block."""


class Bell:
    """Who listens in this process. Other processes' commits arrive through a feed that calls `ring` as well."""

    def __init__(self) -> None:
        self.listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self.told: dict[str, int] = {}

    def listen(self, table: str, listener: Listener) -> None:
        self.listeners[table].add(listener)

    def unlisten(self, table: str, listener: Listener) -> None:
        listeners = self.listeners[table]
        listeners.discard(listener)
        if not listeners:
            del self.listeners[table]
            self.told.pop(table, None)

    def ring(self, table: str, version: int) -> None:
        """Wake the listeners; an old ring is dropped."""
        if table not in self.listeners or version <= self.told.get(table, -1):
            return
        self.told[table] = version
        for listener in tuple(self.listeners[table]):
            listener(table, version)

    def watched(self) -> list[str]:
        return list(self.listeners)
