"""Turns: who thinks next when more bots are asked than can think at a time.

What matters more goes first. Among the same, whoever had a turn longest ago: first by the person they think for, then
by their table. So one person with forty tables waits for their own forty, and everybody else for one of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

MOVE: Final = 0
ADVICE: Final = 1


class Waiting(Struct, eq=False):
    rank: int
    person: str
    table: str
    came: int
    called: asyncio.Future[None]


class Turns:
    """So many at a time."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Waiting] = []
        self.count = 0
        self.served: dict[str, int] = {}  # of people and tables while anybody waits: when each was last

    @asynccontextmanager
    async def turn(self, rank: int, person: str, table: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it until the end of the block."""
        self.count += 1
        one = Waiting(rank, person, table, self.count, asyncio.get_running_loop().create_future())
        self.waiting.append(one)
        self.call_next()
        try:
            await one.called
            yield
        finally:
            if one.called.cancelled():  # they gave up before they were called
                self.waiting = [other for other in self.waiting if other is not one]
            else:
                self.free += 1
            self.call_next()

    def call_next(self) -> None:
        while self.free and self.waiting:
            one = min(self.waiting, key=self.order)
            self.waiting.remove(one)
            if one.called.cancelled():
                continue
            self.free -= 1
            self.count += 1
            self.served[one.person] = self.served[one.table] = self.count
            one.called.set_result(None)
        if not self.waiting:
            self.served.clear()

    def order(self, one: Waiting) -> tuple[int, int, int, int]:
        return one.rank, self.served.get(one.person, 0), self.served.get(one.table, 0), one.came
