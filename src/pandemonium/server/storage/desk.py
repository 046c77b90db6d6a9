"""What the host's desk reads and changes: tables, people, what was said, and the notice to everybody."""

from __future__ import annotations

from time import time

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update

from pandemonium.server.storage.room import close_table
from pandemonium.server.storage.schema import chat, guests, notices, seats, tables
from pandemonium.server.storage.table import bump, end_table, read_chairs

SHOWN = 50
"""Of each list, the newest."""
BY_HOST = "host"
"""How a game ended that the host closed."""
NOTICE = select(notices.c.text).order_by(notices.c.id.desc()).limit(1)


class DeskTable(Struct):
    id: str
    game: str
    status: str
    names: list[str]
    updated: float


class DeskGuest(Struct):
    id: str
    name: str
    created: float
    banned: bool
    seats: int


class DeskLine(Struct):
    id: int
    table: str
    name: str
    text: str
    at: float


class OnDesk(Struct):
    """All that lies there; `sought` is part of the names of the people shown."""

    tables: list[DeskTable]
    guests: list[DeskGuest]
    lines: list[DeskLine]
    notice: str
    sought: str = ""


def read_desk(connection: Connection, sought: str) -> OnDesk:
    return OnDesk(
        read_tables(connection),
        read_guests(connection, sought),
        read_lines(connection),
        read_notice(connection),
        sought,
    )


def read_tables(connection: Connection) -> list[DeskTable]:
    """Those that wait or are played."""
    open_ones = select(tables).where(tables.c.status.in_(("waiting", "playing")))
    rows = connection.execute(open_ones.order_by(tables.c.updated.desc()).limit(SHOWN)).all()
    chairs = read_chairs(connection, [row.id for row in rows])
    return [
        DeskTable(row.id, row.game, row.status, [one.called for one in chairs[row.id] if one.called], row.updated)
        for row in rows
    ]


def read_guests(connection: Connection, sought: str) -> list[DeskGuest]:
    """The newest; whoever is banned stays in sight."""
    taken = select(func.count()).where(seats.c.guest == guests.c.id).scalar_subquery()
    found = select(guests, taken.label("seats"))
    if sought:
        found = found.where(guests.c.name.icontains(sought, autoescape=True))
    rows = connection.execute(found.order_by(guests.c.banned.desc(), guests.c.created.desc()).limit(SHOWN))
    return [DeskGuest(row.id, row.name, row.created, row.banned, row.seats) for row in rows]


def read_lines(connection: Connection) -> list[DeskLine]:
    said = select(chat, guests.c.name).join(guests, guests.c.id == chat.c.guest)
    own_words = said.where(chat.c.text != "", ~chat.c.quick).order_by(chat.c.id.desc()).limit(SHOWN)
    return [DeskLine(row.id, row.table_id, row.name, row.text, row.at) for row in connection.execute(own_words)]


def end_by_host(connection: Connection, id: str) -> None:
    """A game that is on ends without a winner; one that has not begun never will."""
    if not close_table(connection, id):
        end_table(connection, id, BY_HOST)


def set_ban(connection: Connection, guest: str, banned: bool) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(banned=banned))


def remove_line(connection: Connection, line: int) -> tuple[str, int] | None:
    """What was said is gone; that something was said stays. Tells the table and its new version."""
    table: str | None = connection.scalar(select(chat.c.table_id).where(chat.c.id == line))
    if table is None:
        return None
    connection.execute(update(chat).where(chat.c.id == line).values(text="", quick=False))
    return table, bump(connection, table)


def put_notice(connection: Connection, text: str) -> None:
    connection.execute(insert(notices).values(text=text, at=time()))


def read_notice(connection: Connection) -> str:
    return connection.scalar(NOTICE) or ""
