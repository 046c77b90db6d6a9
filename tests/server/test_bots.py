"""Bots at the tables: they play, resume, give advice, take over from people, and their death costs nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from multiprocessing import active_children
from time import time

import pytest

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.playing.advice import Advice
from pandemonium.server.model import SeatPlan, TableModel, User
from pandemonium.server.play.bot_seats import BotSeats
from pandemonium.server.play.tables import Tables
from pandemonium.server.play.tempo import AWAY
from pandemonium.server.storage.schema import seats
from pandemonium.server.storage.schema import tables as table_rows
from tests.daily import daily
from tests.server.people import opened, reason, two_at_a_table

pytestmark = pytest.mark.anyio

HUMAN, OPEN, RANDOM = SeatPlan("person"), SeatPlan("open"), SeatPlan("bot", "random")
PATIENCE = 1200
"""Looks, a fifth of a second apart: the machine may be busy with other tests, and a look is work too."""
PAUSE = 0.2


@pytest.fixture
async def bots(tables: Tables) -> AsyncIterator[BotSeats]:
    seats = BotSeats(tables)
    sweep = asyncio.create_task(seats.run())
    yield seats
    sweep.cancel()
    await seats.stop()


async def until(tables: Tables, user: User, id: str, status: str) -> TableModel:
    for _ in range(PATIENCE):
        model = await tables.table(user, id, language="en")
        assert model is not None
        if model.status == status:
            return model
        await asyncio.sleep(PAUSE)
    raise AssertionError(f"the table is not {status}")


async def until_asked(tables: Tables, user: User, id: str) -> TableModel:
    for _ in range(PATIENCE):
        model = await tables.table(user, id, language="en")
        assert model is not None
        if model.status == "over" or (model.decision is not None and model.decision.waiting):
            return model
        await asyncio.sleep(PAUSE)
    raise AssertionError("the game does not come back to the person")


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize("game", daily(game_ids(), "crypt", "inferno"))
async def test_bots_alone_play_a_game_to_its_end(tables: Tables, game: str) -> None:
    tables.thinkers.seconds = 0.0  # nobody is there to learn anything from how long they think
    ada, _ = await tables.new_guest("Ada")
    seats = [RANDOM] * min(load_game(game).seats, key=lambda count: (count < 2, count))
    id = await opened(tables, ada, seats, game=game)
    model = await until(tables, ada, id, "over")
    assert model.result is not None
    assert {seat.kind for seat in model.seats} == {"bot"}
    assert len({seat.name for seat in model.seats}) == len(seats)


@pytest.mark.usefixtures("bots")
async def test_a_bot_answers_a_person(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    id = await opened(tables, ada, [HUMAN, RANDOM])
    model = await until_asked(tables, ada, id)
    assert await tables.choose(ada, id, model.number, "recover", "") is None
    model = await until_asked(tables, ada, id)
    assert any(line.seat == 1 for line in model.log)


async def test_bots_resume_where_a_stopped_server_left_them(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    id = await opened(tables, ada, [RANDOM, RANDOM])
    assert (await until(tables, ada, id, "playing")).number == 0
    again = Tables(tables.settings)
    seats = BotSeats(again)
    sweep = asyncio.create_task(seats.run())
    await until(again, ada, id, "over")
    sweep.cancel()
    await seats.stop()
    again.thinkers.stop()
    await again.database.stop()


async def test_two_nodes_that_think_for_the_same_bot_play_one_game(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    id = await opened(tables, ada, [RANDOM, HUMAN])
    other = Tables(tables.settings)
    both = [BotSeats(tables), BotSeats(other)]
    for node in both:
        node.wake(id)
    first, second = [await until_asked(node, ada, id) for node in (tables, other)]
    assert first.number == second.number > 0
    assert (first.view, first.log) == (second.view, second.log)
    for node in both:
        await node.stop()
    other.thinkers.stop()
    await other.database.stop()


@pytest.mark.usefixtures("bots")
async def test_a_bot_whose_process_dies_still_makes_a_legal_choice(tables: Tables) -> None:
    tables.thinkers.seconds = 3.0
    ada, _ = await tables.new_guest("Ada")
    spared = {child.pid for child in active_children()}
    id = await opened(tables, ada, [SeatPlan("bot", "hard"), HUMAN])
    killed, number = 0, 0
    while not (killed and number):
        for child in active_children():
            if child.pid is not None and child.pid not in spared:
                os.kill(child.pid, signal.SIGKILL)
                spared.add(child.pid)
                killed += 1
        model = await tables.table(ada, id, language="en")
        assert model is not None
        number = model.number
        await asyncio.sleep(0.05)


async def test_advice_is_a_legal_choice_for_whoever_is_asked_and_nobody_else(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    seat, model = await two.asked(tables)
    assert model.decision is not None
    advice = await tables.advice(two.people[seat], two.id)
    assert isinstance(advice, Advice)
    assert {one.code for one in advice.candidates} <= set(model.decision.codes())
    assert (await two.model(tables, seat)).advice == advice == await tables.advice(two.people[seat], two.id)
    assert (await two.model(tables, 1 - seat)).advice is None
    assert reason(await tables.advice(two.people[1 - seat], two.id)) == "refused-no-advice"
    eve, _ = await tables.new_guest("Eve")
    assert reason(await tables.advice(eve, two.id)) == "refused-not-seated"
    assert (await two.model(tables)).number == 0


async def test_advice_goes_with_the_question_it_was_about(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    seat, _ = await two.asked(tables)
    assert isinstance(await tables.advice(two.people[seat], two.id), Advice)
    assert (await two.choose(tables))[0] == (await two.asked(tables))[0] == seat, (
        "the same seat is asked another question"
    )
    assert (await two.model(tables, seat)).advice is None


@pytest.mark.usefixtures("bots")
async def test_a_person_may_hand_their_own_seat_to_a_bot(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    for person, seat in zip(two.people, (0, 1), strict=True):
        assert await tables.replace(person, two.id, seat, "random") is None
    model = await until(tables, two.people[0], two.id, "over")
    assert [(seat.kind, seat.level) for seat in model.seats] == [("bot", "random")] * 2
    assert reason(await tables.replace(two.people[0], two.id, 0, "easy")) == "refused-over"


@pytest.mark.rule("CRY-R28")
async def test_another_persons_seat_only_when_the_game_waits_and_they_are_away(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    asked, _ = await two.asked(tables)
    waiter = two.people[1 - asked]
    eve, _ = await tables.new_guest("Eve")
    assert reason(await tables.replace(eve, two.id, asked, "easy")) == "refused-not-seated"
    assert reason(await tables.replace(two.people[asked], two.id, 1 - asked, "easy")) == "refused-not-awaited"
    assert reason(await tables.replace(waiter, two.id, asked, "easy")) == "refused-not-away"
    assert reason(await tables.replace(waiter, two.id, asked, "divine")) == "refused-level"
    assert reason(await tables.replace(waiter, two.id, 7, "easy")) == "refused-no-person"
    gone = time() - AWAY["live"] - 1
    await tables.database.write(lambda c: c.execute(seats.update().values(present_until=gone)))
    await tables.database.write(lambda c: c.execute(table_rows.update().values(version=table_rows.c.version + 1)))
    assert await tables.replace(waiter, two.id, asked, "easy") is None
    model = await two.model(tables, 1 - asked)
    assert (model.seats[asked].kind, model.seats[asked].level) == ("bot", "easy")
    assert reason(await tables.choose(two.people[asked], two.id, 0, "recover", "")) == "refused-not-seated"


async def test_who_left_their_seat_to_a_bot_may_take_it_back(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    asked, _ = await two.asked(tables)
    person, other = two.people[asked], two.people[1 - asked]
    eve, _ = await tables.new_guest("Eve")
    assert await tables.replace(person, two.id, asked, "easy") is None
    left = await two.model(tables, asked)
    assert (left.seat, [seat.left for seat in left.seats]) == (-1, [seat == asked for seat in (0, 1)])
    assert not any(seat.left for seat in (await two.model(tables, 1 - asked)).seats)
    assert two.id in [line.id for line in (await tables.lobby(person)).mine]
    for stranger, why in ((eve, "refused-no-return"), (other, "refused-already-seated")):
        assert reason(await tables.take_back_seat(stranger, two.id, asked)) == why
    for elsewhere in (1 - asked, -1, 10**30):
        assert reason(await tables.take_back_seat(person, two.id, elsewhere)) == "refused-no-return"
    assert await tables.take_back_seat(person, two.id, asked) is None
    back = await two.model(tables, asked)
    assert (back.seat, back.seats[asked].kind, back.seats[asked].left) == (asked, "person", False)
    await two.choose(tables)
    assert reason(await tables.take_back_seat(person, two.id, asked)) == "refused-already-seated"


@pytest.mark.usefixtures("bots")
async def test_a_seat_is_not_taken_back_when_the_game_is_over(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    for person, seat in zip(two.people, (0, 1), strict=True):
        assert await tables.replace(person, two.id, seat, "random") is None
    await until(tables, two.people[0], two.id, "over")
    assert reason(await tables.take_back_seat(two.people[0], two.id, 0)) == "refused-over"


async def test_a_free_seat_may_be_filled_with_a_bot_and_the_game_begins(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    id = await opened(tables, ada, [HUMAN, OPEN])
    assert await tables.replace(ada, id, 1, "easy") is None
    model = await tables.table(ada, id, language="en")
    assert model is not None
    assert (model.status, model.seats[1].kind, model.seats[1].link) == ("playing", "bot", "")
