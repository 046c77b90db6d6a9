"""Packs in the database: written once per digest, when the first table that uses them is opened."""

from __future__ import annotations

import re
from contextlib import suppress

import msgspec
from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from pandemonium.engine.pack import LARGEST, KeptPack
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.server.storage.schema import packs, tables

ESCAPED = 6
"""Characters of JSON that one byte of a file takes at most."""


class BrokenPack(ValueError):
    """What is kept is not what was: a row that is missing, damaged, or not of that digest."""


def keep_pack(connection: Connection, game: str, pack: KeptPack) -> None:
    kept = select(packs.c.digest).where(packs.c.game == game, packs.c.digest == pack.digest)
    if connection.scalar(kept) is None:
        files = msgspec.json.encode([(name, content.decode()) for name, content in pack.files]).decode()
        with suppress(IntegrityError), connection.begin_nested():  # another node may be opening its first table too
            connection.execute(insert(packs).values(game=game, digest=pack.digest, files=files))


def read_pack(connection: Connection, game: str, digest: str, name: str) -> KeptPack:
    """The pack of that digest, under the name its table knows it by."""
    files = connection.scalar(select(packs.c.files).where(packs.c.game == game, packs.c.digest == digest))
    if files is None or len(files) > LARGEST * ESCAPED:
        raise BrokenPack
    try:
        read = msgspec.json.decode(files, type=tuple[tuple[str, str], ...])
        pack = KeptPack(name, tuple((file, text.encode()) for file, text in read))
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BrokenPack from error
    if pack.digest != digest:
        raise BrokenPack
    return pack


def find_pack(connection: Connection, game: str, digits: str, identity: str) -> KeptPack | None:
    """A pack that a table was played with, by the first digits of its digest."""
    if re.fullmatch("[0-9a-f]{12}", digits) is None:
        return None
    found = select(packs.c.digest).where(packs.c.game == game, packs.c.digest.startswith(digits))
    digest = connection.scalar(found.limit(1))
    return read_pack(connection, game, digest, identity.rpartition(" ")[0]) if digest else None


def adopt_tables(connection: Connection) -> None:
    """Tables opened before packs were kept get the one in use, if it is theirs; before it can be changed."""
    orphans = select(tables.c.game).where(tables.c.digest.is_(None)).distinct()
    for game in set(connection.scalars(orphans)) & set(game_ids()):
        ours = load_game(game)
        theirs = update(tables).where(tables.c.game == game, tables.c.digest.is_(None), same_digits(ours.pack))
        if connection.execute(theirs.values(digest=ours.data.digest)).rowcount:
            keep_pack(connection, game, ours.data)


def same_digits(identity: str) -> ColumnElement[bool]:
    """All that older tables tell of their pack; its name may have changed."""
    return tables.c.pack.endswith(" " + identity.rpartition(" ")[2])
