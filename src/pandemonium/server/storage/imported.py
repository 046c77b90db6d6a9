"""Tables that were not played here from their beginning: written as a whole, from a journal."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

from pandemonium.engine.moment import Entry
from pandemonium.server.storage.schema import entries, seats, tables
from pandemonium.server.storage.stored import Chair

AT_ONCE = 500


def add_imported(connection: Connection, values: dict[str, Any], chairs: list[Chair], played: list[Entry]) -> None:
    now = time()
    stored = {**values, "options": msgspec.json.encode(values["options"]).decode()}
    counted = {"number": len(played), "version": 1, "public": False, "imported": True}
    connection.execute(insert(tables).values(created=now, updated=now, **counted, **stored))
    connection.execute(insert(seats), [chair_row(values["id"], chair) for chair in chairs])
    rows = [entry_row(values["id"], number, entry, now) for number, entry in enumerate(played, 1)]
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(insert(entries), rows[first : first + AT_ONCE])


def chair_row(table: str, chair: Chair) -> dict[str, Any]:
    sits = {"kind": chair.kind, "level": chair.level, "guest": chair.guest, "link": None, "present_until": 0.0}
    return {"table_id": table, "seat": chair.seat, **sits, "hash": chair.hash, "half": chair.half}


def entry_row(table: str, number: int, entry: Entry, at: float) -> dict[str, Any]:
    by_nobody = {"guest": None, "key": None, "clock": False}
    return {"table_id": table, "number": number, "seat": entry.seat, "code": entry.code, **by_nobody, "at": at}
