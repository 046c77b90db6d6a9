"""Journals: a person's games taken along as text, brought back, and played on from any moment against bots."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from sqlalchemy import Connection

from pandemonium.engine.chance import commitment
from pandemonium.engine.game import Game
from pandemonium.engine.journal import Journal, JournalError, read_journal, replay
from pandemonium.engine.match import Match
from pandemonium.engine.packed import BROKEN
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.registry import game_ids, kept_game, load_game
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.playing.lesson import SEED
from pandemonium.server.model import Outcome, User
from pandemonium.server.play.afterwards import Afterwards
from pandemonium.server.play.ledger import Ledger
from pandemonium.server.play.own_game import UNFIT
from pandemonium.server.play.quota import Quota
from pandemonium.server.play.replaying import OWN, told_of
from pandemonium.server.play.talk import tidy
from pandemonium.server.storage.guest import add_guest
from pandemonium.server.storage.imported import add_imported
from pandemonium.server.storage.listing import past_tables
from pandemonium.server.storage.pack import find_pack, keep_pack
from pandemonium.server.storage.stored import BOT_NAMES, Chair
from pandemonium.server.storage.table import new_table_id

LEVEL = "normal"
"""Of the bots one plays on against."""
LARGEST = 400_000
"""Letters of a journal, with the data it brings along."""
MOST = 50
"""Journals that are brought back at once."""
LONGEST_NAME = 40
LONGEST = 4
"""Times the longest play: entries beyond are no game, only choices made and taken back."""


class Journals:
    """Tables that come from journals are private, and no statistics count them."""

    def __init__(self, ledger: Ledger, afterwards: Afterwards, quota: Quota) -> None:
        self.ledger = ledger
        self.afterwards = afterwards
        self.quota = quota

    async def export(self, user: User) -> bytes:
        """A ZIP of the journals of one's last finished games, each with its data."""
        past = await self.ledger.database.read(lambda c: past_tables(c, user.id))
        packed = BytesIO()
        with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
            for row in past:
                journal = await self.afterwards.journal(user, row.id, with_pack=True)
                if isinstance(journal, str):
                    archive.writestr(f"{row.game}-{row.id}.txt", journal)
        return packed.getvalue()

    async def bring_back(self, user: User, content: bytes) -> str | int | Refusal:
        """A journal, answered with its table; or a ZIP of them, answered with how many came back."""
        if not content.startswith(b"PK"):
            return await self.load(user, content.decode(errors="replace"))
        try:
            texts = journals_in(content)
        except BROKEN:
            return refusal("refused-journal", line=1)
        made = [await self.load(user, text) for text in texts]
        refused = [one for one in made if isinstance(one, Refusal)]
        return refused[0] if refused and len(refused) == len(made) else len(made) - len(refused)

    async def load(self, user: User, text: str) -> str | Refusal:
        """The game of a journal as a table to look at."""
        if len(text) > LARGEST:
            return refusal("refused-journal-long")
        if refused := await self.quota.refuse_journal(user):
            return refused
        try:
            journal = read_journal(text)
        except JournalError as error:
            return refusal("refused-journal", line=error.line)
        game = await self.game_of(journal)
        if isinstance(game, Refusal):
            return game
        if not journal.seed or journal.seed.startswith(SEED):
            return refusal("refused-journal-seed")
        if len(journal.entries) > LONGEST * game.longest:
            return refusal("refused-journal-long")
        try:
            match = await asyncio.to_thread(replay, game, journal)
        except JournalError as error:
            return refusal("refused-journal", line=error.line)
        return await self.ledger.database.write(lambda c: keep(c, user, journal, match))

    async def game_of(self, journal: Journal) -> Game[Any, Any] | Refusal:
        """With its own data: those it brings along, those in use, or those of a table that was played here."""
        if journal.game not in game_ids():
            return refusal("refused-game", game=journal.game[:40])
        ours = load_game(journal.game)
        if ours.rules_version != journal.rules:
            return refusal("refused-journal-rules", rules=journal.rules, ours=ours.rules_version)
        digits = journal.pack.rpartition(" ")[2]
        data = journal.data
        if data is None and digits != ours.pack.rpartition(" ")[2]:
            data = await self.ledger.database.read(lambda c: find_pack(c, journal.game, digits, journal.pack))
            if data is None:
                return refusal("refused-journal-pack", pack=journal.pack[:80])
        try:
            return ours if data is None else kept_game(journal.game, data)
        except UNFIT:
            return refusal("refused-journal-pack", pack=journal.pack[:80])

    async def play_on(self, user: User, id: str, step: int, eyes: Seat) -> str | Refusal:
        """A new table that stands as the old one did at that step; the seat that looks is one's own, the rest bots'."""
        if refused := await self.quota.refuse_table(user):
            return refused
        async with self.ledger.shelf.hold(id) as play:
            if play is None or play.shuts_out(user.id):
                return self.ledger.shelf.missing(id)
            if play.status != "over":
                return refusal("refused-not-over")
            seat = play.seat_of(user.id) if eyes == OWN else eyes
            seat = seat if 0 <= seat < len(play.chairs) else 0
            told = told_of(play, seat, user.preferences.language)
            match = play.on.until(told.choices[min(max(step, 0), len(told.choices) - 1)])
        if match.over:
            return refusal("refused-over")
        made = await self.ledger.database.write(lambda c: branch(c, user, match, seat))
        async with self.ledger.shelf.hold(made) as play:
            if play is not None:
                self.ledger.publish(play, play.version)
        return made


def journals_in(content: bytes) -> list[str]:
    with ZipFile(BytesIO(content)) as archive:
        files = [file for file in archive.infolist() if file.filename.endswith(".txt") and file.file_size <= LARGEST]
        return [archive.read(file).decode(errors="replace") for file in files[:MOST]]


def keep(connection: Connection, user: User, journal: Journal, match: Match[Any, Any]) -> str:
    ended = "" if match.over else journal.ended[:16] or "unfinished"
    values = values_of(match, user) | {"status": "over", "waiting": 0, "ended": ended, "outcome": outcome(match)}
    if journal.halves is not None:
        values |= {"half": journal.halves.server, "commitment": journal.commitment}
    chairs = [chair_of(journal, seat) for seat in range(journal.seats)]
    mine = next((chair for chair in chairs if chair.name == user.name), None)
    if mine is not None:
        mine.guest = user.id
    for chair in chairs:
        if chair.guest is None and chair.kind != "bot":
            chair.guest = add_guest(connection, chair.name, user.preferences, keeper=user.id)[0].id
    keep_pack(connection, match.game.id, match.game.data)
    add_imported(connection, values, chairs, match.entries())
    return str(values["id"])


def chair_of(journal: Journal, seat: Seat) -> Chair:
    """Names are kept: bots are known by theirs, and everybody else is a guest of whoever brought the journal."""
    name = tidy(journal.names[seat], LONGEST_NAME) if seat < len(journal.names) else ""
    is_bot = not name or name == BOT_NAMES[seat]
    chair = Chair(seat, "bot" if is_bot else "person", LEVEL if is_bot else "", None, name, None, 0.0)
    if journal.halves is not None:
        chair.hash, chair.half = journal.halves.hashes[seat] or None, journal.halves.seats[seat] or None
    return chair


def branch(connection: Connection, user: User, match: Match[Any, Any], seat: Seat) -> str:
    waiting = sum(1 << asked for asked in match.waiting)
    values = values_of(match, user) | {"status": "playing", "waiting": waiting}
    chairs = [Chair(other, "bot", LEVEL, None, "", None, 0.0) for other in range(match.setup.seats)]
    chairs[seat] = Chair(seat, "person", "", user.id, user.name, None, 0.0)
    keep_pack(connection, match.game.id, match.game.data)
    add_imported(connection, values, chairs, match.entries())
    return str(values["id"])


def values_of(match: Match[Any, Any], user: User) -> dict[str, Any]:
    game, setup = match.game, match.setup
    made = {"id": new_table_id(), "game": game.id, "rules_version": game.rules_version, "pack": game.pack}
    drawn = {"options": dict(setup.options), "seed": setup.seed, "commitment": commitment(setup.seed)}
    return {**made, **drawn, "digest": game.data.digest, "noticed": match.number_for(SPECTATOR), "creator": user.id}


def outcome(match: Match[Any, Any]) -> str | None:
    if not match.over:
        return None
    result = match.game.result(match.state)
    return msgspec.json.encode(Outcome(list(result.scores), list(result.winners), list(result.roles))).decode()
