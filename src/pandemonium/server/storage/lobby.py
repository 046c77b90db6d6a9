"""What the lobby and the bots ask of all tables at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from pandemonium.server.storage.schema import seats, tables

SHOWN = 50
"""Tables per list."""

COLUMNS = (
    tables.c.id,
    tables.c.game,
    tables.c.status,
    tables.c.number,
    tables.c.waiting,
    tables.c.public,
    tables.c.creator,
)


def public_tables(connection: Connection, status: str) -> Sequence[Row[Any]]:
    return rows(connection, select(*COLUMNS).where(tables.c.public, tables.c.status == status))


def own_tables(connection: Connection, guest: str) -> Sequence[Row[Any]]:
    """The tables somebody sits at or opened, those still played."""
    seated = select(seats.c.table_id).where(seats.c.guest == guest)
    mine = tables.c.id.in_(seated) | (tables.c.creator == guest)
    return rows(connection, select(*COLUMNS).where(mine, tables.c.status != "over"))


def finished_tables(connection: Connection, guest: str) -> Sequence[Row[Any]]:
    seated = select(seats.c.table_id).where(seats.c.guest == guest)
    seen = tables.c.public | tables.c.id.in_(seated) | (tables.c.creator == guest)
    return rows(connection, select(*COLUMNS).where(seen, tables.c.status == "over"))


def rows(connection: Connection, query: Select[Any]) -> Sequence[Row[Any]]:
    found: Sequence[Row[Any]] = connection.execute(query.order_by(tables.c.updated.desc()).limit(SHOWN)).all()
    return found


def waiting_for_bots(connection: Connection, before: float) -> list[str]:
    """The tables whose game waits for a bot's seat and did so before that moment already."""
    asked = tables.c.waiting.op(">>")(seats.c.seat).op("&")(1) == 1
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.status == "playing", tables.c.updated <= before, seats.c.kind == "bot", asked)
        .distinct()
    )
    return list(connection.scalars(query))
