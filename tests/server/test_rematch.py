"""A rematch is an offer at the finished table: whoever agrees lands at the same new one, wherever they sit."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from pandemonium.engine.phrase import Refusal
from pandemonium.server.model import SeatPlan, TableModel, User
from pandemonium.server.play.play import Play
from pandemonium.server.play.tables import Tables
from tests.server.people import Two, finish, reason, two_at_a_table
from tests.server.test_api import guest
from tests.server.visiting import Http

pytestmark = pytest.mark.anyio


@pytest.fixture
async def over(tables: Tables) -> Two:
    """A game that two people have finished."""
    two = await two_at_a_table(tables)
    await finish(tables, two.id)
    return two


async def new_table(tables: Tables, user: User, id: str) -> TableModel:
    model = await tables.table(user, id, language="en")
    assert model is not None
    return model


async def test_both_land_at_the_same_table_moved_on_by_one_seat(tables: Tables, over: Two) -> None:
    ada, bea = over.people
    made = await tables.rematch(ada, over.id)
    assert isinstance(made, str)
    offered = (await over.model(tables, 1)).rematch
    assert offered is not None
    assert (offered.table, offered.answers) == (made, ["yes", ""])
    assert (await new_table(tables, ada, made)).status == "waiting"
    assert await tables.rematch(bea, over.id) == made
    seats = (await new_table(tables, bea, made)).seats
    assert [who.name for who in seats] == ["Bea", "Ada"]
    assert (await new_table(tables, ada, made)).status == "playing"
    answered = (await over.model(tables)).rematch
    assert answered is not None
    assert answered.answers == ["yes", "yes"]
    assert await tables.rematch(ada, over.id) == made, "who agrees twice is already there"


async def test_whoever_offers_may_leave_everybody_in_their_seats(tables: Tables, over: Two) -> None:
    made = await tables.rematch(over.people[1], over.id, keep=True)
    assert await tables.rematch(over.people[0], over.id) == made
    assert isinstance(made, str)
    assert [who.name for who in (await new_table(tables, over.people[0], made)).seats] == ["Ada", "Bea"]


async def test_two_offers_at_once_on_two_nodes_lead_to_one_table(tables: Tables, over: Two) -> None:
    other = Tables(tables.settings)
    for node in (tables, other):
        await over.model(node)
    made = await asyncio.gather(tables.rematch(over.people[0], over.id), other.rematch(over.people[1], over.id))
    assert made[0] == made[1]
    assert isinstance(made[0], str)
    assert (await new_table(other, over.people[0], made[0])).status == "playing"
    await other.database.stop()


async def test_whoever_offered_a_moment_too_late_leaves_no_table_behind(
    tables: Tables, over: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, create = Tables(tables.settings), tables.rematches.create

    async def overtaken(
        user: User, play: Play, options: Mapping[str, str], plans: list[SeatPlan], hash: str
    ) -> str | Refusal:
        made = await create(user, play, options, plans, hash)
        assert isinstance(await other.rematch(over.people[1], over.id), str)
        return made

    monkeypatch.setattr(tables.rematches, "create", overtaken)
    made = await tables.rematch(over.people[0], over.id)
    for person in over.people:
        assert [line.id for line in (await tables.lobby(person)).mine] == [made]
    await other.database.stop()


async def test_of_three_each_moves_on_by_one_seat_in_whatever_order_they_agree(tables: Tables) -> None:
    ada, bea, cyd = [(await tables.new_guest(name))[0] for name in ("Ada", "Bea", "Cyd")]
    id = await tables.create(ada, "crypt", {}, [SeatPlan("person"), SeatPlan("open"), SeatPlan("open")], public=False)
    assert isinstance(id, str)
    for seat, person in ((1, bea), (2, cyd)):
        assert await tables.join(person, (await new_table(tables, ada, id)).seats[seat].link) == id
    await finish(tables, id)
    [made] = {await tables.rematch(person, id) for person in (cyd, bea, ada)}
    assert isinstance(made, str)
    assert [who.name for who in (await new_table(tables, ada, made)).seats] == ["Cyd", "Ada", "Bea"]


async def test_a_no_is_told_and_may_be_thought_over_after_a_restart(tables: Tables, over: Two) -> None:
    ada, bea = over.people
    assert reason(await tables.no_rematch(bea, over.id)) == "refused-no-offer"
    made = await tables.rematch(ada, over.id)
    assert await tables.no_rematch(bea, over.id) is None
    again = Tables(tables.settings)
    offered = (await over.model(again)).rematch
    assert offered is not None
    assert offered.answers == ["yes", "no"]
    assert await again.rematch(bea, over.id) == made
    await again.database.stop()


async def test_the_host_may_give_the_seat_of_whoever_is_missing_to_a_bot(tables: Tables, over: Two) -> None:
    ada, bea = over.people
    made = await tables.rematch(ada, over.id)
    assert isinstance(made, str)
    assert await tables.replace(ada, made, 0, "easy") is None
    model = await new_table(tables, ada, made)
    assert (model.status, model.seats[0].kind, model.seat) == ("playing", "bot", 1)
    assert reason(await tables.rematch(bea, over.id)) == "refused-rematch-full"


async def test_bots_stay_bots_and_alone_the_game_begins_at_once(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    old = await tables.create(ada, "crypt", {}, [SeatPlan("bot", "random"), SeatPlan("person")], public=False)
    assert isinstance(old, str)
    assert reason(await tables.rematch(ada, old)) == "refused-not-over"
    await finish(tables, old)
    made = await tables.rematch(ada, old)
    assert isinstance(made, str)
    model = await new_table(tables, ada, made)
    assert [(who.kind, who.level) for who in model.seats] == [("person", ""), ("bot", "random")]
    assert model.status == "playing"


async def test_strangers_cannot_offer_or_answer(tables: Tables, over: Two) -> None:
    eve, _ = await tables.new_guest("Eve")
    assert reason(await tables.rematch(eve, over.id)) == "refused-not-seated"
    await tables.rematch(over.people[0], over.id)
    assert reason(await tables.no_rematch(eve, over.id)) == "refused-not-seated"
    model = await tables.table(eve, over.id, language="en")
    assert model is not None
    assert model.rematch is not None


async def test_the_interface_refuses_a_rematch_of_a_running_game_in_words(http: Http) -> None:
    ada = await guest(http, "Ada")
    made = await http.post(
        "/api/tables", json={"game": "crypt", "seats": [{"kind": "person"}, {"kind": "open"}]}, headers=ada
    )
    place = f"/api/tables/{made.json()['id']}/rematch"
    answer = await http.post(place, json={}, headers=ada)
    assert (answer.status_code, answer.json()["type"]) == (422, "urn:pandemonium:refused-not-over")
    assert (await http.delete(place, headers=ada)).status_code == 422
