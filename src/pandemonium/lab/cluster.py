"""Cluster: the machines of a Ray as an executor. Ray does a job again elsewhere when its worker or its node died."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent import futures
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import ray
from ray.exceptions import RayTaskError

from pandemonium.lab.node import checked, stamp_of

R = TypeVar("R")

HERE = "ray"
"""The Ray that runs on this machine, or one that is started for as long as the command runs."""

RETRIES = 3
"""How often Ray itself does a job again whose worker died."""


def ray_workers(address: str, game_id: str, pack: Path | None, *, weighed: bool = True) -> Callable[[], Executor]:
    """What `spread` takes as its workers. A connection that is there already is used."""
    if not ray.is_initialized():
        ray.init(address=None if address == HERE else address, log_to_driver=False, logging_level=logging.WARNING)
    return partial(RayExecutor, game_id, pack, weighed=weighed)


class RayExecutor(Executor):
    """Gives every job to Ray, with the stamp of this machine's Pandemonium and of one game's data."""

    def __init__(self, game_id: str, pack: Path | None, *, weighed: bool = True) -> None:
        self.given = stamp_of(game_id, pack, weighed=weighed), game_id, pack
        self.task: Any = ray.remote(checked).options(max_retries=RETRIES)
        self.running: dict[Future[Any], Any] = {}

    def submit(self, work: Callable[..., R], /, *args: Any, **named: Any) -> Future[R]:
        future: Future[R] = Future()
        future.set_running_or_notify_cancel()
        self.running[future] = self.task.remote(*self.given, work, args, named)
        self.running[future].future().add_done_callback(partial(self.pass_on, future))
        return future

    def pass_on(self, future: Future[R], told: Future[R]) -> None:
        """The result; what the job itself raised; or that Ray gave it up."""
        error = told.exception()
        if error is None:
            future.set_result(told.result())
        elif isinstance(error, RayTaskError):
            future.set_exception(error.cause)
        else:
            future.set_exception(BrokenExecutor(str(error)))
        self.running.pop(future)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        left = dict(self.running)
        if cancel_futures:
            for task in left.values():
                ray.cancel(task)
        if wait:
            futures.wait(left)
