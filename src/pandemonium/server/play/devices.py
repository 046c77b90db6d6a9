"""Devices: one person on several, by a personal link that is shown once and can be revoked."""

from __future__ import annotations

import re

from pandemonium.server.model import User
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.device import (
    Device,
    add_link,
    devices_of,
    follow_link,
    guest_of_link,
    hashed,
    revoke,
)
from pandemonium.server.storage.guest import read_guest

SECRET = re.compile("[A-Za-z0-9_-]{32}")
BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
"""Signs by which browsers are told apart, the telling ones first: many claim to be others too."""
SYSTEMS = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux")


class Devices:
    """What a person does about where they play."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def all(self, user: User, token: str) -> list[Device]:
        """Those of this person, and which of them asks."""
        return await self.database.read(lambda c: devices_of(c, user.id, hashed(token)))

    async def new_link(self, user: User) -> str | None:
        return await self.database.write(lambda c: add_link(c, user.id))

    async def owner(self, secret: str) -> User | None:
        """Whose a link is that was not followed yet."""
        if SECRET.fullmatch(secret) is None:
            return None
        id = await self.database.read(lambda c: guest_of_link(c, secret))
        return await self.database.read(lambda c: read_guest(c, id)) if id else None

    async def follow(self, secret: str, agent: str) -> str | None:
        """The token for a new device's cookie."""
        if SECRET.fullmatch(secret) is None:
            return None
        return await self.database.write(lambda c: follow_link(c, secret, device_name(agent)))

    async def revoke(self, user: User, id: str) -> None:
        await self.database.write(lambda c: revoke(c, user.id, id))


def device_name(agent: str) -> str:
    """`Firefox, Android`, from what the browser says of itself; nothing of it is kept but these words."""
    found = [next((sign for sign in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return ", ".join({"Edg": "Edge", "OPR": "Opera"}.get(sign, sign) for sign in found if sign)
