"""How long a killed server is away: from SIGKILL, at many tables at play, to the first choice and to one at each table.

python benchmarks/after_a_kill.py --tables 200 --kills 5
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from statistics import median
from time import perf_counter
from typing import Any

import httpx
from processes import Served
from server_load import gather

Seated = tuple[str, list[dict[str, str]]]


async def choose(client: httpx.AsyncClient, table: Seated) -> None:
    """Whoever is asked first takes the first offer."""
    id, headers = table
    for theirs in headers:
        seen = (await client.get(f"/api/tables/{id}", headers=theirs)).json()
        if seen["decision"] and seen["decision"]["waiting"]:
            body = {"number": seen["number"], "code": seen["decision"]["offers"][0]["code"]}
            answer = await client.post(f"/api/tables/{id}/choices", json=body, headers=theirs)
            assert answer.status_code == 200, answer.text
            return
    raise AssertionError("nobody is asked")


async def killed(served: Served, tables: list[Seated]) -> dict[str, float]:
    """Seconds from the kill."""
    began = perf_counter()
    served.kill()
    await asyncio.to_thread(served.start)
    ready, used = perf_counter() - began, served.cpu()
    async with httpx.AsyncClient(base_url=served.address + "/", timeout=60) as client:
        await choose(client, tables[0])
        first = perf_counter() - began
        for table in tables[1:]:
            await choose(client, table)
    every = perf_counter() - began
    return {"ready": ready, "processor_to_ready": used, "first_choice": first, "a_choice_at_each_table": every}


async def measure(served: Served, wanted: argparse.Namespace) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=served.address + "/", timeout=60) as client:
        tables = [await gather(client, wanted.game) for _ in range(wanted.tables)]
        for table in tables:
            await choose(client, table)
    found = [await killed(served, tables) for _ in range(wanted.kills)]
    return {name: round(median(one[name] for one in found), 2) for name in found[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="crypt")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--settings", type=json.loads, default={}, help="more settings of the server, as JSON")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        served = Served({"db": f"sqlite:///{folder}/tables.db", **wanted.settings})
        try:
            print(json.dumps(asyncio.run(measure(served, wanted))))
        finally:
            served.stop()


if __name__ == "__main__":
    main()
