"""Resigning: a game ends without a winner when all who play it agree. Alone with bots, one's own word is enough."""

from __future__ import annotations

from time import time

from sqlalchemy import Connection

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.model import User
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.play import Play
from pandemonium.server.storage.table import end_table, read_chairs
from pandemonium.server.storage.wish import END, keep_wish, read_wishes

AGREEMENT = "agreement"
"""How such a game ended, as tables and journals say it."""


class Resigning:
    """Whoever has been away for long is not waited for."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def end(self, user: User, id: str, *, agree: bool) -> Refusal | None:
        """Propose to end the game, agree to it, or take that back."""
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            if play.seat_of(user.id) == SPECTATOR:
                return refusal("refused-not-seated")
            if play.status != "playing":
                return refusal("refused-not-playing")
            await self.ledger.change(play, lambda c: self.hear(c, play, user, "yes" if agree else "no"))
        return None

    def hear(self, connection: Connection, play: Play, user: User, says: str) -> None:
        """The table is bumped, so nobody else answers until this is written."""
        keep_wish(connection, play.id, user.id, END, says)
        wishes, since = read_wishes(connection, play.id), time() - play.away_seconds
        people = [chair for chair in read_chairs(connection, [play.id])[play.id] if chair.guest]
        asked = [chair for chair in people if chair.guest == user.id or chair.present_until > since]
        if all(wishes.get((chair.guest or "", END)) == "yes" for chair in asked):
            end_table(connection, play.id, AGREEMENT)


def enders(play: Play) -> list[Seat]:
    """The seats whose people want the game to end."""
    return [chair.seat for chair in play.chairs if chair.guest and play.wishes.get((chair.guest, END)) == "yes"]
