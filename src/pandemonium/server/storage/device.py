"""A guest's devices in the database: the one they came with, those that followed a personal link, and links nobody
followed yet. Of links and tokens only hashes are kept."""

from __future__ import annotations

import secrets
from hashlib import sha256
from time import time

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from pandemonium.server.storage.schema import devices, guests

FIRST = "first"
"""The id of the device that a guest came with: its token is the guest's own."""
MOST = 20
"""Devices and links that a guest has at most."""
REVOKED = "revoked:"
"""What stands in place of the hash of a token that is good no longer: no token has it."""


class Device(Struct, frozen=True):
    id: str
    name: str  # what its browser calls itself; of a link, nothing
    created: float
    used: bool  # a link that nobody followed yet is not
    here: bool  # the one that asks


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def devices_of(connection: Connection, guest: str, token: str) -> list[Device]:
    """All that can act as this guest, the first one first; a stranger has none."""
    row = connection.execute(select(guests).where(guests.c.id == guest)).one_or_none()
    came_with = (
        []
        if row is None or is_revoked(row.token_hash)
        else [Device(FIRST, "", row.created, True, row.token_hash == token)]
    )
    found = connection.execute(select(devices).where(devices.c.guest == guest).order_by(devices.c.created))
    return came_with + [Device(one.id, one.name, one.created, one.used, one.hash == token) for one in found]


def add_link(connection: Connection, guest: str) -> str | None:
    """The secret of a new personal link, told this once; none where there are too many."""
    if len(devices_of(connection, guest, "")) >= MOST:
        return None
    id, secret = secrets.token_hex(8), secrets.token_urlsafe(24)
    row = {"id": id, "guest": guest, "hash": hashed(secret), "name": "", "created": time(), "used": False}
    connection.execute(insert(devices).values(row))
    return secret


def guest_of_link(connection: Connection, secret: str) -> str | None:
    """Whom a link that nobody followed yet belongs to."""
    found: str | None = connection.scalar(
        select(devices.c.guest).where(devices.c.hash == hashed(secret), ~devices.c.used)
    )
    return found


def follow_link(connection: Connection, secret: str, name: str) -> str | None:
    """Turn the link into a device; says its token. None where it was followed or revoked before."""
    token = secrets.token_urlsafe(32)
    change = update(devices).where(devices.c.hash == hashed(secret), ~devices.c.used)
    changed = connection.execute(change.values(hash=hashed(token), used=True, name=name, created=time()))
    return token if changed.rowcount == 1 else None


def guest_of_device(connection: Connection, token: str) -> str | None:
    found: str | None = connection.scalar(
        select(devices.c.guest).where(devices.c.hash == hashed(token), devices.c.used)
    )
    return found


def revoke(connection: Connection, guest: str, id: str) -> None:
    """From now on it is nobody's."""
    if id == FIRST:
        nobody = f"{REVOKED}{secrets.token_hex(24)}"
        connection.execute(update(guests).where(guests.c.id == guest).values(token_hash=nobody))
    else:
        connection.execute(delete(devices).where(devices.c.guest == guest, devices.c.id == id))


def is_revoked(hash: str) -> bool:
    return hash.startswith(REVOKED)
