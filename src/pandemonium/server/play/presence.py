"""Presence: who is at the table now. A socket or a page is a sign of life; without one for long, one is away."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from time import time

from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.play import Play
from pandemonium.server.storage.table import keep_present, went_away

AT_ONCE = 50
"""Seats renewed in one transaction."""


class Presence:
    """The seats with a socket in this process; the database knows until when each person counts as present."""

    def __init__(self, ledger: Ledger, seconds: float) -> None:
        self.ledger = ledger
        self.seconds = seconds
        self.sockets: Counter[tuple[str, Seat]] = Counter()

    async def greet(self, play: Play, seat: Seat) -> None:
        """Somebody looked at their table. Written when the last sign of life grows old, told when they return."""
        now = time()
        if seat == SPECTATOR or play.chairs[seat].present_until > now + self.seconds / 2:
            return
        returns = play.chairs[seat].present_until < now
        play.chairs[seat].present_until = until = now + self.seconds
        if returns:
            await self.ledger.change(play, lambda c: keep_present(c, [(play.id, seat)], until))
        else:
            await self.ledger.database.write(lambda c: keep_present(c, [(play.id, seat)], until))

    async def arrive(self, play: Play, seat: Seat) -> None:
        self.sockets[play.id, seat] += 1
        await self.greet(play, seat)

    async def leave(self, id: str, seat: Seat) -> None:
        """A socket closed; with the last one of a seat its person is gone."""
        self.sockets[id, seat] -= 1
        if self.sockets[id, seat] > 0:
            return
        del self.sockets[id, seat]
        if seat == SPECTATOR:
            return
        async with self.ledger.shelf.hold(id) as play:
            if play is not None:
                await self.ledger.change(play, lambda c: went_away(c, id, seat))

    async def run(self) -> None:
        """Renew the presence of everybody with a socket, long before it lapses."""
        while True:
            await asyncio.sleep(self.seconds / 3)
            seated = [key for key in self.sockets if key[1] != SPECTATOR]
            for at in range(0, len(seated), AT_ONCE):
                some, until = seated[at : at + AT_ONCE], time() + self.seconds
                await self.ledger.database.write(partial(keep_present, present=some, until=until))
