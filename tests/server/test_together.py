"""Several people and bots at one secret question: nobody waits, nobody is refused for others, nobody is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Literal, cast

import pytest

from pandemonium.engine.state import SPECTATOR
from pandemonium.server.model import SeatPlan, TableModel, User
from pandemonium.server.play.bot_seats import BotSeats
from pandemonium.server.play.tables import Tables
from pandemonium.server.socket.line import Line
from tests.server.conftest import with_db
from tests.server.people import reason

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toy")]

PERSON, OPEN, BOT = SeatPlan("person"), SeatPlan("open"), SeatPlan("bot", "random")
NAMES = ("Ada", "Bea", "Cyd", "Dov")


@pytest.fixture(autouse=True)
def same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has the same id and the same seed."""
    monkeypatch.setattr("pandemonium.server.play.opening.new_table_id", lambda: "abcdefghjkmn")
    for place in ("play.opening", "storage.table"):
        monkeypatch.setattr(f"pandemonium.server.{place}.new_half", lambda: "the same half")


class Around:
    """A table of the toy, its people by seat, and somebody who watches."""

    def __init__(self, tables: Tables, people: list[User], watcher: User) -> None:
        self.tables = tables
        self.people = people
        self.watcher = watcher
        self.id = "abcdefghjkmn"

    async def model(self, seat: int) -> TableModel:
        user = self.watcher if seat == SPECTATOR else self.people[seat]
        model = await self.tables.table(user, self.id, language="en")
        assert model is not None
        return model

    async def do(self, seat: int, *codes: str) -> None:
        """Choices of one seat, each from a page that was just loaded; `pick` is any card of those it may pick."""
        for code in codes:
            model = await self.model(seat)
            assert model.decision is not None
            if code == "undo":
                refused = await self.tables.undo(self.people[seat], self.id, model.number, whole_turn=False)
            else:
                taken = next(offer for offer in model.decision.codes() if offer.split()[0] == code)
                refused = await self.tables.choose(self.people[seat], self.id, model.number, taken, "")
            assert refused is None, refused


async def sit_around(tables: Tables, plans: list[SeatPlan]) -> Around:
    *people, watcher = [(await tables.new_guest(name))[0] for name in (*NAMES[: plans.count(OPEN) + 1], "Eve")]
    id = await tables.create(people[0], "toy", {}, plans, public=True)
    assert isinstance(id, str), id
    for person, seat in zip(people[1:], [at for at, plan in enumerate(plans) if plan == OPEN], strict=True):
        model = await tables.table(people[0], id, language="en")
        assert model is not None
        assert await tables.join(person, model.seats[seat].link) == id
    return Around(tables, people, watcher)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    service = Tables(with_db(f"sqlite:///{tmp_path / 'one.db'}"))
    await service.database.start()
    yield service
    service.thinkers.stop()
    await service.database.stop()


async def test_nobody_s_click_is_stale_because_others_chose(tables: Tables) -> None:
    """All three act from pages they loaded at the start."""
    around = await sit_around(tables, [PERSON, OPEN, OPEN])
    pages = [await around.model(seat) for seat in range(3)]
    await around.do(0, "gaze", "boast")
    for seat in (1, 2):
        decision = pages[seat].decision
        assert decision is not None
        code = decision.codes()[0]
        assert await tables.choose(around.people[seat], around.id, pages[seat].number, code, "") is None


async def test_a_click_on_a_question_one_has_answered_is_stale(tables: Tables) -> None:
    around = await sit_around(tables, [PERSON, OPEN, OPEN])
    page = await around.model(0)
    await around.do(0, "gaze")
    again = await tables.choose(around.people[0], around.id, page.number, "seal", "")
    assert reason(again) == "refused-stale"
    nonsense = await tables.choose(around.people[0], around.id, page.number + 9, "seal", "")
    assert reason(nonsense) == "refused-stale"


@pytest.mark.parametrize("seat", [1, SPECTATOR])
async def test_secret_choices_and_take_backs_leave_no_trace_for_others(tables: Tables, seat: int) -> None:
    around = await sit_around(tables, [PERSON, OPEN, OPEN])
    for present in range(3):
        await around.model(present)
    before, lobby = await around.model(seat), await tables.lobby(around.watcher)
    await around.do(0, "pick")
    await around.do(2, "pick", "rest", "undo", "undo", "gaze")
    assert await around.model(seat) == before
    assert await tables.lobby(around.watcher) == lobby
    await around.do(0, "boast")
    after = await around.model(seat)
    assert [line.text for line in after.log[len(before.log) :]] == ["Ada boasts."]
    assert after.number == before.number + 1


class Ear:
    """The other end of a live line: what it was sent, message by message."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def send_text(self, text: str) -> None:
        self.heard.append(text)


QUIET: list[tuple[str, ...]] = [(), ()]
BUSY: list[tuple[str, ...]] = [("gaze", "rest"), ("wake", "pick", "undo")]


async def played(db: Path, first: list[tuple[str, ...]], format: Literal["json", "html"]) -> list[list[str]]:
    """What Bea and a spectator are sent while Ada acts in secret and seals, then Bea, then Cyd."""
    service = Tables(with_db(f"sqlite:///{db}"))
    await service.database.start()
    try:
        around = await sit_around(service, [PERSON, OPEN, OPEN])
        ears = [Ear(), Ear()]
        users = (around.people[1], around.watcher)
        lines = [Line(cast(Any, ear), service, user, around.id, format) for ear, user in zip(ears, users, strict=True)]
        for line in lines:
            line.resend()
            await forward(line)
        for secret in first:
            await around.do(0, *secret)
            for line in lines:
                await forward(line)
        for seat in range(3):
            await around.do(seat, "seal")
            for line in lines:
                await forward(line)
        return [ear.heard for ear in ears]
    finally:
        service.thinkers.stop()
        await service.database.stop()


async def forward(line: Line) -> None:
    """What the line would send after a ring of the bell."""
    async with line.tables.shelf.hold(line.id) as play:
        assert play is not None
        line.wanted = play.version
    message = await line.newest()
    if message is not None:
        await line.send(message)


@pytest.mark.parametrize("format", ["json", "html"])
async def test_a_socket_is_sent_the_same_bytes_however_much_others_did_in_secret(
    tmp_path: Path, format: Literal["json", "html"]
) -> None:
    quiet = await played(tmp_path / "quiet.db", QUIET, format)
    busy = await played(tmp_path / "busy.db", BUSY, format)
    assert [len(heard) for heard in quiet] == [4, 4]
    for one, other in zip(quiet, busy, strict=True):
        assert one == other


CLICKS = 20


async def test_three_people_and_three_bots_seal_at_once_and_a_busy_clicker_stops_no_bot(tables: Tables) -> None:
    """One person keeps picking and taking back, not so often that it is refused; the bots come to their end."""
    around = await sit_around(tables, [PERSON, BOT, OPEN, BOT, OPEN, BOT])
    people = [0, 2, 4]
    around.people = [around.people[people.index(seat)] if seat in people else around.watcher for seat in range(6)]
    bots = BotSeats(tables)
    bots.wake(around.id)
    clicks = 0
    async with asyncio.timeout(120):
        while any(seat.waiting for seat in (await around.model(0)).seats if seat.kind == "bot"):
            if clicks < CLICKS:
                await around.do(0, "pick", "undo")
                clicks += 1
            await asyncio.sleep(0)
    assert clicks >= 1
    sealed = [line.text for line in (await around.model(2)).log if "seals" in line.text]
    assert len(sealed) == 3
    await around.do(0, "seal")
    await around.do(4, "seal")
    model = await around.model(2)
    assert [seat.seat for seat in model.seats if seat.waiting] == [2]
    await bots.stop()


async def test_all_bots_parts_are_entered_at_one_moment_in_the_order_of_seats(tables: Tables) -> None:
    around = await sit_around(tables, [PERSON, BOT, BOT])
    async with tables.shelf.hold(around.id) as play:
        assert play is not None
        before = play.version
    bots = BotSeats(tables)
    assert await bots.move(around.id)
    async with tables.shelf.hold(around.id) as play:
        assert play is not None
        assert play.version == before + 1
        seats = [moment.entry.seat for moment in play.on.history]
        assert seats == sorted(seats)
        assert play.on.waiting == [0]


async def test_a_bot_takes_its_time_over_a_secret_question_even_with_a_single_answer(tmp_path: Path) -> None:
    """Being struck is asked whatever one holds: how long a bot thinks must not tell."""
    settings = with_db(f"sqlite:///{tmp_path / 'slow.db'}", bot_pause=0.3, bot_seconds=0.3)
    service = Tables(settings)
    await service.database.start()
    try:
        around = await sit_around(service, [PERSON, BOT])
        bots = BotSeats(service)
        loop = asyncio.get_running_loop()
        began = loop.time()
        assert await bots.move(around.id)
        assert loop.time() - began >= 0.6
        assert [seat.seat for seat in (await around.model(0)).seats if seat.waiting] == [0]
    finally:
        service.thinkers.stop()
        await service.database.stop()
