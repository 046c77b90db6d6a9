"""The score sheets for the box: what was typed in is reckoned exactly as the game itself reckons it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from pandemonium.engine.game import Setup
from pandemonium.engine.phrase import Refusal
from pandemonium.engine.registry import load_game
from pandemonium.engine.result import Result
from pandemonium.engine.sheet import Values
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.inferno.data.names import GUESTS, TRACKS
from pandemonium.games.inferno.rules.state import FROM_FRAUDS
from pandemonium.laws.plays import random_match
from pandemonium.server.pages.sheet import sheets
from tests.server.visiting import Http, page

pytestmark = pytest.mark.anyio


def played(id: str, seats: int, seed: str) -> tuple[Any, Result]:
    """A random game to its end: its final view and its result."""
    game = load_game(id)
    match = random_match(game, Setup(seats, seed), 10_000)
    assert match.over
    return game.view(match.state, -1), game.result(match.state)


def crypt_figures(view: Any) -> tuple[Values, list[Values]]:
    table: Values = {treasure: (("a", "b").index(view.sides[treasure]),) for treasure in TREASURES}
    own: list[Values] = []
    for player in view.players:
        figures: Values = {c.treasure: tuple(card.value for card in c.cards) for c in player.columns}
        figures |= {"servants": (player.ready,), "race": (int(player.won_race),), "tie": (view.ties[player.seat],)}
        own.append(figures)
    return table, own


def inferno_figures(view: Any) -> tuple[Values, list[Values]]:
    own: list[Values] = []
    for player in view.players:
        levels = {sin: (player.skulls[at] if sin in player.diplomas else 0,) for at, sin in enumerate(TRACKS)}
        guests = sum(item in GUESTS for floor in player.tower for item in floor)
        own.append(
            {
                **levels,
                "infamy": (sum(player.tally[:FROM_FRAUDS]),),
                "frauds": (player.tally[FROM_FRAUDS],),
                "boat": (player.boat,),
                "floors": (len(player.tower) - 1,),
                "florins": (player.florins,),
                "guests": (guests,),
                "home": (sum(player.home),),
            }
        )
    return {sin: (view.cubes[at],) for at, sin in enumerate(TRACKS)}, own


@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_crypt_typed_in_from_the_table_comes_to_the_game_s_own_result(seats: int, seed: str) -> None:
    view, result = played("crypt", seats, seed)
    found = sheets()["crypt"].reckon(*crypt_figures(view))
    assert isinstance(found, Result)
    assert (found.scores, found.winners, found.rank) == (result.scores, result.winners, result.rank)
    assert found.accounts == result.accounts


@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_inferno_typed_in_from_the_table_comes_to_the_game_s_own_result(seats: int, seed: str) -> None:
    view, result = played("inferno", seats, seed)
    found = sheets()["inferno"].reckon(*inferno_figures(view))
    assert isinstance(found, Result)
    assert (found.scores, found.winners) == (result.scores, result.winners)


DEAL: list[dict[str, int]] = [
    {"role": 0, "marker": 12, "buildings": 9, "majors": 3, "marked": 2, "debt": 7, "luxuries": 1, "tokens": 14},
    {"role": 1, "marker": -3, "buildings": 11, "majors": 2, "angel": 2, "devil": 1, "indulgences": 1},
    {"role": 2, "marker": 4, "buildings": 8, "courtiers": 2, "tokens": 6, "counting": 3},
    {"role": 2, "marker": 4, "buildings": 8, "courtiers": 2, "tokens": 7, "counting": 3},
]


def deal_figures(typed: list[dict[str, int]]) -> list[Values]:
    return [{figure.id: (seat.get(figure.id, 0),) for figure in sheets()["deal"].own} for seat in typed]


@pytest.mark.rule("DWD-6.5.4", "DWD-1.15.2", "DWD-1.15.3", "DWD-1.15.4", "DWD-1.15.5", "DWD-1.15.6", "DWD-1.15.8")
def test_the_sheet_of_deal_with_the_devil_adds_up_by_the_final_scoring() -> None:
    found = sheets()["deal"].reckon({}, deal_figures(DEAL))
    assert isinstance(found, Result)
    devil = 12 + 9 + 0 - 2 - 4 + 1 + 2
    cultist = -3 + 11 + 4 + 2 - 1 + 2
    mortal = 4 + 8 + 2 + 1 + 3
    assert found.scores == (devil, cultist, mortal, mortal)
    assert found.winners == (0,), "equal totals, and four tokens left instead of one and two"


@pytest.mark.rule("DWD-1.15.6", "DWD-1.15.7", "DWD-6.5.4")
def test_tokens_left_over_decide_between_equal_totals() -> None:
    found = sheets()["deal"].reckon({}, deal_figures([DEAL[0] | {"marker": 0}, *DEAL[1:]]))
    assert isinstance(found, Result)
    assert found.winners == (3,)
    assert found.tie is not None


def test_a_sheet_without_a_devil_is_refused() -> None:
    found = sheets()["deal"].reckon({}, deal_figures(DEAL[1:] + DEAL[1:2]))
    assert isinstance(found, Refusal)


def test_cards_that_are_not_in_the_box_are_refused() -> None:
    view, _ = played("crypt", 2, "one")
    table, own = crypt_figures(view)
    own[0]["idol"] = (4, 4, 4)
    assert isinstance(sheets()["crypt"].reckon(table, own), Refusal)


@pytest.mark.parametrize("id", sorted(sheets()))
async def test_the_page_works_by_a_plain_form_in_both_languages(http: Http, id: str) -> None:
    for language, word in (("en", "Score sheet"), ("pl", "Arkusz punktów")):
        html = await page(http, f"/sheet/{id}", **{"accept-language": language})
        http.cookies.clear()
        assert word in html
        assert "<form" in html
    reckoned = await page(http, f"/sheet/{id}?reckon=yes&name-0=Ada&role-0=0&role-1=1&role-2=2&role-3=2")
    assert "Ada" in reckoned
    assert 'id="reckoning"' in reckoned
    assert "<tfoot>" in reckoned
    wrong = await page(http, f"/sheet/{id}?reckon=yes&{sheets()[id].own[-1].id}-0=many")
    assert "<tfoot>" not in wrong
    assert "“many”" in wrong


async def test_sheets_are_found_from_the_lobby_and_the_rules(http: Http) -> None:
    lobby = await page(http, "/")
    for id in sheets():
        assert f'href="/sheet/{id}"' in lobby
    assert (await http.get("/sheet/chess")).status_code == 404
    assert len(re.findall(r'href="/sheet/\w+"', await page(http, "/sheet"))) == len(sheets())
    assert 'href="/companion"' in lobby
