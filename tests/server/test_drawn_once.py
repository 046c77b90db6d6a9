"""Who sees the same is drawn the same table once; who sees something else is not."""

from __future__ import annotations

from typing import Any

import pytest

from pandemonium.server.model import Preferences, SeatPlan, TableModel, User
from pandemonium.server.pages import regions
from pandemonium.server.play.showing import show
from pandemonium.server.play.tables import Tables

pytestmark = pytest.mark.anyio


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the people for whom a table was drawn."""
    found: list[str] = []
    draw = regions.scene_of

    def noted(model: TableModel, user: User) -> Any:
        found.append(user.name)
        return draw(model, user)

    monkeypatch.setattr(regions, "scene_of", noted)
    return found


async def looked(tables: Tables, id: str, *people: User) -> list[dict[str, str]]:
    async with tables.shelf.hold(id) as play:
        assert play is not None
        models = [show(play, user, language=user.preferences.language) for user in people]
        return [regions.live_regions(play, model, user) for model, user in zip(models, people, strict=True)]


async def test_two_who_watch_are_drawn_one_table(tables: Tables, drawn: list[str]) -> None:
    host, _ = await tables.new_guest("Ada")
    id = await tables.create(host, "crypt", {}, [SeatPlan("person"), SeatPlan("bot", "easy")], public=True)
    assert isinstance(id, str)
    watchers = [(await tables.new_guest(name))[0] for name in ("Bea", "Cid")]
    first, second = await looked(tables, id, *watchers)
    assert first == second
    assert drawn == ["Bea"]
    reads_polish = (await tables.new_guest("Dag", Preferences(language="pl")))[0]
    own, polish = await looked(tables, id, host, reads_polish)
    assert drawn == ["Bea", "Ada", "Dag"]
    assert own["bar"] != polish["bar"] != first["bar"]


async def test_a_host_who_only_watches_is_drawn_what_a_host_may_do(tables: Tables, drawn: list[str]) -> None:
    host, _ = await tables.new_guest("Ada")
    id = await tables.create(host, "crypt", {}, [SeatPlan("bot", "easy")] * 2, public=True)
    assert isinstance(id, str)
    stranger = (await tables.new_guest("Bea"))[0]
    own, other = await looked(tables, id, host, stranger)
    assert drawn == ["Ada", "Bea"]
    assert 'id="doors"' in own["seats"]
    assert 'id="doors"' not in other["seats"]
