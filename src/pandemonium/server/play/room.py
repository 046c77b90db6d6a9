"""The waiting room: sitting down, promising and telling a half of the seed, and what the host may do until all sit."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from pandemonium.engine.halves import fits
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.playing.levels import LEVELS
from pandemonium.server.model import Invitation, User
from pandemonium.server.play.dealing import Dealing
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.play import Play
from pandemonium.server.play.showing import seat_models
from pandemonium.server.storage.database import Conflict
from pandemonium.server.storage.room import close_table, find_link, free_seat, keep_half, name_of, seat_bot, sit_down
from pandemonium.server.storage.table import read_table


class Room:
    """A table before its game. Whoever opened it is the host; once all sit, nobody is moved any more."""

    def __init__(self, ledger: Ledger, dealing: Dealing) -> None:
        self.ledger = ledger
        self.dealing = dealing

    async def join(self, user: User, link: str, hash: str) -> str | Refusal:
        token = link.rsplit("/", 1)[-1]
        place = await self.ledger.database.read(lambda c: find_link(c, token))
        if place is None:
            return refusal("refused-link")
        async with self.ledger.shelf.hold(place.table_id) as play:
            if play is None:
                return self.ledger.shelf.missing(place.table_id)
            refused = refuse_join(play, user, place.seat)
            if refused is None:
                refused = await self.rearrange(play, lambda c: sit_down(c, token, user.id, hash))
            return refused or play.id

    async def invitation(self, user: User, link: str) -> Invitation | Refusal:
        place = await self.ledger.database.read(lambda c: find_link(c, link))
        if place is None:
            return refusal("refused-link")
        async with self.ledger.shelf.hold(place.table_id) as play:
            if play is None:
                return self.ledger.shelf.missing(place.table_id)
            host = await self.ledger.database.read(lambda c: name_of(c, play.creator))
            return Invitation(
                id=play.id,
                game=play.game,
                options=play.game.full_options(play.options),
                status=play.status,
                host=host,
                seats=seat_models(play, user),
                seat=place.seat,
                free=play.status == "waiting" and play.chairs[place.seat].free,
                yours=play.seat_of(user.id) != SPECTATOR,
                pact=play.pact,
                public=play.public,
            )

    async def half(self, user: User, id: str, half: str) -> Refusal | None:
        """Told once all sit; repeated, it is no news."""
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            seat = play.seat_of(user.id)
            if seat == SPECTATOR:
                return refusal("refused-not-seated")
            if play.chairs[seat].half == half:
                return None
            if not play.dealing:
                return refusal("refused-no-halves")
            if not fits(half, play.chairs[seat].hash or ""):
                return refusal("refused-half")
            return await self.change(play, lambda c: keep_half(c, id, seat, half))

    async def bot(self, play: Play, user: User, seat: Seat, level: str) -> Refusal | None:
        """A bot for a free seat, or of another level."""
        refused = refuse_host(play, user)
        if refused is None and (not 0 <= seat < len(play.chairs) or play.chairs[seat].guest):
            refused = refusal("refused-link")
        return refused or await self.rearrange(play, lambda c: seat_bot(c, play.id, seat, level))

    async def free(self, user: User, id: str, seat: Seat) -> Refusal | None:
        """Leave one's own seat; or, for the host, take somebody or a bot away."""
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            if not 0 <= seat < len(play.chairs) or play.chairs[seat].free:
                return refusal("refused-free")
            holder = play.chairs[seat].guest
            refused = None if user.id in (holder, play.chairs[seat].keeper) else refuse_host(play, user)
            return refused or await self.rearrange(play, lambda c: free_seat(c, id, seat, holder))

    async def start(self, user: User, id: str, level: str) -> Refusal | None:
        """Begin with bots in the seats that are still free."""
        if level not in LEVELS:
            return refusal("refused-level", level=level[:40])
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            free = [chair.seat for chair in play.chairs if chair.free]
            refused = refuse_host(play, user)
            return refused or await self.rearrange(play, lambda c: all(seat_bot(c, id, seat, level) for seat in free))

    async def close(self, user: User, id: str) -> Refusal | None:
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            refused = refuse_host(play, user) or refuse_begun(play)
            return refused or await self.change(play, lambda c: close_table(c, id))

    async def rearrange(self, play: Play, work: Callable[[Connection], bool]) -> Refusal | None:
        """Change who sits where. Once the first halves may be known, nobody who has not promised theirs may come."""
        refused = refuse_begun(play) or (refusal("refused-dealing") if play.dealing else None)
        return refused or await self.change(play, lambda c: gathering(c, play.id) and work(c))

    async def change(self, play: Play, work: Callable[[Connection], bool]) -> Refusal | None:
        """In one transaction: the change, and what follows from it."""

        def done(connection: Connection) -> None:
            if not work(connection):
                raise Conflict
            self.dealing.settle(connection, play.id, play.game)

        try:
            await self.ledger.change(play, done)
        except Conflict:
            return refusal("refused-busy")
        return None


def gathering(connection: Connection, id: str) -> bool:
    """Whether seats may still change, as the database knows it now."""
    row = read_table(connection, id)
    return row is not None and row.status == "waiting" and row.halves_until is None


def refuse_join(play: Play, user: User, seat: Seat) -> Refusal | None:
    if play.status == "closed":
        return refusal("refused-closed")
    if play.seat_of(user.id) != SPECTATOR:
        return refusal("refused-already-seated")
    return None if play.chairs[seat].free else refusal("refused-link")


def refuse_host(play: Play, user: User) -> Refusal | None:
    return None if user.id == play.creator else refusal("refused-not-host")


def refuse_begun(play: Play) -> Refusal | None:
    if play.status == "waiting":
        return None
    return refusal("refused-closed" if play.status == "closed" else "refused-begun")
