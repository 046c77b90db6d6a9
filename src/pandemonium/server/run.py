"""Running the server: one process, or several that share the socket and the database."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import threading
from contextlib import suppress
from multiprocessing import parent_process
from socket import socket as Socket
from typing import TYPE_CHECKING

import uvicorn

from pandemonium.server.logging import set_up_logs
from pandemonium.server.settings import Settings, from_environment, to_environment
from pandemonium.server.starting import CannotStart, prepare
from pandemonium.server.supervisor import Supervisor

if TYPE_CHECKING:
    from litestar import Litestar

FACTORY = "pandemonium.server.run:application"
DOOR = "pandemonium.server.door:Door"


def serve(settings: Settings) -> None:
    """Serve until told to stop; then finish what was accepted. `CannotStart` comes before an address is told."""
    to_environment(settings)
    set_up_logs(settings.log_level)
    word = asyncio.run(prepare(settings))
    config = uvicorn_config(settings)
    socket = config.bind_socket()
    socket.listen(config.backlog)  # whoever follows the address at once waits a moment instead of being refused
    host, port = socket.getsockname()[:2]
    print(
        f"Pandemonium is open at http://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{port}/", flush=True
    )
    if word:
        print(f"The host's desk is at /desk there; its word, told this once: {word}", flush=True)
    if not (serve_alone(config, socket) if settings.workers == 1 else serve_together(config, socket)):
        raise CannotStart("workers")


def serve_alone(config: uvicorn.Config, socket: Socket) -> bool:
    """In this process; says whether it ever began."""
    server = uvicorn.Server(config)
    with suppress(SystemExit):  # how uvicorn tells that it did not
        server.run(sockets=[socket])
    return server.started


def serve_together(config: uvicorn.Config, socket: Socket) -> bool:
    """In workers; says whether they could work."""
    with tempfile.TemporaryDirectory(prefix="pandemonium-metrics-") as figures:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = figures
        supervisor = Supervisor(config, sockets=[socket])
        supervisor.run()
    return not supervisor.failed


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        FACTORY,
        factory=True,
        http=DOOR,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy,
        ws_max_size=settings.largest_body,
        ws_max_queue=8,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=settings.graceful_seconds,
    )


def application() -> Litestar:
    """What each worker runs."""
    from pandemonium.server.app import create_app

    settings = from_environment()
    set_up_logs(settings.log_level)
    if parent_process() is not None:
        threading.Thread(target=follow_supervisor, daemon=True).start()
    return create_app(settings)


def follow_supervisor() -> None:
    """A worker whose supervisor was killed must not go on holding the port."""
    supervisor = parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
