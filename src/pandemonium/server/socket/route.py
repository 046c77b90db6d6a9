"""The live socket's address: who may open it, and their presence while it is open."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from pandemonium.engine.state import SPECTATOR
from pandemonium.server.identity import TheTables, address, bearer_of, known_guest, stranger
from pandemonium.server.metrics import SOCKETS, TURNED_AWAY
from pandemonium.server.model import NOBODY
from pandemonium.server.play.device import seats_at
from pandemonium.server.play.tables import Tables, User
from pandemonium.server.security import TOO_OFTEN, same_origin
from pandemonium.server.socket.line import SHUT_OUT, Format, Line
from pandemonium.server.socket.places import Places

FOREIGN = 4403
UNKNOWN_GUEST = 4401
NO_TABLE = 4404


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    tables: TheTables,
    format: FromQuery[Format] = "json",
    seat: FromQuery[int] = SPECTATOR,
) -> None:
    """Say hello with the last number seen, then receive the table's state and every change of it.

    A page names the seat it was drawn for: at a device that several share it is told when that is no longer theirs.
    """
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    user = await known_guest(socket, tables)
    if user is None and bearer_of(socket) is not None:
        await socket.close(UNKNOWN_GUEST)
        return
    user = user or stranger(socket)
    places: Places = socket.app.state.places
    where = address(socket)
    person = where if user.id == NOBODY else user.id
    if places.refuses(person, where):
        TURNED_AWAY.labels("sockets").inc()
        await socket.close(TOO_OFTEN)
        return
    with places.taken(person, where):
        await serve(socket, tables, user, Line(socket, tables, user, id, format, seat))


async def serve(socket: WebSocket[Any, Any, Any], tables: Tables, user: User, line: Line) -> None:
    """Until it is closed. A stranger who watches is counted too, by the name they have here."""
    id = line.id
    async with tables.shelf.hold(id) as play:
        if play is None:
            await socket.close(NO_TABLE)
            return
        if play.shuts_out(user.id):
            await socket.close(SHUT_OUT)
            return
        present = seats_at(play, user)
        for one in present:
            await tables.presence.arrive(play, one)
        watcher = "" if present else f"{NOBODY} {user.name}" if user.id == NOBODY else user.id
        if watcher:
            await tables.audience.arrive(play, watcher)
        tables.ledger.look(play)
        line.viewer = line.viewer_at(play)
    SOCKETS.inc()
    try:
        await socket.accept()
        await line.run()
    finally:
        SOCKETS.dec()
        for one in present:
            await tables.presence.leave(id, one)
        if watcher:
            await tables.audience.leave(id, watcher)
