"""What an idle worker costs: a server that nobody visits, in this process, by the processor's time, not the clock's.

    python benchmarks/idle_server.py [SECONDS]

It is to stay under half a per cent of a core.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from time import process_time

import uvicorn

from pandemonium.server.run import uvicorn_config
from pandemonium.server.settings import Settings, to_environment

SETTLED = 3.0
"""Seconds after the start before it is measured."""


async def idle(seconds: float) -> float:
    """The share of a core."""
    server = uvicorn.Server(uvicorn_config(Settings(port=0)))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLED)
    before = process_time()
    await asyncio.sleep(seconds)
    used = process_time() - before
    server.should_exit = True
    await serving
    return used / seconds


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    with tempfile.TemporaryDirectory() as folder:
        to_environment(Settings(db=f"sqlite:///{Path(folder) / 'tables.db'}"))
        print(f"{asyncio.run(idle(seconds)):.2%} of a core")


if __name__ == "__main__":
    main()
