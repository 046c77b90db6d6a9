"""A finished game outlives its rules: recorded, it is shown step by step when this program plays by others."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from pandemonium.server.model import SeatPlan
from pandemonium.server.pages.regions import regions
from pandemonium.server.play.recording import Recording, packed, unpacked
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.database import Database
from pandemonium.server.storage.old_rules import PATIENCE
from pandemonium.server.storage.recording import read_recording, unrecorded
from pandemonium.server.storage.schema import recordings
from pandemonium.server.storage.schema import tables as table_rows
from tests.server.conftest import with_db
from tests.server.people import Two, finish, reason, two_at_a_table
from tests.server.visiting import Http, page

pytestmark = pytest.mark.anyio


async def recorded(tables: Tables) -> Two:
    """A finished game, handed to the recorder as the server would."""
    two = await two_at_a_table(tables)
    await finish(tables, two.id)
    tables.thinkers.errand = at_once  # type: ignore[method-assign]
    await tables.recorder.record(await tables.recorder.ended.get())
    return two


async def at_once(work: Callable[..., Any], *given: object, person: str = "") -> Any:  # noqa: ARG001
    """In place of a worker, whose start takes seconds."""
    return work(*given)


async def with_other_rules(tables: Tables, id: str, **values: Any) -> None:
    change = update(table_rows).where(table_rows.c.id == id).values(rules_version=99, version=99, **values)
    await tables.database.write(lambda c: c.execute(change))
    tables.shelf.plays.clear()


async def test_a_finished_game_is_shown_alike_without_its_rules(tables: Tables) -> None:
    two = await recorded(tables)
    ada = two.people[0]
    before = [await tables.replay(ada, two.id, step, eyes, language="pl") for step in (0, 7, 99) for eyes in (-1, 0, 1)]
    journal = await tables.journal(ada, two.id)
    await with_other_rules(tables, two.id)
    after = [await tables.replay(ada, two.id, step, eyes, language="pl") for step in (0, 7, 99) for eyes in (-1, 0, 1)]
    for old, new in zip(before, after, strict=True):
        assert old is not None
        assert new is not None
        assert (new.view, new.course) == (old.view, old.course)
        parts = regions(new, ada)
        assert parts["board"] in regions(old, ada)["board"]
    kept = await tables.journal(ada, two.id)
    assert isinstance(journal, str)
    assert kept == re.sub("rules: [0-9]+", "rules: 99", journal)


async def test_a_view_that_can_no_longer_be_drawn_is_outlined(tables: Tables) -> None:
    two = await recorded(tables)
    await tables.database.write(lambda c: spoil(c, two.id))
    await with_other_rules(tables, two.id)
    model = await tables.replay(two.people[0], two.id, 0, language="en")
    assert model is not None
    assert model.outlined
    assert "lanterns: 3" in regions(model, two.people[0])["board"]


def spoil(connection: Connection, id: str) -> None:
    """As a game of another shape would have recorded it."""
    recording = unpacked(connection.scalar(select(recordings.c.content)) or b"")
    eyes = [replace(one, views=[Raw(b'{"lanterns":3}')] * len(one.views)) for one in recording.eyes]
    content = packed(Recording(recording.format, eyes))
    connection.execute(update(recordings).where(recordings.c.table_id == id).values(content=content))


async def test_people_are_called_as_they_are_now(tables: Tables) -> None:
    two = await recorded(tables)
    await with_other_rules(tables, two.id)
    await tables.rename(two.people[1], "Cleo")
    model = await tables.replay(two.people[0], two.id, 1, language="en")
    assert model is not None
    assert model.course is not None
    told = " ".join(step.text for step in model.course.steps)
    assert "Cleo" in told
    assert "Bea" not in told


async def test_what_was_missed_is_recorded_at_the_start(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await finish(tables, two.id)
    assert await tables.database.read(lambda c: unrecorded(c, "")) == [two.id]
    await tables.recorder.make_up()
    assert await tables.database.read(lambda c: unrecorded(c, "")) == []
    content = await tables.database.read(lambda c: read_recording(c, two.id))
    assert 0 < len(content or b"") < 20_000


async def test_a_game_at_play_waits_for_its_rules_and_is_closed_when_nobody_plays_it_on(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await two.choose(tables)
    await with_other_rules(tables, two.id)
    await restarted(tables.settings.db)
    assert reason(await tables.journal(two.people[0], two.id)) == "refused-other-rules"
    await with_other_rules(tables, two.id, updated=table_rows.c.updated - PATIENCE)
    await restarted(tables.settings.db)
    assert await tables.table(two.people[0], two.id, language="en") is None
    assert tables.missing(two.id).reason.id == "refused-closed-rules"
    assert [line.ended for line in (await tables.lobby(two.people[0])).past] == ["rules"]
    assert "\nended: rules\n" in str(await tables.journal(two.people[0], two.id))


async def restarted(db: str) -> None:
    database = Database(db)
    await database.start()
    await database.stop()


async def test_a_server_that_drains_opens_no_table_and_plays_on(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    draining = Tables(with_db(tables.settings.db, no_new_tables=True))
    alone = [SeatPlan("person"), SeatPlan("bot", "easy")]
    made = await draining.create(two.people[0], "crypt", {}, alone, public=False)
    assert reason(made) == "refused-no-new-tables"
    assert reason(await draining.learn(two.people[0], "crypt")) == "refused-no-new-tables"
    await two.choose(draining)
    await draining.database.stop()


async def test_the_address_of_a_kept_game_leads_to_its_recording(http: Http) -> None:
    tables: Tables = http.app.state.tables
    two = await recorded(tables)
    await with_other_rules(tables, two.id)
    assert 'data-step="0"' in await page(http, f"/table/{two.id}")
