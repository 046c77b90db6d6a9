"""A review is found when somebody asks for it, part by part, kept with the game, and shown on its end page."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from pandemonium.cli.measure import whole_match
from pandemonium.engine.registry import load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.playing.review.review import Task, empty_review, part_of
from pandemonium.server.model import ReviewModel, TableModel
from pandemonium.server.pages.regions import regions
from pandemonium.server.play.reviewing import KEPT
from pandemonium.server.play.tables import Tables
from pandemonium.server.settings import Settings
from tests.server.people import Two, finish, reason, two_at_a_table

pytestmark = pytest.mark.anyio

GAMES = 60


async def looked_at(tables: Tables, two: Two, language: str = "en") -> tuple[TableModel, ReviewModel]:
    model = await tables.page(two.people[0], two.id, language=language)
    assert model is not None
    assert model.review is not None
    return model, model.review


async def finished(tables: Tables) -> Two:
    two = await two_at_a_table(tables)
    await finish(tables, two.id)
    tables.afterwards.reviewing.games = GAMES
    return two


async def found(tables: Tables, two: Two) -> list[int]:
    """The seats are looked at here, what one who knows all sees in a process of its own; how many parts were missing
    whenever something new was told, until none was."""
    reviewing, told, missing = tables.afterwards.reviewing, asyncio.Event(), []
    tables.bell.listen(two.id, lambda *_: told.set())
    async with tables.shelf.hold(two.id) as play:
        assert play is not None
        match = play.on
        play.remembered[KEPT] = empty_review(match)
    for seat in range(2):
        await reviewing.take_in(two.id, part_of(match, seat, GAMES))
    async with tables.shelf.hold(two.id) as play:
        assert play is not None
        reviewing.find(play)
    while True:
        _, shown = await looked_at(tables, two)
        assert shown.review is not None
        missing.append(len(shown.review.missing()))
        if not missing[-1]:
            return missing
        await asyncio.wait_for(told.wait(), 200)
        told.clear()


async def test_a_review_waits_for_the_end_and_for_somebody_who_asks(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    assert reason(await tables.afterwards.reviewing.begin(two.people[0], two.id)) == "refused-not-over"
    model = await tables.page(two.people[0], two.id, language="en")
    assert model is not None
    assert model.review is None
    await finish(tables, two.id)
    model, shown = await looked_at(tables, two)
    assert shown.review is None
    assert f'formaction="/table/{two.id}/review"' in str(regions(model, two.people[0])["board"])


async def test_a_review_is_told_as_it_comes_shown_and_kept(tables: Tables, settings: Settings) -> None:
    two = await finished(tables)
    missing = await found(tables, two)
    assert (missing[0], missing[-1]) == (1, 0)
    _, shown = await looked_at(tables, two)
    other = Tables(settings)
    await other.database.start()
    _, again = await looked_at(other, two)
    other.thinkers.stop()
    await other.database.stop()
    assert again.review == shown.review
    assert other.afterwards.reviewing.tasks == {}, "nothing is found twice"
    for language in LANGUAGES:
        await shows_chances_marks_and_luck(tables, two, language)


async def shows_chances_marks_and_luck(tables: Tables, two: Two, language: str) -> None:
    model, shown = await looked_at(tables, two, language)
    drawn = str(regions(model, two.people[0])["board"])
    assert drawn.count('<polyline class="knowing"') == 2
    assert drawn.count('class="review-seat owner-') == 2
    for told in shown.told:
        assert told.summary in drawn
        assert told.looked in drawn
        for said in (*told.marks, *told.swings):
            assert f"/table/{two.id}/replay?choice={said.step}&amp;eyes={told.seat}" in drawn


async def test_a_link_leads_to_the_table_before_that_choice(tables: Tables) -> None:
    two = await finished(tables)
    async with tables.shelf.hold(two.id) as play:
        assert play is not None
        choices = len(play.on.standing())
    for choice in (0, choices // 2, choices):
        step = await tables.afterwards.step_at(two.people[0], two.id, choice, 0, language="en")
        made = await tables.journals.play_on(two.people[0], two.id, step, 0)
        if choice == choices:
            assert reason(made) == "refused-over"
            continue
        assert isinstance(made, str)
        async with tables.shelf.hold(made) as play:
            assert play is not None
            assert len(play.on.standing()) == choice


async def test_a_review_that_was_left_is_gone_on_with(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    two = await finished(tables)
    begun: list[str] = []
    monkeypatch.setattr(tables.afterwards.reviewing, "find", lambda play, _asker="": begun.append(play.id))
    assert await tables.afterwards.reviewing.begin(two.people[0], two.id) is None
    assert begun == [two.id]
    await forget(tables, two)
    _, shown = await looked_at(tables, two)
    assert shown.review is not None
    assert begun == [two.id], "somebody may be looking elsewhere"
    monkeypatch.setattr("pandemonium.server.play.reviewing.GIVEN_UP", -1.0)
    await forget(tables, two)
    await looked_at(tables, two)
    assert begun == [two.id] * 2


async def forget(tables: Tables, two: Two) -> None:
    async with tables.shelf.hold(two.id) as play:
        assert play is not None
        play.remembered = {key: kept for key, kept in play.remembered.items() if not re.match(KEPT, str(key))}


async def test_who_asks_for_many_reviews_does_not_keep_another_waiting(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewing, looked, go = tables.afterwards.reviewing, list[str](), asyncio.Event()

    async def work(id: str, _task: Task) -> None:
        looked.append(id)
        await go.wait()

    monkeypatch.setattr(reviewing, "work", work)
    ids = [(await finished(tables)).id for _ in range(4)]
    for asker, id in zip(("Ada", "Ada", "Ada", "Bea"), ids, strict=True):
        async with tables.shelf.hold(id) as play:
            assert play is not None
            play.remembered[KEPT] = empty_review(play.on)
            reviewing.find(play, asker)
    go.set()
    await asyncio.gather(*reviewing.tasks.values())
    assert [ids.index(id) for id in looked] == [0, 1, 3, 2]


async def test_a_process_that_has_told_all_comes_to_its_end_by_itself(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended, program = tmp_path / "ended", tmp_path / "program"
    program.write_text(f"#!/bin/sh\nexec 1>&-\ncat >/dev/null\nsleep 0.2\ntouch {ended}\n", encoding="utf-8")
    program.chmod(0o700)
    monkeypatch.setattr("pandemonium.server.play.reviewing.sys.executable", str(program))
    match = whole_match(load_game("crypt"), 2)
    await tables.afterwards.reviewing.work("any", Task(match.game.data, "", "", [], GAMES))
    assert ended.exists()


async def test_a_review_that_hangs_is_given_up_and_looked_for_again_later(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\nexec sleep 1000\n", encoding="utf-8")
    program.chmod(0o700)
    monkeypatch.setattr("pandemonium.server.play.reviewing.sys.executable", str(program))
    monkeypatch.setattr("pandemonium.server.play.reviewing.GIVEN_UP", 0.2)
    two, reviewing = await finished(tables), tables.afterwards.reviewing
    assert await reviewing.begin(two.people[0], two.id) is None
    begun = reviewing.tasks[two.id]
    await begun
    await asyncio.sleep(0.2)  # so long nobody has found anything
    await looked_at(tables, two)
    assert reviewing.tasks[two.id] is not begun
    await reviewing.stop()
