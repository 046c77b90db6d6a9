"""How much of the disk is one person's."""

from __future__ import annotations

from sqlalchemy import Connection, exists, func, select

from pandemonium.server.storage.schema import seats, tables

OPEN = ("waiting", "playing")


def open_tables(connection: Connection, guest: str, *, bots_alone: bool) -> int:
    """How many tables that somebody opened are not over: all, or those where nobody but bots can play."""
    mine = select(func.count()).select_from(tables).where(tables.c.creator == guest, tables.c.status.in_(OPEN))
    if bots_alone:
        mine = mine.where(~exists().where(seats.c.table_id == tables.c.id, seats.c.kind != "bot"))
    return connection.scalar(mine) or 0


def brought_back(connection: Connection, guest: str) -> int:
    """How many games somebody loaded from journals."""
    mine = select(func.count()).select_from(tables).where(tables.c.creator == guest, tables.c.status == "over")
    return connection.scalar(mine.where(tables.c.imported)) or 0
