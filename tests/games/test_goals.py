"""The goal card of every game: sentences in both languages for every way to play it, with symbols that are drawn."""

from __future__ import annotations

import pytest

from pandemonium.cli.wording import text_of
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.pages.assets import symbols
from tests.conformance.toy import toy


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_what_wins_is_told_first_and_then_where_points_come_from(id: str, language: str) -> None:
    game, text = load_game(id), text_of(load_game(id), language)
    modes = [{option.id: value} for option in game.options for value in option.values]
    for aims in [game.goal(seats, mode) for seats in game.seats for mode in [{}, *modes]]:
        assert 3 <= len(aims) <= 6
        assert all(20 < len(text.say(aim.says)) < 180 for aim in aims)
        assert all(f'id="i-{aim.symbol}"' in symbols(id) for aim in aims)


def test_alone_something_else_wins() -> None:
    alone = [id for id in game_ids() if 1 in load_game(id).seats]
    assert {id: load_game(id).goal(1, {})[0].says.id for id in alone} == {
        "crypt": "goal-alone",
        "inferno": "goal-journey",
    }
    assert load_game("inferno").goal(1, {"solo": "descent"})[0].says.id == "goal-challenge"


def test_a_game_that_says_nothing_shows_what_it_is_about() -> None:
    assert [aim.says.id for aim in toy().goal(2, {})] == ["about"]
