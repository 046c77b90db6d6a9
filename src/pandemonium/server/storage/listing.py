"""What the lobby asks of all tables at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, false, select, true

from pandemonium.engine.registry import game_ids
from pandemonium.playing.lesson import SEED
from pandemonium.server.storage.schema import seats, tables

SHOWN = 50
"""Tables per list."""
RECKONED = 5_000
"""Finished games that statistics are made of."""
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


UNLISTED_STATUS = tables.c.status.concat("")
"""The status where a list of ids leads to the tables: SQLite would else walk all tables of that status instead."""


def public_tables(connection: Connection, status: str, now: float) -> Sequence[Row[Any]]:
    """Those of strangers, as long as somebody is there or was of late: two questions, each answered by an index. The
    second is asked only where the first leaves room: it costs more, the more people are there."""
    open_to_me = tables.c.watching | (tables.c.status == "waiting")
    lately = select(*COLUMNS).where(tables.c.public == true(), tables.c.status == status, open_to_me)
    found = rows(connection, lately.where(tables.c.updated > now - IDLE))
    if len(found) >= SHOWN:
        return found
    present = select(seats.c.table_id).where(seats.c.present_until > now, seats.c.guest.is_not(None))
    attended = select(*COLUMNS).where(tables.c.id.in_(present), UNLISTED_STATUS.in_([status]), open_to_me)
    attended = attended.where(tables.c.public.is_not(false()), tables.c.updated <= now - IDLE)
    return [*found, *rows(connection, attended)][:SHOWN]


def own_tables(connection: Connection, guest: str) -> Sequence[Row[Any]]:
    """The tables somebody sits at, left to a bot or opened, those still played."""
    return rows(connection, select(*COLUMNS).where(own(guest), UNLISTED_STATUS.in_(("waiting", "playing"))))


def past_tables(connection: Connection, guest: str) -> Sequence[Row[Any]]:
    return rows(connection, select(*COLUMNS).where(own(guest), UNLISTED_STATUS == "over"))


def finished_tables(connection: Connection) -> Sequence[Row[Any]]:
    finished = select(*COLUMNS).where(tables.c.public == true(), tables.c.status == "over")
    return rows(connection, finished.where(tables.c.watching))


def own(guest: str) -> ColumnElement[bool]:
    seated = select(seats.c.table_id).where(seats.c.guest == guest)
    left = select(seats.c.table_id).where(seats.c.left_by == guest)
    return tables.c.id.in_(seated.union(left, select(tables.c.id).where(tables.c.creator == guest)))


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


def outcomes(connection: Connection, game: str, creator: str = "") -> list[str]:
    """How the last games of that kind ended that were played to their end, by people or bots, here on this server; or
    at the tables that somebody opened."""
    played = select(tables.c.outcome).where(tables.c.game == game, tables.c.status == "over", ~LESSON)
    played = played.where(tables.c.creator == creator) if creator else played
    played = played.where(tables.c.outcome.is_not(None), ~tables.c.imported)
    ended = played.order_by(tables.c.updated.desc()).limit(RECKONED)
    return list(connection.scalars(ended))


def running_lesson(connection: Connection, guest: str, game: str, seed: str) -> str | None:
    """The lesson somebody is at, begun last."""
    mine = select(tables.c.id).where(tables.c.creator == guest, tables.c.game == game, tables.c.seed == seed)
    found: str | None = connection.scalar(mine.where(tables.c.status == "playing").order_by(tables.c.created.desc()))
    return found
