"""The tally: about once a second, workers and nodes learn what one person or address used up at the others.

What was asked is one number in the database, the time until all of it is forgotten, to which every worker adds; what is
held is a row of each worker, which lapses when the worker is silent. Askers are digests there. A worker that nobody
presses writes and reads nothing.
"""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import blake2b
from secrets import token_hex
from time import monotonic, time

from pandemonium.server.shared import Held, SharedPace
from pandemonium.server.storage.database import Conflict, Database
from pandemonium.server.storage.tally import Key, hold, read_elsewhere, spend_all

EVERY = 1.0
RENEWED = 3.0
LAPSES = 10.0
"""Seconds after which what a silent worker held counts as let go."""


class Tally:
    """This worker's part in it."""

    def __init__(self, database: Database, paces: dict[str, SharedPace], held: dict[str, Held]) -> None:
        self.database = database
        self.paces = paces
        self.held = held
        self.worker = token_hex(8)
        self.key = b""
        self.told: dict[Key, int] = {}
        self.renewal = 0.0

    async def run(self) -> None:
        self.key = (await self.database.secret("tally")).encode()
        while True:
            await asyncio.sleep(EVERY)
            await self.sum_paces()
            await self.sum_holdings()

    async def sum_paces(self) -> None:
        """In order, so that two nodes never wait for each other's rows. Where both began with the same asker, the one
        that was later tries again."""
        askers = sorted((kind, asker) for kind, pace in self.paces.items() for asker in pace.telling)
        if not askers:
            return
        counts = [self.paces[kind].untold[asker] for kind, asker in askers]
        spent = [
            (self.key_of(kind, asker), count / self.paces[kind].rate, self.paces[kind].seconds)
            for (kind, asker), count in zip(askers, counts, strict=True)
        ]
        try:
            used = await self.database.write(partial(spend_all, spent=spent, now=time()))
        except Conflict:
            return
        for (kind, asker), count, seconds in zip(askers, counts, used, strict=True):
            self.paces[kind].learn(asker, count, seconds)

    async def sum_holdings(self) -> None:
        askers = {self.key_of(kind, asker): (kind, asker) for kind, held in self.held.items() for asker in held.telling}
        mine = {key: self.held[kind].here[asker] for key, (kind, asker) in askers.items()}
        await self.tell(mine)
        if not mine:
            return
        found = await self.database.read(partial(read_elsewhere, worker=self.worker, now=time(), lapses=LAPSES))
        for held in self.held.values():
            held.elsewhere = {}
        for key in found.keys() & askers.keys():
            kind, asker = askers[key]
            self.held[kind].elsewhere[asker] = found[key]

    async def tell(self, mine: dict[Key, int]) -> None:
        """Where it changed, or would lapse soon."""
        if mine != self.told or (mine and monotonic() > self.renewal):
            now = time()
            await self.database.write(partial(hold, worker=self.worker, held=mine, now=now, until=now + LAPSES))
            self.told, self.renewal = mine, monotonic() + RENEWED

    async def leave(self) -> None:
        """A worker that stops holds nothing any more."""
        await self.tell({})

    def key_of(self, kind: str, asker: str) -> Key:
        return kind, blake2b(asker.encode(), key=self.key, digest_size=8).hexdigest()
