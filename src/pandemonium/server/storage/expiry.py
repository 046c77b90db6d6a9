"""What has expired: tables where nobody gathers or plays any more, and guests of whom there is nothing but a name."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, exists, false, or_, select

from pandemonium.server.model import Tempo
from pandemonium.server.storage.room import close_table
from pandemonium.server.storage.schema import (
    chat,
    devices,
    entries,
    guests,
    owned_packs,
    seats,
    sittings,
    tables,
    watchers,
    wishes,
)
from pandemonium.server.storage.table import end_table

DAY = 86_400.0
ABANDONED = "abandoned"
"""How a game ended that nobody played on."""
AT_ONCE = 500
"""Guests, or tables, that one transaction looks at or takes away."""
TRACES = (
    *(seats.c.guest, seats.c.left_by, tables.c.creator, entries.c.guest, chat.c.guest, wishes.c.guest),
    *(sittings.c.creator, owned_packs.c.guest, devices.c.guest),
)
"""Whoever left one of these has acted."""


class Patience(Struct, frozen=True):
    """Days without a sign of anybody; 0 is for ever."""

    gathering: int
    playing: dict[Tempo, int]
    guest: int


def silent_since(moment: float) -> ColumnElement[bool]:
    """Nobody acted at a table since then, and nobody who sits there looked in."""
    came = exists().where(seats.c.table_id == tables.c.id, seats.c.present_until >= moment)
    return (tables.c.updated < moment) & ~came


def is_expired(patience: Patience, now: float) -> ColumnElement[bool]:
    kinds = [(tables.c.status == "waiting", patience.gathering)]
    for tempo, days in patience.playing.items():
        kinds.append(((tables.c.status == "playing") & (tables.c.tempo == tempo), days))
    return or_(false(), *(kind & silent_since(now - days * DAY) for kind, days in kinds if days))


def expired_tables(connection: Connection, patience: Patience, now: float) -> list[str]:
    return list(connection.scalars(select(tables.c.id).where(is_expired(patience, now))))


def expire_table(connection: Connection, id: str, patience: Patience, now: float) -> None:
    """Unless somebody came in the meantime. A game that had begun is over without a winner, and kept."""
    still = select(tables.c.id).where(tables.c.id == id, is_expired(patience, now))
    if connection.scalar(still) and not close_table(connection, id, ABANDONED):
        end_table(connection, id, ABANDONED)


def forget_tables(connection: Connection, before: float) -> int:
    """Tables that were closed before that moment and before a game began: nothing was played there. One that was
    opened for a rematch stays, because a game leads to it. Says how many went."""
    followed = select(tables.c.successor).where(tables.c.successor.is_not(None))
    closed = (tables.c.status == "closed", tables.c.number == 0, tables.c.updated < before)
    query = select(tables.c.id).where(*closed, tables.c.id.not_in(followed)).limit(AT_ONCE)
    gone = list(connection.scalars(query))
    for kept in (chat, wishes, watchers, seats):
        connection.execute(delete(kept).where(kept.c.table_id.in_(gone)))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    return len(gone)


def forget_guests(connection: Connection, before: float, after: str) -> str:
    """Those who came before that moment and never acted, of the next guests after that id. Says the last one looked
    at; nothing where there are no more. Whoever is banned stays, and whoever keeps others in their browser."""
    keepers = select(guests.c.keeper).where(guests.c.keeper.is_not(None))
    watched = exists().where(watchers.c.guest == guests.c.id, watchers.c.until >= before)
    acted = or_(watched, *(exists().where(trace == guests.c.id) for trace in TRACES))
    idle = select(guests.c.id).where(guests.c.created < before, guests.c.id > after, ~guests.c.banned, ~acted)
    page = list(connection.scalars(idle.where(guests.c.id.not_in(keepers)).order_by(guests.c.id).limit(AT_ONCE)))
    companions = "".join(connection.scalars(select(sittings.c.state).where(sittings.c.updated >= before)))
    gone = [id for id in page if id not in companions]
    connection.execute(delete(watchers).where(or_(watchers.c.guest.in_(gone), watchers.c.until < before)))
    connection.execute(delete(guests).where(guests.c.id.in_(gone)))
    return page[-1] if page else ""
