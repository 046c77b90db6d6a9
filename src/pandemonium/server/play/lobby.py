"""The lobby: tables that wait for one, one's own, open ones, those to watch, and finished ones to replay."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, Row

from pandemonium.engine.registry import load_game
from pandemonium.server.model import Lobby, Outcome, TableLine, User
from pandemonium.server.play.own_game import UNFIT
from pandemonium.server.play.showing import JOIN, moment_of, seat_model
from pandemonium.server.storage.listing import finished_games, finished_tables, own_tables, past_tables, public_tables
from pandemonium.server.storage.stored import Chair
from pandemonium.server.storage.table import read_chairs

logger = structlog.get_logger()


def read_lobby(connection: Connection, user: User) -> Lobby:
    now = time()
    lists = [
        public_tables(connection, "waiting", now),
        own_tables(connection, user.id),
        public_tables(connection, "playing", now),
        past_tables(connection, user.id),
        finished_tables(connection),
    ]
    chairs = read_chairs(connection, list({row.id for rows in lists for row in rows}))
    waiting, mine, live, past, finished = (
        [one for row in rows if (one := legible(row, chairs[row.id], user, now))] for rows in lists
    )
    own = {line.id for line in [*mine, *past]}
    waiting, live, finished = ([line for line in lines if line.id not in own] for lines in (waiting, live, finished))
    return Lobby(
        waiting,
        sorted(mine, key=lambda one: not one.your_turn),
        live,
        past,
        finished,
        finished_games(connection, user.id),
    )


def legible(row: Row[Any], chairs: list[Chair], user: User, now: float) -> TableLine | None:
    """None for a table whose row is damaged: whoever follows a link to it is told so."""
    try:
        return line(row, chairs, user, now)
    except UNFIT:
        logger.warning("table cannot be listed", table=row.id)
        return None


def line(row: Row[Any], chairs: list[Chair], user: User, now: float) -> TableLine:
    asked = [(row.waiting >> chair.seat) & 1 == 1 for chair in chairs]
    roles = load_game(row.game).roles(len(chairs), msgspec.json.decode(row.options, type=dict[str, str]))
    yours = any(user.id in (chair.guest, chair.left_by) for chair in chairs)
    free = next((chair.link for chair in chairs if chair.free and chair.kind == "open" and chair.link), None)
    return TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=[
            seat_model(chair, role, user, now, asked[chair.seat], hands_out=False)
            for chair, role in zip(chairs, roles, strict=True)
        ],
        number=row.noticed,
        updated=moment_of(row.updated),
        yours=yours,
        your_turn=any(asked[chair.seat] for chair in chairs if chair.guest == user.id),
        link=JOIN + free if free and row.public and not yours else "",
        outcome=msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None,
        ended=row.ended,
    )
