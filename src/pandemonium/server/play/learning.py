"""Learning: opening the table of a lesson, a private one of one person, or going on with it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from pandemonium.engine.chance import commitment
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.playing.lesson import Lesson
from pandemonium.playing.rehearsal import lessons_of
from pandemonium.server.model import SeatPlan, User
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.quota import Quota
from pandemonium.server.storage.listing import running_lesson
from pandemonium.server.storage.pack import keep_pack
from pandemonium.server.storage.room import begin_table
from pandemonium.server.storage.table import add_table, new_table_id

LEVEL = "easy"
"""Of the bots whose choices the script makes; they play by it should the lesson be rewritten meanwhile."""


class Learning:
    """Lessons for whoever asks."""

    def __init__(self, ledger: Ledger, quota: Quota) -> None:
        self.ledger = ledger
        self.quota = quota

    async def begin(self, user: User, game: str, number: int, *, again: bool) -> str | Refusal:
        """The table of a game's lesson: the one somebody is at, or a new one."""
        lessons = lessons_of(load_game(game)) if game in game_ids() else []
        if not 1 <= number <= len(lessons):
            return refusal("refused-no-lesson", game=game[:40])
        lesson = lessons[number - 1]
        read = self.ledger.database.read
        running = None if again else await read(lambda c: running_lesson(c, user.id, game, lesson.setup.seed))
        if running:
            return running
        return await self.quota.refuse_table(user) or await self.open(user, lesson)

    async def open(self, user: User, lesson: Lesson) -> str:
        game, setup, id = lesson.game, lesson.setup, new_table_id()
        plans = [SeatPlan("bot", LEVEL)] * setup.seats
        plans[lesson.seat] = SeatPlan("person")
        values = {
            "id": id,
            "game": game.id,
            "rules_version": game.rules_version,
            "pack": game.pack,
            "digest": game.data.digest,
            "options": setup.options,
            "commitment": commitment(setup.seed),
            "public": False,
            "creator": user.id,
        }
        await self.ledger.database.write(lambda c: store(c, lesson, values, plans))
        async with self.ledger.shelf.hold(id) as play:
            if play is not None:
                self.ledger.publish(play, play.version)
        return id


def store(connection: Connection, lesson: Lesson, values: dict[str, Any], plans: list[SeatPlan]) -> None:
    """Begun at once, by the lesson's own seed: nobody has a half of it."""
    keep_pack(connection, lesson.game.id, lesson.game.data)
    add_table(connection, values, plans, "")
    waiting = sum(1 << seat for seat in Match(lesson.game, lesson.setup).waiting)
    begin_table(connection, values["id"], lesson.setup.seed, waiting)
