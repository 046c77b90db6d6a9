"""What the clock answers for a person: what the game says, told to all who hear of it, and what it was only to them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.engine.state import SPECTATOR
from pandemonium.server.model import LogLine, Pact, SeatPlan
from pandemonium.server.pages.news import fresh
from pandemonium.server.play.bot_seats import BotSeats
from pandemonium.server.play.replaying import tell
from pandemonium.server.play.story import Story
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.schema import tables as stored
from pandemonium.server.words import words
from tests.server.conftest import with_db
from tests.server.test_together import Around

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toy", "same_seed")]

LIMIT = 3600
CLOCK = "Bea: time is up, and the clock answers."
SEALED = "Your time is up. The clock chose: Seal the offer"


@pytest.fixture
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pandemonium.server.play.opening.new_table_id", lambda: "abcdefghjkmn")
    for place in ("play.opening", "storage.table"):
        monkeypatch.setattr(f"pandemonium.server.{place}.new_half", lambda: "the same half")


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    service = Tables(with_db(f"sqlite:///{tmp_path / 'one.db'}"))
    await service.database.start()
    yield service
    service.thinkers.stop()
    await service.database.stop()


async def two_of_the_toy(tables: Tables) -> Around:
    ada, bea, eve = [(await tables.new_guest(name))[0] for name in ("Ada", "Bea", "Eve")]
    plans = [SeatPlan("person"), SeatPlan("open")]
    id = await tables.create(ada, "toy", {}, plans, public=True, pact=Pact(limit=LIMIT))
    assert isinstance(id, str)
    around = Around(tables, [ada, bea], eve)
    around.id = id
    link = (await around.model(0)).seats[1].link
    assert await tables.join(bea, link) == id
    return around


async def let_the_clock_answer(around: Around) -> list[int]:
    """The time of whoever is asked runs out; says how many answers there were at each of their seats."""
    async with around.tables.shelf.hold(around.id) as play:
        assert play is not None
        asked, before = play.waiting(), play.number
        play.updated = passed = play.updated - LIMIT
    await around.tables.database.write(lambda c: c.execute(update(stored).values(updated=passed)))
    bots = BotSeats(around.tables)
    assert await bots.move(around.id)
    await bots.stop()
    async with around.tables.shelf.hold(around.id) as play:
        assert play is not None
        new = [moment.entry for moment in play.on.history[before:]]
        return [len([entry for entry in new if entry.seat == seat]) for seat in asked]


async def news(around: Around, seat: int) -> list[str]:
    return [line.text for line in fresh(await around.model(seat))]


async def log(around: Around, seat: int) -> list[LogLine]:
    return (await around.model(seat)).log


async def test_a_seat_that_is_out_of_time_answers_what_the_game_says(tables: Tables) -> None:
    around = await two_of_the_toy(tables)
    await around.do(0, "seal")
    await around.do(1, "gaze")
    assert await let_the_clock_answer(around) == [1]
    async with tables.shelf.hold(around.id) as play:
        assert play is not None
        assert play.on.history[-1].entry.code == "seal"
        assert play.chairs[1].guest == around.people[1].id, "the seat stays theirs"


async def test_where_the_game_says_nothing_a_bot_answers(tables: Tables) -> None:
    """How a heavy card counts is no matter of the clock: a bot answers this seat's whole part."""
    around = await two_of_the_toy(tables)
    await around.do(0, "seal")
    model = await around.model(1)
    assert model.decision is not None
    heavy = max(model.view.hand)
    assert heavy >= 8, "the deal of this table must leave a heavy card"
    assert await tables.choose(around.people[1], around.id, model.number, f"pick {heavy}", "") is None
    [answers] = await let_the_clock_answer(around)
    assert answers >= 1
    async with tables.shelf.hold(around.id) as play:
        assert play is not None
        assert next(moment for moment in play.on.history if moment.clock).entry.code in ("high", "low")


async def test_a_bot_is_never_out_of_time(tables: Tables) -> None:
    """It thinks as it always does, and the log does not say that the clock answered for it."""
    ada = (await tables.new_guest("Ada"))[0]
    plans = [SeatPlan("person"), SeatPlan("bot", "random")]
    id = await tables.create(ada, "toy", {}, plans, public=True, pact=Pact(limit=LIMIT))
    assert isinstance(id, str)
    around = Around(tables, [ada], ada)
    await let_the_clock_answer(around)
    async with tables.shelf.hold(id) as play:
        assert play is not None
        assert {moment.entry.seat for moment in play.on.history if moment.clock} == {0}
        assert {moment.entry.seat for moment in play.on.history} == {0, 1}
        assert [play.level(seat) for seat in (0, 1)] == ["normal", "random"], "as who answers for a person plays"


async def test_everybody_hears_that_the_clock_answered_and_that_seat_alone_what(tables: Tables) -> None:
    around = await two_of_the_toy(tables)
    await around.do(0, "seal")
    await let_the_clock_answer(around)
    for seat in (0, SPECTATOR):
        texts = [line.text for line in await log(around, seat)]
        assert texts.count(CLOCK) == 1
        assert not any("clock chose" in text for text in texts)
        assert CLOCK in await news(around, seat)
    mine = [line for line in await log(around, 1) if line.text == SEALED]
    assert [line.to_you for line in mine] == [True]
    assert SEALED in await news(around, 1)


async def test_what_happened_since_the_own_last_choice_stays_news_when_the_clock_answers(tables: Tables) -> None:
    around = await two_of_the_toy(tables)
    await around.do(1, "gaze")
    await around.do(0, "boast", "seal")
    await let_the_clock_answer(around)
    assert "Ada boasts." in await news(around, 1)


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_of_an_answer_that_is_secret_others_hear_nothing(seat: int) -> None:
    """Within Bea's part nothing but the last answer shows, whoever gives it."""
    match = Match(load_game("toy"), Setup(2, "secret", {}))
    text, names = words("en", "toy"), ["Ada", "Bea"]
    before = Story(match, seat, text, names).lines()
    assert match.choose(1, "gaze", clock=True) is None
    assert Story(match, seat, text, names).lines() == before
    assert "Your time is up." in Story(match, 1, text, names).lines()[-2].text


async def test_another_node_and_the_replay_know_that_it_was_the_clock(tables: Tables) -> None:
    around = await two_of_the_toy(tables)
    await around.do(0, "seal")
    await let_the_clock_answer(around)
    here = await log(around, 0)
    other = Tables(tables.settings)
    around.tables = other
    assert await log(around, 0) == here
    async with other.shelf.hold(around.id) as play:
        assert play is not None
        assert CLOCK in [step.text for step in tell(play.on, 0, "en", play.names()).steps]
    other.thinkers.stop()
    await other.database.stop()


async def test_the_clock_speaks_polish(tables: Tables) -> None:
    around = await two_of_the_toy(tables)
    await around.do(0, "seal")
    await let_the_clock_answer(around)
    said = []
    for person in around.people:
        model = await tables.table(person, around.id, language="pl")
        assert model is not None
        said.append([line.text for line in model.log if "zegar" in line.text.lower()])
    assert said == [["Bea: czas minął i odpowiada zegar."], ["Twój czas minął. Zegar wybrał: Zapieczętuj ofertę"]]
