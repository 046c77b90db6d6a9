"""What changes at a table before its game begins: who sits down, what they promise, and that it begins at all.

All of it runs in a transaction that has marked the table as changed, so nobody else is about to do the same.
"""

from __future__ import annotations

import re
from time import time
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select, update

from pandemonium.server.storage.schema import guests, seats, tables
from pandemonium.server.storage.table import bot_halves, new_link

LINK = re.compile("[A-Za-z0-9_-]{1,64}")
"""What any link is made of; some databases cannot even be asked for anything else."""
OVERDUE = select(tables.c.id).where(tables.c.status == "waiting", tables.c.halves_until <= bindparam("now"))
"""Made once, because it is asked every second."""


def find_link(connection: Connection, link: str) -> Row[Any] | None:
    """The table and the seat that a link is for, taken or not."""
    if LINK.fullmatch(link) is None:
        return None
    found: Row[Any] | None = connection.execute(select(seats).where(seats.c.link == link)).one_or_none()
    return found


def name_of(connection: Connection, guest: str) -> str:
    return connection.scalar(select(guests.c.name).where(guests.c.id == guest)) or ""


def sit_down(connection: Connection, link: str, guest: str, hash: str) -> bool:
    """Take the seat of a link. False where somebody was faster."""
    change = update(seats).where(seats.c.link == link, seats.c.guest.is_(None), seats.c.kind != "bot")
    taken = connection.execute(change.values(guest=guest, present_until=time(), hash=hash or None, half=None))
    return taken.rowcount == 1


def seat_bot(connection: Connection, id: str, seat: int, level: str) -> bool:
    """Put a bot into a seat where no person sits, or another one in its place. An invitation sent before stays good."""
    change = update(seats).where(seats.c.table_id == id, seats.c.seat == seat, seats.c.guest.is_(None))
    return connection.execute(change.values(kind="bot", level=level, left_by=None, **bot_halves())).rowcount == 1


def free_seat(connection: Connection, id: str, seat: int, guest: str | None) -> bool:
    """Make the seat of that person, or of a bot, free again; nobody comes back by an old link."""
    holder = seats.c.guest.is_(None) if guest is None else seats.c.guest == guest
    change = update(seats).where(seats.c.table_id == id, seats.c.seat == seat, holder)
    nobody = {"guest": None, "left_by": None, "hash": None, "half": None, "level": "", "present_until": 0.0}
    return connection.execute(change.values(kind="open", link=new_link(), **nobody)).rowcount == 1


def keep_half(connection: Connection, id: str, seat: int, half: str) -> bool:
    change = update(seats).where(seats.c.table_id == id, seats.c.seat == seat)
    return connection.execute(change.values(half=half)).rowcount == 1


def await_halves(connection: Connection, id: str, until: float) -> None:
    """Everybody has sat down, and some have promised a half."""
    connection.execute(update(tables).where(tables.c.id == id).values(halves_until=until))


def begin_table(connection: Connection, id: str, seed: str, waiting: int) -> None:
    """There is a seed, and a game from now on."""
    begun = {"status": "playing", "seed": seed, "waiting": waiting, "updated": time()}
    connection.execute(update(tables).where(tables.c.id == id).values(**begun))


def close_table(connection: Connection, id: str, how: str = "") -> bool:
    """No game begins there; `how` it was closed, where not by its host."""
    closing = update(tables).where(tables.c.id == id, tables.c.status == "waiting")
    return connection.execute(closing.values(status="closed", ended=how, updated=time())).rowcount == 1


def overdue(connection: Connection, now: float) -> list[str]:
    """The tables that have waited long enough for halves."""
    return list(connection.scalars(OVERDUE, {"now": now}))
