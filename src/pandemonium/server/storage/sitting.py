"""Sittings of the companion in the database: one row each, replaced as a whole by whoever saw its newest version."""

from __future__ import annotations

from time import time

import msgspec
from sqlalchemy import Connection, insert, or_, select, update

from pandemonium.games.deal.companion.sitting import Sitting
from pandemonium.server.storage.schema import sittings

DAY = 86_400.0
SHOWN = 5


def add_sitting(connection: Connection, id: str, creator: str, sitting: Sitting) -> None:
    now = time()
    row = {"id": id, "version": 1, "state": written(sitting), "creator": creator, "created": now, "updated": now}
    connection.execute(insert(sittings).values(row))


def read_sitting(connection: Connection, id: str) -> tuple[int, Sitting] | None:
    row = connection.execute(select(sittings.c.version, sittings.c.state).where(sittings.c.id == id)).one_or_none()
    sitting = legible(row.state) if row else None
    return (row.version, sitting) if row and sitting else None


def legible(state: str) -> Sitting | None:
    """None where what is stored is damaged."""
    try:
        return msgspec.json.decode(state, type=Sitting)
    except msgspec.MsgspecError:
        return None


def replace_sitting(connection: Connection, id: str, seen: int, sitting: Sitting) -> bool:
    """False where somebody else changed it since."""
    change = update(sittings).where(sittings.c.id == id, sittings.c.version == seen)
    return connection.execute(change.values(version=seen + 1, state=written(sitting), updated=time())).rowcount == 1


def sitting_versions(connection: Connection, ids: list[str]) -> list[tuple[str, int]]:
    found = connection.execute(select(sittings.c.id, sittings.c.version).where(sittings.c.id.in_(ids)))
    return [(row.id, row.version) for row in found]


def newest_sitting(connection: Connection, creator: str) -> Sitting | None:
    """The last one that somebody opened with the camera: their box still has the same codes."""
    mine = select(sittings.c.state).where(sittings.c.creator == creator).order_by(sittings.c.created.desc()).limit(9)
    states = (legible(state) for state in connection.scalars(mine))
    return next((sitting for sitting in states if sitting and sitting.camera and sitting.codes), None)


def sittings_of(connection: Connection, guest: str) -> list[str]:
    """The last sittings of this day that one opened or has a colour in, newest first."""
    mine = or_(sittings.c.creator == guest, sittings.c.state.contains(guest, autoescape=True))
    recent = select(sittings.c.id).where(sittings.c.updated > time() - DAY, mine)
    return list(connection.scalars(recent.order_by(sittings.c.updated.desc()).limit(SHOWN)))


def written(sitting: Sitting) -> str:
    return msgspec.json.encode(sitting).decode()
