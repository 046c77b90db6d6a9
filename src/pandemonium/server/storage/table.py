"""Tables, seats and chat in the database."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, insert, select, update

from pandemonium.engine.chance import commitment
from pandemonium.server.model import SeatPlan
from pandemonium.server.storage.schema import chat, guests, seats, tables
from pandemonium.server.storage.stored import Chair, Said

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
CHAT_SHOWN = 60


def new_table_id() -> str:
    """Short enough to read aloud, too long to guess (60 bits)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_link() -> str:
    """192 bits: whoever has it may sit down."""
    return secrets.token_urlsafe(24)


def new_half() -> str:
    """16 bytes of a seed, as its journal will tell them."""
    return secrets.token_hex(16)


def add_table(connection: Connection, values: dict[str, Any], plans: Sequence[SeatPlan], hash: str) -> None:
    """With the hash of its creator's half of the seed."""
    now = time()
    stored = {**values, "options": msgspec.json.encode(values["options"]).decode()}
    fresh = {"number": 0, "noticed": 0, "version": 1, "waiting": 0, "status": "waiting", "seed": ""}
    connection.execute(insert(tables).values(created=now, updated=now, **fresh, **stored))
    add_seats(connection, values["id"], plans, values["creator"], hash)


def add_seats(connection: Connection, table: str, plans: Sequence[SeatPlan], creator: str, hash: str) -> None:
    """The creator takes the first seat planned for a person; every other seat but a bot's gets a link."""
    first = next((seat for seat, plan in enumerate(plans) if plan.kind == "person"), -1)
    rows = [
        {
            "table_id": table,
            "seat": seat,
            "kind": plan.kind,
            "level": plan.level if plan.kind == "bot" else "",
            "guest": creator if seat == first else None,
            "link": new_link() if plan.kind != "bot" and seat != first else None,
            "present_until": time() if seat == first else 0.0,
            **(bot_halves() if plan.kind == "bot" else {"hash": hash or None if seat == first else None, "half": None}),
        }
        for seat, plan in enumerate(plans)
    ]
    connection.execute(insert(seats), rows)


def bot_halves() -> dict[str, str]:
    """A bot promises and gives as a person does; the server keeps both for it."""
    half = new_half()
    return {"hash": commitment(half), "half": half}


TABLE = select(tables).where(tables.c.id == bindparam("id_is"))
VERSIONS = select(tables.c.id, tables.c.version).where(tables.c.id.in_(bindparam("ids", expanding=True)))
CHAIRS = (
    select(seats, guests.c.name, guests.c.keeper)
    .outerjoin(guests, guests.c.id == seats.c.guest)
    .where(seats.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
CHAT = (
    select(chat, guests.c.name)
    .join(guests, guests.c.id == chat.c.guest)
    .where(chat.c.table_id == bindparam("id_is"), (chat.c.id > bindparam("after")) | (chat.c.text == ""))
    .order_by(chat.c.id.desc())
    .limit(CHAT_SHOWN)
)
BUMP = (
    update(tables)
    .where(tables.c.id == bindparam("id_is"))
    .values(version=tables.c.version + 1)
    .returning(tables.c.version)
)
PRESENT = (
    update(seats)
    .where(seats.c.table_id == bindparam("id_is"), seats.c.seat == bindparam("seat_is"))
    .where(seats.c.present_until < bindparam("until"))
    .values(present_until=bindparam("until"))
)
"""Statements are made once: building one costs more than running it."""


def read_table(connection: Connection, id: str) -> Row[Any] | None:
    return connection.execute(TABLE, {"id_is": id}).one_or_none()


def read_versions(connection: Connection, ids: list[str]) -> list[tuple[str, int]]:
    return [(row.id, row.version) for row in connection.execute(VERSIONS, {"ids": ids})]


def read_chairs(connection: Connection, ids: Sequence[str]) -> dict[str, list[Chair]]:
    """The seats of each table, in order, with their people's names."""
    chairs: dict[str, list[Chair]] = {id: [] for id in ids}
    for row in connection.execute(CHAIRS, {"ids": ids}):
        holder = (row.guest, row.name or "", row.link, row.present_until, row.left_by, row.hash, row.half)
        chairs[row.table_id].append(Chair(row.seat, row.kind, row.level, *holder, row.keeper, row.front))
    return chairs


def read_chat(connection: Connection, id: str, after: int) -> list[Said]:
    """The lines after that one, and those that were removed, which somebody may still know."""
    rows = connection.execute(CHAT, {"id_is": id, "after": after}).all()
    return [Said(row.id, row.guest, row.name, row.seat, row.text, row.quick, row.at) for row in reversed(rows)]


def bump(connection: Connection, id: str) -> int:
    """Mark the table as changed; says its new version. Nobody else can change it before this transaction ends."""
    version: int = connection.execute(BUMP, {"id_is": id}).scalar_one()
    return version


def end_table(connection: Connection, id: str, how: str) -> None:
    """The game ends before its rules say so."""
    change = update(tables).where(tables.c.id == id, tables.c.status == "playing")
    connection.execute(change.values(status="over", ended=how, waiting=0, updated=time()))


def put_bot(connection: Connection, id: str, seat: int, guest: str, level: str) -> bool:
    """Give the seat to a bot, if the same person still holds it; they may take it back."""
    change = update(seats).where(seats.c.table_id == id, seats.c.seat == seat, seats.c.guest == guest)
    changed = connection.execute(change.values(kind="bot", level=level, guest=None, left_by=guest))
    return changed.rowcount == 1


def take_from_bot(connection: Connection, id: str, seat: int, guest: str) -> bool:
    """Give a seat back to the person in whose place a bot plays there."""
    change = update(seats).where(seats.c.table_id == id, seats.c.seat == seat, seats.c.left_by == guest)
    mine = change.values(kind="person", level="", guest=guest, left_by=None, present_until=time())
    return connection.execute(mine).rowcount == 1


def add_chat(connection: Connection, id: str, guest: str, seat: int, text: str, *, quick: bool) -> None:
    connection.execute(insert(chat).values(table_id=id, guest=guest, seat=seat, text=text, quick=quick, at=time()))


def keep_present(connection: Connection, present: list[tuple[str, int]], until: float) -> None:
    """People at these seats gave a sign of life. A later one is never replaced by an earlier one."""
    connection.execute(PRESENT, [{"id_is": id, "seat_is": seat, "until": until} for id, seat in present])


def went_away(connection: Connection, id: str, seat: int) -> None:
    change = update(seats).where(seats.c.table_id == id, seats.c.seat == seat)
    connection.execute(change.values(present_until=time()))


def bump_all(connection: Connection, guest: str) -> list[tuple[str, int]]:
    """Mark every table that somebody sits at as changed; says their new versions."""
    seated = select(seats.c.table_id).where(seats.c.guest == guest)
    change = update(tables).where(tables.c.id.in_(seated)).values(version=tables.c.version + 1)
    return [(row.id, row.version) for row in connection.execute(change.returning(tables.c.id, tables.c.version))]


def tables_of(connection: Connection, guest: str) -> list[str]:
    return list(connection.scalars(select(seats.c.table_id).where(seats.c.guest == guest)))
