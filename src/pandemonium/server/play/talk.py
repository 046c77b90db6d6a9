"""Talk: what those at a table say, in their own words or by a phrase of the game. No rule ever reads it."""

from __future__ import annotations

from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR
from pandemonium.server.model import User
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.play import Play
from pandemonium.server.shared import SharedPace
from pandemonium.server.storage.table import add_chat

LONGEST = 500
BURST = 5
"""Seconds whose lines may be said at once by who was silent before."""


class Talk:
    """Spectators may read; only those at the table talk."""

    def __init__(self, ledger: Ledger, per_second: int) -> None:
        self.ledger = ledger
        self.pace = SharedPace(per_second * BURST, BURST)

    async def say(self, user: User, id: str, text: str) -> Refusal | None:
        text = tidy(text, LONGEST)
        if not text:
            return refusal("refused-chat")
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            return await self.tell(play, user, text, quick=False)

    async def say_phrase(self, user: User, id: str, code: str) -> Refusal | None:
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            if code not in play.game.phrases:
                return refusal("refused-phrase")
            return await self.tell(play, user, code, quick=True)

    async def tell(self, play: Play, user: User, text: str, *, quick: bool) -> Refusal | None:
        seat = play.seat_of(user.id)
        if seat == SPECTATOR:
            return refusal("refused-not-seated")
        if self.pace.wait(user.id):
            return refusal("refused-chat-pace")
        await self.ledger.change(play, lambda c: add_chat(c, play.id, user.id, seat, text, quick=quick))
        return None


def tidy(words: str, longest: int) -> str:
    """One line, no control characters, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())[:longest].strip()
