"""Tables: everything a person can do at one, whoever asks: JSON, a live socket, a page or a bot."""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter

from sqlalchemy import Connection

from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR
from pandemonium.server.acts import take_back, take_choice
from pandemonium.server.hints import Hints
from pandemonium.server.ledger import Act, Ledger
from pandemonium.server.lobby import read_lobby
from pandemonium.server.metrics import CHOICE_SECONDS, REFUSALS
from pandemonium.server.model import Lobby, Preferences, SeatPlan, TableModel, User
from pandemonium.server.play import Play
from pandemonium.server.presence import Presence
from pandemonium.server.seating import Seating
from pandemonium.server.settings import Settings
from pandemonium.server.shelf import Shelf
from pandemonium.server.showing import show, show_step
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.guest import add_guest, find_guest, keep_preferences, name_guest
from pandemonium.server.storage.table import add_chat, tables_of
from pandemonium.server.thinking import Thinkers

__all__ = ["Tables", "User"]

LONGEST_NAME = 40
LONGEST_CHAT = 500
HINT_LEVEL = "hard"
UNASKED = Preferences()


class Tables:
    """The one door to the tables. Every method is safe to call from any task and any node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.db, full_sync=settings.full_sync)
        self.shelf = Shelf(self.database, most=settings.cached_tables, idle=settings.idle_seconds)
        self.hints = Hints()
        self.ledger = Ledger(self.database, self.shelf, self.hints)
        self.seating = Seating(self.ledger, settings.away_seconds)
        self.presence = Presence(self.ledger, settings.presence_seconds)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)

    # --- people --------------------------------------------------------------------------------------------------

    async def guest(self, token: str) -> User | None:
        """The guest a cookie's token belongs to."""
        return await self.database.read(lambda c: find_guest(c, token))

    async def new_guest(self, name: str, preferences: Preferences = UNASKED) -> tuple[User, str]:
        """A new guest, and the secret token for their cookie."""
        return await self.database.write(lambda c: add_guest(c, tidy(name, LONGEST_NAME), preferences))

    async def rename(self, user: User, name: str) -> Refusal | None:
        name = tidy(name, LONGEST_NAME)
        if not name:
            return refusal("refused-name")
        await self.database.write(lambda c: name_guest(c, user.id, name))
        for id in await self.database.read(lambda c: tables_of(c, user.id)):
            async with self.shelf.hold(id) as play:
                if play is not None:
                    await self.ledger.change(play, unchanged)
        return None

    async def set_preferences(self, user: User, preferences: Preferences) -> None:
        await self.database.write(lambda c: keep_preferences(c, user.id, preferences))

    # --- around the table ----------------------------------------------------------------------------------------

    async def lobby(self, user: User) -> Lobby:
        return await self.database.read(lambda c: read_lobby(c, user))

    async def create(
        self, user: User, game: str, options: dict[str, str], seats: list[SeatPlan], *, public: bool
    ) -> str | Refusal:
        """Open a table; the creator takes the first seat planned for a person. Answers with the table's id."""
        return await self.seating.create(user, game, options, seats, public=public)

    async def join(self, user: User, link: str) -> str | Refusal:
        """Sit down by a seat's secret link; answers with the table's id."""
        return await self.seating.join(user, link)

    async def replace(self, user: User, id: str, seat: int, level: str) -> Refusal | None:
        """Put a bot into the seat of a person who left (or one's own)."""
        return await self.seating.replace(user, id, seat, level)

    async def take_back_seat(self, user: User, id: str, seat: int) -> Refusal | None:
        """Sit down again where a bot plays in one's place."""
        return await self.seating.take_back(user, id, seat)

    async def say(self, user: User, id: str, text: str) -> Refusal | None:
        """A line of chat. Spectators may read; only those at the table talk."""
        text = tidy(text, LONGEST_CHAT)
        if not text:
            return refusal("refused-chat")
        async with self.shelf.hold(id) as play:
            if play is None:
                return self.shelf.missing(id)
            seat = play.seat_of(user.id)
            if seat == SPECTATOR:
                return refusal("refused-not-seated")
            await self.ledger.change(play, lambda c: add_chat(c, id, user.id, seat, text))
        return None

    # --- at the table --------------------------------------------------------------------------------------------

    async def table(self, user: User, id: str, *, language: str) -> TableModel | None:
        """The table as this person may know it: by their seat, or as a spectator; for None, `missing` says why."""
        async with self.shelf.hold(id) as play:
            if play is None:
                return None
            await self.presence.greet(play, play.seat_of(user.id))
            return show(play, user, language=language)

    def missing(self, id: str) -> Refusal:
        """Why there was no table: none of that id, or one that this program cannot play."""
        return self.shelf.missing(id)

    async def choose(self, user: User, id: str, number: int, code: str, key: str) -> Refusal | None:
        """Take one choice. `number` is the number of entries the person saw, `key` makes a repeat harmless."""
        key = short(key)
        return await self.act(user, id, key, lambda play: take_choice(play, user, number, code, key))

    async def undo(self, user: User, id: str, number: int, *, whole_turn: bool, key: str = "") -> Refusal | None:
        """Take the last choice back, or the whole turn as far as nothing was drawn, shown or confirmed."""
        key = short(key)
        return await self.act(user, id, key, lambda play: take_back(play, user, number, key, whole_turn=whole_turn))

    async def act(self, user: User, id: str, key: str, act: Act) -> Refusal | None:
        began = perf_counter()
        refused = await self.ledger.attempt(id, act, user.id, key)
        if refused is None:
            CHOICE_SECONDS.observe(perf_counter() - began)
        else:
            REFUSALS.labels(refused.reason.id).inc()
        return refused

    async def why_not(self, user: User, id: str, target: str) -> Refusal | None:
        """The rule that forbids a choice or the use of a thing; None where it can be chosen."""
        async with self.shelf.hold(id) as play:
            if play is None:
                return self.shelf.missing(id)
            if play.status == "waiting":
                return refusal("refused-waiting")
            return play.on.why_not(play.seat_of(user.id), target)

    async def hint(self, user: User, id: str) -> str | Refusal:
        """The code of the choice a strong bot would take in this seat."""
        async with self.shelf.hold(id) as play:
            if play is None:
                return self.shelf.missing(id)
            seat = play.seat_of(user.id)
            if seat == SPECTATOR:
                return refusal("refused-not-seated")
            if seat not in play.waiting():
                return refusal("refused-no-hint")
            thought = self.thinkers.begin(play.on, seat, HINT_LEVEL)
        return await thought

    # --- afterwards ----------------------------------------------------------------------------------------------

    async def replay(self, user: User, id: str, step: int, *, language: str) -> TableModel | None:
        """A finished game as it stood after that many choices."""
        async with self.shelf.hold(id) as play:
            if play is None or play.status != "over":
                return None
            return show_step(play, user, step, language=language)

    async def journal(self, user: User, id: str) -> str | Refusal:
        """The journal of a finished game, as text."""
        async with self.shelf.hold(id) as play:
            if play is None:
                return self.shelf.missing(id)
            if play.status != "over":
                return refusal("refused-not-over")
            return journal_text(play)


def unchanged(_connection: Connection) -> None:
    """A name is the guest's, not the table's; those at the table are told all the same."""


def journal_text(play: Play) -> str:
    return write_journal(journal_of(play.on, play.names(), with_seed=True))


def tidy(words: str, longest: int) -> str:
    """One line, no control characters, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())[:longest].strip()


def short(key: str) -> str:
    """A key of any length and content as one that can be stored."""
    return sha256(key.encode(errors="replace")).hexdigest()[:32] if key else ""
