"""The companion's door: sittings are opened, changed by one act at a time, and watched."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from sqlalchemy import Connection

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.games.deal.companion.moving import deal_if_ready
from pandemonium.games.deal.companion.sitting import Sitting
from pandemonium.server.bell import Bell
from pandemonium.server.model import User
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.sitting import (
    add_sitting,
    newest_sitting,
    read_sitting,
    replace_sitting,
    sittings_of,
)
from pandemonium.server.storage.table import new_half, new_table_id

ATTEMPTS = 8
"""How often an act is tried again after somebody was faster."""
PATIENCE = 8.0
"""Seconds after which somebody who waits for a change is answered that there was none."""
ID = re.compile("[a-z0-9]{12}")

Act: TypeAlias = Callable[[Sitting], Refusal | None]
"""Changes a sitting, or refuses and changes nothing that counts."""


class Companion:
    """Every method is safe to call from any task and any node: the row's version settles who was first."""

    def __init__(self, database: Database, bell: Bell) -> None:
        self.database = database
        self.bell = bell

    async def open(self, user: User, *, camera: bool, wishing: bool, alone: bool) -> str:
        """A new sitting; `alone`, one device has all four colours and is passed round."""
        sitting = Sitting(new_half(), camera=camera, wishing=camera and wishing)
        if alone:
            sitting.phones = [user.id] * len(sitting.phones)
        id = new_table_id()
        await self.database.write(lambda c: self.begin(c, id, user, sitting))
        return id

    def begin(self, connection: Connection, id: str, user: User, sitting: Sitting) -> None:
        """With the codes of the box that its opener read last time."""
        before = newest_sitting(connection, user.id) if sitting.camera else None
        if before is not None:
            sitting.codes = before.codes
            deal_if_ready(sitting)
        add_sitting(connection, id, user.id, sitting)

    async def sitting(self, id: str) -> tuple[int, Sitting] | None:
        if ID.fullmatch(id) is None:
            return None
        return await self.database.read(lambda c: read_sitting(c, id))

    async def mine(self, user: User) -> list[str]:
        return await self.database.read(lambda c: sittings_of(c, user.id))

    async def act(self, id: str, act: Act) -> Refusal | None:
        """Do it to the newest state; nothing is told to anybody before it is committed."""
        for _ in range(ATTEMPTS):
            found = await self.sitting(id)
            if found is None:
                return refusal("refused-no-sitting")
            version, sitting = found
            refused = act(sitting)
            if refused is not None:
                return refused
            if await self.database.write(lambda c: self.replace(c, id, version, sitting)):  # noqa: B023
                self.bell.ring(id, version + 1)
                return None
        return refusal("refused-busy")

    def replace(self, connection: Connection, id: str, version: int, sitting: Sitting) -> bool:
        if not replace_sitting(connection, id, version, sitting):
            return False
        self.database.announce(connection, id, version + 1)
        return True

    async def changed(self, id: str, seen: int) -> int | None:
        """Wait for a newer version than that one, but not for ever; none where there is no such sitting."""
        rung = asyncio.Event()

        def woken(_id: str, _version: int) -> None:
            rung.set()

        self.bell.listen(id, woken)
        try:
            found = await self.sitting(id)
            if found is None or found[0] > seen:
                return found[0] if found else None
            with suppress(TimeoutError, asyncio.CancelledError):  # a server that stops still answers
                async with asyncio.timeout(PATIENCE):
                    await rung.wait()
        finally:
            self.bell.unlisten(id, woken)
        return seen + 1 if rung.is_set() else seen


def new_code() -> str:
    """Four digits that a new phone shows."""
    return f"{secrets.randbelow(10_000):04}"
