"""Reviewing: where a finished game was won and lost, found once when somebody asks, and kept with the game.

It is found in a process of its own at the lowest priority, one game at a time; each part is kept and told as it comes.
"""

from __future__ import annotations

import asyncio
import sys
from time import time

import msgspec
import structlog

from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.playing.review.figures import Review
from pandemonium.playing.review.review import Part, Task, empty_review, reviewable, with_part
from pandemonium.server.model import User
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.play import Play
from pandemonium.server.play.turns import MOVE, Turns
from pandemonium.server.storage.review import keep_review, read_review

logger = structlog.get_logger()

KEPT = "review"
READ = "review read at"
GIVEN_UP = 600.0
"""Seconds without a new part after which whoever was looking is not looking any more."""
LONGEST = 1 << 24
"""Bytes of a part."""


class Reviewing:
    """Begun by the one button on the end page; shown to everybody who looks there."""

    def __init__(self, ledger: Ledger, games: int = 0) -> None:
        """Each of so many imagined games, or of as many as its time allows."""
        self.ledger = ledger
        self.games = games
        self.turns = Turns(1)
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, user: User, id: str) -> Refusal | None:
        async with self.ledger.shelf.hold(id) as play:
            if play is None or play.shuts_out(user.id):
                return self.ledger.shelf.missing(id)
            if not can_review(play):
                return refusal("refused-not-over")
            await self.recall(play)
            if review_of(play) is None:
                play.remembered[KEPT] = empty_review(play.on)
                self.find(play, user.id)
                await self.keep(play)
        return None

    async def recall(self, play: Play) -> None:
        """What was found before, here or elsewhere; what nobody finds any more is looked for again."""
        known = review_of(play)
        if not can_review(play) or (known and not known.missing()) or play.remembered.get(READ) == play.version:
            return
        play.remembered[READ] = play.version
        kept = await self.ledger.database.read(lambda c: read_review(c, play.id))
        if kept is None:
            return
        play.remembered[KEPT] = review = msgspec.json.decode(kept[0], type=Review)
        if review.missing() and time() - kept[1] > GIVEN_UP:
            self.find(play)

    def find(self, play: Play, asker: str = "") -> None:
        """For whoever asked; what is looked for again, for nobody."""
        review = review_of(play)
        if review is None or play.id in self.tasks:
            return
        journal = write_journal(journal_of(play.on, [], with_seed=False))
        task = Task(play.game.data, journal, play.on.setup.seed, review.missing(), self.games)
        self.tasks[play.id] = asyncio.create_task(self.in_turn(asker, play.id, task))
        self.tasks[play.id].add_done_callback(lambda _: self.tasks.pop(play.id, None))

    async def in_turn(self, asker: str, id: str, task: Task) -> None:
        """One at a time takes minutes: who asks for many waits for their own."""
        async with self.turns.turn(MOVE, asker, id):
            await self.work(id, task)

    async def work(self, id: str, task: Task) -> None:
        command = (sys.executable, "-m", "pandemonium.playing.review")
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task))
            process.stdin.close()
            async with asyncio.timeout(GIVEN_UP) as limit:
                async for line in process.stdout:
                    await self.take_in(id, msgspec.json.decode(line, type=Part))
                    limit.reschedule(asyncio.get_running_loop().time() + GIVEN_UP)
                await process.wait()
        except TimeoutError:
            logger.warning("review hangs", table=id)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode:
            logger.warning("game was not reviewed", table=id, code=process.returncode)

    async def take_in(self, id: str, part: Part) -> None:
        async with self.ledger.shelf.hold(id) as play:
            if play is None or play.match is None:
                return
            play.remembered[KEPT] = with_part(review_of(play) or empty_review(play.on), part)
            await self.keep(play)

    async def keep(self, play: Play) -> None:
        content = msgspec.json.encode(review_of(play))
        await self.ledger.change(play, lambda c: keep_review(c, play.id, content))

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def can_review(play: Play) -> bool:
    return play.status == "over" and play.match is not None and reviewable(play.on)


def review_of(play: Play) -> Review | None:
    found: Review | None = play.remembered.get(KEPT)
    return found
