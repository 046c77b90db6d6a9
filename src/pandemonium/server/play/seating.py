"""Seating: handing a seat to a bot while the game is on, and taking it back."""

from __future__ import annotations

from time import time

from pandemonium.engine.phrase import Player, Refusal, refusal
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.playing.levels import LEVELS
from pandemonium.server.model import User
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.play import Play
from pandemonium.server.play.presence import Presence
from pandemonium.server.play.room import Room
from pandemonium.server.storage.database import Conflict
from pandemonium.server.storage.table import put_bot, take_from_bot


class Seating:
    """Who sits where. Before the game begins that is the waiting room's business."""

    def __init__(self, ledger: Ledger, room: Room, presence: Presence) -> None:
        self.ledger = ledger
        self.room = room
        self.presence = presence

    async def replace(self, user: User, id: str, seat: Seat, level: str) -> Refusal | None:
        if level not in LEVELS:
            return refusal("refused-level", level=level[:40])
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            if play.status == "waiting":
                return await self.room.bot(play, user, seat, level)
            refused = self.refuse_replace(play, user, seat)
            holder = play.chairs[seat].guest if refused is None else None
            if holder is None:
                return refused
            try:
                await self.ledger.change(play, lambda c: surely(put_bot(c, id, seat, holder, level)))
            except Conflict:
                return refusal("refused-busy")
        return None

    async def take_back(self, user: User, id: str, seat: Seat) -> Refusal | None:
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            if play.status in ("over", "closed"):
                return refusal(f"refused-{play.status}")
            if play.seat_of(user.id) != SPECTATOR:
                return refusal("refused-already-seated")
            if seat not in [chair.seat for chair in play.chairs if chair.left_by == user.id]:
                return refusal("refused-no-return")
            try:
                await self.ledger.change(play, lambda c: surely(take_from_bot(c, id, seat, user.id)))
            except Conflict:
                return refusal("refused-no-return")
        return None

    def refuse_replace(self, play: Play, user: User, seat: Seat) -> Refusal | None:
        """One's own seat always, another's when the game waits and they are away."""
        if play.status != "playing":
            return refusal(f"refused-{play.status}")
        if not 0 <= seat < len(play.chairs) or play.chairs[seat].kind == "bot":
            return refusal("refused-no-person")
        chair = play.chairs[seat]
        if chair.guest == user.id:
            return None
        if play.seat_of(user.id) == SPECTATOR and user.id != play.creator:
            return refusal("refused-not-seated")
        if seat not in play.waiting():
            return refusal("refused-not-awaited", player=Player(seat))
        connected = self.presence.sockets[play.id, seat] > 0  # whatever a clock that jumped says
        if connected or time() - chair.present_until < play.away_seconds:
            return refusal("refused-not-away", player=Player(seat), seconds=int(play.away_seconds))
        return None


def surely(done: bool) -> None:
    """Nobody was faster."""
    if not done:
        raise Conflict
