"""What one person or address used up at all workers together; see `server/tally.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from sqlalchemy import Connection, case, delete, func, insert, select, update

from pandemonium.server.storage.schema import holdings, paces

Key: TypeAlias = tuple[str, str]
"""What is counted, and for whom."""
DEBT = 2
"""Whoever used up more than so many times their limit, or a clock that was set back, is not held to it for ever."""


def spend_all(connection: Connection, spent: Sequence[tuple[Key, float, float]], now: float) -> list[float]:
    """Add what each used up, in seconds of a limit of so many seconds; says how many they have used up in all."""
    connection.execute(delete(paces).where(paces.c.until < now))
    return [spend(connection, key, used, most * DEBT, now) - now for key, used, most in spent]


def spend(connection: Connection, key: Key, seconds: float, most: float, now: float) -> float:
    kind, asker = key
    begins = case((paces.c.until < now, now), (paces.c.until > now + most, now + most), else_=paces.c.until)
    theirs = update(paces).where(paces.c.kind == kind, paces.c.asker == asker)
    until: float | None = connection.scalar(theirs.values(until=begins + seconds).returning(paces.c.until))
    if until is None:
        until = now + seconds
        connection.execute(insert(paces).values(kind=kind, asker=asker, until=until))
    return until


def hold(connection: Connection, worker: str, held: Mapping[Key, int], now: float, until: float) -> None:
    """All that a worker tells of what is held there."""
    connection.execute(delete(holdings).where((holdings.c.worker == worker) | (holdings.c.until < now)))
    rows = [{"kind": k, "asker": a, "worker": worker, "held": n, "until": until} for (k, a), n in held.items()]
    if rows:
        connection.execute(insert(holdings), rows)


def read_elsewhere(connection: Connection, worker: str, now: float, lapses: float) -> dict[Key, int]:
    """What is held at the other workers that live."""
    lives = (holdings.c.until > now) & (holdings.c.until <= now + 2 * lapses)  # no clock was set back
    query = select(holdings.c.kind, holdings.c.asker, func.sum(holdings.c.held))
    query = query.where(holdings.c.worker != worker, lives).group_by(holdings.c.kind, holdings.c.asker)
    return {(kind, asker): int(held) for kind, asker, held in connection.execute(query)}
