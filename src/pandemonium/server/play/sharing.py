"""Sharing a device: somebody sits down beside one, and the curtain between their parts is lifted and drawn."""

from __future__ import annotations

from sqlalchemy import Connection

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.guest_names import draw_names
from pandemonium.server.model import User
from pandemonium.server.play.device import at_device
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.naming import refuse_name
from pandemonium.server.play.play import Play
from pandemonium.server.play.room import Room
from pandemonium.server.storage.curtain import draw_curtain, lift_curtain
from pandemonium.server.storage.guest import add_guest, free_name
from pandemonium.server.storage.room import sit_down


class Sharing:
    """What is done at a device for all who share it, by the person whose browser it is."""

    def __init__(self, ledger: Ledger, room: Room) -> None:
        self.ledger = ledger
        self.room = room

    async def sit_beside(self, holder: User, id: str, name: str) -> Refusal | None:
        """Another person takes the first free seat and plays in this browser too."""
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            if holder.id != play.creator and play.seat_of(holder.id) == SPECTATOR:
                return refusal("refused-not-seated")
            link = next((chair.link for chair in play.chairs if chair.free and chair.link), None)
            if link is None:
                return refusal("refused-no-seat")
            names = [name] if refuse_name(name) is None else draw_names(holder.preferences.language)
            return await self.room.rearrange(play, lambda c: beside(c, link, holder, names))

    async def lift(self, holder: User, id: str, seat: Seat) -> Refusal | None:
        """The person of that seat says that they are before the curtain."""
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            if seat not in shared(play, holder):
                return refusal("refused-not-seated")
            await self.ledger.change(play, lambda c: put_before(c, play, holder, seat))
        return None

    async def draw(self, holder: User, id: str) -> Refusal | None:
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            await self.ledger.change(play, lambda c: draw_curtain(c, id, shared(play, holder)))
        return None


def shared(play: Play, holder: User) -> list[Seat]:
    return [chair.seat for chair in at_device(play, holder.id)]


def put_before(connection: Connection, play: Play, holder: User, seat: Seat) -> None:
    draw_curtain(connection, play.id, shared(play, holder))
    lift_curtain(connection, play.id, seat)


def beside(connection: Connection, link: str, holder: User, names: list[str]) -> bool:
    """They promise no half of the seed: the browser they play in has done so already."""
    guest, _ = add_guest(connection, free_name(connection, names), holder.preferences, keeper=holder.id)
    return sit_down(connection, link, guest.id, "")
