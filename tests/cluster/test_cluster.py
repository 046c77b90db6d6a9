"""A real Ray of two nodes on this machine: the results of one process, also when a node or a worker dies, and for a
command that reaches it through its door for clients (`ray://`)."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from msgspec.structs import replace

from pandemonium.lab import bots_page, figures
from pandemonium.lab.arena import Outcome, arena, compete
from pandemonium.lab.node import NodeDiffers
from pandemonium.lab.simulate import simulate
from pandemonium.lab.work import spread
from pandemonium.playing.experiment import arena as arena_of
from pandemonium.playing.experiment import decide

ray = pytest.importorskip("ray", reason="the extra `cluster` is not installed")

pytestmark = pytest.mark.timeout(1800)  # it starts a dozen processes, and a busy machine takes minutes for that

KNOCKS = 8
LEVELS = ["normal", "random"]
GAMES: list[tuple[Any, ...]] = [("crypt", LEVELS, f"cluster {number}", {}, 1.0) for number in range(16)]


@pytest.fixture(scope="module")
def door() -> int:
    """The port for clients."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def cluster(door: int) -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False, "ray_client_server_port": door}
    nodes = Cluster(initialize_head=True, head_node_args=head)
    ray.init(address=nodes.address, log_to_driver=False, logging_level="error")
    yield nodes
    ray.shutdown()
    nodes.shutdown()


@pytest.fixture
def second(cluster: Any) -> Iterator[Any]:
    """One more node, for as long as it lives."""
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield node
    if node in cluster.list_all_nodes():
        cluster.remove_node(node)


def held_at(node: str, held: Path, *game: Any) -> Outcome:
    """Never ends on that node: what is begun there must be done elsewhere, where nothing ends before it has begun."""
    there = ray.get_runtime_context().get_node_id() == node
    if there:
        held.touch()
    while there or not held.exists():
        time.sleep(0.05)
    return compete(*game)


def killed_once(killed: Path, *game: Any) -> Outcome:
    if not killed.exists():
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return compete(*game)


def killed_always() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refused() -> None:
    raise ValueError("no")


def ray_workers() -> Any:
    from pandemonium.lab import cluster

    return cluster.ray_workers("ray", "crypt", None)


def test_a_node_that_dies_in_the_middle_changes_nothing(cluster: Any, second: Any, tmp_path: Path) -> None:
    held = tmp_path / "held"

    def kill() -> None:
        while not held.exists():
            time.sleep(0.05)
        cluster.remove_node(second, allow_graceful=False)

    killer = Thread(target=kill, daemon=True)
    killer.start()
    found = list(spread(held_at, [(second.node_id, held, *game) for game in GAMES], ray_workers()))
    killer.join()
    assert found == list(spread(compete, GAMES, 1))


@pytest.mark.usefixtures("second")
def test_both_nodes_simulate_and_compete_as_one_process_does() -> None:
    def figures(workers: Any) -> tuple[object, ...]:
        done = simulate("crypt", ["random"] * 3, 200, "cluster", {}, workers=workers)
        return done.decisions, done.mean_scores, done.wins, arena("crypt", LEVELS, 8, "0", {}, 1.0, workers).standings

    assert figures(ray_workers()) == figures(1)


@pytest.mark.usefixtures("cluster")
def test_figures_of_the_bots_page_are_those_of_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {"crypt match": arena_of(LEVELS, 6, {}), "crypt trial": decide("normal", "random", 2, 6, {})}
    for module in (figures, bots_page):
        monkeypatch.setattr(module, "known", lambda: wanted)
    from pandemonium.lab.cluster import RayExecutor

    sent: list[object] = []
    submit = RayExecutor.submit

    def counted(self: RayExecutor, *given: Any) -> Any:
        sent.append(given)
        return submit(self, *given)

    monkeypatch.setattr(RayExecutor, "submit", counted)
    pages = [tmp_path / "here.md", tmp_path / "there.md"]
    for page, hands in zip(pages, (["--workers", "1"], ["--cluster", "ray"]), strict=True):
        page.write_text("<!-- figures: crypt -->\n<!-- figures end -->\n", encoding="utf-8")
        figures.main([str(page), *hands])
    here, there = (page.read_text(encoding="utf-8") for page in pages)
    assert "`normal` against `random`" in here
    assert len(sent) == 12, "the games of one page are not played on the cluster"
    assert there == here


@pytest.mark.usefixtures("cluster")
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    found = list(spread(killed_once, [(killed, *game) for game in GAMES[:4]], ray_workers()))
    assert killed.exists()
    assert found == list(spread(compete, GAMES[:4], 1))


@pytest.mark.usefixtures("cluster")
def test_a_job_that_always_kills_its_worker_is_given_up() -> None:
    with pytest.raises(BrokenExecutor, match="died"):
        ray_workers()().submit(killed_always).result()


@pytest.mark.usefixtures("cluster")
def test_what_a_job_raises_is_raised_here() -> None:
    with pytest.raises(ValueError, match=r"^no$"):
        list(spread(refused, [()], ray_workers()))


@pytest.mark.usefixtures("cluster")
@pytest.mark.parametrize("what", ["version", "build", "data", "weights"])
def test_a_node_that_differs_refuses(what: str) -> None:
    pool = ray_workers()()
    stamp, *rest = pool.given
    pool.given = replace(stamp, **{what: "another"}), *rest
    with pytest.raises(NodeDiffers, match=rf"the {what} of node"):
        list(spread(compete, GAMES[:1], lambda: pool))


def told(*arguments: str) -> dict[str, Any]:
    """What a command says in figures, but for how fast it was. Ray starts a process for each client, which on a busy
    machine may be late or die at its birth; then nobody is let in yet, and one comes again."""
    command = [sys.executable, "-m", "pandemonium", *arguments, "--json"]
    for _ in range(KNOCKS):
        done = subprocess.run(command, capture_output=True, text=True)
        if "there is no cluster" not in done.stderr:
            break
    assert done.returncode == 0, done.stderr
    figures: dict[str, Any] = json.loads(done.stdout)
    return {name: figure for name, figure in figures.items() if name != "seconds" and not name.endswith("_per_s")}


@pytest.mark.usefixtures("cluster")
def test_a_command_that_comes_by_the_door_for_clients_is_told_what_one_process_finds(door: int) -> None:
    sim = ("sim", "crypt", "--seats", "normal,random", "--games", "200", "--seed", "door")
    assert told(*sim, "--cluster", f"ray://127.0.0.1:{door}") == told(*sim, "--workers", "2")
