"""Nobody starves the bots: turns are fair, moves come before advice, and bots whom nobody watches rest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from time import monotonic
from typing import Any

import pytest

from pandemonium.engine.phrase import Phrase
from pandemonium.playing.advice import Advice, Candidate
from pandemonium.server.model import SeatPlan, User
from pandemonium.server.play.bot_seats import BotSeats
from pandemonium.server.play.tables import Tables
from pandemonium.server.play.thinking import Thinkers
from pandemonium.server.play.turns import ADVICE, MOVE, Turns
from tests.server.conftest import with_db
from tests.server.people import opened, reason

pytestmark = pytest.mark.anyio

BOT, MASTER, PERSON = SeatPlan("bot", "random"), SeatPlan("bot", "master"), SeatPlan("person")


async def served(turns: Turns, asked: list[tuple[int, str, str]]) -> list[str]:
    """In which order they have their turns who come in that order, while somebody has the only one."""
    order: list[str] = []

    async def one(rank: int, person: str, table: str) -> None:
        async with turns.turn(rank, person, table):
            order.append(table)
            await asyncio.sleep(0)

    async with turns.turn(MOVE, "somebody", "else"):
        tasks = [asyncio.create_task(one(*given)) for given in asked]
        await asyncio.sleep(0.01)
    await asyncio.gather(*tasks)
    return order


async def test_one_persons_many_tables_wait_for_each_other_and_nobody_else() -> None:
    many = [(MOVE, "mallory", f"m{at}") for at in range(40)]
    order = await served(Turns(1), [*many, (MOVE, "ada", "a"), (MOVE, "bea", "b")])
    assert set(order[:4]) >= {"a", "b"}
    assert len(order) == 42


async def test_a_persons_tables_take_turns() -> None:
    order = await served(Turns(1), [(MOVE, "ada", "one"), (MOVE, "ada", "one"), (MOVE, "ada", "two")])
    assert order == ["one", "two", "one"]


async def test_moves_come_before_advice() -> None:
    order = await served(Turns(1), [*[(ADVICE, f"p{at}", "hint") for at in range(60)], (MOVE, "ada", "move")])
    assert order[0] == "move"


async def test_who_gives_up_waiting_or_fails_leaves_the_turn_to_the_next() -> None:
    turns = Turns(1)

    async def fail() -> None:
        async with turns.turn(MOVE, "ada", "a"):
            raise ZeroDivisionError

    async with turns.turn(MOVE, "bea", "b"):
        waiting, failing = asyncio.create_task(fail()), asyncio.create_task(fail())
        await asyncio.sleep(0)
        waiting.cancel()
    given_up, failed = await asyncio.gather(waiting, failing, return_exceptions=True)
    assert isinstance(given_up, asyncio.CancelledError)
    assert isinstance(failed, ZeroDivisionError)
    assert turns.free == 1


class Held:
    """Thinking that lasts until it is told to end, and is counted."""

    def __init__(self, tables: Tables) -> None:
        self.go, self.begun = asyncio.Event(), 0
        tables.thinkers.pool.run = self.run  # type: ignore[method-assign,assignment]

    async def run(self, work: Any, question: Any, *_given: object) -> Any:
        self.begun += 1
        await self.go.wait()
        return Advice((Candidate("claim 1 2x1"),), Phrase("why")) if question.level == "advice" else ["claim 1 2x1"]


async def test_nobody_waits_for_a_master_but_who_plays_with_it(tables: Tables) -> None:
    ada, bea = [(await tables.new_guest(name))[0] for name in ("Ada", "Bea")]
    thinkers, given = tables.thinkers, list[float]()

    async def think_long(_work: Any, _question: Any, seconds: float) -> list[str]:
        given.append(seconds)
        await asyncio.Event().wait()
        return []

    thinkers.study.run = think_long  # type: ignore[method-assign,assignment]
    seats = BotSeats(tables)
    deep, quick = await opened(tables, ada, [MASTER, PERSON]), await opened(tables, bea, [BOT, PERSON])
    thinking = asyncio.create_task(seats.move(deep))
    async with asyncio.timeout(30):
        while not given:
            await asyncio.sleep(0.01)
        assert await seats.move(quick)
    assert given == [thinkers.master_seconds] == [10.0]
    assert not thinking.done()
    thinking.cancel()
    await seats.stop()


async def test_a_host_who_gives_masters_no_time_has_them_play_as_hard(tables: Tables) -> None:
    thinkers = tables.thinkers
    assert (thinkers.time_of("master"), thinkers.time_of("hard")) == (10.0, thinkers.seconds)
    thinkers.master_seconds = 0.0
    assert thinkers.time_of("master") == thinkers.seconds
    assert not thinkers.is_master("master")


@pytest.mark.parametrize(
    ("levels", "processes", "seconds"),
    [
        (["random", "easy", "normal"], 1, 1.0),
        (["hard", "normal", "normal"], 1, 1.0),
        (["hard", "hard", "hard:400"], 1, 3.0),
        (["hard", "hard", "hard"], 2, 2.0),
        (["master", "hard", "normal"], 1, 10.0),
        (["master", "master", "hard"], 1, 20.0),
    ],
)
def test_over_a_secret_the_pause_is_as_long_as_all_bots_may_take_one_after_another(
    levels: list[str], processes: int, seconds: float
) -> None:
    thinkers = Thinkers(processes, 1.0, 10.0)
    assert thinkers.longest(levels) == seconds
    thinkers.stop()


async def at_a_table(tables: Tables) -> tuple[User, str]:
    ada, _ = await tables.new_guest("Ada")
    return ada, await opened(tables, ada, [PERSON, BOT])


async def test_one_question_is_thought_about_once_and_one_person_has_one(tables: Tables) -> None:
    ada, id = await at_a_table(tables)
    other = await opened(tables, ada, [PERSON, BOT])
    held = Held(tables)
    asked = [asyncio.create_task(tables.advice(ada, id)) for _ in range(60)]
    while not held.begun:
        await asyncio.sleep(0.01)
    async with asyncio.timeout(30):  # where it is not refused it waits for the first
        assert reason(await tables.advice(ada, other)) == "refused-one-advice"
    held.go.set()
    found = await asyncio.gather(*asked)
    assert held.begun == 1
    assert all(isinstance(advice, Advice) and advice == found[0] for advice in found)
    assert isinstance(await tables.advice(ada, other), Advice)


@pytest.fixture
async def resting(db: str) -> AsyncIterator[Tables]:
    service = Tables(with_db(db, rest_seconds=60.0))
    await service.database.start()
    yield service
    service.thinkers.stop()
    await service.database.stop()


async def test_bots_alone_rest_when_nobody_watches_and_go_on_when_somebody_looks(resting: Tables) -> None:
    ada, _ = await resting.new_guest("Ada")
    bots = BotSeats(resting)
    id = await opened(resting, ada, [BOT, BOT])
    async with resting.shelf.hold(id) as play:
        assert play is not None
        assert not bots.rests(play)  # it was opened just now
        play.looked = monotonic() - 61
        assert bots.rests(play)
        resting.bell.listen(id, lambda _table, _version: None)
        assert not bots.rests(play)
        resting.bell.listeners.clear()
    await bots.stop()
    assert not await bots.move(id)
    woken: list[str] = []
    bots.wake = woken.append  # type: ignore[method-assign,assignment]
    assert await resting.table(ada, id, language="en") is not None
    assert woken == [id]


async def test_a_table_with_a_person_does_not_rest(resting: Tables) -> None:
    _, id = await at_a_table(resting)
    bots = BotSeats(resting)
    async with resting.shelf.hold(id) as play:
        assert play is not None
        play.looked = monotonic() - 1000
        assert not bots.rests(play)


async def test_after_a_restart_each_waiting_bot_is_thought_for_once_by_all_workers(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    ids = [await opened(tables, ada, [BOT, PERSON]) for _ in range(5)]
    workers = [Tables(tables.settings) for _ in range(3)]
    thought: list[str] = []
    seats = [BotSeats(worker) for worker in workers]
    for one in seats:
        one.play = note(thought)  # type: ignore[method-assign]
    runs = [asyncio.create_task(one.run()) for one in seats]
    async with asyncio.timeout(30):
        while len(thought) < len(ids):
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.5)  # another sweep of each
    assert sorted(thought) == sorted(ids)
    for run in runs:
        run.cancel()
    await asyncio.gather(*runs, return_exceptions=True)
    for worker, one in zip(workers, seats, strict=True):
        await one.stop()
        await worker.database.stop()


def note(thought: list[str]) -> Any:
    async def play(id: str) -> None:
        thought.append(id)
        await asyncio.Event().wait()

    return play
