"""The bell: after a commit, whoever watches a table is woken. A ring carries a number, never content."""

from __future__ import annotations

import asyncio
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
        self.anybody = asyncio.Event()  # listens
        self.notice = ""  # the host's, to everybody

    def listen(self, table: str, listener: Listener) -> None:
        self.listeners[table].add(listener)
        self.anybody.set()

    def unlisten(self, table: str, listener: Listener) -> None:
        listeners = self.listeners[table]
        listeners.discard(listener)
        if not listeners:
            del self.listeners[table]
            self.told.pop(table, None)
        if not self.listeners:
            self.anybody.clear()

    def ring(self, table: str, version: int) -> None:
        """Wake the listeners; an old ring is dropped."""
        if table not in self.listeners or version <= self.told.get(table, -1):
            return
        self.told[table] = version
        for listener in tuple(self.listeners[table]):
            listener(table, version)

    def tell_all(self, notice: str) -> None:
        """Wake everybody for a notice that is not at any table."""
        if notice == self.notice:
            return
        self.notice = notice
        for table, listeners in list(self.listeners.items()):
            for listener in tuple(listeners):
                listener(table, 0)

    def is_heard(self, table: str) -> bool:
        return table in self.listeners

    def watched(self) -> list[str]:
        return list(self.listeners)
