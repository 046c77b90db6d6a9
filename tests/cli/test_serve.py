"""serve: one address, a page soon after, and a clean end."""

import re
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

from tests.cli.conftest import PLAIN, Run

SOON = 10.0
"""Seconds of processor time from the command to a served page and a clean end: several times what it takes."""


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server on any free port and the one address it prints."""
    command = [sys.executable, "-m", "pandemonium", "serve", "--port", "0", "--db", "games.db"]
    server = subprocess.Popen(
        command, cwd=folder, env=PLAIN, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdout is not None
    line = server.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, line
    return server, found.group()


def stop(server: subprocess.Popen[str]) -> int:
    server.send_signal(signal.SIGTERM)
    server.communicate(timeout=60)
    return server.returncode


def page(address: str) -> str:
    """The page, as soon as the server answers."""
    for _ in range(1200):
        try:
            with urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.05)
    raise AssertionError("no page within a minute")


def test_serve_prints_one_address_and_ends_cleanly(tmp_path: Path) -> None:
    server, address = start(tmp_path)
    try:
        assert "<html" in page(address)
    finally:
        code = stop(server)
    assert code in (0, -signal.SIGTERM)
    assert (tmp_path / "games.db").exists()


def test_the_second_start_serves_a_page_soon(tmp_path: Path) -> None:
    first, address = start(tmp_path)
    page(address)
    stop(first)
    before = spent()
    second, address = start(tmp_path)
    page(address)
    stop(second)
    assert spent() - before < SOON


def spent() -> float:
    """Processor time of all children that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def test_a_taken_port_is_said_in_one_line(run: Run) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = run("serve", "--port", port)
    assert done.returncode == 2
    assert f"cannot listen on 127.0.0.1:{port}" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_missing_folder_is_said_in_one_line(run: Run) -> None:
    done = run("serve", "--port", "0", "--db", "no/such/folder/games.db")
    assert done.returncode == 2
    assert "there is no folder no/such/folder" in done.stderr
