"""A story over several tables: the next game keeps the seats and what came before, and the losers choose it."""

from __future__ import annotations

import pytest

from pandemonium.server.model import SeatPlan, TableModel, User
from pandemonium.server.play.tables import Tables
from tests.server.people import finish, opened, reason
from tests.server.test_api import guest
from tests.server.visiting import Http, page

pytestmark = pytest.mark.anyio

STORY = {"story": "yes", "sin": "pride", "adventure": "T1", "heroes": "recommended"}


async def seen(tables: Tables, user: User, id: str) -> TableModel:
    model = await tables.table(user, id, language="en")
    assert model is not None
    return model


async def finished_story(tables: Tables, *plans: SeatPlan) -> tuple[str, list[User]]:
    """The first adventure, lost by the heroes: whoever always takes the last choice dies."""
    names = ("Ada", "Bea")[: sum(plan.kind != "bot" for plan in plans)]
    people = [(await tables.new_guest(name))[0] for name in names]
    id = await tables.create(people[0], "others", STORY, list(plans), public=False)
    assert isinstance(id, str)
    for seat, person in zip((at for at, plan in enumerate(plans) if plan.kind == "open"), people[1:], strict=True):
        assert await tables.join(person, (await seen(tables, people[0], id)).seats[seat].link) == id
    await finish(tables, id)
    return id, people


async def test_the_next_adventure_keeps_seats_and_record_even_after_a_restart(tables: Tables) -> None:
    id, [sin, hero] = await finished_story(tables, SeatPlan("person"), SeatPlan("open"))
    assert (await seen(tables, hero, id)).sequels == ["next", "repeat"]
    made = await tables.rematch(hero, id, sequel="next")
    assert isinstance(made, str)
    assert await tables.rematch(sin, id) == made
    again = Tables(tables.settings)
    model = await seen(again, sin, made)
    assert [who.name for who in model.seats] == ["Ada", "Bea"]
    assert (model.options["adventure"], model.options["sin"], model.options["story"]) == ("T3", "sloth", "yes")
    assert model.saga is not None
    assert [(chapter.id, chapter.won) for chapter in model.saga.played] == [("T1", "sin")]
    await again.database.stop()


async def test_the_winner_waits_for_the_loser_who_is_there(tables: Tables) -> None:
    id, [sin, hero] = await finished_story(tables, SeatPlan("person"), SeatPlan("open"))
    await seen(tables, hero, id)
    assert (await seen(tables, sin, id)).sequels == []
    assert reason(await tables.rematch(sin, id, sequel="next")) == "refused-not-your-sequel"
    assert reason(await tables.rematch(hero, id, sequel="fly")) == "refused-no-sequel"


async def test_whoever_beat_bots_goes_on_alone(tables: Tables) -> None:
    id, [sin] = await finished_story(tables, SeatPlan("person"), SeatPlan("bot", "easy"))
    made = await tables.rematch(sin, id, sequel="repeat")
    assert isinstance(made, str)
    model = await seen(tables, sin, made)
    assert (model.status, model.options["adventure"], model.options["sin"]) == ("playing", "T1", "pride")


async def test_a_single_adventure_is_followed_by_nothing(tables: Tables) -> None:
    ada, _ = await tables.new_guest("Ada")
    id = await opened(tables, ada, [SeatPlan("person"), SeatPlan("bot", "easy")], game="others")
    await finish(tables, id)
    model = await seen(tables, ada, id)
    assert (model.saga, model.sequels) == (None, [])
    assert reason(await tables.rematch(ada, id, sequel="next")) == "refused-no-sequel"


async def test_page_and_interface_tell_the_record_and_lead_to_the_next_table(http: Http) -> None:
    ada = await guest(http, "Ada")
    asked = {"game": "others", "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}], "options": STORY}
    id = (await http.post("/api/tables", json=asked, headers=ada)).json()["id"]
    await finish(http.app.state.tables, id)
    told = await page(http, f"/table/{id}", **ada)
    assert 'name="sequel" value="next"' in told
    assert "The heroes have won 0 of 7 adventures, the Sin 1." in told
    saga = (await http.get(f"/api/tables/{id}", headers=ada)).json()["saga"]
    assert [chapter["won"] for chapter in saga["played"]] == ["sin"]
    assert (saga["sequels"][0]["label"], saga["sequels"][0]["open"]) == ("Next adventure: Close the Breaches", True)
    made = (await http.post(f"/api/tables/{id}/rematch", json={"sequel": "next"}, headers=ada)).json()["id"]
    assert (await http.get(f"/api/tables/{made}", headers=ada)).json()["options"]["adventure"] == "T3"
