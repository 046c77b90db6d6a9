"""Worker processes beside the server: made when first needed, and anew when one of them was lost."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import TypeVar

T = TypeVar("T")


class Pool:
    """So many processes, which leave the server its processor by so much."""

    def __init__(self, processes: int, nice: int) -> None:
        self.processes = processes
        self.nice = nice
        self.running: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Have a worker do it."""
        if self.running is None:
            spawn, nice = get_context("spawn"), (self.nice,)
            self.running = ProcessPoolExecutor(
                self.processes, mp_context=spawn, initializer=prepare_worker, initargs=nice
            )
        pool, loop = self.running, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self.running is pool:
                self.running = None
            raise

    def stop(self) -> None:
        if self.running is not None:
            self.running.shutdown(wait=False, cancel_futures=True)


def prepare_worker(nice: int) -> None:
    """Leave the server its processor, ignore the keyboard's interrupt, and go when the server goes."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
