"""Tables under load: two scripted clients each, by JSON or as the page in a browser."""

from __future__ import annotations

import asyncio
import json
import random
import re
from time import perf_counter

import msgspec
import websockets
from msgspec import Struct

PATIENCE = 30.0
"""Seconds after which a table counts as stuck."""

CHOICE = re.compile(r'name="choice"[^>]* value="([^"]+)"')
"""A button of the page that takes a choice."""


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
    """One table: its two sockets, what was sent and answered, and when. Its clients speak JSON."""

    format = "json"

    def __init__(self, id: str, seed: int, headers: list[dict[str, str]]) -> None:
        self.id = id
        self.headers = headers  # of both people
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

    def arrived(self, seat: int, number: int) -> None:
        """What the other one chose is seen here now."""
        now = perf_counter()
        for sent in [n for n, (by, _) in self.sent.items() if by != seat and n < number]:
            self.waits.append(now - self.sent.pop(sent)[1])

    def see(self, seat: int, table: Table) -> None:
        self.arrived(seat, table.number)
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
        await self.send(seat, number, code)

    async def send(self, seat: int, number: int, code: str) -> None:
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


class PageMatch(Match):
    """A table whose two people look at its page: the changed parts come by socket, and a choice goes there too."""

    format = "html"

    def __init__(self, id: str, seed: int, headers: list[dict[str, str]]) -> None:
        super().__init__(id, seed, headers)
        self.pages: list[dict[str, str]] = [{}, {}]

    async def listen(self, seat: int) -> None:
        socket = self.sockets[seat]
        await socket.send('{"type":"hello"}')
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "update":
                self.look(seat, message["number"], message["regions"])
            elif message["type"] == "taken":
                self.acknowledged += 1
            elif message["type"] == "refused":
                self.errors.append(message["detail"])
            if self.over.is_set():
                return

    def look(self, seat: int, number: int, regions: dict[str, str]) -> None:
        self.arrived(seat, number)
        page = self.pages[seat]
        page |= regions
        if "/rematch" in page.get("board", "") + page.get("bar", ""):
            self.over.set()
        offered = CHOICE.findall("".join(page[id] for id in ("board", "seats", "bar", "notes") if id in page))
        if offered and 'class="asked"' in page["bar"] and number > self.answered:
            self.answered = number
            self.turn.put_nowait((seat, number, self.random.choice(offered)))
