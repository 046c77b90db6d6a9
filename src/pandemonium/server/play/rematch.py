"""Rematch: an offer at the finished table. Whoever agrees sits down at the same new one, moved on by one seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from sqlalchemy import Connection

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.model import RematchModel, SeatPlan, User
from pandemonium.server.play.device import at_device
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.opening import Opening
from pandemonium.server.play.packs import Packs
from pandemonium.server.play.play import Play
from pandemonium.server.play.saga import carried_on, chosen_sequel
from pandemonium.server.storage.database import Conflict
from pandemonium.server.storage.stored import Chair
from pandemonium.server.storage.wish import REMATCH, keep_wish, succeed

Join: TypeAlias = Callable[[User, str, str], Awaitable[str | Refusal]]
"""Sits a person down by a link, with the same promise."""
Close: TypeAlias = Callable[[User, str], Awaitable[Refusal | None]]


class Rematch:
    """The new table is opened with the offer and known to the old one, so that two offers never lead apart."""

    def __init__(self, ledger: Ledger, opening: Opening, packs: Packs, join: Join, close: Close) -> None:
        self.ledger = ledger
        self.opening = opening
        self.packs = packs
        self.join = join
        self.close = close

    async def agree(self, user: User, id: str, *, keep: bool, hash: str, sequel: str = "") -> str | Refusal:
        """Offer a rematch or what follows, or take the offer that stands; answers with the new table's id."""
        async with self.ledger.shelf.hold(id) as play:
            refused = self.ledger.shelf.missing(id) if play is None else refuse_answer(play, user)
            if play is None or refused is not None:
                return refused or refusal("refused-no-table")
            if play.successor is None and sequel:
                made = await self.follow(play, user, sequel, hash)
            else:
                made = await self.offer(play, user, keep=keep, hash=hash) if play.successor is None else None
            if made is None:
                made = await self.sit(play, user, hash)
            if not isinstance(made, Refusal):
                await self.bring(play, user)
            return made

    async def bring(self, play: Play, user: User) -> None:
        """Whoever plays at the same device comes along."""
        for chair in at_device(play, user.id):
            if chair.guest and chair.keeper:
                await self.sit(play, User(chair.guest, chair.name, user.preferences), "")

    async def follow(self, play: Play, user: User, sequel: str, hash: str) -> str | Refusal | None:
        """The next game of the saga, with everybody in their seats."""
        chosen = chosen_sequel(play, play.seat_of(user.id), sequel)
        if isinstance(chosen, Refusal):
            return chosen
        return await self.offer(play, user, keep=True, hash=hash, options=chosen.options)

    async def offer(
        self, play: Play, user: User, *, keep: bool, hash: str, options: Mapping[str, str] | None = None
    ) -> str | Refusal | None:
        """A new table for all; none where another node was faster and its table is to be taken instead."""
        seats = plans(play.chairs, user, 0 if keep else 1)
        made = await self.create(user, play, play.options if options is None else options, seats, hash)
        if isinstance(made, Refusal):
            return made
        try:
            await self.ledger.change(play, lambda c: succeeded(c, play.id, made, user.id))
        except Conflict:
            await self.close(user, made)
            await self.ledger.shelf.refresh(play)
            return None
        return made

    async def create(
        self, user: User, play: Play, options: Mapping[str, str], seats: list[SeatPlan], hash: str
    ) -> str | Refusal:
        """A private table with the same game and pact, which keeps what came before it in a saga."""
        game = await self.packs.for_rematch(play)
        before = carried_on(play) if play.match is not None else ()
        return await self.opening.create(
            user, game, dict(options), seats, public=False, pact=play.pact, hash=hash, before=before
        )

    async def sit(self, old: Play, user: User, hash: str) -> str | Refusal:
        """Take the seat kept for this person at the new table, or any that is still free."""
        assert old.successor is not None
        async with self.ledger.shelf.hold(old.successor) as new:
            if new is None:
                return self.ledger.shelf.missing(old.successor)
            seated = new.seat_of(user.id) != SPECTATOR
            link = None if seated else link_for(old, new, old.seat_of(user.id))
        if not seated:
            joined = await self.join(user, link, hash) if link else refusal("refused-rematch-full")
            if isinstance(joined, Refusal):
                return joined
        await self.ledger.change(old, lambda c: keep_wish(c, old.id, user.id, REMATCH, "yes"))
        return old.successor

    async def decline(self, user: User, id: str) -> Refusal | None:
        async with self.ledger.shelf.hold(id) as play:
            refused = self.ledger.shelf.missing(id) if play is None else refuse_answer(play, user)
            if play is None or refused is not None:
                return refused
            if play.successor is None:
                return refusal("refused-no-offer")
            await self.ledger.change(play, lambda c: keep_wish(c, id, user.id, REMATCH, "no"))
        return None


def refuse_answer(play: Play, user: User) -> Refusal | None:
    if play.status != "over":
        return refusal("refused-not-over")
    return refusal("refused-not-seated") if play.seat_of(user.id) == SPECTATOR else None


def plans(chairs: list[Chair], user: User, by: int) -> list[SeatPlan]:
    """Everybody moves on by so many seats; bots stay bots, and the others' seats are kept open for them."""
    moved = [chairs[(seat - by) % len(chairs)] for seat in range(len(chairs))]
    return [
        SeatPlan("bot", chair.level)
        if chair.kind == "bot"
        else SeatPlan("person" if chair.guest == user.id else "open")
        for chair in moved
    ]


def succeeded(connection: Connection, old: str, new: str, guest: str) -> None:
    if not succeed(connection, old, new):
        raise Conflict
    keep_wish(connection, old, guest, REMATCH, "yes")


def link_for(old: Play, new: Play, seat: Seat) -> str | None:
    """The link of the seat that is this person's by the way the host moved; else of any free one."""
    by = new.seat_of(new.creator) - old.seat_of(new.creator)
    kept = new.chairs[(seat + by) % len(new.chairs)]
    return next((chair.link for chair in [kept, *new.chairs] if chair.free and chair.link), None)


def rematch_model(play: Play) -> RematchModel | None:
    """The offer that stands at a finished table, and who has answered it."""
    if play.successor is None:
        return None
    answers = [play.wishes.get((chair.guest or "", REMATCH), "") for chair in play.chairs]
    return RematchModel(play.successor, answers)
