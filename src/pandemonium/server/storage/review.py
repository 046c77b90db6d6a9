"""Reviews of finished games in the database, as far as they have been found."""

from __future__ import annotations

from time import time

from sqlalchemy import Connection, delete, insert, select

from pandemonium.server.storage.schema import reviews


def keep_review(connection: Connection, id: str, content: bytes) -> None:
    """In place of what was known before."""
    connection.execute(delete(reviews).where(reviews.c.table_id == id))
    connection.execute(insert(reviews).values(table_id=id, content=content, found=time()))


def read_review(connection: Connection, id: str) -> tuple[bytes, float] | None:
    """What was found, and when the last part of it was."""
    row = connection.execute(select(reviews.c.content, reviews.c.found).where(reviews.c.table_id == id)).first()
    return None if row is None else (row.content, row.found)
