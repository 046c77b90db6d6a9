"""Quotas: how many tables one person may have at a time, so that nobody fills the disk or keeps all bots busy."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.server.model import User
from pandemonium.server.settings import Settings
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.quota import brought_back, open_tables


class Quota:
    """A limit of 0 is none. Two requests at once may pass together: what counts is that it ends."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.tables = settings.tables_per_person
        self.bots_alone = settings.bot_tables_per_person
        self.journals = settings.journals_per_person

    async def refuse_table(self, user: User, *, bots_alone: bool = False) -> Refusal | None:
        """One more that is not over."""
        limits = [(self.tables, False, "refused-too-many-tables")]
        limits += [(self.bots_alone, True, "refused-too-many-bots")] if bots_alone else []
        for most, alone, why in limits:
            if most and await self.database.read(lambda c: open_tables(c, user.id, bots_alone=alone)) >= most:  # noqa: B023
                return refusal(why, number=most)
        return None

    async def refuse_journal(self, user: User) -> Refusal | None:
        if self.journals and await self.database.read(lambda c: brought_back(c, user.id)) >= self.journals:
            return refusal("refused-too-many-journals", number=self.journals)
        return None
