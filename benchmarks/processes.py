"""A server in processes of its own, and what they use: processor and memory of all of them together, as Linux says."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import httpx

from pandemonium.server.settings import VARIABLE

START = """
from pandemonium.server.run import serve
from pandemonium.server.settings import from_environment
serve(from_environment())
"""

UNLIMITED = {
    "port": 0,
    "log_level": "warning",
    "requests_per_minute": 0,
    "guests_per_minute": 0,
    "messages_per_second": 0,
    "hellos_per_second": 0,
    "handshakes_per_minute": 0,
    "sockets_per_person": 0,
    "sockets_per_address": 0,
    "connections_per_address": 0,
    "tables_per_person": 0,
}

PATIENCE = 60.0
TICKS = os.sysconf("SC_CLK_TCK")


class Served:
    """A server that is ready when this is made. It keeps its port over restarts."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = {**UNLIMITED, **settings}
        self.start()

    def start(self) -> None:
        environment = {**os.environ, VARIABLE: json.dumps(self.settings)}
        command = [sys.executable, "-c", START]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")
        self.settings["port"] = int(self.address.rpartition(":")[2])
        until = perf_counter() + PATIENCE
        while not self.is_ready():
            assert perf_counter() < until, "the server does not get ready"
            sleep(0.01)

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.address}/ready", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """All its processes at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def processes(self) -> list[Path]:
        """The server, its workers and its bots: they are one group."""
        found = []
        for path in Path("/proc").glob("[0-9]*"):
            try:
                if int(fields(path)[2]) == self.process.pid:
                    found.append(path)
            except (OSError, IndexError):
                continue  # it has just ended
        return found

    def cpu(self) -> float:
        """Seconds of processor so far."""
        return sum(int(fields(path)[11]) + int(fields(path)[12]) for path in self.processes()) / TICKS

    def memory(self) -> float:
        """Kilobytes; what processes share is counted once."""
        return sum(proportional(path) for path in self.processes())


def fields(process: Path) -> list[str]:
    """Of `stat`, those after the name in brackets: state, parent, group, …"""
    return (process / "stat").read_text().rpartition(")")[2].split()


def proportional(process: Path) -> int:
    lines = (process / "smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
