"""Jobs spread over workers: the results of one process, in the same order, whoever dies on the way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from pandemonium.lab.work import SINGLE, TRIES, WorkersDied, bundle_size, spread

JOBS = [(number, 12) for number in range(12)]


def slowest_first(number: int, most: int) -> int:
    """The earlier the job, the longer it takes, so that workers finish in another order."""
    return sum(range((most - number) * 20_000)) % 1_000_003


def killed_once(number: int, most: int, killed: Path) -> int:
    """The worker that comes to the fifth job first is killed in the middle of it."""
    if number == 5:
        die_once(killed)
    return slowest_first(number, most)


def die_once(killed: Path) -> None:
    if not killed.exists():
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)


def doubled(number: int, deadly: tuple[int, ...], folder: Path) -> int:
    """Each of the deadly jobs kills its worker once."""
    if number in deadly:
        die_once(folder / str(number))
    return 2 * number


def killed_always(number: int, begun: Path) -> int:
    if number == 2:
        with begun.open("a") as lines:
            lines.write("begun\n")
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number: int) -> int:
    raise ValueError(f"no {number}")


LONG = 120
"""Seconds of a job that is never waited for: longer than any test takes that does not wait for it."""


def told_and_slow(number: int, folder: Path) -> int:
    """The first job ends when the others have begun; those say which process does them and sleep."""
    if number == 0:
        awaited(lambda: len(list(folder.iterdir())) == 1)
        return 0
    (folder / str(os.getpid())).touch()
    sleep(LONG)
    return number


def slow_jobs(folder: Path) -> None:
    """What the tests run in a process of its own, which hears Ctrl-C even where a shell started all this behind it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    list(spread(told_and_slow, [(number, folder) for number in range(1, 9)], 2))


def awaited(found: Callable[[], bool], seconds: float = 60.0) -> bool:
    end = monotonic() + seconds
    while not found() and monotonic() < end:
        sleep(0.02)
    return found()


def is_there(process: int) -> bool:
    """Whether it runs; one that ended and that nobody has asked for does not."""
    try:
        told = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return told.rpartition(")")[2].split()[0] not in "ZX"


@pytest.fixture
def parent(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process whose two workers are in the middle of their jobs."""
    line = f"from pathlib import Path; from tests.lab.test_work import slow_jobs; slow_jobs(Path({str(tmp_path)!r}))"
    process = subprocess.Popen([sys.executable, "-c", line], stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        assert awaited(lambda: len(list(tmp_path.iterdir())) == 2)
        yield process
    finally:
        process.kill()
        process.wait()
        for worker in tmp_path.iterdir():
            if is_there(int(worker.name)):
                os.kill(int(worker.name), signal.SIGKILL)


def test_workers_give_the_results_of_one_process_in_the_order_of_the_jobs() -> None:
    assert list(spread(slowest_first, JOBS, 2)) == list(spread(slowest_first, JOBS, 1))


def test_any_executor_will_do() -> None:
    found = list(spread(slowest_first, JOBS, lambda: ThreadPoolExecutor(3)))
    assert found == list(spread(slowest_first, JOBS, 1))


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    found = list(spread(killed_once, [(*job, killed) for job in JOBS], 2))
    assert killed.exists()
    assert found == list(spread(slowest_first, JOBS, 1))


def test_a_worker_killed_within_a_bundle_changes_nothing(tmp_path: Path) -> None:
    """What its bundle had done is done again, and told once."""
    bundled = 4 * SINGLE + 1
    assert bundle_size(0.0, 8 * SINGLE) > 1
    jobs = [(number, (bundled,), tmp_path) for number in range(9 * SINGLE)]
    assert list(spread(doubled, jobs, 2)) == [2 * number for number, *_ in jobs]
    assert (tmp_path / str(bundled)).exists()


def test_deaths_between_which_something_was_done_are_not_counted_together(tmp_path: Path) -> None:
    """Both workers may die before the pool is noticed to be broken, so there are more deadly jobs than two a try."""
    deadly = tuple(range(4, 4 * (3 * TRIES + 1), 4))
    jobs = [(number, deadly, tmp_path) for number in range(deadly[-1] + 4)]
    assert list(spread(doubled, jobs, 2)) == [2 * number for number, *_ in jobs]


def test_a_job_that_always_kills_its_worker_ends_with_a_sentence(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    with pytest.raises(WorkersDied, match=rf"workers died {TRIES} times before job [123] of 4 was done"):
        list(spread(killed_always, [(number, begun) for number in range(4)], 2))
    assert TRIES <= len(begun.read_text().splitlines()) <= 3 * TRIES


def test_a_job_that_fails_is_not_tried_again() -> None:
    with pytest.raises(ValueError, match="no 0"):
        list(spread(refused, [(number,) for number in range(4)], 2))


def test_short_jobs_travel_in_bundles_and_come_out_in_their_order() -> None:
    jobs = [(number,) for number in range(40 * SINGLE)]
    pool = Counting(3)
    assert list(spread(abs, jobs, lambda: pool)) == [number for (number,) in jobs]
    assert pool.handed == SINGLE + SINGLE  # alone, and bundles of 39


@pytest.mark.parametrize(
    ("seconds", "jobs", "size"), [(0.5, 10_000, 4), (0.01, 10_000, 200), (0.01, 320, 10), (9.0, 10_000, 1), (0.1, 3, 1)]
)
def test_a_bundle_takes_some_seconds_and_leaves_work_for_everybody(seconds: float, jobs: int, size: int) -> None:
    assert bundle_size(seconds, jobs) == size


def test_who_stops_reading_stops_the_work() -> None:
    pool = Watched(1)
    results = spread(slowest_first, JOBS, lambda: pool)
    next(results)
    assert not pool.gave_up
    results.close()
    assert pool.gave_up


linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux for its processes")


@linux
def test_ctrl_c_ends_workers_in_the_middle_of_their_jobs(parent: subprocess.Popen[bytes], tmp_path: Path) -> None:
    """All of a terminal's processes are told of it, and none goes on with the next job."""
    os.killpg(parent.pid, signal.SIGINT)
    parent.wait(LONG / 2)
    workers = list(tmp_path.iterdir())
    assert len(workers) == 2
    assert not any(is_there(int(worker.name)) for worker in workers)


@linux
def test_workers_end_with_the_process_that_waits_for_them(parent: subprocess.Popen[bytes], tmp_path: Path) -> None:
    parent.kill()
    parent.wait()
    assert awaited(lambda: not any(is_there(int(worker.name)) for worker in tmp_path.iterdir()))


def test_who_stops_reading_does_not_wait_for_jobs_that_run(tmp_path: Path) -> None:
    results = spread(told_and_slow, [(number, tmp_path) for number in range(9)], 2)
    assert next(results) == 0
    began = monotonic()
    results.close()
    assert monotonic() - began < LONG / 2


class Counting(ThreadPoolExecutor):
    handed = 0

    def submit(self, *work: Any, **named: Any) -> Future[Any]:
        self.handed += 1
        return super().submit(*work, **named)


class Watched(ThreadPoolExecutor):
    gave_up = False

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.gave_up = cancel_futures
        super().shutdown(wait, cancel_futures=cancel_futures)
