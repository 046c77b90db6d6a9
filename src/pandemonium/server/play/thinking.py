"""Thinking: bots in worker processes, with a time limit. They get a journal and send back codes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from math import ceil
from time import perf_counter
from typing import Any, TypeVar

import structlog
from msgspec import Struct

from pandemonium.engine.driver import legal
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.match import Match
from pandemonium.engine.pack import KeptPack
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.playing.advice import Advice
from pandemonium.playing.hindsight import Hindsight
from pandemonium.playing.levels import MASTER, SEARCHING
from pandemonium.server.metrics import BOT_FAILURES, THINKING_SECONDS
from pandemonium.server.play.play import Play
from pandemonium.server.play.pool import Pool
from pandemonium.server.play.turns import ADVICE, MOVE, Turns

logger = structlog.get_logger()

T = TypeVar("T")

ADVISER = "advice"
"""What stands in a question's level where nobody plays."""

HINDSIGHT = "hindsight"
"""Likewise, where a finished game is looked back on."""
HINDSIGHT_SECONDS = 20.0

MINDFUL, HUMBLE = 5, 10
"""How far bots, and masters and errands, stand back behind the server when the processor is busy."""

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
    """A few processes that think, in fair turns, one for the masters, whom no other bot waits for, and one that runs
    errands nobody waits for. One that dies or hangs costs its seat one thoughtless choice, never the table."""

    def __init__(self, processes: int, seconds: float, master_seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.master_seconds = master_seconds
        self.turns = Turns(processes)
        self.pool = Pool(processes, MINDFUL)
        self.master_turns = Turns(1)
        self.study = Pool(1, HUMBLE)
        self.errands = Turns(1)
        self.runner = Pool(1, HUMBLE)

    def begin(self, play: Play, seat: Seat, level: str) -> Coroutine[Any, Any, list[str]]:
        """Start finding that seat's answers to the open question: one code, or those of its whole part where several
        are asked. The match is read now; it may go on while the bot thinks."""
        fallback = [play.game.code(choice) for choice in legal(play.on.state, seat)]
        return self.think(question_of(play.on, seat, level), fallback, play.creator, play.id)

    async def think(self, question: Question, fallback: list[str], person: str, table: str) -> list[str]:
        deep, seconds = self.is_master(question.level), self.time_of(question.level)
        turns, pool = (self.master_turns, self.study) if deep else (self.turns, self.pool)
        async with turns.turn(MOVE, person, table):
            began = perf_counter()
            for attempt in (1, 2):
                try:
                    codes = await pool.run(think_in_time, question, seconds)
                    THINKING_SECONDS.labels(question.level).observe(perf_counter() - began)
                    return codes
                except Exception as error:
                    BOT_FAILURES.inc()
                    logger.warning("bot failed", level=question.level, attempt=attempt, error=repr(error))
                    if not isinstance(error, BrokenProcessPool) or perf_counter() - began > GRACE:
                        break
        return [fallback[os.urandom(1)[0] % len(fallback)]]

    def is_master(self, level: str) -> bool:
        """Whether a bot thinks longer than others here: a host may hold masters to nothing, and they play as `hard`."""
        return level == MASTER and self.master_seconds > 0

    def time_of(self, level: str) -> float:
        return self.master_seconds if self.is_master(level) else self.seconds

    def longest(self, levels: list[str]) -> float:
        """What bots of these levels may take before all are ready: those that search wait for each other where they
        share a process, the rest answers at once."""
        masters = sum(self.is_master(level) for level in levels)
        searching = sum(level.partition(":")[0] in SEARCHING for level in levels) - masters
        rounds = max(1, ceil(searching / self.processes))
        return max(masters * self.master_seconds, rounds * self.seconds)

    def advise(self, play: Play, seat: Seat, person: str) -> Coroutine[Any, Any, Advice | None]:
        """Start finding what a strong bot would choose in that seat, and why. The match is read now."""
        return self.find_advice(question_of(play.on, seat, ADVISER), person, play.id)

    async def find_advice(self, question: Question, person: str, table: str) -> Advice | None:
        """None where it could not be found out."""
        async with self.turns.turn(ADVICE, person, table):
            began = perf_counter()
            try:
                advice = await self.pool.run(advise_in_time, question)
                THINKING_SECONDS.labels(question.level).observe(perf_counter() - began)
                return advice
            except Exception as error:
                BOT_FAILURES.inc()
                logger.warning("advice failed", error=repr(error))
                return None

    def look_back(self, match: Match[Any, Any]) -> Coroutine[Any, Any, Hindsight]:
        """Start finding when each role of a finished game could have been known. The match is read now."""
        return self.find_hindsight(question_of(match, SPECTATOR, HINDSIGHT))

    async def find_hindsight(self, question: Question) -> Hindsight:
        """Nothing where it could not be found out."""
        try:
            return await self.errand(look_back_in_time, question)
        except Exception as error:
            BOT_FAILURES.inc()
            logger.warning("hindsight failed", error=repr(error))
            return []

    async def errand(self, work: Callable[..., T], *given: object, person: str = "") -> T:
        """What may take long: bots think meanwhile."""
        async with self.errands.turn(MOVE, person, person):
            return await self.runner.run(work, *given)

    def stop(self) -> None:
        self.pool.stop()
        self.study.stop()
        self.runner.stop()


def question_of(match: Match[Any, Any], seat: Seat, level: str) -> Question:
    text = write_journal(journal_of(match, [], with_seed=False))
    return Question(match.game.data, text, match.setup.seed, seat, level)


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


def look_back_in_time(question: Question) -> Hindsight:
    """Runs in a worker."""
    with alarm(HINDSIGHT_SECONDS * 2 + GRACE):
        from pandemonium.playing.think import look_back_on

        return look_back_on(question.pack, question.journal, question.seed, HINDSIGHT_SECONDS)


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """An alarm that nobody handles ends a process that does not come back."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
