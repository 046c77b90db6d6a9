"""Sweeping: what nobody came back to for days is closed or goes. Nothing that was played is ever lost."""

from __future__ import annotations

import asyncio
from functools import partial
from time import time

import structlog

from pandemonium.server.model import Tempo
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.settings import Settings
from pandemonium.server.storage.expiry import (
    DAY,
    Patience,
    expire_table,
    expired_tables,
    forget_guests,
    forget_tables,
)

logger = structlog.get_logger()

FIRST = 60.0
"""Seconds after a start: people come first."""
EVERY = 3_600.0


class Sweeping:
    """Every node sweeps; what another has swept already is left as it is."""

    def __init__(self, ledger: Ledger, settings: Settings) -> None:
        self.ledger = ledger
        playing: dict[Tempo, int] = {
            "live": settings.live_days,
            "relaxed": settings.relaxed_days,
            "mail": settings.mail_days,
        }
        self.patience = Patience(settings.gathering_days, playing, settings.guest_days)

    async def run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            await self.sweep()
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        """First the tables, which hold guests."""
        await self.close_tables()
        if self.patience.gathering:
            await self.forget_tables(time() - self.patience.gathering * DAY)
        if self.patience.guest:
            await self.forget_guests(time() - self.patience.guest * DAY)

    async def close_tables(self) -> None:
        """Those of other rules cannot be held here; they wait for a server that has them."""
        patience, now = self.patience, time()
        for id in await self.ledger.database.read(partial(expired_tables, patience=patience, now=now)):
            async with self.ledger.shelf.hold(id) as play:
                if play is not None:
                    await self.ledger.change(play, partial(expire_table, id=id, patience=patience, now=now))
                    logger.info("table expired", table=id, status=play.status)

    async def forget_tables(self, before: float) -> None:
        while await self.ledger.database.write(partial(forget_tables, before=before)):
            pass

    async def forget_guests(self, before: float) -> None:
        after = ""
        while after := await self.ledger.database.write(partial(forget_guests, before=before, after=after)):
            pass
