"""Load on a real server: many tables of two connected clients, and how long a choice takes to reach the other one.

    python benchmarks/server_load.py --tables 200 --rate 200 --seconds 20

starts a server on a fresh SQLite file, seats two scripted WebSocket clients at every table and prints JSON. With
`--rate 0` everybody plays as fast as they may, until all games are over.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import perf_counter, sleep
from typing import Any

import httpx
import msgspec
import websockets
from msgspec import Struct

START = """
from pandemonium.server.run import serve
from pandemonium.server.settings import from_environment
serve(from_environment())
"""

UNLIMITED = {"port": 0, "requests_per_minute": 0, "guests_per_minute": 0, "messages_per_second": 0}

PATIENCE = 30.0
"""Seconds after which a table counts as stuck."""


class Offer(Struct):
    code: str


class Decision(Struct):
    waiting: bool
    offers: list[Offer]


class Table(Struct):
    number: int
    status: str
    decision: Decision | None


class Message(Struct):
    """Of all that is sent, what a scripted client reads."""

    type: str
    id: str = ""
    table: Table | None = None
    detail: str = ""


READ = msgspec.json.Decoder(Message)


class Match:
    """One table: its two sockets, what was sent and answered, and when."""

    def __init__(self, id: str, seed: int, headers: dict[str, str]) -> None:
        self.id = id
        self.headers = headers
        self.random = random.Random(seed)
        self.sockets: list[websockets.ClientConnection] = []
        self.sent: dict[int, tuple[int, float]] = {}  # by the number it answered: the seat, and when
        self.acknowledged = 0
        self.number = 0
        self.answered = -1
        self.waits: list[float] = []
        self.errors: list[str] = []
        self.over = asyncio.Event()
        self.turn: asyncio.Queue[tuple[int, int, str]] = asyncio.Queue()

    async def listen(self, seat: int) -> None:
        socket = self.sockets[seat]
        await socket.send('{"type":"hello"}')
        async for text in socket:
            message = READ.decode(text)
            if message.type == "state" and message.table is not None:
                self.see(seat, message.table)
                if message.table.status == "over":
                    self.over.set()
                    return
            elif message.type == "taken":
                self.acknowledged += 1
            elif message.type == "refused":
                self.errors.append(message.detail)

    def see(self, seat: int, table: Table) -> None:
        now = perf_counter()
        for number in [n for n, (by, _) in self.sent.items() if by != seat and n < table.number]:
            self.waits.append(now - self.sent.pop(number)[1])
        if table.number > self.answered and table.decision is not None and table.decision.waiting:
            self.answered = table.number
            code = self.random.choice(table.decision.offers).code
            self.turn.put_nowait((seat, table.number, code))

    async def choose(self) -> None:
        """Take the turn that is waiting, as soon as there is one."""
        seat, number, code = await self.turn.get()
        while not self.turn.empty():
            seat, number, code = self.turn.get_nowait()
        self.sent[number] = (seat, perf_counter())
        choice = {"type": "choose", "id": f"{self.id}-{number}", "number": number, "code": code}
        await self.sockets[seat].send(json.dumps(choice))

    async def chosen_or_over(self) -> bool:
        tasks = [asyncio.create_task(self.choose()), asyncio.create_task(self.over.wait())]
        done, waiting = await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        for task in done:
            task.result()
        return bool(done)

    async def play(self, pause: float, first: float, until: float) -> None:
        """At a steady pace until the time is up; without a pace, until the game is over."""
        await asyncio.sleep(first)
        due = perf_counter()
        while not self.over.is_set() and perf_counter() < until:
            if not await self.chosen_or_over():
                self.errors.append(f"nothing to choose for {PATIENCE:.0f} seconds")
                return
            due += pause
            await asyncio.sleep(max(0.0, due - perf_counter()))


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


async def seat_two(client: httpx.AsyncClient, address: str, game: str, at: int) -> Match:
    """Two new guests at a new table, both connected."""
    tokens = [(await client.post("/api/guests", json={"name": name})).json()["token"] for name in ("Ada", "Bea")]
    ada, bea = ({"authorization": f"Bearer {token}"} for token in tokens)
    wanted = {"game": game, "seats": [{"kind": "person"}, {"kind": "open"}]}
    id = (await client.post("/api/tables", json=wanted, headers=ada)).json()["id"]
    table = (await client.get(f"/api/tables/{id}", headers=ada)).json()
    await client.post("/api/join", json={"link": table["seats"][1]["link"]}, headers=bea)
    match = Match(id, at, ada)
    live = f"{address.replace('http', 'ws')}/api/tables/{id}/live"
    for headers in (ada, bea):
        socket = await websockets.connect(live, additional_headers=headers, max_queue=64, compression=None)
        match.sockets.append(socket)
    return match


async def run(address: str, game: str, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        matches = [await seat_two(client, address, game, at) for at in range(tables)]
    listeners = [asyncio.create_task(match.listen(seat)) for match in matches for seat in (0, 1)]
    await asyncio.sleep(1)
    began = perf_counter()
    pause = tables / rate if rate else 0.0
    until = began + (seconds if rate else 600.0)
    await asyncio.gather(*(match.play(pause, at * pause / tables, until) for at, match in enumerate(matches)))
    spent = perf_counter() - began
    await asyncio.sleep(1)
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for match in matches:
            match.number = (await client.get(f"/api/tables/{match.id}", headers=match.headers)).json()["number"]
    for match in matches:
        for socket in match.sockets:
            await socket.close()
    return figures(matches, spent)


def figures(matches: list[Match], spent: float) -> dict[str, Any]:
    waits = sorted(wait * 1000 for match in matches for wait in match.waits)
    chosen = sum(match.acknowledged for match in matches)
    return {
        "tables": len(matches),
        "seconds": round(spent, 2),
        "choices": chosen,
        "choices_per_s": round(chosen / spent, 1),
        "lost": sum(match.acknowledged - match.number for match in matches),
        "errors": [error for match in matches for error in match.errors][:5],
        "games_over": sum(match.over.is_set() for match in matches),
        "to_the_other_ms": {
            name: round(waits[int(share * (len(waits) - 1))], 2) if waits else None
            for name, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("most", 1.0))
        },
    }


def cpu_seconds(who: int) -> float:
    used = resource.getrusage(who)
    return round(used.ru_utime + used.ru_stime, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="crypt")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0, help="choices per second over all tables; 0: no limit")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--settings", type=json.loads, default={}, help="more settings of the server, as JSON")
    wanted = parser.parse_args()
    with server(wanted.settings) as address:
        found = asyncio.run(run(address, wanted.game, wanted.tables, wanted.rate, wanted.seconds))
    cpu = {"server_cpu_s": resource.RUSAGE_CHILDREN, "clients_cpu_s": resource.RUSAGE_SELF}
    print(json.dumps({**found, **{name: cpu_seconds(who) for name, who in cpu.items()}}))


if __name__ == "__main__":
    main()
