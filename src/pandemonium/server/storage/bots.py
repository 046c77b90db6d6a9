"""The tables where bots are asked, and which node thinks for them after a start or a kill."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, exists, select, update

from pandemonium.server.storage.schema import seats, tables, watchers

ASKED = tables.c.waiting.op(">>")(seats.c.seat).op("&")(1) == 1
OUT_OF_TIME = (
    select(tables.c.id)
    .where(tables.c.status == "playing", tables.c.question_seconds > 0, tables.c.waiting > 0)
    .where(tables.c.updated + tables.c.question_seconds <= bindparam("now"))
)
"""Made once, because it is asked every second: building a statement costs more than running it."""


def waiting_for_bots(connection: Connection, before: float, now: float, *, resting: bool = False) -> list[str]:
    """The tables whose game waits for a bot's seat and did so before that moment already; with `resting` without those
    where bots play alone and nobody watches."""
    long_ago = (tables.c.updated <= before) | (tables.c.updated > now)  # a clock was set back
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    query = query.where(tables.c.status == "playing", ASKED, long_ago, seats.c.kind == "bot")
    if resting:
        people = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.kind != "bot")
        watched = exists().where(watchers.c.table_id == tables.c.id, watchers.c.until > now)
        query = query.where(people.correlate(tables).exists() | watched)
    return list(connection.scalars(query.distinct()))


def out_of_time(connection: Connection, now: float) -> list[str]:
    """The tables where the time for the question is up."""
    return list(connection.scalars(OUT_OF_TIME, {"now": now}))


def claim(connection: Connection, ids: Collection[str], now: float, seconds: float) -> list[str]:
    """Those of these tables that nobody else thinks for; from now on the caller does, for so long."""
    nobody = (tables.c.thought_until < now) | (tables.c.thought_until > now + 2 * seconds)  # a clock was set back
    mine = update(tables).where(tables.c.id.in_(ids), nobody).values(thought_until=now + seconds)
    return list(connection.scalars(mine.returning(tables.c.id)))


def keep_claims(connection: Connection, ids: Collection[str], until: float) -> None:
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(thought_until=until))
