"""Dealing: a game begins when everybody sits and has told their half of the seed, or the time for that is over."""

from __future__ import annotations

import asyncio
from functools import partial
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Row

from pandemonium.engine.game import Game, Setup
from pandemonium.engine.halves import Halves
from pandemonium.engine.match import Match
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.storage.room import await_halves, begin_table, overdue
from pandemonium.server.storage.stored import Chair
from pandemonium.server.storage.table import read_chairs, read_table

SWEEP = 1.0


class Dealing:
    """Begins games. There is no seed before, in no memory and in no database."""

    def __init__(self, ledger: Ledger, seconds: float) -> None:
        self.ledger = ledger
        self.seconds = seconds

    def settle(self, connection: Connection, id: str, game: Game[Any, Any]) -> None:
        """After any change of a table's seats or halves, in the same transaction: is all there?"""
        row, chairs = read_table(connection, id), read_chairs(connection, [id])[id]
        if row is None or row.status != "waiting" or any(chair.free for chair in chairs):
            return
        missing = row.half is not None and any(chair.hash and not chair.half for chair in chairs)
        if missing and row.halves_until is None:
            await_halves(connection, id, time() + self.seconds)
        elif not missing or time() >= row.halves_until:
            begin(connection, game, row, chairs)

    async def run(self) -> None:
        """Whatever became of those who were awaited, and of the server they promised it to: the time runs out."""
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        for id in await self.ledger.database.read(partial(overdue, now=time())):
            async with self.ledger.shelf.hold(id) as play:
                if play is not None:
                    await self.ledger.change(play, partial(self.settle, id=id, game=play.game))


def begin(connection: Connection, game: Game[Any, Any], row: Row[Any], chairs: list[Chair]) -> None:
    """Make the seed and see whom the game asks first. Older tables have a seed from their opening on."""
    halves = halves_of(row.half, chairs)
    seed = halves.seed if halves is not None else row.seed
    match = Match(game, Setup(len(chairs), seed, msgspec.json.decode(row.options, type=dict[str, str])))
    begin_table(connection, row.id, seed, sum(1 << seat for seat in match.waiting))


def halves_of(server: str | None, chairs: list[Chair]) -> Halves | None:
    """What a table's seed is made of; none where it was drawn as a whole."""
    if not server:
        return None
    return Halves(server, tuple(chair.hash or "" for chair in chairs), tuple(chair.half or "" for chair in chairs))
