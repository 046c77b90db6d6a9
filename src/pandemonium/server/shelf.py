"""The shelf: tables kept in memory, newest use last. What is not there is replayed from the log."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Any

import msgspec
import structlog
from sqlalchemy import Row

from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.server.play import Play
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.news import News, read_news
from pandemonium.server.storage.table import CHAT_SHOWN

logger = structlog.get_logger()

TABLE_ID = re.compile("[a-z0-9]{12}")
PRESENCE_AGE = 15.0
"""Seconds after which other nodes' signs of life are read again."""


class Unplayable(Exception):
    """A stored table this program cannot replay: the game is gone, other rules, other data, or a damaged log."""

    def __init__(self, refused: Refusal) -> None:
        super().__init__(refused.reason.id)
        self.refused = refused


class Shelf:
    """Plays by table. Dropping one that somebody holds does no harm: the log's key settles who was first."""

    def __init__(self, database: Database, *, most: int, idle: float) -> None:
        self.database = database
        self.most = most
        self.idle = idle
        self.plays: OrderedDict[str, Play] = OrderedDict()

    @asynccontextmanager
    async def hold(self, id: str, *, version: int | None = None) -> AsyncIterator[Play | None]:
        """The table, locked and up to date: as of now, or at least of a version that a hint told."""
        if not TABLE_ID.fullmatch(id):
            yield None
            return
        play = self.take_down(id)
        async with play.lock:
            if play.version < 0 or version is None or play.version < version:
                await self.refresh(play)
            if play.version < 0:
                if play.unplayable is None:
                    self.plays.pop(id, None)
                yield None
            else:
                yield play

    def missing(self, id: str) -> Refusal:
        """Why a table that was just asked for cannot be held: there is none, or it cannot be played here."""
        play = self.plays.get(id)
        return play.unplayable if play is not None and play.unplayable is not None else refusal("refused-no-table")

    def take_down(self, id: str) -> Play:
        play = self.plays.get(id)
        if play is None:
            play = self.plays[id] = Play(id)
        self.plays.move_to_end(id)
        play.used = monotonic()
        self.tidy()
        return play

    def tidy(self) -> None:
        """Drop what is too much and what nobody used for long."""
        too_old = monotonic() - self.idle
        while self.plays:
            oldest = next(iter(self.plays.values()))
            if len(self.plays) <= self.most and oldest.used > too_old:
                return
            del self.plays[oldest.id]

    async def refresh(self, play: Play) -> bool:
        """Read what happened since; says whether anything did."""
        known, now = play.version, time()
        number = play.match.number if play.match is not None else 0
        said = play.chat[-1].id if play.chat else 0
        away = any(chair.guest and chair.present_until < now for chair in play.chairs)
        seats = away and now - play.chairs_read > PRESENCE_AGE
        news = await self.database.read(lambda c: read_news(c, play.id, known, number, said, seats=seats))
        if news is None:
            return False
        try:
            take_in(play, news)
        except Unplayable as error:
            if play.unplayable != error.refused:
                logger.warning("table cannot be replayed", table=play.id, why=str(error))
            play.forget()
            play.unplayable = error.refused
        return play.version != known


def take_in(play: Play, news: News) -> None:
    """Bring a play up to date."""
    row = news.row
    if play.match is None:
        play.match = new_match(row, len(news.chairs))
        play.creator, play.public, play.commitment = row.creator, row.public, row.commitment
    play.chairs, play.chairs_read = news.chairs, time()
    for entry in news.entries:
        refused = play.match.choose(entry.seat, entry.code)
        if refused is not None or entry.number != play.match.number:
            raise Unplayable(refusal("refused-damaged", number=entry.number))
        if entry.guest and entry.key:
            play.keys[entry.guest, entry.key] = entry.number
    play.chat = [*play.chat, *news.chat][-CHAT_SHOWN:]
    play.status, play.version, play.unplayable = row.status, row.version, None


def new_match(row: Row[Any], seats: int) -> Match[Any, Any]:
    if row.game not in game_ids():
        raise Unplayable(refusal("refused-game-gone", game=row.game))
    game = load_game(row.game)
    if game.rules_version != row.rules_version:
        raise Unplayable(refusal("refused-other-rules", rules=row.rules_version, ours=game.rules_version))
    if game.pack != row.pack:
        raise Unplayable(refusal("refused-other-pack", pack=row.pack, ours=game.pack))
    options: dict[str, str] = msgspec.json.decode(row.options)
    return Match(game, Setup(seats, row.seed, options))
