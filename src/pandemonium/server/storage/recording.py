"""Recordings of finished games in the database."""

from __future__ import annotations

from contextlib import suppress
from time import time

from sqlalchemy import Connection, insert, or_, select
from sqlalchemy.exc import IntegrityError

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.server.storage.listing import LESSON
from pandemonium.server.storage.schema import recordings, tables

AT_ONCE = 50
"""Games to be recorded that are looked for together."""


def keep_recording(connection: Connection, id: str, content: bytes) -> None:
    with suppress(IntegrityError), connection.begin_nested():  # another node may have recorded the same game
        connection.execute(insert(recordings).values(table_id=id, content=content, recorded=time()))


def read_recording(connection: Connection, id: str) -> bytes | None:
    content: bytes | None = connection.scalar(select(recordings.c.content).where(recordings.c.table_id == id))
    return content


def unrecorded(connection: Connection, after: str) -> list[str]:
    """The next finished tables that can be replayed here and were not recorded, in the order of their ids."""
    ours = [(tables.c.game == id) & (tables.c.rules_version == load_game(id).rules_version) for id in game_ids()]
    done = select(recordings.c.table_id)
    query = select(tables.c.id).where(tables.c.status == "over", tables.c.id > after, or_(*ours), ~LESSON)
    return list(connection.scalars(query.where(tables.c.id.not_in(done)).order_by(tables.c.id).limit(AT_ONCE)))
