"""Seating: opening a table, sitting down by a link, handing a seat to a bot and taking it back."""

from __future__ import annotations

import secrets
from time import time
from typing import Any

import structlog
from sqlalchemy import Connection

from pandemonium.bots.levels import LEVELS
from pandemonium.engine.chance import commitment
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Player, Refusal, refusal
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.server.ledger import Ledger
from pandemonium.server.model import SeatPlan, User
from pandemonium.server.play import Play
from pandemonium.server.storage.database import Conflict
from pandemonium.server.storage.table import (
    add_table,
    begin_table,
    find_link,
    new_table_id,
    put_bot,
    read_chairs,
    sit_down,
    take_from_bot,
)

logger = structlog.get_logger()


class Seating:
    """Who sits where. A table begins to play when its last free seat is taken."""

    def __init__(self, ledger: Ledger, away_seconds: float) -> None:
        self.ledger = ledger
        self.away_seconds = away_seconds

    async def create(
        self, user: User, game: str, options: dict[str, str], plans: list[SeatPlan], *, public: bool
    ) -> str | Refusal:
        refused = check_plans(game, options, plans)
        if refused is not None:
            return refused
        definition, seed, id = load_game(game), secrets.token_hex(16), new_table_id()
        match = Match(definition, Setup(len(plans), seed, options))
        people = [plan for plan in plans if plan.kind != "bot"]
        full = not people or (len(people) == 1 and people[0].kind == "person")
        values = {
            "id": id,
            "game": game,
            "rules_version": definition.rules_version,
            "pack": definition.pack,
            "options": options,
            "seed": seed,
            "commitment": commitment(seed),
            "public": public,
            "creator": user.id,
            "status": "playing" if full else "waiting",
            "waiting": mask(match) if full else 0,
        }
        await self.ledger.database.write(lambda c: add_table(c, values, plans))
        async with self.ledger.shelf.hold(id) as play:
            if play is not None:
                self.ledger.publish(play, play.version)
        logger.info("table opened", table=id, game=game, seats=len(plans))
        return id

    async def join(self, user: User, link: str) -> str | Refusal:
        token = link.rsplit("/", 1)[-1]
        id = await self.ledger.database.read(lambda c: find_link(c, token))
        if id is None:
            return refusal("refused-link")
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            if play.seat_of(user.id) != SPECTATOR:
                return refusal("refused-already-seated")
            return await self.sit(play, user, token)

    async def sit(self, play: Play, user: User, token: str) -> str | Refusal:
        try:
            await self.ledger.change(play, lambda c: settle(c, play, sit_down(c, token, user.id)))
        except Conflict:
            return refusal("refused-link")
        return play.id

    async def replace(self, user: User, id: str, seat: Seat, level: str) -> Refusal | None:
        if level not in LEVELS:
            return refusal("refused-level", level=level[:40])
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            refused = self.refuse_replace(play, user, seat)
            if refused is not None:
                return refused
            holder = play.chairs[seat].guest
            try:
                await self.ledger.change(play, lambda c: settle(c, play, put_bot(c, id, seat, holder, level)))
            except Conflict:
                return refusal("refused-busy")
        return None

    async def take_back(self, user: User, id: str, seat: Seat) -> Refusal | None:
        async with self.ledger.shelf.hold(id) as play:
            if play is None:
                return self.ledger.shelf.missing(id)
            if play.status == "over":
                return refusal("refused-over")
            if play.seat_of(user.id) != SPECTATOR:
                return refusal("refused-already-seated")
            if seat not in [chair.seat for chair in play.chairs if chair.left_by == user.id]:
                return refusal("refused-no-return")
            try:
                await self.ledger.change(play, lambda c: settle(c, play, take_from_bot(c, id, seat, user.id)))
            except Conflict:
                return refusal("refused-no-return")
        return None

    def refuse_replace(self, play: Play, user: User, seat: Seat) -> Refusal | None:
        """One's own seat always, a free one while people gather, another's when the game waits and they are away."""
        if play.status == "over":
            return refusal("refused-over")
        if not 0 <= seat < len(play.chairs) or play.chairs[seat].kind == "bot":
            return refusal("refused-no-person")
        chair = play.chairs[seat]
        if chair.guest == user.id:
            return None
        if play.seat_of(user.id) == SPECTATOR and user.id != play.creator:
            return refusal("refused-not-seated")
        if chair.free:
            return None
        if seat not in play.waiting():
            return refusal("refused-not-awaited", player=Player(seat))
        if time() - chair.present_until < self.away_seconds:
            return refusal("refused-not-away", player=Player(seat), seconds=int(self.away_seconds))
        return None


def settle(connection: Connection, play: Play, done: bool) -> None:
    """Nobody was faster? Then, when nobody is missing any more, the game begins."""
    if not done:
        raise Conflict
    chairs = read_chairs(connection, [play.id])[play.id]
    if play.status == "waiting" and not any(chair.free for chair in chairs):
        begin_table(connection, play.id, mask(play.on))


def mask(match: Match[Any, Any]) -> int:
    return sum(1 << seat for seat in match.waiting)


def check_plans(game: str, options: dict[str, str], plans: list[SeatPlan]) -> Refusal | None:
    if game not in game_ids():
        return refusal("refused-game", game=game[:40])
    for plan in plans:
        if plan.kind == "bot" and plan.level not in LEVELS:
            return refusal("refused-level", level=plan.level[:40])
    return load_game(game).check_setup(len(plans), options)
