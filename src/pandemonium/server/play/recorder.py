"""The recorder: every game that ends is recorded soon after, in a worker; what was missed, at the next start."""

from __future__ import annotations

import asyncio

import structlog

from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.server.play.coach import lesson_at
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.play import Play
from pandemonium.server.play.recording import record
from pandemonium.server.play.thinking import Thinkers
from pandemonium.server.storage.recording import keep_recording, unrecorded

logger = structlog.get_logger()

RECORDED = "recorded"
"""What a play remembers of itself once it was handed to the recorder."""

PAUSE = 5.0
"""Seconds after an end: those who were there look at it first."""


class Recorder:
    """One game at a time: nobody waits for it, and bots think meanwhile."""

    def __init__(self, ledger: Ledger, thinkers: Thinkers) -> None:
        self.ledger = ledger
        self.thinkers = thinkers
        self.ended: asyncio.Queue[str] = asyncio.Queue()
        ledger.on_end = self.hear

    def hear(self, play: Play) -> None:
        """A game of this process is over."""
        if RECORDED not in play.remembered and lesson_at(play) is None:
            play.remembered[RECORDED] = True
            self.ended.put_nowait(play.id)

    async def run(self) -> None:
        await self.make_up()
        while True:
            id = await self.ended.get()
            await asyncio.sleep(PAUSE)
            await self.record(id)

    async def make_up(self) -> None:
        """What ended before there were recordings, or just before a server was killed."""
        after = ""
        while missed := await self.ledger.database.read(lambda c: unrecorded(c, after)):  # noqa: B023
            for id in missed:
                await self.record(id)
            after = missed[-1]

    async def record(self, id: str) -> None:
        """A game that cannot be recorded is left to its journal."""
        async with self.ledger.shelf.hold(id) as play:
            if play is None or play.status != "over" or play.match is None:
                return
            journal = write_journal(journal_of(play.on, [], with_seed=False))
            given = play.game.data, journal, play.on.setup.seed
        try:
            content = await self.thinkers.errand(record, *given)
        except Exception as error:
            logger.warning("game was not recorded", table=id, error=repr(error))
            return
        await self.ledger.database.write(lambda c: keep_recording(c, id, content))
        logger.info("game recorded", table=id, bytes=len(content))
