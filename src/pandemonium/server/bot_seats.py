"""Bots at the tables: when a game waits for a bot's seat, somebody thinks for it and appends through the same door."""

from __future__ import annotations

import asyncio
from functools import partial
from time import monotonic, time

import structlog

from pandemonium.server.acts import take_for_bot
from pandemonium.server.play import Play
from pandemonium.server.storage.lobby import waiting_for_bots
from pandemonium.server.tables import Tables

logger = structlog.get_logger()

PATIENCE = 15.0
"""Seconds after which a bot's choice counts as forgotten (its node was killed) and another node makes it."""
SWEEP = 3.0


class BotSeats:
    """One task per table that waits for bots here. Two nodes may think of the same choice; the log takes one."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.pause = tables.settings.bot_pause
        self.tasks: dict[str, asyncio.Task[None]] = {}
        tables.ledger.on_commit = self.look

    def look(self, play: Play) -> None:
        """After a commit of this process."""
        if play.bots_asked():
            self.wake(play.id)

    def wake(self, id: str) -> None:
        if id not in self.tasks:
            self.tasks[id] = asyncio.create_task(self.play(id))

    async def play(self, id: str) -> None:
        """Choose for the bots of a table until it waits for a person."""
        try:
            while await self.move(id):
                pass
        except Exception:
            logger.exception("bot seat failed", table=id)
        finally:
            del self.tasks[id]

    async def move(self, id: str) -> bool:
        """One choice of one bot; false when none is asked."""
        began = monotonic()
        async with self.tables.shelf.hold(id) as play:
            seats = play.bots_asked() if play is not None else []
            if play is None or not seats:
                return False
            seat, number = seats[0], play.on.number
            thought = self.tables.thinkers.begin(play.on, seat, play.chairs[seat].level)
        code = await thought
        await asyncio.sleep(max(0.0, self.pause - (monotonic() - began)))
        refused = await self.tables.ledger.attempt(id, lambda play: take_for_bot(play, seat, number, code), None)
        if refused is not None and refused.reason.id != "refused-stale":
            logger.error("bot's choice refused", table=id, seat=seat, code=code, reason=refused.reason.id)
            return False
        return True

    async def run(self) -> None:
        """Resume what a stopped or killed server left: everything at the start, then whatever waits too long."""
        before = time()
        while True:
            for id in await self.tables.database.read(partial(waiting_for_bots, before=before)):
                self.wake(id)
            await asyncio.sleep(SWEEP)
            before = time() - PATIENCE - self.pause - self.tables.settings.bot_seconds

    async def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
