"""Who of those at one device is before its curtain, in the database."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, update

from pandemonium.server.storage.schema import seats


def draw_curtain(connection: Connection, id: str, hidden: Sequence[int]) -> None:
    """Nobody in these seats is before a curtain any more."""
    if hidden:
        connection.execute(update(seats).where(seats.c.table_id == id, seats.c.seat.in_(hidden)).values(front=False))


def lift_curtain(connection: Connection, id: str, seat: int) -> None:
    connection.execute(update(seats).where(seats.c.table_id == id, seats.c.seat == seat).values(front=True))
