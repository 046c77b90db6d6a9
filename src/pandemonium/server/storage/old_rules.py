"""Games that this program cannot play on, because they began under other rules."""

from __future__ import annotations

from time import time

from sqlalchemy import Connection, or_, select, update

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.server.storage.schema import tables

RULES = "rules"
"""How such a game ended, as tables and journals say it."""
PATIENCE = 604_800.0
"""Seconds without a choice after which nobody finishes such a game any more: a server with its rules may run beside
this one until its games are over."""


def close_old_games(connection: Connection) -> list[str]:
    """Close those that nobody plays on; says which."""
    others = [(tables.c.game == id) & (tables.c.rules_version != load_game(id).rules_version) for id in game_ids()]
    forsaken = tables.c.status.in_(("waiting", "playing")) & (tables.c.updated < time() - PATIENCE)
    found = list(connection.scalars(select(tables.c.id).where(forsaken, or_(*others))))
    for began, now in (("playing", "over"), ("waiting", "closed")):
        change = update(tables).where(tables.c.id.in_(found), tables.c.status == began)
        connection.execute(change.values(status=now, ended=RULES, waiting=0, version=tables.c.version + 1))
    return found
