"""Load on a real server: many tables of people, how long a choice takes to reach the others, and what it costs.

    python benchmarks/server_load.py --tables 200 --rate 200 --seconds 20
    python benchmarks/server_load.py --viewers both --tables 50 --rate 50 --game inferno

starts a server on a fresh SQLite file, seats scripted clients at every table, as few as the game is played by but at
least two, and prints JSON. The clients speak JSON over the socket; with `--viewers page` they look at the table's page,
with `both` one after the other, so that the processor time per choice can be compared in one run. With `--rate 0`
everybody plays as fast as they may, until all games are over. `--compressed` packs what is sent as browsers ask for.

    python benchmarks/server_load.py --rate 0 --settings '{"workers": 2}'
    python benchmarks/server_load.py --rate 0 --nodes 2 --settings '{"db": "postgresql:///EMPTY"}'

is two workers, and two nodes on one database that the people at a table come to in turn, as a proxy would send them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from time import perf_counter
from typing import Any

import httpx
import websockets
from load_tables import Match, PageMatch
from processes import Served

from pandemonium.engine.registry import load_game
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.entry import read_entries

NAMES = ("Ada", "Bea", "Cyd", "Dot")

VIEWERS = {"json": Match, "page": PageMatch}


@contextmanager
def servers(settings: dict[str, Any], nodes: int) -> Iterator[list[Served]]:
    """So many servers on one database: a fresh file, unless the settings name another."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        wanted = {"db": f"sqlite:///{folder}/load.db", **settings}
        found = []
        for _ in range(nodes):
            found.append(Served(wanted))
            running.callback(found[-1].stop)
        yield found


async def gather(client: httpx.AsyncClient, game: str) -> tuple[str, list[dict[str, str]]]:
    """New guests at a new table, whose game begins; gives the table and what each sends to be known."""
    names = NAMES[: next(seats for seats in load_game(game).seats if seats > 1)]
    tokens = [(await client.post("/api/guests", json={"name": name})).json()["token"] for name in names]
    headers = [{"authorization": f"Bearer {token}"} for token in tokens]
    seats = [{"kind": "person"}, *({"kind": "open"} for _ in names[1:])]
    opened = await client.post("/api/tables", json={"game": game, "seats": seats}, headers=headers[0])
    id = opened.json()["id"]
    table = (await client.get(f"/api/tables/{id}", headers=headers[0])).json()
    for theirs, seat in zip(headers[1:], table["seats"][1:], strict=True):
        await client.post("/api/join", json={"link": seat["link"]}, headers=theirs)
    return id, headers


async def connect(
    client: httpx.AsyncClient, id: str, headers: dict[str, str], format: str, *, compressed: bool
) -> websockets.ClientConnection:
    live = f"{str(client.base_url).replace('http', 'ws')}api/tables/{id}/live?format={format}"
    packed = "deflate" if compressed else None
    return await websockets.connect(live, additional_headers=headers, max_queue=64, compression=packed, max_size=None)


async def seat_all(
    clients: Sequence[httpx.AsyncClient], kind: type[Match], at: int, wanted: argparse.Namespace
) -> Match:
    """A table whose people are connected, to one server after the other."""
    id, headers = await gather(clients[at % len(clients)], wanted.game)
    match = kind(id, at, headers)
    for seat, theirs in enumerate(headers):
        client = clients[seat % len(clients)]
        match.sockets.append(await connect(client, id, theirs, kind.format, compressed=wanted.compressed))
    return match


async def run(served: Sequence[Served], kind: type[Match], wanted: argparse.Namespace) -> dict[str, Any]:
    async with AsyncExitStack() as stack:
        clients = [httpx.AsyncClient(base_url=one.address + "/", timeout=60) for one in served]
        for client in clients:
            await stack.enter_async_context(client)
        matches = [await seat_all(clients, kind, at, wanted) for at in range(wanted.tables)]
        listeners = [asyncio.create_task(match.listen(seat)) for match in matches for seat in range(len(match.sockets))]
        while any(match.updates < len(match.sockets) for match in matches):
            await asyncio.sleep(0.1)  # everybody looks at the table before anybody plays
        for match in matches:
            match.updates = match.letters = 0  # what is sent to whoever arrives is no update
        before, began = sum(one.cpu() for one in served), perf_counter()
        pause = wanted.tables / wanted.rate if wanted.rate else 0.0
        until = began + (wanted.seconds if wanted.rate else 600.0)
        await asyncio.gather(*(match.play(pause, at * pause / len(matches), until) for at, match in enumerate(matches)))
        spent = perf_counter() - began
        await asyncio.sleep(1)
        used = sum(one.cpu() for one in served) - before
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
        for match in matches:
            match.number = await stored(served[0].settings["db"], match.id)
            for socket in match.sockets:
                await socket.close()
    return figures(matches, spent, used)


async def stored(db: str, id: str) -> int:
    """How many entries a table has; no seat is told of all of them."""
    database = Database(db)
    try:
        return len(await database.read(lambda connection: read_entries(connection, id, 0)))
    finally:
        await database.stop()


def figures(matches: list[Match], spent: float, used: float) -> dict[str, Any]:
    waits = sorted(wait * 1000 for match in matches for wait in match.waits)
    chosen = sum(match.acknowledged for match in matches)
    updates = sum(match.updates for match in matches)
    return {
        "tables": len(matches),
        "seconds": round(spent, 2),
        "choices": chosen,
        "choices_per_s": round(chosen / spent, 1),
        "server_cpu_ms_per_choice": round(1000 * used / max(chosen, 1), 2),
        "server_cpu_ms_per_update": round(1000 * used / max(updates, 1), 2),
        "kb_per_update": round(sum(match.letters for match in matches) / max(updates, 1) / 1000, 2),
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
    parser.add_argument("--nodes", type=int, default=1, help="servers on the same database")
    parser.add_argument("--settings", type=json.loads, default={}, help="more settings of the server, as JSON")
    parser.add_argument("--viewers", choices=[*VIEWERS, "both"], default="json")
    parser.add_argument("--compressed", action="store_true", help="ask for packed messages, as browsers do")
    wanted = parser.parse_args()
    kinds = list(VIEWERS) if wanted.viewers == "both" else [wanted.viewers]
    with servers(wanted.settings, wanted.nodes) as served:
        found = {kind: asyncio.run(run(served, VIEWERS[kind], wanted)) for kind in kinds}
    print(json.dumps(found if wanted.viewers == "both" else found[wanted.viewers]))


if __name__ == "__main__":
    main()
