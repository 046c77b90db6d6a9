"""The lobby: open tables, one's own, those to watch, and finished ones to replay."""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import Any

from sqlalchemy import Connection, Row

from pandemonium.server.model import Lobby, TableLine, User
from pandemonium.server.play import Chair
from pandemonium.server.showing import JOIN, seat_model
from pandemonium.server.storage.lobby import finished_tables, own_tables, public_tables
from pandemonium.server.storage.table import read_chairs


def read_lobby(connection: Connection, user: User) -> Lobby:
    lists = [
        public_tables(connection, "waiting"),
        own_tables(connection, user.id),
        public_tables(connection, "playing"),
        finished_tables(connection, user.id),
    ]
    chairs = read_chairs(connection, list({row.id for rows in lists for row in rows}))
    waiting, mine, live, finished = ([line(row, chairs[row.id], user) for row in rows] for rows in lists)
    return Lobby(others(waiting), mine, others(live), finished)


def others(lines: Iterable[TableLine]) -> list[TableLine]:
    """One's own tables stand in their own list."""
    return [line for line in lines if not line.yours]


def line(row: Row[Any], chairs: list[Chair], user: User) -> TableLine:
    now = time()
    asked = [(row.waiting >> chair.seat) & 1 == 1 for chair in chairs]
    yours = any(user.id in (chair.guest, chair.left_by) for chair in chairs)
    free = next((chair.link for chair in chairs if chair.free and chair.kind == "open" and chair.link), None)
    return TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=[seat_model(chair, user, now, asked[chair.seat], hands_out=False) for chair in chairs],
        number=row.number,
        yours=yours,
        your_turn=any(asked[chair.seat] for chair in chairs if chair.guest == user.id),
        link=JOIN + free if free and row.public and not yours else "",
    )
