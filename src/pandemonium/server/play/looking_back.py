"""Looking back on a finished game: found once in a worker, kept with the play, told to those who see its end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from pandemonium.playing.hindsight import Hindsight
from pandemonium.server.play.ledger import Ledger, unchanged
from pandemonium.server.play.play import Play
from pandemonium.server.play.thinking import Thinkers

KEPT = "hindsight"


class LookingBack:
    """Begun by whoever first looks at the end of a game that hid who was what."""

    def __init__(self, ledger: Ledger, thinkers: Thinkers) -> None:
        self.ledger = ledger
        self.thinkers = thinkers
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, play: Play) -> None:
        if play.status != "over" or not play.game.hides_roles or KEPT in play.remembered or not play.on.over:
            return
        play.remembered[KEPT] = []
        task = asyncio.create_task(self.find(play.id, self.thinkers.look_back(play.on)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def find(self, id: str, thought: Coroutine[Any, Any, Hindsight]) -> None:
        seen = await thought
        async with self.ledger.shelf.hold(id) as play:
            if play is not None and seen:
                play.remembered[KEPT] = seen
                await self.ledger.change(play, unchanged)


def hindsight_of(play: Play) -> Hindsight:
    found: Hindsight = play.remembered.get(KEPT, [])
    return found
