"""The door: connections before anything was asked. Whoever says nothing, or asks without an end, is let go.

Uvicorn waits for ever for the rest of a request, so a thousand people who begin one and never finish it would leave no
room for anybody else. Behind a proxy its own limits do this; without one, here.
"""

from __future__ import annotations

import asyncio
import resource
from collections import OrderedDict
from functools import cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pandemonium.server.metrics import TURNED_AWAY
from pandemonium.server.pace import network_of
from pandemonium.server.settings import Settings, from_environment
from pandemonium.server.shared import Held

LONGEST_HEAD = 65_536
"""Bytes of a request before its body."""
SHARE = 0.5
"""Of the descriptors a process may have: connections that ask. Live sockets, files and the database need the rest."""


class Doorkeeper:
    """Knows who waits at the door of this process. Where there is no room, whoever has been idle longest makes it."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.request_seconds
        self.held = Held(0 if settings.trusted_proxy else settings.connections_per_address)  # all come by the proxy
        self.all = int(resource.getrlimit(resource.RLIMIT_NOFILE)[0] * SHARE)
        self.there: OrderedDict[Door, str] = OrderedDict()
        self.by_address: dict[str, OrderedDict[Door, None]] = {}

    def enter(self, door: Door, address: str) -> bool:
        """Whether there is room, made or found. An address that fills other workers still has one connection here."""
        asker = network_of(address)
        mine = self.by_address.get(asker, OrderedDict())
        crowded = bool(mine) and self.held.is_full(asker)
        full = crowded or len(self.there) >= self.all
        if full and not make_room(mine if crowded else self.there):
            return False
        self.there[door] = asker
        self.by_address.setdefault(asker, OrderedDict())[door] = None
        self.held.take(asker)
        return True

    def leave(self, door: Door) -> None:
        asker = self.there.pop(door, None)
        if asker is None:
            return
        self.held.give_back(asker)
        mine = self.by_address[asker]
        del mine[door]
        if not mine:
            del self.by_address[asker]


def make_room(crowd: OrderedDict[Door, Any]) -> bool:
    """Let the one go that has been there longest without a whole request."""
    idle = next((door for door in crowd if not door.busy), None)
    if idle is not None:
        TURNED_AWAY.labels("crowded").inc()
        idle.let_go()
    return idle is not None


@cache
def doorkeeper() -> Doorkeeper:
    """This process's."""
    return Doorkeeper(from_environment())


class Door(HttpToolsProtocol):
    """One connection. From its first byte a request has a deadline until its last one."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.keeper = doorkeeper()
        self.deadline: asyncio.TimerHandle | None = None
        self.head = 0  # bytes of it so far
        self.busy = False  # a request was read and is being answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.set_deadline()
        if not self.keeper.enter(self, self.client[0] if self.client else ""):
            TURNED_AWAY.labels("full").inc()
            self.let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lift_deadline()
        self.keeper.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.busy and self.deadline is None:
            self.set_deadline()
        self.head += len(data)
        super().data_received(data)
        if self.head > LONGEST_HEAD:
            TURNED_AWAY.labels("long").inc()
            self.let_go()

    def on_headers_complete(self) -> None:
        """The body has as long again."""
        self.set_deadline()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.lift_deadline()
        self.head, self.busy = 0, True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.busy = False
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live socket, which is counted with its person."""
        self.lift_deadline()
        self.keeper.leave(self)
        super().handle_websocket_upgrade()

    def set_deadline(self) -> None:
        self.lift_deadline()
        if self.keeper.seconds:
            self.deadline = self.loop.call_later(self.keeper.seconds, self.too_late)

    def lift_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_late(self) -> None:
        TURNED_AWAY.labels("slow").inc()
        self.let_go()

    def let_go(self) -> None:
        self.lift_deadline()
        self.keeper.leave(self)
        self.transport.abort()
