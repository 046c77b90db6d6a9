"""Operation: one address printed, health, readiness, figures, logs without secrets, and a clean shutdown."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.client import Client, two_clients
from tests.server.conftest import OPERATOR, with_db
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(with_db(f"sqlite:///{tmp_path / 'tables.db'}"), tmp_path / "log")
    yield process
    if process.process.poll() is None:
        process.stop()


async def test_figures_count_choices_sockets_and_thinking(server: ServerProcess) -> None:
    id, ada, _ = await two_clients(server.url)
    live = await ada.live(id)
    await live.send(type="choose", id="1", number=0, code="claim 1 2x1")
    await live.next("taken")
    await ada.post(f"/tables/{id}/advice")
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        figures = (await http.get("/metrics", headers=OPERATOR)).text
    assert 'pandemonium_choices_total{by="person"} 1.0' in figures
    assert "pandemonium_choice_seconds_bucket" in figures
    assert "pandemonium_sockets 1.0" in figures
    assert "pandemonium_tables 1.0" in figures
    assert 'pandemonium_bot_thinking_seconds_count{level="advice"} 1.0' in figures


@pytest.mark.rule("DWD-6.1.2")
async def test_the_figures_are_for_the_operator_alone(server: ServerProcess, tmp_path: Path) -> None:
    """They count secret choices too: whoever reads them at a quiet hour would learn how much another seat put up."""
    ada = await Client.arrive(server.url, "Ada")
    for headers in ({}, ada.headers, {"authorization": "Bearer a guess"}, {"authorization": "Bearer"}):
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            assert (await http.get("/metrics", headers=headers)).status_code == 404
    unasked = ServerProcess(with_db(f"sqlite:///{tmp_path / 'unasked.db'}", metrics=""), tmp_path / "unasked.log")
    for word in (OPERATOR, {"authorization": "Bearer"}, {}):
        assert httpx.get(f"{unasked.url}/metrics", headers=word, timeout=30).status_code == 404
    unasked.stop()


async def test_a_kind_stop_finishes_what_was_accepted_and_leaves_no_process(server: ServerProcess) -> None:
    """Every choice that was under way when the server was told to stop is either answered or never happened."""
    games = [await two_clients(server.url) for _ in range(5)]
    calls = [
        asyncio.create_task(ada.http.post(f"/api/tables/{id}/choices", json={"number": 0, "code": "claim 1 2x1"}))
        for id, ada, _ in games
    ]
    watcher = await Client.arrive(server.url, "Watcher")
    await watcher.open_table("hard", "hard")
    live = await games[0][1].live(games[0][0])
    await asyncio.sleep(0.01)
    group = server.process.pid
    await asyncio.to_thread(server.stop)
    answers = await asyncio.gather(*calls, return_exceptions=True)
    await live.line.wait_closed()
    server.start()
    for (id, ada, _), answer in zip(games, answers, strict=True):
        taken = isinstance(answer, httpx.Response) and answer.status_code == 200
        number = (await ada.get(f"/tables/{id}"))["number"]
        assert number == 1 if taken else number in (0, 1)
    assert await is_gone(group)


def group_exists(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


async def is_gone(group: int) -> bool:
    """Whether all processes of the group end, within half a minute."""
    for _ in range(300):
        if not group_exists(group):
            return True
        await asyncio.sleep(0.1)
    return False


async def test_workers_go_when_their_supervisor_is_killed(tmp_path: Path) -> None:
    settings = with_db(f"sqlite:///{tmp_path / 'tables.db'}", workers=2)
    server = ServerProcess(settings, tmp_path / "log")
    os.kill(server.process.pid, signal.SIGKILL)
    server.end()
    if not await is_gone(server.process.pid):
        server.kill()
        raise AssertionError("workers are left behind")


async def test_the_log_is_json_and_tells_no_secret(server: ServerProcess) -> None:
    ada = await Client.arrive(server.url, "Ada")
    id = await ada.open_table("person", "open")
    link = (await ada.get(f"/tables/{id}"))["seats"][1]["link"]
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        await http.get(link)
        await http.get("/api/tables/%00")
    server.stop()
    log = server.log.read_text()
    assert link.rsplit("/", 1)[1] not in log
    assert ada.headers["authorization"].split()[1] not in log
    for line in log.splitlines():
        assert isinstance(json.loads(line), dict)
