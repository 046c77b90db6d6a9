"""News of a table: everything that changed since somebody last looked, read in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row

from pandemonium.server.play import Chair, Said
from pandemonium.server.storage.entry import read_entries
from pandemonium.server.storage.table import read_chairs, read_chat, read_table


class News(Struct):
    """The table's row, its seats, and the entries and chat after those already known."""

    row: Row[Any]
    chairs: list[Chair]
    entries: Sequence[Row[Any]] = ()
    chat: Sequence[Said] = ()


def read_news(connection: Connection, id: str, version: int, number: int, said: int, *, seats: bool) -> News | None:
    """None where there is no such table or nothing changed; with `seats` those are read in any case."""
    row = read_table(connection, id)
    if row is None or (row.version == version and not seats):
        return None
    chairs = read_chairs(connection, [id])[id]
    if row.version == version:
        return News(row, chairs)
    return News(row, chairs, read_entries(connection, id, number), read_chat(connection, id, said))
