"""The shelf: tables kept in memory, newest use last. What is not there is replayed from the log."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Any

import msgspec
import structlog

from pandemonium.engine.game import Game, Setup
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.server.play.own_game import OwnGames, Unplayable
from pandemonium.server.play.play import Play
from pandemonium.server.storage.chapters import chapters_of
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.news import News, read_news
from pandemonium.server.storage.pact import pact_of
from pandemonium.server.storage.table import CHAT_SHOWN

logger = structlog.get_logger()

TABLE_ID = re.compile("[a-z0-9]{12}")
BEGUN = ("playing", "over")
"""The states of a table that has a seed, and with it a match."""
LONG = 300
"""Entries that are replayed beside the loop, so that other tables are served meanwhile."""
PRESENCE_AGE = 15.0
"""Seconds after which other nodes' signs of life are read again."""


class Shelf:
    """Plays by table. Dropping one that somebody holds does no harm: the log's key settles who was first."""

    def __init__(self, database: Database, *, most: int, idle: float) -> None:
        self.database = database
        self.games = OwnGames(database)
        self.most = most
        self.idle = idle
        self.plays: OrderedDict[str, Play] = OrderedDict()

    @asynccontextmanager
    async def hold(self, id: str, *, version: int | None = None) -> AsyncIterator[Play | None]:
        """The table, locked and up to date: as of now, or at least of a version that a ring told."""
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

    def has(self, id: str) -> bool:
        """Whether a table that was just asked for is there to be played."""
        return id in self.plays and self.plays[id].version >= 0

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
        said = play.chat[-1].id if play.chat else 0
        away = any(chair.guest and chair.present_until < now for chair in play.chairs)
        away |= any(until < now for until in play.watchers)
        seats = away and now - play.chairs_read > PRESENCE_AGE
        news = await self.database.read(lambda c: read_news(c, play.id, known, play.number, said, seats=seats))
        if news is None:
            return False
        try:
            if play.own_game is None:
                play.own_game = await self.games.game_of(news.row)
                play.options = options_of(play.own_game, news)
                play.before = chapters_of(news.row)
            if len(news.entries) > LONG:
                await asyncio.to_thread(take_in, play, news)
            else:
                take_in(play, news)
        except Unplayable as error:
            if play.unplayable != error.refused:
                logger.warning("table cannot be replayed", table=play.id, why=str(error), cause=str(error.__cause__))
            play.forget()
            play.unplayable = error.refused
        return play.version != known


def take_in(play: Play, news: News) -> None:
    """Bring a play up to date."""
    row = news.row
    if play.match is None and row.status in BEGUN:
        play.match = Match(play.game, Setup(len(news.chairs), row.seed, play.options))
    play.half, play.halves_until = row.half, row.halves_until
    play.creator, play.public, play.commitment = row.creator, row.public, row.commitment
    play.chairs, play.chairs_read = news.chairs, time()
    for entry in news.entries:
        refused = play.on.choose(entry.seat, entry.code, clock=entry.clock)
        if refused is not None or entry.number != play.number:
            raise Unplayable(refusal("refused-damaged", number=entry.number))
        if entry.guest and entry.key:
            play.keys[entry.guest, entry.key] = entry.number
    said = {line.id: line for line in [*play.chat, *news.chat]}
    play.chat = [said[id] for id in sorted(said)][-CHAT_SHOWN:]
    play.status, play.version, play.unplayable = row.status, row.version, None
    play.noticed, play.updated = row.noticed, row.updated
    play.pact, play.watchers = pact_of(row), news.watchers
    play.ended, play.successor, play.wishes = row.ended, row.successor, news.wishes
    if play.number < row.number:
        raise Unplayable(refusal("refused-damaged", number=play.number + 1))


def options_of(game: Game[Any, Any], news: News) -> dict[str, str]:
    """The options of a table whose row and seats are whole."""
    known = {option.id: option.values for option in game.options}
    try:
        options = msgspec.json.decode(news.row.options, type=dict[str, str])
    except msgspec.MsgspecError as error:
        raise Unplayable(refusal("refused-broken-table")) from error
    whole = [chair.seat for chair in news.chairs] == list(range(len(news.chairs))) and len(news.chairs) in game.seats
    if not whole or any(value not in known.get(id, ()) for id, value in options.items()):
        raise Unplayable(refusal("refused-broken-table"))
    return options
