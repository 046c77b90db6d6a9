"""Load on a real server: many tables of two people, how long a choice takes to reach the other, and what it costs.

    python benchmarks/server_load.py --tables 200 --rate 200 --seconds 20
    python benchmarks/server_load.py --viewers both --tables 50 --rate 50 --game inferno

starts a server on a fresh SQLite file, seats two scripted clients at every table and prints JSON. The clients speak
JSON over the socket; with `--viewers page` they look at the table's page, with `both` one after the other, so that
the processor time per choice can be compared in one run. With `--rate 0` everybody plays as fast as they may, until
all games are over.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import perf_counter, sleep
from typing import Any

import httpx
import websockets
from load_tables import Match, PageMatch

START = """
from pandemonium.server.run import serve
from pandemonium.server.settings import from_environment
serve(from_environment())
"""

UNLIMITED = {"port": 0, "requests_per_minute": 0, "guests_per_minute": 0, "messages_per_second": 0}

VIEWERS = {"json": Match, "page": PageMatch}


@contextmanager
def server(settings: dict[str, Any]) -> Iterator[str]:
    """A server process of its own, on a fresh file; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = {**UNLIMITED, "db": f"sqlite:///{folder}/load.db", **settings}
        environment = {**os.environ, "PANDEMONIUM_SETTINGS": json.dumps(wanted)}
        process = subprocess.Popen([sys.executable, "-c", START], env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1].rstrip("/")
            for _ in range(300):
                with suppress(httpx.TransportError):
                    if httpx.get(f"{address}/ready").status_code == 200:
                        break
                sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(20)


async def seat_two(client: httpx.AsyncClient, game: str, kind: type[Match], at: int) -> Match:
    """Two new guests at a new table, both connected."""
    tokens = [(await client.post("/api/guests", json={"name": name})).json()["token"] for name in ("Ada", "Bea")]
    ada, bea = ({"authorization": f"Bearer {token}"} for token in tokens)
    wanted = {"game": game, "seats": [{"kind": "person"}, {"kind": "open"}]}
    id = (await client.post("/api/tables", json=wanted, headers=ada)).json()["id"]
    table = (await client.get(f"/api/tables/{id}", headers=ada)).json()
    await client.post("/api/join", json={"link": table["seats"][1]["link"]}, headers=bea)
    match = kind(id, at, [ada, bea])
    live = f"{str(client.base_url).replace('http', 'ws')}api/tables/{id}/live?format={kind.format}"
    for headers in match.headers:
        socket = await websockets.connect(live, additional_headers=headers, max_queue=64, compression=None)
        match.sockets.append(socket)
    return match


async def run(address: str, kind: type[Match], wanted: argparse.Namespace) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=address + "/", timeout=60) as client:
        matches = [await seat_two(client, wanted.game, kind, at) for at in range(wanted.tables)]
        listeners = [asyncio.create_task(match.listen(seat)) for match in matches for seat in (0, 1)]
        await asyncio.sleep(1)
        before, began = await cpu_of(client), perf_counter()
        pause = wanted.tables / wanted.rate if wanted.rate else 0.0
        until = began + (wanted.seconds if wanted.rate else 600.0)
        await asyncio.gather(*(match.play(pause, at * pause / len(matches), until) for at, match in enumerate(matches)))
        spent = perf_counter() - began
        await asyncio.sleep(1)
        used = await cpu_of(client) - before
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
        for match in matches:
            match.number = (await client.get(f"/api/tables/{match.id}", headers=match.headers[0])).json()["number"]
            for socket in match.sockets:
                await socket.close()
    return figures(matches, spent, used)


async def cpu_of(client: httpx.AsyncClient) -> float:
    """Seconds of processor that the server has used, as it says itself."""
    lines = (await client.get("/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("process_cpu_seconds_total"))


def figures(matches: list[Match], spent: float, used: float) -> dict[str, Any]:
    waits = sorted(wait * 1000 for match in matches for wait in match.waits)
    chosen = sum(match.acknowledged for match in matches)
    return {
        "tables": len(matches),
        "seconds": round(spent, 2),
        "choices": chosen,
        "choices_per_s": round(chosen / spent, 1),
        "server_cpu_ms_per_choice": round(1000 * used / max(chosen, 1), 2),
        "lost": sum(match.acknowledged - match.number for match in matches),
        "errors": [error for match in matches for error in match.errors][:5],
        "games_over": sum(match.over.is_set() for match in matches),
        "to_the_other_ms": {
            name: round(waits[int(share * (len(waits) - 1))], 2) if waits else None
            for name, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("most", 1.0))
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="crypt")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0, help="choices per second over all tables; 0: no limit")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--settings", type=json.loads, default={}, help="more settings of the server, as JSON")
    parser.add_argument("--viewers", choices=[*VIEWERS, "both"], default="json")
    wanted = parser.parse_args()
    kinds = list(VIEWERS) if wanted.viewers == "both" else [wanted.viewers]
    with server(wanted.settings) as address:
        found = {kind: asyncio.run(run(address, VIEWERS[kind], wanted)) for kind in kinds}
    print(json.dumps(found if wanted.viewers == "both" else found[wanted.viewers]))


if __name__ == "__main__":
    main()
