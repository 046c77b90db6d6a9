"""Bots at the tables: when a game waits for bots, somebody thinks for them and appends through the same door."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from itertools import count
from time import monotonic, time
from typing import Any

import structlog

from pandemonium.engine.state import Seat
from pandemonium.playing.by_default import by_default
from pandemonium.server.play.acts import Thought, take_for_bots
from pandemonium.server.play.audience import watching
from pandemonium.server.play.coach import bots_to_act, lesson_at
from pandemonium.server.play.play import Play
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.bots import claim, keep_claims, out_of_time, waiting_for_bots

logger = structlog.get_logger()

PATIENCE = 12.0
"""Seconds after which a bot's choice counts as forgotten (its node was killed) and another node makes it."""
SWEEP = 1.0
ROUND = 4
"""Every so many sweeps all tables are looked through for bots that were forgotten."""
CLAIM = 5.0
"""Seconds for which a node that found such a table thinks for it alone; renewed while it does."""


class BotSeats:
    """One task per table that waits for bots here. Two nodes may think of the same choice; the log takes one."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.pause = tables.settings.bot_pause
        self.rest = tables.settings.rest_seconds
        self.claimed: set[str] = set()
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
        """The answers of all bots that are asked now; false when none is.

        They think at the same time and their answers are entered together, when the slowest is ready and the pause is
        over: neither order nor time tells how much any of them chose.
        """
        began = monotonic()
        async with self.tables.shelf.hold(id) as play:
            if play is None or not bots_to_act(play) or self.rests(play):
                return False
            asked = bots_to_act(play)
            levels = [play.level(seat) for seat in asked]
            pause = self.pause + (self.tables.thinkers.longest(levels) if play.secret else 0.0)
            thinking = [self.think(play, seat) for seat in asked]
        thoughts = await asyncio.gather(*thinking)
        await asyncio.sleep(max(0.0, pause - (monotonic() - began)))
        refused = await self.tables.ledger.attempt(id, lambda play: take_for_bots(play, thoughts), None)
        if refused is not None and refused.reason.id != "refused-stale":
            logger.error("bots' choices refused", table=id, reason=refused.reason.id)
            return False
        return True

    def rests(self, play: Play) -> bool:
        """Whether bots play here alone and nobody watches any more; the next look wakes them."""
        if not self.rest or not play.bots_alone or self.tables.bell.is_heard(play.id) or watching(play):
            return False
        return monotonic() - play.looked > self.rest

    def think(self, play: Play, seat: Seat) -> Coroutine[Any, Any, Thought]:
        """Begin to think for a seat, from the match as it is now; in a lesson its choice is written, and a person who
        is out of time answers as the game says, if it says anything."""
        since, lesson = play.on.asked_since(seat), lesson_at(play)
        if lesson is not None:
            return written(seat, since, [lesson.reply(play.on, seat)])
        default = by_default(play.game, play.on.state, seat) if play.out_of_time(seat) else []
        if default:
            return written(seat, since, default)
        thinking = self.tables.thinkers.begin(play, seat, play.level(seat))

        async def thought() -> Thought:
            return Thought(seat, since, await thinking)

        return thought()

    async def run(self) -> None:
        """Resume what a stopped or killed server left: everything at the start, then whatever waits too long."""
        before, read = time(), self.tables.database.read
        for sweep in count():
            late = await read(partial(out_of_time, now=time()))
            if sweep % ROUND == 0:
                late += await read(partial(waiting_for_bots, before=before, now=time(), resting=self.rest > 0))
            await self.resume({id for id in late if id not in self.tasks})
            await asyncio.sleep(SWEEP)
            thinkers = self.tables.thinkers
            before = time() - PATIENCE - self.pause - max(thinkers.seconds, thinkers.master_seconds)

    async def resume(self, ids: set[str]) -> None:
        """Think for those that no other node thinks for, and go on with what this one has begun."""
        self.claimed &= self.tasks.keys()
        write = self.tables.database.write
        if self.claimed:
            await write(partial(keep_claims, ids=frozenset(self.claimed), until=time() + CLAIM))
        for id in await write(partial(claim, ids=ids, now=time(), seconds=CLAIM)) if ids else []:
            self.claimed.add(id)
            self.wake(id)

    async def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


async def written(seat: Seat, since: int, codes: list[str]) -> Thought:
    return Thought(seat, since, codes)
