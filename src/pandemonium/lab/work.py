"""Work: one function over many jobs, here, in worker processes or on other machines. What comes out does not depend
on which, nor on the order in which jobs end, nor on a worker that dies: its job is done again."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from functools import partial
from typing import Any, TypeAlias, TypeVar

R = TypeVar("R")

Workers: TypeAlias = int | Callable[[], Executor]
"""How many processes, one being this very process; or what makes an executor, and a new one when that broke."""

TRIES = 3
"""How often workers may die before the same job is done."""


class WorkersDied(Exception):
    """They died again and again, so it is the job and not the machine."""

    def __init__(self, job: int, jobs: int, why: str) -> None:
        super().__init__(job, jobs, why)
        self.job, self.jobs, self.why = job, jobs, why

    def __str__(self) -> str:
        return f"workers died {TRIES} times before job {self.job} of {self.jobs} was done: {self.why}"


def spread(work: Callable[..., R], jobs: Sequence[tuple[Any, ...]], workers: Workers) -> Generator[R, None, None]:
    """The results in the order of their jobs, each as soon as it and all before it are there."""
    if workers == 1:
        yield from (work(*job) for job in jobs)
        return
    make = partial(ProcessPoolExecutor, workers) if isinstance(workers, int) else workers
    done, deaths = 0, 0
    while done < len(jobs):
        pool = make()
        try:
            for future in submitted(pool, work, jobs[done:]):
                result = future.result()
                done, deaths = done + 1, 0
                yield result
        except BrokenExecutor as error:
            deaths += 1
            if deaths == TRIES:
                raise WorkersDied(done + 1, len(jobs), str(error)) from error
        finally:
            pool.shutdown(cancel_futures=True)


def submitted(pool: Executor, work: Callable[..., R], jobs: Sequence[tuple[Any, ...]]) -> list[Future[R]]:
    """All of them, as far as the pool lives: the result of the last one says that it broke."""
    futures: list[Future[R]] = []
    for job in jobs:
        try:
            futures.append(pool.submit(work, *job))
        except BrokenExecutor as error:
            futures.append(Future())
            futures[-1].set_exception(error)
            break
    return futures
