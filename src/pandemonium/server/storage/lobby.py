"""What the lobby and the bots ask of all tables at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, select

from pandemonium.engine.registry import game_ids
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
    """The tables somebody sits at, left to a bot or opened, those still played."""
    return rows(connection, select(*COLUMNS).where(own(guest), tables.c.status != "over"))


def finished_tables(connection: Connection, guest: str) -> Sequence[Row[Any]]:
    return rows(connection, select(*COLUMNS).where(tables.c.public | own(guest), tables.c.status == "over"))


def own(guest: str) -> ColumnElement[bool]:
    seated = select(seats.c.table_id).where((seats.c.guest == guest) | (seats.c.left_by == guest))
    return tables.c.id.in_(seated) | (tables.c.creator == guest)


def rows(connection: Connection, query: Select[Any]) -> Sequence[Row[Any]]:
    """The newest tables of those, as far as their game is installed here."""
    known = query.where(tables.c.game.in_(game_ids()))
    found: Sequence[Row[Any]] = connection.execute(known.order_by(tables.c.updated.desc()).limit(SHOWN)).all()
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
