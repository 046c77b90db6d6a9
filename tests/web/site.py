"""A real server for these tests, in a thread: it can be stopped and started again on the same port and database."""

from __future__ import annotations

import socket
import threading
import time
from pathlib import Path
from typing import Any

import uvicorn

from pandemonium.engine.match import Match
from pandemonium.playing.hindsight import Hindsight
from pandemonium.server.app import create_app
from pandemonium.server.play.tables import Tables
from pandemonium.server.settings import Settings


async def in_no_time(_match: Match[Any, Any]) -> Hindsight:
    """Looking back on a finished game of Deal takes twenty seconds of a processor, and no test here looks at it."""
    return []


class Site:
    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = Settings(
            port=self.port,
            db=f"sqlite:///{folder / 'tables.db'}",
            requests_per_minute=0,
            guests_per_minute=0,
            messages_per_second=0,
            bot_pause=0.0,
            bot_seconds=0.2,
        )
        self.start()

    def start(self) -> None:
        app = create_app(self.settings)
        self.tables: Tables = app.state.tables
        self.tables.thinkers.look_back = in_no_time
        config = uvicorn.Config(app, port=self.port, log_level="error", timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + 60
        while not self.server.started:
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.02)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(60)
        assert not self.thread.is_alive(), "the server does not stop"
