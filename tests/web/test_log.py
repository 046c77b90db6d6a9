"""The log: turn by turn, the newest with the page, all of them on a page of their own."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape

from pandemonium.engine.registry import game_ids
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.log import TURNS, below, log_page, pages_of, turns
from pandemonium.server.pages.regions import regions, scene_of
from pandemonium.server.pages.visit import Visit
from tests.web.preview import model_of, played

ADA = User("guest", "Anna", Preferences())


@pytest.mark.parametrize("game", game_ids())
def test_turns_hold_every_line_once_and_begin_where_the_game_says(game: str) -> None:
    model = model_of(played(2, 60, game=game), 0)
    told = turns(model)
    assert [line for lines in told for line in lines] == model.log
    assert all(lines[0].begins for lines in told[1:])
    assert not any(line.begins for lines in told for line in lines[1:])


@pytest.mark.parametrize("game", game_ids())
def test_the_page_has_the_newest_turns_and_leads_to_the_others(game: str) -> None:
    model = model_of(played(2, 10_000, game=game), 0)
    told = turns(model)
    assert len(told) > TURNS
    log = regions(model, ADA)["log"]
    assert log.count("<details") == TURNS
    assert f'href="/table/{model.id}/log"' in log
    scene, _ = scene_of(model, ADA)
    pages = [str(log_page(Visit(ADA), model, scene, at)) for at in range(1, len(pages_of(told)) + 1)]
    assert sum(len(re.findall("<li", whole[whole.index("whole-log") :])) for whole in pages) == sum(
        len(below(lines)) for lines in told
    )


@pytest.mark.parametrize("game", game_ids())
def test_a_heading_is_not_said_again_below_it(game: str) -> None:
    model = model_of(played(2, 60, game=game), 0)
    log = regions(model, ADA)["log"]
    for heading in [lines[0] for lines in turns(model)[-TURNS:] if lines[0].begins]:
        assert f"<summary>{escape(heading.text)}</summary>" in log
        assert f'<span class="said">{escape(heading.text)}</span>' not in log


def test_a_line_with_a_place_can_be_shown_again() -> None:
    model = model_of(played(2, 20), 0)
    log = regions(model, ADA)["log"]
    placed = [line for lines in turns(model)[-TURNS:] for line in below(lines) if line.beat.at]
    assert log.count('<button class="line"') == len(placed)
