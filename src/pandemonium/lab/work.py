"""Work: one function over many jobs, here, in worker processes or on other machines. What comes out does not depend
on which, nor on the order in which jobs end, nor on a worker that dies: its job is done again."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import active_children, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

R = TypeVar("R")

Workers: TypeAlias = int | Callable[[], Executor]
"""How many processes, one being this very process; or what makes an executor, and a new one when that broke."""

TRIES = 3
"""How often workers may die before the same job is done."""
SINGLE = 32
"""Jobs that go out one by one, so that all workers have some while nobody knows how long one takes."""
BUNDLE_SECONDS = 2.0
"""How long a bundle of the other jobs should take: enough to be worth the way there and back."""


class Processes(ProcessPoolExecutor):
    """Worker processes that leave Ctrl-C to this one, end with it, and can be ended in the middle of a job."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, initializer=serve_parent)
        self.workers: list[BaseProcess] = []

    def submit(self, work: Callable[..., R], /, *args: Any, **named: Any) -> Future[R]:
        before = active_children()
        try:
            return super().submit(work, *args, **named)
        finally:
            self.workers += [one for one in active_children() if one not in before]

    def give_up(self) -> None:
        for worker in self.workers:
            worker.kill()


def serve_parent() -> None:
    """In a worker: an interrupted job would only make room for the next one, and nobody reads what an orphan finds."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class WorkersDied(Exception):
    """They died again and again, so it is the job and not the machine."""

    def __init__(self, job: int, jobs: int, why: str) -> None:
        super().__init__(job, jobs, why)
        self.job, self.jobs, self.why = job, jobs, why

    def __str__(self) -> str:
        return f"workers died {TRIES} times before job {self.job} of {self.jobs} was done: {self.why}"


def spread(work: Callable[..., R], jobs: Sequence[tuple[Any, ...]], workers: Workers) -> Generator[R, None, None]:
    """The results in the order of their jobs, each as soon as its bundle and all before it are there."""
    if workers == 1:
        yield from (work(*job) for job in jobs)
        return
    make = partial(Processes, workers) if isinstance(workers, int) else workers
    done, deaths = 0, 0
    while done < len(jobs):
        pool = make()
        try:
            for future in submitted(pool, work, jobs[done:]):
                for result in future.result().results:
                    done, deaths = done + 1, 0
                    yield result
        except BrokenExecutor as error:
            deaths += 1
            if deaths == TRIES:
                raise WorkersDied(done + 1, len(jobs), str(error)) from error
        except BaseException:  # Ctrl-C and a reader who has enough among them
            if isinstance(pool, Processes):
                pool.give_up()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


class Bundle(NamedTuple, Generic[R]):
    """What some jobs came to, one after another in one worker, and how long they took together."""

    results: list[R]
    seconds: float


def done_together(work: Callable[..., R], jobs: Sequence[tuple[Any, ...]]) -> Bundle[R]:
    began = perf_counter()
    return Bundle([work(*job) for job in jobs], perf_counter() - began)


def submitted(
    pool: Executor, work: Callable[..., R], jobs: Sequence[tuple[Any, ...]]
) -> Generator[Future[Bundle[R]], None, None]:
    """All jobs in their order: the first alone, and when one of them is done, the rest in bundles made by its time."""
    alone = [handed(pool, work, [job]) for job in jobs[:SINGLE]]
    yield alone[0]
    rest = jobs[SINGLE:]
    size = bundle_size(alone[0].result().seconds, len(rest))
    together = [handed(pool, work, rest[at : at + size]) for at in range(0, len(rest), size)]
    yield from alone[1:]
    yield from together


def bundle_size(seconds: float, jobs: int) -> int:
    """As many as fill the time, but so few that there are as many bundles as there were single jobs."""
    return max(1, min(int(BUNDLE_SECONDS / max(seconds, 1e-6)), jobs // SINGLE))


def handed(pool: Executor, work: Callable[..., R], jobs: Sequence[tuple[Any, ...]]) -> Future[Bundle[R]]:
    """Its result says where the pool broke: what was done before counts."""
    try:
        return pool.submit(done_together, work, jobs)
    except BrokenExecutor as error:
        broken: Future[Bundle[R]] = Future()
        broken.set_exception(error)
        return broken
