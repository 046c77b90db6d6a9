"""Erasing somebody: what names them goes. What they played stays, as somebody's, because it is others' game too."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, or_, select, update

from pandemonium.server.model import Preferences
from pandemonium.server.storage.device import hashed
from pandemonium.server.storage.guest import written
from pandemonium.server.storage.schema import chat, devices, guests, seats, sittings, tables, watchers, wishes

NOBODY = "…"
"""What somebody is called who is no longer known."""


def erase_guest(connection: Connection, id: str) -> None:
    """With those who play in their browser. Every table that shows them is marked as changed."""
    people = list(connection.scalars(select(guests.c.id).where(or_(guests.c.id == id, guests.c.keeper == id))))
    touched = select(seats.c.table_id).where(or_(seats.c.guest.in_(people), seats.c.left_by.in_(people)))
    talked = select(chat.c.table_id).where(chat.c.guest.in_(people))
    shown = or_(tables.c.id.in_(touched), tables.c.id.in_(talked))
    connection.execute(update(tables).where(shown).values(version=tables.c.version + 1))
    connection.execute(update(chat).where(chat.c.guest.in_(people)).values(text="", quick=False))
    connection.execute(update(seats).where(seats.c.left_by.in_(people)).values(left_by=None))
    for kept in (wishes, watchers):
        connection.execute(delete(kept).where(kept.c.guest.in_(people)))
    connection.execute(delete(devices).where(devices.c.guest.in_(people)))
    connection.execute(delete(sittings).where(sittings.c.creator.in_(people)))
    for person in people:
        gone = {"name": NOBODY, "preferences": written(Preferences()), "token_hash": hashed(secrets.token_hex(32))}
        connection.execute(update(guests).where(guests.c.id == person).values(**gone))
