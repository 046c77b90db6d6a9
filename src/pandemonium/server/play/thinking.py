"""Thinking: bots in worker processes, with a time limit. They get a journal and send back codes."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from time import perf_counter
from typing import Any, TypeVar

import structlog
from msgspec import Struct

from pandemonium.engine.driver import legal
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.pack import KeptPack
from pandemonium.engine.state import Seat
from pandemonium.playing.advice import Advice
from pandemonium.server.metrics import BOT_FAILURES, THINKING_SECONDS

logger = structlog.get_logger()

T = TypeVar("T")

ADVISER = "advice"
"""What stands in a question's level where nobody plays."""

GRACE = 10.0
"""Seconds beyond its thinking time after which a worker is given up (the first call also loads the program)."""
ADVICE_SECONDS = 120.0
"""Advice is bounded by playouts, so that it is the same each time; after so long it is given up all the same."""


class Question(Struct, frozen=True):
    """What a worker is asked, and the data of the table it is asked about."""

    pack: KeptPack
    journal: str
    seed: str
    seat: Seat
    level: str


class Thinkers:
    """A few processes that think. One that dies or hangs costs its seat one thoughtless choice, never the table."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.free = asyncio.Semaphore(processes)
        self.pool: ProcessPoolExecutor | None = None

    def begin(self, match: Match[Any, Any], seat: Seat, level: str) -> Coroutine[Any, Any, list[str]]:
        """Start finding that seat's answers to the open question: one code, or those of its whole part where several
        are asked. The match is read now; it may go on while the bot thinks."""
        text = write_journal(journal_of(match, [], with_seed=False))
        fallback = [match.game.code(choice) for choice in legal(match.state, seat)]
        return self.think(Question(match.game.data, text, match.setup.seed, seat, level), fallback)

    def advise(self, match: Match[Any, Any], seat: Seat) -> Coroutine[Any, Any, Advice | None]:
        """Start finding what a strong bot would choose in that seat, and why. The match is read now."""
        text = write_journal(journal_of(match, [], with_seed=False))
        return self.find_advice(Question(match.game.data, text, match.setup.seed, seat, ADVISER))

    async def find_advice(self, question: Question) -> Advice | None:
        """None where it could not be found out."""
        async with self.free:
            began = perf_counter()
            try:
                advice = await self.run(advise_in_time, question)
                THINKING_SECONDS.labels(question.level).observe(perf_counter() - began)
                return advice
            except Exception as error:
                BOT_FAILURES.inc()
                logger.warning("advice failed", error=repr(error))
                return None

    async def think(self, question: Question, fallback: list[str]) -> list[str]:
        async with self.free:
            began = perf_counter()
            for attempt in (1, 2):
                try:
                    codes = await self.run(think_in_time, question, self.seconds)
                    THINKING_SECONDS.labels(question.level).observe(perf_counter() - began)
                    return codes
                except Exception as error:
                    BOT_FAILURES.inc()
                    logger.warning("bot failed", level=question.level, attempt=attempt, error=repr(error))
                    if not isinstance(error, BrokenProcessPool) or perf_counter() - began > GRACE:
                        break
        return [fallback[os.urandom(1)[0] % len(fallback)]]

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Have a worker do it."""
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=prepare_worker)
        pool, loop = self.pool, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def prepare_worker() -> None:
    """Leave the server its processor, ignore the keyboard's interrupt, and go when the server goes."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def think_in_time(question: Question, seconds: float) -> list[str]:
    """Runs in a worker."""
    with alarm(seconds * 2 + GRACE):
        from pandemonium.playing.think import think

        return think(question.pack, question.journal, question.seed, question.seat, question.level, seconds)


def advise_in_time(question: Question) -> Advice:
    """Runs in a worker."""
    with alarm(ADVICE_SECONDS):
        from pandemonium.playing.think import advise_on

        return advise_on(question.pack, question.journal, question.seed, question.seat)


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """An alarm that nobody handles ends a process that does not come back."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
