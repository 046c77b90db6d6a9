"""What tables and live sockets keep in a server's memory: with many of them less without, divided by their number.

    python benchmarks/server_memory.py --game inferno
    python benchmarks/server_memory.py --format html --compressed

counts the memory of all the server's processes, after a few tables and sockets that are not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from typing import Any

import httpx
from processes import Served
from server_load import connect, gather

FIRST = 20
"""Tables that only warm it up."""


async def measure(served: Served, wanted: argparse.Namespace) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=served.address + "/", timeout=60) as client:
        await opened(client, FIRST, wanted)
        empty = served.memory()
        tables = [await gather(client, wanted.game) for _ in range(wanted.tables)]
        full = served.memory()
        sockets = [
            await said_hello(client, id, headers[at % len(headers)], wanted)
            for id, headers in tables
            for at in range(wanted.sockets)
        ]
        connected = served.memory()
        for socket in sockets:
            await socket.close()
    return {
        "server_mb": round(empty / 1000, 1),
        "kb_per_table": round((full - empty) / len(tables), 1),
        "kb_per_socket": round((connected - full) / len(sockets), 1),
    }


async def opened(client: httpx.AsyncClient, tables: int, wanted: argparse.Namespace) -> None:
    for _ in range(tables):
        id, headers = await gather(client, wanted.game)
        await (await said_hello(client, id, headers[0], wanted)).close()


async def said_hello(client: httpx.AsyncClient, id: str, headers: dict[str, str], wanted: argparse.Namespace) -> Any:
    """A socket that was sent the whole table."""
    socket = await connect(client, id, headers, wanted.format, compressed=wanted.compressed)
    await socket.send('{"type":"hello"}')
    await socket.recv()
    return socket


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="crypt")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=2, help="at each table")
    parser.add_argument("--format", choices=["json", "html"], default="json")
    parser.add_argument("--compressed", action="store_true", help="ask for packed messages, as browsers do")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        served = Served({"db": f"sqlite:///{folder}/tables.db"})
        try:
            print(json.dumps(asyncio.run(measure(served, wanted))))
        finally:
            served.stop()


if __name__ == "__main__":
    main()
