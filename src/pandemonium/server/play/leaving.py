"""Leaving for good: somebody who is erased or banned gives up all their seats."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection

from pandemonium.engine.state import SPECTATOR
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.play import Play
from pandemonium.server.storage.erasing import erase_guest
from pandemonium.server.storage.room import close_table, free_seat
from pandemonium.server.storage.sqlite import Work
from pandemonium.server.storage.table import put_bot, tables_of

LEVEL = "normal"
"""Of the bot that plays on."""


class Leaving:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def erase(self, guest: str) -> None:
        """Nothing says any more who they were."""
        await self.leave(guest)
        await self.ledger.database.write(lambda c: erase_guest(c, guest))
        self.ledger.shelf.plays.clear()

    async def leave(self, guest: str) -> None:
        """A bot plays on where a game is on; a table of theirs that waits is closed, another's seat is free again."""
        for id in await self.ledger.database.read(lambda c: tables_of(c, guest)):
            async with self.ledger.shelf.hold(id) as play:
                work = departure(play, guest) if play is not None else None
                if play is not None and work is not None:
                    await self.ledger.change(play, work)


def departure(play: Play, guest: str) -> Work[None] | None:
    seat = play.seat_of(guest)
    if seat == SPECTATOR or play.status not in ("waiting", "playing"):
        return None
    if play.status == "playing":
        act = partial(put_bot, id=play.id, seat=seat, guest=guest, level=LEVEL)
    elif play.creator == guest:
        act = partial(close_table, id=play.id)
    else:
        act = partial(free_seat, id=play.id, seat=seat, guest=guest)

    def work(connection: Connection) -> None:
        act(connection)

    return work
