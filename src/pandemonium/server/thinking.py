"""Thinking: bots in worker processes, with a time limit. They get a journal and send back a code."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from time import perf_counter
from typing import Any

import structlog
from msgspec import Struct

from pandemonium.engine.driver import legal
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.state import Seat
from pandemonium.server.metrics import BOT_FAILURES, THINKING_SECONDS

logger = structlog.get_logger()

GRACE = 10.0
"""Seconds beyond its thinking time after which a worker is given up (the first call also loads the program)."""


class Question(Struct, frozen=True):
    """What a worker is asked."""

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

    def begin(self, match: Match[Any, Any], seat: Seat, level: str) -> Coroutine[Any, Any, str]:
        """Start finding a choice's code for that seat. The match is read now; it may go on while the bot thinks."""
        text = write_journal(journal_of(match, [], with_seed=False))
        fallback = [match.game.code(choice) for choice in legal(match.state, seat)]
        return self.think(Question(text, match.setup.seed, seat, level), fallback)

    async def think(self, question: Question, fallback: list[str]) -> str:
        async with self.free:
            began = perf_counter()
            for attempt in (1, 2):
                try:
                    code = await self.ask(question)
                    THINKING_SECONDS.labels(question.level).observe(perf_counter() - began)
                    return code
                except Exception as error:
                    BOT_FAILURES.inc()
                    logger.warning("bot failed", level=question.level, attempt=attempt, error=repr(error))
                    if not isinstance(error, BrokenProcessPool) or perf_counter() - began > GRACE:
                        break
        return fallback[os.urandom(1)[0] % len(fallback)]

    async def ask(self, question: Question) -> str:
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=prepare_worker)
        pool, loop = self.pool, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, think_in_time, question, self.seconds)
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


def think_in_time(question: Question, seconds: float) -> str:
    """Runs in a worker: an alarm that nobody handles ends a process that does not come back."""
    signal.setitimer(signal.ITIMER_REAL, seconds * 2 + GRACE)
    try:
        from pandemonium.bots.think import think

        return think(question.journal, question.seed, question.seat, question.level, seconds)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
