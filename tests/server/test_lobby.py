"""The lobby: what waits for one comes first, one's past is told, and what is idle or private is not shown to others."""

from __future__ import annotations

import re
from time import time

import pytest
from sqlalchemy import update

from pandemonium.server.model import Outcome, SeatPlan
from pandemonium.server.play.tables import Tables
from pandemonium.server.storage.listing import IDLE
from pandemonium.server.storage.schema import seats
from pandemonium.server.storage.schema import tables as stored
from tests.server.people import finish, opened, two_at_a_table
from tests.server.visiting import Http, page, post

pytestmark = pytest.mark.anyio


async def test_whose_turn_it_is_finds_their_table_first(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    other = await opened(tables, two.people[0], [SeatPlan("person"), SeatPlan("open")])
    lobby = await tables.lobby(two.people[0])
    assert [(line.id, line.your_turn) for line in lobby.mine] == [(two.id, True), (other, False)]


async def test_a_finished_game_is_told_with_place_score_and_date(tables: Tables) -> None:
    two = await two_at_a_table(tables)
    await finish(tables, two.id)
    result = (await two.model(tables)).result
    (line,) = (await tables.lobby(two.people[1])).past
    assert result is not None
    assert line.outcome == Outcome(list(result.scores), list(result.winners))
    assert line.updated[:2] == "20"


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [([3, 9, 5], [1], [3, 1, 2]), ([7, 7, 2], [0], [1, 2, 3]), ([4, 4], [0, 1], [1, 1]), ([], [0], [1, 2])],
)
def test_places_follow_winners_and_points(scores: list[int], winners: list[int], places: list[int]) -> None:
    outcome = Outcome(scores, winners)
    assert [outcome.place(seat) for seat in range(len(places))] == places


async def test_a_table_nobody_has_touched_for_a_day_leaves_the_public_lists(tables: Tables) -> None:
    eve, _ = await tables.new_guest("Eve")
    ada, _ = await tables.new_guest("Ada")
    gathering = await opened(tables, ada, [SeatPlan("person"), SeatPlan("open")], public=True)
    live = await two_at_a_table(tables, public=True)
    old = time() - IDLE - 60
    await tables.database.write(lambda c: c.execute(update(stored).values(updated=old)))
    await tables.database.write(lambda c: c.execute(update(seats).values(present_until=old)))
    lobby = await tables.lobby(eve)
    assert (lobby.open, lobby.live) == ([], [])
    assert [line.id for line in (await tables.lobby(ada)).mine] == [gathering], "its own people still find it"
    again = Tables(tables.settings)
    await again.table(live.people[0], live.id, language="en")
    await again.database.stop()
    assert [line.id for line in (await tables.lobby(eve)).live] == [live.id], "somebody is there again"


async def test_a_game_started_by_one_press_is_private(http: Http) -> None:
    await post(http, "/play/crypt", {"bots": "2"})
    http.cookies.clear()
    assert "Nobody is playing just now" in await page(http, "/")


async def test_every_game_shows_its_picture_with_the_symbols_it_needs(http: Http) -> None:
    lobby = await page(http, "/")
    pictures = re.findall(r'<img class="tile-picture" src="([^"]+)"', lobby)
    assert len(pictures) >= 2
    for address in pictures:
        drawn = (await http.get(address)).text
        used = set(re.findall(r'href="#(i-[a-z0-9-]+)"', drawn))
        assert used == set(re.findall(r'<symbol id="([^"]+)"', drawn)) != set()


async def test_the_lobby_says_for_how_many_how_long_and_how_hard(http: Http) -> None:
    english, polish = await page(http, "/"), None
    assert all(words in english for words in ("1–4 players", "about 20 min", "learned at once", "about 120 min"))
    http.cookies.clear()
    polish = await page(http, "/", **{"accept-language": "pl"})
    assert "1–4 osoby" in polish
    assert "choices" not in english


async def test_the_tile_of_a_game_for_one_number_of_players_names_it(http: Http) -> None:
    """Deal with the Devil is for four, and the pig of the examples is not here."""
    told = await page(http, "/", **{"accept-language": "en"})
    assert "4 players" in told
    assert "one player" not in told
