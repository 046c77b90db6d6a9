"""News of a table: everything that changed since somebody last looked, read in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row

from pandemonium.server.storage.audience import read_watchers
from pandemonium.server.storage.entry import read_entries
from pandemonium.server.storage.stored import Chair, Said
from pandemonium.server.storage.table import read_chairs, read_chat, read_table
from pandemonium.server.storage.wish import read_wishes


class News(Struct):
    """The table's row, its seats, and the entries and chat after those already known."""

    row: Row[Any]
    chairs: list[Chair]
    entries: Sequence[Row[Any]] = ()
    chat: Sequence[Said] = ()
    wishes: dict[tuple[str, str], str] = {}
    watchers: Sequence[float] = ()


def read_news(connection: Connection, id: str, version: int, number: int, said: int, *, seats: bool) -> News | None:
    """None where there is no such table or nothing changed; with `seats` those are read in any case."""
    row = read_table(connection, id)
    if row is None or (row.version == version and not seats):
        return None
    chairs = read_chairs(connection, [id])[id]
    if row.version == version:
        return News(row, chairs, wishes=read_wishes(connection, id), watchers=read_watchers(connection, id))
    entries, chat = read_entries(connection, id, number), read_chat(connection, id, said)
    return News(row, chairs, entries, chat, read_wishes(connection, id), read_watchers(connection, id))
