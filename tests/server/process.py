"""A server in a process of its own, as `serve` runs it: it can be stopped kindly, killed, and started again."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import monotonic, sleep

import httpx
import msgspec
from msgspec.structs import replace

from pandemonium.server.settings import VARIABLE, Settings
from tests.server.forked import Forked, forks


class ServerProcess:
    """Keeps its port over restarts, so that clients find it again."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = replace(settings, port=0)
        self.log = log
        self.url = ""
        self.start()

    def start(self) -> None:
        environment = {**os.environ, VARIABLE: msgspec.json.encode(self.settings).decode()}
        with self.log.open("ab") as log:
            self.process = Forked(forks(), environment, log)
        self.url = self.process.stdout.readline().split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
        self.settings = replace(self.settings, port=int(self.url.rsplit(":", 1)[1]))
        self.until_ready()

    def until_ready(self) -> None:
        deadline = monotonic() + 60
        while monotonic() < deadline:
            assert self.process.poll() is None, self.log.read_text()[-2000:]
            try:
                if httpx.get(f"{self.url}/ready", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                sleep(0.05)
        raise AssertionError("the server does not get ready")

    def stop(self) -> int:
        """Kindly; says the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def kill(self) -> None:
        """The server, its workers and its bots at once, at whatever they are doing."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.end()

    def end(self) -> int:
        self.process.stdout.close()
        return self.process.wait(30)
