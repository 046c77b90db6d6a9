"""Working: the bar of a command of the laboratory, and what its workers may have to say in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from pandemonium.cli.problem import Problem
from pandemonium.playing.levels import FILES

if TYPE_CHECKING:
    from pandemonium.lab.work import Workers


@contextmanager
def working(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives what is to be told how many are done: the bar shows it with the rate and the time left."""
    from pandemonium.cli.console import progress_bar
    from pandemonium.lab.node import NodeDiffers
    from pandemonium.lab.work import TRIES, WorkersDied

    with progress_bar() as bar:
        task = bar.add_task(title, total=total)
        try:
            yield lambda done: bar.update(task, completed=done)
        except WorkersDied as error:
            raise Problem("workers-died", tries=TRIES, job=error.job, jobs=error.jobs, why=error.why) from error
        except NodeDiffers as error:
            facts = {"node": error.node, "what": error.what, "there": error.there, "here": error.here}
            raise Problem("node-differs", **facts) from error


def workers_of(
    cluster: str,
    processes: int,
    game: str,
    pack: Path | None = None,
    levels: Sequence[str] = (),
    *,
    weighed: bool = True,
) -> Workers:
    """The processes of this machine, or the machines of a cluster, which have none of this one's files, and the same
    weights of the bots unless jobs bring them."""
    if not cluster:
        return processes
    for level in levels:
        if level.partition(":")[0] in FILES:
            raise Problem("cluster-file", level=level)
    if cluster != "ray" and not cluster.startswith("ray://"):
        raise Problem("cluster", cluster=cluster)
    try:
        from pandemonium.lab.cluster import ray_workers
    except ImportError as error:
        raise Problem("no-ray", why=str(error)) from error
    try:
        return ray_workers(cluster, game, pack, weighed=weighed)
    except (ConnectionError, ValueError) as error:
        raise Problem("no-cluster", cluster=cluster, why=str(error)) from error
