"""Tables under load: scripted clients, by JSON or as the page in a browser."""

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
    """One table: its sockets, what was sent and answered, and when. Its clients speak JSON.

    Each seat counts its own numbers and may be asked together with others, so what is open is kept seat by seat.
    """

    format = "json"

    def __init__(self, id: str, seed: int, headers: list[dict[str, str]]) -> None:
        self.id = id
        self.headers = headers  # of all people
        self.random = random.Random(seed)
        self.sockets: list[websockets.ClientConnection] = []
        self.sent: dict[int, float] = {}  # by the seat that has seen nothing since: when another one last chose
        self.acknowledged = 0
        self.number = 0
        self.updates = 0
        self.letters = 0  # of all updates, before they are packed
        self.answered = [-1] * len(headers)
        self.open: dict[int, tuple[int, str]] = {}  # by the seat that is asked: its number, and what it will choose
        self.asked = asyncio.Event()
        self.waits: list[float] = []
        self.errors: list[str] = []
        self.over = asyncio.Event()

    async def listen(self, seat: int) -> None:
        socket = self.sockets[seat]
        await socket.send('{"type":"hello"}')
        async for text in socket:
            message = READ.decode(text)
            if message.type == "state" and message.table is not None:
                self.arrived(seat, len(text))
                self.look(seat, message.table)
                if message.table.status == "over":
                    self.over.set()
                    return
            elif message.type == "taken":
                self.acknowledged += 1
            elif message.type == "refused":
                self.errors.append(message.detail)

    def look(self, seat: int, table: Table) -> None:
        offers = table.decision.offers if table.decision is not None and table.decision.waiting else []
        self.see(seat, table.number, [offer.code for offer in offers])

    def arrived(self, seat: int, letters: int) -> None:
        """What another one chose is seen here now."""
        self.updates += 1
        self.letters += letters
        if seat in self.sent:
            self.waits.append(perf_counter() - self.sent.pop(seat))

    def see(self, seat: int, number: int, codes: list[str]) -> None:
        """What the seat may choose now, if it is asked."""
        self.open.pop(seat, None)
        if codes and number > self.answered[seat]:
            self.open[seat] = number, self.random.choice(codes)
            self.asked.set()

    async def choose(self) -> None:
        """Answer one of the questions that are open, as soon as there is one."""
        while not self.open:
            self.asked.clear()
            await self.asked.wait()
        seat = self.random.choice(list(self.open))
        number, code = self.open.pop(seat)
        self.answered[seat] = number
        self.sent = dict.fromkeys(set(range(len(self.headers))) - {seat}, perf_counter())
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
    """A table whose people look at its page: the changed parts come by socket, and a choice goes there too."""

    format = "html"

    def __init__(self, id: str, seed: int, headers: list[dict[str, str]]) -> None:
        super().__init__(id, seed, headers)
        self.pages: list[dict[str, str]] = [{} for _ in headers]

    async def listen(self, seat: int) -> None:
        socket = self.sockets[seat]
        await socket.send('{"type":"hello"}')
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "update":
                self.arrived(seat, len(text))
                self.show(seat, message["number"], message["regions"])
            elif message["type"] == "taken":
                self.acknowledged += 1
            elif message["type"] == "refused":
                self.errors.append(message["detail"])
            if self.over.is_set():
                return

    def show(self, seat: int, number: int, regions: dict[str, str | tuple[int, int, str]]) -> None:
        page = self.pages[seat]
        for id, now in regions.items():
            page[id] = now if isinstance(now, str) else edited(page[id], *now)
        if "/rematch" in page.get("board", "") + page.get("bar", ""):
            self.over.set()
        asked = 'class="asked' in page.get("bar", "")
        offered = CHOICE.findall("".join(page[id] for id in ("board", "seats", "bar", "notes") if id in page))
        self.see(seat, number, offered if asked else [])


def edited(before: str, head: int, tail: int, between: str) -> str:
    """A part of the page as the browser puts it together."""
    units = before.encode("utf-16-le")
    return units[: 2 * head].decode("utf-16-le") + between + units[len(units) - 2 * tail :].decode("utf-16-le")
