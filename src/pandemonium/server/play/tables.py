"""Tables: everything a person can do at one, whoever asks: JSON, a live socket, a page or a bot."""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter
from typing import Any

from pandemonium.engine.game import Game
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.playing.advice import Advice
from pandemonium.server.bell import Bell
from pandemonium.server.guest_names import draw_names
from pandemonium.server.metrics import CHOICE_SECONDS, REFUSALS
from pandemonium.server.model import Invitation, Lobby, Pact, Preferences, SeatPlan, TableModel, User
from pandemonium.server.play.acts import take_back, take_choice
from pandemonium.server.play.advising import Advising
from pandemonium.server.play.afterwards import Afterwards
from pandemonium.server.play.audience import Audience, Wanted
from pandemonium.server.play.companion import Companion
from pandemonium.server.play.dealing import Dealing
from pandemonium.server.play.device import before_curtain, seats_at, told_device
from pandemonium.server.play.devices import Devices
from pandemonium.server.play.journals import Journals
from pandemonium.server.play.learning import Learning
from pandemonium.server.play.ledger import Act, Ledger
from pandemonium.server.play.lobby import read_lobby
from pandemonium.server.play.naming import refuse_name, tidy_name
from pandemonium.server.play.opening import Opening
from pandemonium.server.play.packs import Packs
from pandemonium.server.play.presence import Presence
from pandemonium.server.play.quota import Quota
from pandemonium.server.play.recorder import Recorder
from pandemonium.server.play.rematch import Rematch
from pandemonium.server.play.replaying import OWN
from pandemonium.server.play.resigning import Resigning
from pandemonium.server.play.room import Room
from pandemonium.server.play.seating import Seating
from pandemonium.server.play.sharing import Sharing
from pandemonium.server.play.shelf import Shelf
from pandemonium.server.play.showing import catch_up, show
from pandemonium.server.play.statistics import Statistics, read_statistics
from pandemonium.server.play.sweeping import Sweeping
from pandemonium.server.play.talk import Talk
from pandemonium.server.play.thinking import Thinkers
from pandemonium.server.settings import Settings
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.guest import add_guest, find_guest, free_name, keep_preferences, name_guest, read_guest

__all__ = ["Tables", "User"]

UNASKED = Preferences()
USUAL = Pact()


class Tables:
    """The one door to the tables. Every method is safe to call from any task and any node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.db, full_sync=settings.full_sync)
        self.devices = Devices(self.database)
        self.shelf = Shelf(self.database, most=settings.cached_tables, idle=settings.idle_seconds)
        self.bell = Bell()
        self.ledger = Ledger(self.database, self.shelf, self.bell)
        self.dealing = Dealing(self.ledger, settings.halves_seconds)
        self.quota = Quota(self.database, settings)
        self.opening = Opening(self.ledger, self.dealing, self.quota, closed=settings.no_new_tables)
        self.room = Room(self.ledger, self.dealing)
        self.presence = Presence(self.ledger, settings.presence_seconds)
        self.seating = Seating(self.ledger, self.room, self.presence)
        self.sharing = Sharing(self.ledger, self.room)
        self.learning = Learning(self.ledger, self.quota)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds, settings.master_seconds)
        self.advising = Advising(self.shelf, self.thinkers)
        self.packs = Packs(self.database, self.thinkers, allowed=settings.pack_uploads)
        self.rematches = Rematch(self.ledger, self.opening, self.packs, self.join, self.close)
        self.resigning = Resigning(self.ledger)
        self.talk = Talk(self.ledger, settings.chat_per_second)
        self.audience = Audience(self.ledger, settings.presence_seconds)
        self.companion = Companion(self.database, self.bell)
        self.recorder = Recorder(self.ledger, self.thinkers)
        self.sweeping = Sweeping(self.ledger, settings)
        self.afterwards = Afterwards(self.ledger, self.thinkers)
        self.journals = Journals(self.ledger, self.afterwards, self.quota)

    # --- people --------------------------------------------------------------------------------------------------

    async def guest(self, token: str) -> User | None:
        """The guest a cookie's token belongs to."""
        return await self.database.read(lambda c: find_guest(c, token))

    async def new_guest(self, name: str, preferences: Preferences = UNASKED, seed: str = "") -> tuple[User, str]:
        """A new guest, and the secret token for their cookie; whoever gives none to go by is given one, which may
        follow from a seed."""
        given = tidy_name(name)
        names = [given] if refuse_name(given) is None else draw_names(preferences.language, seed)
        return await self.database.write(lambda c: add_guest(c, free_name(c, names), preferences))

    async def known(self, user: User) -> User:
        """The same person as they are called and like it now."""
        return await self.database.read(lambda c: read_guest(c, user.id)) or user

    async def rename(self, user: User, name: str) -> Refusal | None:
        if refused := refuse_name(name := tidy_name(name)):
            return refused
        await self.ledger.change_everywhere(lambda c: name_guest(c, user.id, name), user.id)
        return None

    async def set_preferences(self, user: User, preferences: Preferences) -> None:
        await self.database.write(lambda c: keep_preferences(c, user.id, preferences))

    # --- around the table ----------------------------------------------------------------------------------------

    async def lobby(self, user: User) -> Lobby:
        return await self.database.read(lambda c: read_lobby(c, user))

    async def statistics(self, game: str, owner: User | None = None) -> Statistics:
        """How a game went at the finished tables of this server, or at those that somebody opened."""
        return await self.database.read(lambda c: read_statistics(c, game, owner.id if owner else ""))

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
        pack: str = "",
    ) -> str | Refusal:
        """Open a table; the creator takes the first seat planned for a person. Answers with the table's id. With
        `pack` it is played with data that its creator brought, by their digest."""
        made = await self.packs.game(user, game, pack)
        if isinstance(made, Refusal):
            return made
        return await self.opening.create(user, made, options, seats, public=public, pact=pact, hash=hash)

    async def learn(self, user: User, game: str, number: int = 1, *, again: bool = False) -> str | Refusal:
        """Go on with a lesson of a game, or begin it; answers with the table's id."""
        if self.settings.no_new_tables:
            return refusal("refused-no-new-tables")
        return await self.learning.begin(user, game, number, again=again)

    async def rematch(
        self, user: User, id: str, *, keep: bool = False, hash: str = "", sequel: str = ""
    ) -> str | Refusal:
        """Offer a rematch of a finished game, or agree to one; answers with the new table's id. With `keep`, whoever
        offers first leaves everybody in their seats; with `sequel` the game that follows in its saga is offered."""
        return await self.rematches.agree(user, id, keep=keep, hash=hash, sequel=sequel)

    async def no_rematch(self, user: User, id: str) -> Refusal | None:
        return await self.rematches.decline(user, id)

    async def join(self, user: User, link: str, hash: str = "") -> str | Refusal:
        """Sit down by a seat's secret link, promising a half of the seed by its hash; answers with the table's id."""
        return await self.room.join(user, link, hash)

    async def invitation(self, user: User, link: str) -> Invitation | Refusal:
        """Whose table a link leads to, and whether its seat is still free."""
        return await self.room.invitation(user, link)

    async def sit_beside(self, user: User, id: str, name: str) -> Refusal | None:
        """Before the start: another person sits down who will play at the same device."""
        return await self.sharing.sit_beside(user, id, tidy_name(name))

    async def lift_curtain(self, user: User, id: str, seat: int) -> Refusal | None:
        """At a device that several share: the person of that seat is before it now."""
        return await self.sharing.lift(user, id, seat)

    async def draw_curtain(self, user: User, id: str) -> Refusal | None:
        return await self.sharing.draw(user, id)

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
        return await self.talk.say(user, id, text)

    async def say_phrase(self, user: User, id: str, code: str) -> Refusal | None:
        """One of the game's own phrases, which everybody reads in their own language."""
        return await self.talk.say_phrase(user, id, code)

    # --- at the table --------------------------------------------------------------------------------------------

    async def table(self, user: User, id: str, *, language: str) -> TableModel | None:
        """The table as this person may know it: by their seat, or as a spectator; for None, `missing` says why."""
        async with self.shelf.hold(id) as play:
            if play is None or play.shuts_out(user.id):
                return None
            self.ledger.look(play)
            await self.presence.greet(play, play.seat_of(user.id))
            await catch_up(play, play.seat_of(user.id), language)
            return show(play, user, language=language)

    async def page(self, holder: User, id: str, *, language: str) -> TableModel | None:
        """The table as a browser shows it: as whoever is before its curtain may know it."""
        async with self.shelf.hold(id) as play:
            if play is None or play.shuts_out(holder.id):
                return None
            for seat in seats_at(play, holder):
                await self.presence.greet(play, seat)
            self.ledger.look(play)
            await self.afterwards.look_at(play)
            viewer = before_curtain(play, holder)
            await catch_up(play, play.seat_of(viewer.id), language)
            return told_device(play, holder, show(play, viewer, language=language))

    async def before_curtain(self, holder: User, id: str) -> User:
        """As whom a browser acts at that table."""
        async with self.shelf.hold(id) as play:
            return holder if play is None else before_curtain(play, holder)

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
        return await self.advising.advise(user, id)

    # --- afterwards ----------------------------------------------------------------------------------------------

    async def replay(self, user: User, id: str, step: int, eyes: int = OWN, *, language: str) -> TableModel | None:
        """A finished game at that step, seen by a seat or by whoever watches."""
        return await self.afterwards.replay(user, id, step, eyes, language=language)

    async def journal(self, user: User, id: str) -> str | Refusal:
        """The journal of a finished game, as text."""
        return await self.afterwards.journal(user, id)

    async def game(self, id: str) -> Game[Any, Any] | Refusal:
        """The game of a table with the table's own data: what its rules page says, and what its pack holds."""
        async with self.shelf.hold(id) as play:
            return self.shelf.missing(id) if play is None else play.game


def short(key: str) -> str:
    """A key of any length and content as one that can be stored."""
    return sha256(key.encode(errors="replace")).hexdigest()[:32] if key else ""
