"""Packs that people brought for their own tables: whose each is, and what they call it. The data lie with the rest."""

from __future__ import annotations

from time import time

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from pandemonium.engine.pack import KeptPack
from pandemonium.server.storage.pack import keep_pack, read_pack
from pandemonium.server.storage.schema import owned_packs

MOST = 10
"""Packs that a person keeps at most."""


class OwnedPack(Struct, frozen=True):
    game: str
    digest: str
    name: str


def packs_of(connection: Connection, guest: str) -> list[OwnedPack]:
    rows = connection.execute(select(owned_packs).where(owned_packs.c.guest == guest).order_by(owned_packs.c.kept))
    return [OwnedPack(row.game, row.digest, row.name) for row in rows]


def own_pack(connection: Connection, guest: str, game: str, pack: KeptPack) -> bool:
    """Keep it for this person; false where they have too many. One that they have already gets its new name."""
    disown_pack(connection, guest, game, pack.digest)
    if len(packs_of(connection, guest)) >= MOST:
        return False
    keep_pack(connection, game, pack)
    row = {"guest": guest, "game": game, "digest": pack.digest, "name": pack.name, "kept": time()}
    connection.execute(insert(owned_packs).values(row))
    return True


def disown_pack(connection: Connection, guest: str, game: str, digest: str) -> None:
    """The data stay for the tables that use them."""
    mine = (owned_packs.c.guest == guest) & (owned_packs.c.game == game) & (owned_packs.c.digest == digest)
    connection.execute(delete(owned_packs).where(mine))


def read_owned(connection: Connection, guest: str, game: str, digest: str) -> KeptPack | None:
    named = select(owned_packs.c.name).where(owned_packs.c.game == game, owned_packs.c.digest == digest)
    name: str | None = connection.scalar(named.where(owned_packs.c.guest == guest))
    return read_pack(connection, game, digest, name) if name is not None else None


def is_owned(connection: Connection, game: str, digest: str) -> bool:
    """Whether anybody brought these data."""
    found = select(owned_packs.c.name).where(owned_packs.c.game == game, owned_packs.c.digest == digest)
    return connection.scalar(found.limit(1)) is not None
