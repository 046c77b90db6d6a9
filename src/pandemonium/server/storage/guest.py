"""Guests in the database. Only the hash of a guest's token is kept: a stolen database opens no seat."""

from __future__ import annotations

import secrets
from hashlib import sha256
from time import time

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from pandemonium.server.model import Preferences, User
from pandemonium.server.storage.schema import guests

BY_TOKEN = select(guests).where(guests.c.token_hash == bindparam("hash"))


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def find_guest(connection: Connection, token: str) -> User | None:
    row = connection.execute(BY_TOKEN, {"hash": hashed(token)}).one_or_none()
    if row is None:
        return None
    return User(row.id, row.name, msgspec.json.decode(row.preferences, type=Preferences))


def add_guest(connection: Connection, name: str, preferences: Preferences) -> tuple[User, str]:
    """A new guest and the token that proves them, which is told this once."""
    user, token = User(secrets.token_hex(12), name, preferences), secrets.token_urlsafe(32)
    connection.execute(
        insert(guests).values(
            id=user.id, token_hash=hashed(token), name=name, created=time(), preferences=written(preferences)
        )
    )
    return user, token


def name_guest(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(guests).where(guests.c.id == id).values(name=name))


def keep_preferences(connection: Connection, id: str, preferences: Preferences) -> None:
    connection.execute(update(guests).where(guests.c.id == id).values(preferences=written(preferences)))


def written(preferences: Preferences) -> str:
    return msgspec.json.encode(preferences).decode()
