"""A program that plays over the network: a guest with a bearer token, on HTTP and on a live socket."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

import httpx
import websockets

from pandemonium.engine.chance import commitment

Seen = dict[str, Any]


class Client:
    """One guest."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.headers = {"authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, timeout=30)
        self.half = secrets.token_hex(16)  # of the seed of every table it sits at

    @classmethod
    async def arrive(cls, url: str, name: str) -> Client:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            answer = await http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return cls(url, answer.json()["token"])

    async def get(self, path: str, status: int = 200) -> Seen:
        answer = await self.http.get(f"/api{path}")
        assert answer.status_code == status, answer.text
        seen: Seen = answer.json()
        return seen

    async def post(self, path: str, body: Any = None, status: int = 200) -> Seen:
        answer = await self.http.post(f"/api{path}", json=body)
        assert answer.status_code == status, answer.text
        seen: Seen = answer.json()
        return seen

    async def open_table(self, *seats: str, game: str = "crypt") -> str:
        """`person`, `open`, or a bot's level per seat; a game of Crypt begins with the first."""
        plans = [{"kind": seat} if seat in ("person", "open") else {"kind": "bot", "level": seat} for seat in seats]
        options = {"first": "seat-a"} if game == "crypt" else {}
        wanted = {"game": game, "seats": plans, "options": options, "hash": commitment(self.half)}
        id = str((await self.post("/tables", wanted, 201))["id"])
        await self.tell(id)
        return id

    async def join(self, link: str) -> str:
        return str((await self.post("/join", {"link": link, "hash": commitment(self.half)}, 201))["id"])

    async def tell(self, id: str) -> None:
        """Its half of the seed, if all sit."""
        if (await self.get(f"/tables/{id}"))["dealing"]:
            await self.post(f"/tables/{id}/half", {"half": self.half})

    async def live(self, id: str, format: str = "json", number: int = -1) -> Socket:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{id}/live?format={format}"
        socket = Socket(await websockets.connect(address, additional_headers=self.headers, open_timeout=30))
        await socket.send(type="hello", number=number)
        return socket

    async def close(self) -> None:
        await self.http.aclose()


class Socket:
    """A live socket that one asks for the next message of a kind."""

    def __init__(self, line: websockets.ClientConnection) -> None:
        self.line = line

    async def send(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def next(self, *kinds: str) -> Seen:
        """The next message of those kinds, within half a minute."""
        async with asyncio.timeout(30):
            while True:
                message: Seen = json.loads(await self.line.recv())
                if message["type"] in kinds:
                    return message

    async def state(self, number: int) -> Seen:
        """The first state with at least so many entries."""
        while True:
            message = await self.next("state", "update")
            if message["number"] >= number:
                return message

    async def close(self) -> None:
        await self.line.close()


async def two_clients(url: str) -> tuple[str, Client, Client]:
    """A table with two guests; the first is asked."""
    ada, bea = await Client.arrive(url, "Ada"), await Client.arrive(url, "Bea")
    id = await gathered(ada, bea)
    await ada.tell(id)
    await bea.tell(id)
    return id, ada, bea


async def gathered(ada: Client, bea: Client) -> str:
    """Their new table, for which both have promised halves of the seed and told none."""
    id = await ada.open_table("person", "open")
    assert await bea.join((await ada.get(f"/tables/{id}"))["seats"][1]["link"]) == id
    return id
