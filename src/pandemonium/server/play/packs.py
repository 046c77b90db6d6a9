"""Packs for one's own tables: brought as a ZIP, tried out by whole games in a worker, and chosen at the opening."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from pandemonium.engine.game import Game, Setup
from pandemonium.engine.pack import LARGEST, LONGEST_NAME, KeptPack, PackError
from pandemonium.engine.packed import BROKEN
from pandemonium.engine.phrase import Refusal, refusal
from pandemonium.engine.registry import game_ids, kept_game, load_game, make_game
from pandemonium.laws.plays import random_match
from pandemonium.server.model import User
from pandemonium.server.play.own_game import UNFIT
from pandemonium.server.play.play import Play
from pandemonium.server.play.talk import tidy
from pandemonium.server.play.thinking import Thinkers, alarm
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.owned_pack import OwnedPack, disown_pack, is_owned, own_pack, packs_of, read_owned

TRIAL_SECONDS = 60.0
"""After which data are given up with which no game comes to an end."""
LONGEST_WHY = 200


class Packs:
    """What people bring, where whoever runs the server lets them."""

    def __init__(self, database: Database, thinkers: Thinkers, *, allowed: bool) -> None:
        self.database = database
        self.thinkers = thinkers
        self.allowed = allowed

    async def mine(self, user: User) -> list[OwnedPack]:
        return await self.database.read(lambda c: packs_of(c, user.id))

    async def bring(self, user: User, game: str, name: str, content: bytes) -> Refusal | None:
        """Keep the data of a ZIP for one's tables, if whole games can be played with them."""
        if not self.allowed:
            return refusal("refused-no-packs")
        if game not in game_ids():
            return refusal("refused-game", game=game[:40])
        try:
            brought = pack_in(content, tidy(name, LONGEST_NAME) or game)
            pack = await self.thinkers.errand(tried_out, game, brought, person=user.id)
        except PackError as error:
            return refusal("refused-pack", why=str(error)[:LONGEST_WHY])
        except Exception:
            return refusal("refused-pack-unplayable")
        kept = await self.database.write(lambda c: own_pack(c, user.id, game, pack))
        return None if kept else refusal("refused-too-many-packs")

    async def forget(self, user: User, game: str, digest: str) -> None:
        await self.database.write(lambda c: disown_pack(c, user.id, game, digest))

    async def game(self, user: User, game: str, digest: str) -> Game[Any, Any] | Refusal:
        """A game with data that this person brought; with those in use where none are named."""
        if game not in game_ids():
            return refusal("refused-game", game=game[:40])
        if not digest:
            return load_game(game)
        try:
            pack = await self.database.read(lambda c: read_owned(c, user.id, game, digest))
            return refusal("refused-no-such-pack") if pack is None else kept_game(game, pack)
        except UNFIT:
            return refusal("refused-no-such-pack")

    async def for_rematch(self, play: Play) -> Game[Any, Any]:
        """The data somebody brought stay with the table; otherwise those in use now are played with."""
        id, digest = play.game.id, play.game.data.digest
        return play.game if await self.database.read(lambda c: is_owned(c, id, digest)) else load_game(id)


def pack_in(content: bytes, name: str) -> KeptPack:
    try:
        with ZipFile(BytesIO(content)) as archive:
            if sum(file.file_size for file in archive.infolist()) > LARGEST:
                raise PackError(Path(name), f"a pack has at most {LARGEST} bytes")
            files = [file for file in archive.infolist() if not file.is_dir()]
            return KeptPack(name, tuple((file.filename.rpartition("/")[2], archive.read(file)) for file in files))
    except PackError:
        raise
    except BROKEN as error:
        raise PackError(Path(name), "no ZIP of data files") from error


def tried_out(id: str, brought: KeptPack) -> KeptPack:
    """Runs in a worker: all data of the game as it is made with these, once games of every size came to their end."""
    with alarm(TRIAL_SECONDS):
        game = make_game(id, brought)
        for seats in game.seats:
            match = random_match(game, Setup(seats, "a trial", game.fitting(seats, {})), game.longest + 1)
            if not match.over:
                raise ValueError("no end")
            game.result(match.state)
        return game.data
