"""What the lobby and the bots ask of all tables at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, select

from pandemonium.engine.registry import game_ids
from pandemonium.playing.lesson import SEED
from pandemonium.server.storage.schema import seats, tables

SHOWN = 50
"""Tables per list."""
IDLE = 86_400.0
"""Seconds after which a table where nothing happens and nobody is present leaves the public lists."""

COLUMNS = (
    tables.c.id,
    tables.c.game,
    tables.c.options,
    tables.c.status,
    tables.c.noticed,
    tables.c.waiting,
    tables.c.public,
    tables.c.creator,
    tables.c.updated,
    tables.c.outcome,
    tables.c.ended,
)


LESSON = tables.c.seed.startswith(SEED)
"""Lessons are nobody else's business, and no game to come back to: no list has them."""


def public_tables(connection: Connection, status: str, now: float) -> Sequence[Row[Any]]:
    """Those of strangers, as long as somebody is there or was of late."""
    present = select(seats.c.table_id).where(seats.c.guest.is_not(None), seats.c.present_until > now)
    lively = (tables.c.updated > now - IDLE) | tables.c.id.in_(present)
    open_to_me = tables.c.watching | (tables.c.status == "waiting")
    return rows(connection, select(*COLUMNS).where(tables.c.public, tables.c.status == status, lively, open_to_me))


def own_tables(connection: Connection, guest: str) -> Sequence[Row[Any]]:
    """The tables somebody sits at, left to a bot or opened, those still played."""
    return rows(connection, select(*COLUMNS).where(own(guest), tables.c.status.in_(("waiting", "playing"))))


def past_tables(connection: Connection, guest: str) -> Sequence[Row[Any]]:
    return rows(connection, select(*COLUMNS).where(own(guest), tables.c.status == "over"))


def finished_tables(connection: Connection) -> Sequence[Row[Any]]:
    return rows(connection, select(*COLUMNS).where(tables.c.public, tables.c.watching, tables.c.status == "over"))


def own(guest: str) -> ColumnElement[bool]:
    seated = select(seats.c.table_id).where((seats.c.guest == guest) | (seats.c.left_by == guest))
    return tables.c.id.in_(seated) | (tables.c.creator == guest)


def rows(connection: Connection, query: Select[Any]) -> Sequence[Row[Any]]:
    """The newest tables of those, as far as their game is installed here."""
    known = query.where(tables.c.game.in_(game_ids()), ~LESSON)
    found: Sequence[Row[Any]] = connection.execute(known.order_by(tables.c.updated.desc()).limit(SHOWN)).all()
    return found


def finished_games(connection: Connection, guest: str) -> list[str]:
    """The games of which somebody has finished a game or the lesson."""
    seated = select(tables.c.game).join(seats, seats.c.table_id == tables.c.id)
    mine = seated.where(seats.c.guest == guest, tables.c.status == "over").distinct()
    return sorted(connection.scalars(mine))


def running_lesson(connection: Connection, guest: str, game: str, seed: str) -> str | None:
    """The lesson somebody is at, begun last."""
    mine = select(tables.c.id).where(tables.c.creator == guest, tables.c.game == game, tables.c.seed == seed)
    found: str | None = connection.scalar(mine.where(tables.c.status == "playing").order_by(tables.c.created.desc()))
    return found


def waiting_for_bots(connection: Connection, before: float, now: float) -> list[str]:
    """The tables whose game waits for a bot's seat and did so before that moment already, or whose time is up."""
    asked = tables.c.waiting.op(">>")(seats.c.seat).op("&")(1) == 1
    bot = (tables.c.updated <= before) & (seats.c.kind == "bot")
    late = (tables.c.question_seconds > 0) & (tables.c.updated + tables.c.question_seconds <= now)
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.status == "playing", asked, bot | late)
        .distinct()
    )
    return list(connection.scalars(query))
