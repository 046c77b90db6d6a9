"""Guests in the database. Only the hash of a guest's token is kept: a stolen database opens no seat."""

from __future__ import annotations

import secrets
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, insert, select, update

from pandemonium.server.model import Preferences, User
from pandemonium.server.storage.device import guest_of_device, hashed
from pandemonium.server.storage.schema import guests

BY_TOKEN = select(guests).where(guests.c.token_hash == bindparam("hash"))


def find_guest(connection: Connection, token: str) -> User | None:
    """By the token they came with, or by that of another of their devices."""
    user = user_of(connection.execute(BY_TOKEN, {"hash": hashed(token)}).one_or_none())
    if user is not None:
        return user
    elsewhere = guest_of_device(connection, token)
    return read_guest(connection, elsewhere) if elsewhere else None


def read_guest(connection: Connection, id: str) -> User | None:
    return user_of(connection.execute(select(guests).where(guests.c.id == id)).one_or_none())


def user_of(row: Row[Any] | None) -> User | None:
    return User(row.id, row.name, preferences_of(row.preferences), row.banned) if row else None


def preferences_of(stored: str) -> Preferences:
    """Damaged ones are as good as none."""
    try:
        return msgspec.json.decode(stored, type=Preferences)
    except msgspec.MsgspecError:
        return Preferences()


def free_name(connection: Connection, names: list[str]) -> str:
    """The first of these names that no guest has; the last one where all are taken."""
    taken = set(connection.scalars(select(guests.c.name).where(guests.c.name.in_(names))))
    return next((name for name in names if name not in taken), names[-1])


def add_guest(
    connection: Connection, name: str, preferences: Preferences, keeper: str | None = None
) -> tuple[User, str]:
    """A new guest and the token that proves them, which is told this once; or one who plays in a keeper's browser."""
    user, token = User(secrets.token_hex(12), name, preferences), secrets.token_urlsafe(32)
    connection.execute(
        insert(guests).values(
            id=user.id,
            token_hash=hashed(token),
            name=name,
            created=time(),
            preferences=written(preferences),
            keeper=keeper,
        )
    )
    return user, token


def name_guest(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(guests).where(guests.c.id == id).values(name=name))


def keep_preferences(connection: Connection, id: str, preferences: Preferences) -> None:
    connection.execute(update(guests).where(guests.c.id == id).values(preferences=written(preferences)))


def written(preferences: Preferences) -> str:
    return msgspec.json.encode(preferences).decode()
