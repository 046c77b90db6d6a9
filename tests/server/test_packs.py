"""Packs are kept with the tables that use them: a changed figure locks no table, and changes none."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Delete, Update, delete, func, select, update

from pandemonium.engine.journal import read_journal, verify
from pandemonium.engine.packed import write_packed
from pandemonium.engine.registry import load_game
from pandemonium.games.crypt.game import CryptGame
from pandemonium.server.metrics import BOT_FAILURES
from pandemonium.server.model import SeatPlan
from pandemonium.server.play.bot_seats import BotSeats
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.migrate import MIGRATIONS
from pandemonium.server.storage.schema import packs
from pandemonium.server.storage.schema import tables as table_rows
from tests.server.packs import restarted
from tests.server.people import Two, opened, reason, two_at_a_table
from tests.server.test_bots import until

pytestmark = pytest.mark.anyio

NORMAL = SeatPlan("bot", "normal")


async def game_of(tables: Tables, id: str) -> CryptGame:
    game = await tables.game(id)
    assert isinstance(game, CryptGame)
    return game


async def change(tables: Tables, statement: Update | Delete) -> None:
    await tables.database.write(lambda c: c.execute(statement))


async def journal_of(tables: Tables, two: Two) -> str:
    journal = await tables.journal(two.people[0], two.id)
    assert isinstance(journal, str)
    return journal


async def test_a_table_goes_on_with_the_figures_it_was_opened_with(tables: Tables, rich: Path, tmp_path: Path) -> None:
    old = await two_at_a_table(tables)
    for _ in range(8):
        await old.choose(tables)
    before = await old.model(tables)
    async with restarted(tables, rich) as again:
        after = await old.model(again)
        assert (after.view, after.log, after.number) == (before.view, before.log, 8)
        new = await two_at_a_table(again)
        assert [(await game_of(again, two.id)).pack.split()[0] for two in (old, new)] == ["standard", "rich"]
        assert max((await game_of(again, old.id)).rules.values) < max((await game_of(again, new.id)).rules.values)
        for two in (old, new):
            await two.play_out(again)
            zip = tmp_path / f"{two.id}.zip"
            zip.write_bytes(write_packed((await game_of(again, two.id)).data))
            verified = verify(load_game("crypt", zip), read_journal(await journal_of(again, two)))
            result = (await two.model(again)).result
            assert result is not None
            assert verified.game.result(verified.state) == result


async def test_a_finished_game_is_replayed_and_told_with_its_own_figures(tables: Tables, rich: Path) -> None:
    two = await two_at_a_table(tables)
    steps = await two.play_out(tables)
    journal, over = await journal_of(tables, two), await two.model(tables)
    async with restarted(tables, rich) as again:
        assert await journal_of(again, two) == journal
        assert (await two.model(again)).result == over.result
        for step in (0, steps // 2, steps):
            models = [await node.replay(two.people[0], two.id, step, language="pl") for node in (tables, again)]
            assert models[0] is not None
            assert models[1] is not None
            assert models[0].view == models[1].view


async def test_bots_think_with_the_pack_of_each_table(tables: Tables, rich: Path) -> None:
    """A bot that thought with other data would fail, and its seat take any choice."""
    ada, _ = await tables.new_guest("Ada")
    old = await opened(tables, ada, [NORMAL, NORMAL])
    async with restarted(tables, rich) as again:
        failures = BOT_FAILURES._value.get()
        seats = BotSeats(again)
        new = await opened(again, ada, [NORMAL, NORMAL])
        seats.wake(old)
        for id in (old, new):
            assert (await until(again, ada, id, "over")).result is not None
        assert BOT_FAILURES._value.get() == failures
        await seats.stop()


async def test_a_pack_is_written_once_whoever_opens_tables(tables: Tables) -> None:
    async with restarted(tables, None) as other:
        await asyncio.gather(*(two_at_a_table(node) for node in (tables, other, tables, other)))
    assert await tables.database.read(lambda c: c.scalar(select(func.count()).select_from(packs))) == 1


def as_before(connection: Connection) -> None:
    """Back to the schema that kept no packs."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, "0003")


async def test_older_tables_are_given_the_pack_in_use_if_it_is_theirs(tables: Tables, rich: Path) -> None:
    two = await two_at_a_table(tables)
    await two.choose(tables)
    await tables.database.write(as_before)
    async with restarted(tables, None):
        pass  # nobody looks at the table, and yet its pack is kept from here on
    async with restarted(tables, rich) as again:
        await two.play_out(again)
        assert (await game_of(again, two.id)).pack.startswith("standard ")


async def test_an_older_table_whose_pack_was_not_kept_waits_until_it_is_back(tables: Tables, rich: Path) -> None:
    two = await two_at_a_table(tables)
    await tables.database.write(as_before)
    async with restarted(tables, rich) as again:
        assert await again.table(two.people[0], two.id, language="en") is None
        assert again.missing(two.id).reason.id == "refused-other-pack"
    async with restarted(tables, None):
        pass
    async with restarted(tables, rich) as again:
        await two.choose(again)


async def test_other_rules_are_refused_whatever_data_are_kept(tables: Tables, rich: Path) -> None:
    two = await two_at_a_table(tables)
    await change(tables, update(table_rows).values(rules_version=99))
    async with restarted(tables, rich) as again:
        assert reason(await again.journal(two.people[0], two.id)) == "refused-other-rules"


def packed(*files: tuple[str, str]) -> str:
    return msgspec.json.encode(files).decode()


FOREIGN = [
    packed(),
    packed(("treasures.toml", "")),
    packed(("treasures.toml", "types = ["), ("figures.toml", "")),
    packed(*((name, content.decode()) for name, content in load_game("inferno").data.files)),
    packed(*((name, content.decode()) for name, content in reversed(load_game("crypt").data.files))),
    packed(*((name, content.decode()) for name, content in load_game("crypt").data.files), ("more.toml", "a = 1")),
]
BROKEN = [*FOREIGN, "", "{", "[]", "null", "[[1, 2]]", "[" * 10_000, '[["treasures.toml", "\\ud800"]]', "x" * 7_000_000]


async def test_damaged_data_are_answered_clearly(tables: Tables, rich: Path) -> None:
    two = await two_at_a_table(tables)
    async with restarted(tables, rich) as again:
        for files in BROKEN:
            await change(again, update(packs).values(files=files))
            assert await again.table(two.people[0], two.id, language="en") is None
            assert again.missing(two.id).reason.id == "refused-broken-pack", files[:80]
        await change(again, delete(packs))
        assert reason(await again.say(two.people[0], two.id, "hello?")) == "refused-broken-pack"


async def test_data_that_are_not_of_this_game_are_answered_clearly(tables: Tables, rich: Path) -> None:
    """Whole in themselves, under their own digest."""
    two = await two_at_a_table(tables)
    async with restarted(tables, rich) as again:
        for files in FOREIGN:
            joined = "".join(text for _, text in msgspec.json.decode(files))
            digest = sha256(joined.encode()).hexdigest()
            await change(again, update(packs).values(files=files, digest=digest))
            await change(again, update(table_rows).values(digest=digest))
            refused = await again.choose(two.people[0], two.id, 0, "recover", "")
            assert reason(refused) == "refused-broken-pack", files[:80]
