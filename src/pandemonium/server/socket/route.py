"""The live socket's address: who may open it, and their presence while it is open."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from pandemonium.server.identity import TheTables, known_guest
from pandemonium.server.metrics import SOCKETS
from pandemonium.server.security import same_origin
from pandemonium.server.socket.line import SHUT_OUT, Format, Line

FOREIGN = 4403
UNKNOWN_GUEST = 4401
NO_TABLE = 4404


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], id: FromPath[str], tables: TheTables, format: FromQuery[Format] = "json"
) -> None:
    """Say hello with the last number seen, then receive the table's state and every change of it."""
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    user = await known_guest(socket, tables)
    if user is None:
        await socket.close(UNKNOWN_GUEST)
        return
    async with tables.shelf.hold(id) as play:
        if play is None:
            await socket.close(NO_TABLE)
            return
        if play.shuts_out(user.id):
            await socket.close(SHUT_OUT)
            return
        seat = play.seat_of(user.id)
        await (tables.presence.arrive(play, seat) if seat >= 0 else tables.audience.arrive(play, user))
    SOCKETS.inc()
    try:
        await socket.accept()
        await Line(socket, tables, user, id, format).run()
    finally:
        SOCKETS.dec()
        await (tables.presence.leave(id, seat) if seat >= 0 else tables.audience.leave(id, user))
