"""Who may look on at a table, and who does."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from pandemonium.server.storage.schema import tables, watchers


def read_watchers(connection: Connection, id: str) -> list[float]:
    """Until when each of those who watch counts as there."""
    return list(connection.scalars(select(watchers.c.until).where(watchers.c.table_id == id)))


def keep_watching(connection: Connection, id: str, guest: str, until: float) -> None:
    key = (watchers.c.table_id == id) & (watchers.c.guest == guest)
    if not connection.execute(update(watchers).where(key).values(until=until)).rowcount:
        connection.execute(insert(watchers).values(table_id=id, guest=guest, until=until))


def stop_watching(connection: Connection, id: str, guest: str) -> None:
    connection.execute(delete(watchers).where(watchers.c.table_id == id, watchers.c.guest == guest))


def set_audience(connection: Connection, id: str, changes: dict[str, Any]) -> None:
    connection.execute(update(tables).where(tables.c.id == id).values(changes))
