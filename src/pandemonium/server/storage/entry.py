"""The append-only log. Its key (table, number) decides who was first, whatever nodes and workers there are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, bindparam, insert, select, update

from pandemonium.server.storage.database import Conflict
from pandemonium.server.storage.schema import entries, tables

ENTRIES = (
    select(entries)
    .where(entries.c.table_id == bindparam("id_is"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
INSERT = insert(entries)
ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("id_is"), tables.c.version == bindparam("version_is"))
    .values(
        {name: bindparam(f"new_{name}") for name in ("number", "noticed", "status", "waiting", "updated", "outcome")}
    )
    .values(version=tables.c.version + 1)
    .returning(tables.c.version)
)
"""Made once: building a statement costs as much as running it."""


def read_entries(connection: Connection, id: str, after: int) -> list[Row[Any]]:
    return list(connection.execute(ENTRIES, {"id_is": id, "after": after}).all())


def append(connection: Connection, id: str, version: int, rows: list[dict[str, Any]], table: dict[str, Any]) -> int:
    """Write entries to the table as it was at that version, and what they change there; says its new version.

    The rows' own key would do for the entries; the version also notices that somebody else sits in the seat by now.
    """
    connection.execute(INSERT, rows if len(rows) > 1 else rows[0])
    changes = {f"new_{name}": value for name, value in table.items()}
    changes |= {"id_is": id, "version_is": version, "new_number": rows[-1]["number"]}
    changed = connection.execute(ADVANCE, changes).scalar_one_or_none()
    if changed is None:
        raise Conflict
    return int(changed)
