"""What people at a table want of each other: a rematch, or an end without one. One answer per person and question."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from pandemonium.server.storage.schema import tables, wishes

REMATCH = "rematch"
END = "end"


def read_wishes(connection: Connection, id: str) -> dict[tuple[str, str], str]:
    """By guest and question."""
    rows = connection.execute(select(wishes).where(wishes.c.table_id == id))
    return {(row.guest, row.about): row.says for row in rows}


def keep_wish(connection: Connection, id: str, guest: str, about: str, says: str) -> None:
    """The last answer counts. Whoever writes has bumped the table, so nobody else writes at the same time."""
    key = (wishes.c.table_id == id) & (wishes.c.guest == guest) & (wishes.c.about == about)
    connection.execute(delete(wishes).where(key))
    connection.execute(insert(wishes).values(table_id=id, guest=guest, about=about, says=says))


def succeed(connection: Connection, old: str, new: str) -> bool:
    """Name the table of the rematch; false where one is named already."""
    change = update(tables).where(tables.c.id == old, tables.c.successor.is_(None)).values(successor=new)
    return connection.execute(change).rowcount == 1
