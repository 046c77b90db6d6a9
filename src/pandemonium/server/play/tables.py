"""Tables: everything a person can do at one, whoever asks: JSON, a live socket, a page or a bot."""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter
from typing import Any

from sqlalchemy import Connection

from pandemonium.engine.game import Game
from pandemonium.engine.journal import journal_of, write_journal
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.state import SPECTATOR
from pandemonium.playing.advice import Advice
from pandemonium.server.bell import Bell
from pandemonium.server.guest_names import draw_names
from pandemonium.server.metrics import CHOICE_SECONDS, REFUSALS
from pandemonium.server.model import Invitation, Lobby, Pact, Preferences, SeatPlan, TableModel, User
from pandemonium.server.play.acts import take_back, take_choice
from pandemonium.server.play.advising import advise
from pandemonium.server.play.audience import Audience, Wanted
from pandemonium.server.play.companion import Companion
from pandemonium.server.play.dealing import Dealing, halves_of
from pandemonium.server.play.learning import Learning
from pandemonium.server.play.ledger import Act, Ledger
from pandemonium.server.play.lobby import read_lobby
from pandemonium.server.play.opening import Opening
from pandemonium.server.play.play import Play
from pandemonium.server.play.presence import Presence
from pandemonium.server.play.rematch import Rematch
from pandemonium.server.play.replaying import OWN, show_step
from pandemonium.server.play.resigning import Resigning
from pandemonium.server.play.room import Room
from pandemonium.server.play.seating import Seating
from pandemonium.server.play.shelf import Shelf
from pandemonium.server.play.showing import show
from pandemonium.server.play.thinking import Thinkers
from pandemonium.server.settings import Settings
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.guest import add_guest, find_guest, free_name, keep_preferences, name_guest, read_guest
from pandemonium.server.storage.table import add_chat, tables_of

__all__ = ["Tables", "User"]

LONGEST_NAME = 40
LONGEST_CHAT = 500
UNASKED = Preferences()
USUAL = Pact()


class Tables:
    """The one door to the tables. Every method is safe to call from any task and any node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.db, full_sync=settings.full_sync)
        self.shelf = Shelf(self.database, most=settings.cached_tables, idle=settings.idle_seconds)
        self.bell = Bell()
        self.ledger = Ledger(self.database, self.shelf, self.bell)
        self.dealing = Dealing(self.ledger, settings.halves_seconds)
        self.opening = Opening(self.ledger, self.dealing)
        self.room = Room(self.ledger, self.dealing)
        self.seating = Seating(self.ledger, self.room)
        self.learning = Learning(self.ledger)
        self.rematches = Rematch(self.ledger, self.create_like, self.join, self.close)
        self.resigning = Resigning(self.ledger)
        self.audience = Audience(self.ledger, settings.presence_seconds)
        self.presence = Presence(self.ledger, settings.presence_seconds)
        self.companion = Companion(self.database, self.bell)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)

    # --- people --------------------------------------------------------------------------------------------------

    async def guest(self, token: str) -> User | None:
        """The guest a cookie's token belongs to."""
        return await self.database.read(lambda c: find_guest(c, token))

    async def new_guest(self, name: str, preferences: Preferences = UNASKED) -> tuple[User, str]:
        """A new guest, and the secret token for their cookie; whoever gives no name is given one."""
        given = tidy(name, LONGEST_NAME)
        names = [given] if given else draw_names(preferences.language)
        return await self.database.write(lambda c: add_guest(c, free_name(c, names), preferences))

    async def known(self, user: User) -> User:
        """The same person as they are called and like it now."""
        return await self.database.read(lambda c: read_guest(c, user.id)) or user

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
        self,
        user: User,
        game: str,
        options: dict[str, str],
        seats: list[SeatPlan],
        *,
        public: bool,
        pact: Pact = USUAL,
        hash: str = "",
    ) -> str | Refusal:
        """Open a table; the creator takes the first seat planned for a person. Answers with the table's id."""
        return await self.opening.create(user, game, options, seats, public=public, pact=pact, hash=hash)

    async def learn(self, user: User, game: str, *, again: bool = False) -> str | Refusal:
        """Go on with the lesson of a game, or begin it; answers with the table's id."""
        return await self.learning.begin(user, game, again=again)

    async def create_like(self, user: User, play: Play, seats: list[SeatPlan], hash: str) -> str | Refusal:
        """A private table with the same game, options and pact."""
        game, options = play.game.id, play.options
        return await self.create(user, game, options, seats, public=False, pact=play.pact, hash=hash)

    async def rematch(self, user: User, id: str, *, keep: bool = False, hash: str = "") -> str | Refusal:
        """Offer a rematch of a finished game, or agree to one; answers with the new table's id. With `keep`, whoever
        offers first leaves everybody in their seats instead of moving them on."""
        return await self.rematches.agree(user, id, keep=keep, hash=hash)

    async def no_rematch(self, user: User, id: str) -> Refusal | None:
        return await self.rematches.decline(user, id)

    async def join(self, user: User, link: str, hash: str = "") -> str | Refusal:
        """Sit down by a seat's secret link, promising a half of the seed by its hash; answers with the table's id."""
        return await self.room.join(user, link, hash)

    async def invitation(self, user: User, link: str) -> Invitation | Refusal:
        """Whose table a link leads to, and whether its seat is still free."""
        return await self.room.invitation(user, link)

    async def half(self, user: User, id: str, half: str) -> Refusal | None:
        """Tell the half of the seed that one promised, once all sit."""
        return await self.room.half(user, id, half)

    async def free(self, user: User, id: str, seat: int) -> Refusal | None:
        """Before the start: leave a seat, or as the host take somebody away."""
        return await self.room.free(user, id, seat)

    async def start(self, user: User, id: str, level: str) -> Refusal | None:
        """As the host: begin now, with bots of that level in the free seats."""
        return await self.room.start(user, id, level)

    async def close(self, user: User, id: str) -> Refusal | None:
        """As the host: no game will begin here."""
        return await self.room.close(user, id)

    async def replace(self, user: User, id: str, seat: int, level: str) -> Refusal | None:
        """Put a bot into the seat of a person who left (or one's own); as the host into a free one."""
        return await self.seating.replace(user, id, seat, level)

    async def take_back_seat(self, user: User, id: str, seat: int) -> Refusal | None:
        """Sit down again where a bot plays in one's place."""
        return await self.seating.take_back(user, id, seat)

    async def end(self, user: User, id: str, *, agree: bool) -> Refusal | None:
        """Say whether one wants the game to end without a winner; it does when all who play agree."""
        return await self.resigning.end(user, id, agree=agree)

    async def open_to(self, user: User, id: str, wanted: Wanted) -> Refusal | None:
        """As the host: who may watch, and whether the lobby shows the table."""
        return await self.audience.open_to(user, id, wanted)

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
            if play is None or play.shuts_out(user.id):
                return None
            await self.presence.greet(play, play.seat_of(user.id))
            return show(play, user, language=language)

    def missing(self, id: str) -> Refusal:
        """Why there was no table: none of that id, one that this program cannot play, or one that nobody may watch."""
        return refusal("refused-no-watching") if self.shelf.has(id) else self.shelf.missing(id)

    async def choose(self, user: User, id: str, number: int, code: str, key: str) -> Refusal | None:
        """Take one choice. `number` is that of the table the person saw, `key` makes a repeat harmless."""
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
            if play.match is None:
                return refusal(f"refused-{play.status}")
            return play.on.why_not(play.seat_of(user.id), target)

    async def advice(self, user: User, id: str) -> Advice | Refusal:
        """What a strong bot would choose in this seat, and why."""
        return await advise(self.shelf, self.thinkers, user, id)

    # --- afterwards ----------------------------------------------------------------------------------------------

    async def replay(self, user: User, id: str, step: int, eyes: int = OWN, *, language: str) -> TableModel | None:
        """A finished game at that step, seen by a seat or by whoever watches."""
        async with self.shelf.hold(id) as play:
            if play is None or play.status != "over" or play.shuts_out(user.id):
                return None
            return show_step(play, user, step, eyes, language=language)

    async def journal(self, user: User, id: str) -> str | Refusal:
        """The journal of a finished game, as text."""
        async with self.shelf.hold(id) as play:
            if play is None:
                return self.shelf.missing(id)
            if play.shuts_out(user.id):
                return refusal("refused-no-watching")
            if play.status != "over":
                return refusal("refused-not-over")
            return journal_text(play)

    async def game(self, id: str) -> Game[Any, Any] | Refusal:
        """The game of a table with the table's own data: what its rules page says, and what its pack holds."""
        async with self.shelf.hold(id) as play:
            return self.shelf.missing(id) if play is None else play.game


def unchanged(_connection: Connection) -> None:
    """A name is the guest's, not the table's; those at the table are told all the same."""


def journal_text(play: Play) -> str:
    halves = halves_of(play.half, play.chairs)
    return write_journal(journal_of(play.on, play.names(), with_seed=True, halves=halves, ended=play.ended))


def tidy(words: str, longest: int) -> str:
    """One line, no control characters, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())[:longest].strip()


def short(key: str) -> str:
    """A key of any length and content as one that can be stored."""
    return sha256(key.encode(errors="replace")).hexdigest()[:32] if key else ""
