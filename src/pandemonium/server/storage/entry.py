"""The append-only log. Its key (table, number) decides who was first, whatever nodes and workers there are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, bindparam, insert, select, update

from pandemonium.server.storage.database import Conflict
from pandemonium.server.storage.prepared import Prepared
from pandemonium.server.storage.schema import entries, tables

ENTRIES = (
    select(entries)
    .where(entries.c.table_id == bindparam("id_is"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
CHANGED = ("version", "number", "noticed", "status", "waiting", "updated", "outcome")
INSERT = Prepared(insert(entries), [column.name for column in entries.c])
ADVANCE = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("id_is"), tables.c.version == bindparam("version_is"))
    .values({name: bindparam(f"new_{name}") for name in CHANGED})
    .returning(tables.c.version)
)


def read_entries(connection: Connection, id: str, after: int) -> list[Row[Any]]:
    return list(connection.execute(ENTRIES, {"id_is": id, "after": after}).all())


def append(connection: Connection, id: str, version: int, rows: list[dict[str, Any]], table: dict[str, Any]) -> int:
    """Write entries to the table as it was at that version, and what they change there; says its new version.

    The rows' own key would do for the entries; the version also notices that somebody else sits in the seat by now.
    """
    for row in rows:
        INSERT.run(connection, row)
    changes = {f"new_{name}": value for name, value in table.items()}
    changes |= {"id_is": id, "version_is": version, "new_version": version + 1, "new_number": rows[-1]["number"]}
    changed: int | None = ADVANCE.run(connection, changes)
    if changed is None:
        raise Conflict
    return changed
