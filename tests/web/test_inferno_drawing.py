"""What the Inferno table draws, without a browser: both sides from the data, pieces once, ways, figures, the end."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import pytest

from pandemonium.drawing.scene import Scene
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.table import place, printed
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.regions import regions, scene_of
from pandemonium.server.words import words
from tests.server.packs import changed_pack
from tests.web.preview import model_of, page_of, played

WHY = re.compile(r'<button[^>]*name="why"[^>]*value="([^"]*)"')


def page(match: Match[Any, Any], seat: int = 0, language: str = "en") -> str:
    return page_of(model_of(match, seat, language), language=language)


def scene_at(match: Match[Any, Any]) -> Scene[InfernoView]:
    return scene_of(model_of(match, 0), User("guest", "Anna", Preferences()))[0]


def test_tables_with_other_figures_are_drawn_apart(tmp_path: Path) -> None:
    """Even where they stand alike, and what was drawn of the one is remembered."""
    changes = (("entry_florins = 1 ", "entry_florins = 88 "), ("4, 4, 5, 5]", "4, 4, 5, 66]"))
    dear = changed_pack(tmp_path / "dear", "inferno", "figures.toml", *changes)
    tables = [Match(load_game("inferno", pack), Setup(2, "alike")) for pack in (None, dear)]
    for _ in range(2):
        pages = [page(match) for match in tables]
        assert [">88<" in shown for shown in pages] == [False, True]
        assert [">+66<" in shown for shown in pages] == [False, True]


@pytest.mark.parametrize(("seats", "side"), [(2, "a"), (4, "b")])
def test_every_shield_and_line_of_the_data_is_drawn(seats: int, side: str) -> None:
    match = played(seats, 30, game="inferno")
    view = match.view(0)
    assert view.side == side
    scene = scene_at(match)
    assert (
        len(view.shields)
        == len(printed.places(scene))
        == page(match).count("spot why shield") + page(match).count("spot open shield")
    )
    lines = re.search(r'<path class="lines" d="([^"]*)"', page(match))
    assert lines is not None
    assert lines.group(1).count("M") == sum(len(below) for below in printed.board(scene).lines_of)


def test_shields_stand_where_the_data_put_them_and_lower_hell_below_the_wall() -> None:
    scene = scene_at(played(2, 0, game="inferno"))
    here, data = place.ground(scene), printed.places(scene)
    for shield in scene.view.shields:
        x, y = data[shield.number]
        below = place.WALL if shield.circle >= 6 else 0
        assert here.at[shield.number] == (x, y * place.TALL + below)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_piece_that_moves_has_a_name_of_its_own(seats: int) -> None:
    for choices in range(0, 160, 8):
        model = model_of(played(seats, choices, game="inferno", seed="pieces"), 0)
        parts = regions(model, User("guest", "Anna", Preferences()))
        names = re.findall(r'data-piece="([^"]+)"', parts["board"] + parts["seats"])
        assert len(names) == len(set(names))


def test_a_picked_soul_has_a_way_to_each_end_and_the_infamy_that_follows() -> None:
    match = played(4, 120, game="inferno", seed="ends")
    while match.decision(match.waiting[0]).prompt.id != "ask-soul":
        match.take(match.waiting[0], legal(match.state, match.waiting[0])[0])
    seat = match.waiting[0]
    match.take(seat, legal(match.state, seat)[0])
    shown, offers = page(match, seat), match.decision(seat).offers
    assert shown.count('<path class="route" d="M') == len(offers)
    gains = [offer.label.facts["infamy"] for offer in offers if offer.label.facts["infamy"]]
    assert sorted(re.findall(r'class="gain".*?>\+(\d+)<', shown)) == sorted(str(gain) for gain in gains)


@pytest.mark.parametrize(("seats", "options"), [(1, {"solo": "descent"}), (2, {}), (4, {"setup": "first-game"})])
def test_every_question_on_the_page_has_an_answer_in_both_languages(seats: int, options: dict[str, str]) -> None:
    asked = set()
    for choices in range(0, 90, 9):
        match = played(seats, choices, options, seed="questions", game="inferno")
        if match.over:
            break
        for target in map(html.unescape, WHY.findall(page(match))):
            refused = match.why_not(0, target)
            asked.add(target.split()[0])
            for language in LANGUAGES:
                assert refused is None or words(language, "inferno").say(refused.reason)
    assert {"place", "grave", "gate", "location", "guest", "barrel", "card", "deck", "track", "cube"} <= asked


def test_the_walk_through_the_scoring_ends_at_the_scores() -> None:
    for seats in (2, 3, 4):
        match = played(seats, 10_000, game="inferno", seed="walk")
        result = match.game.result(match.state)
        shown = page(match)
        totals = [int(total) for total in re.findall(r'data-total="(-?\d+)"', shown)]
        assert totals == list(result.scores) * 2, "in the walk, and by source"
        assert [int(sum) for sum in re.findall(r'data-sum="(-?\d+)"', shown)][-seats:] == list(result.scores)


@pytest.mark.parametrize("mode", ["payback-day", "black-death", "descent"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_challenge_shows_its_rows_with_how_far_they_are_met(mode: str, language: str) -> None:
    game = load_game("inferno")
    match = Match(game, Setup(1, "rows", {"solo": mode, "difficulty": "easy"}))
    shown = page_of(model_of(match, 0, language), language=language)
    assert len(re.findall(r'<li class="row ', shown)) == len(printed.rules(scene_at(match)).penalties) == 8
    assert all(set(row.have) == set(row.needs) for row in match.view(0).rows)


def test_only_a_challenge_has_rows() -> None:
    assert played(1, 0, game="inferno").view(0).rows == []
    assert played(2, 0, game="inferno").view(0).rows == []


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Bribe: 2 Drachmas (a loan"), ("pl", "Łapówka: 2 Drachmy (pożyczka")]
)
def test_a_location_shows_what_going_there_costs_whoever_is_asked(language: str, told: str) -> None:
    match = Match(load_game("inferno"), Setup(2, "a price", {"first": "seat-a"}))
    match.state.drachmas[0] = 1
    while match.waiting[0] or not any(offer.kind == "send" for offer in match.decision(0).offers):
        match.take(match.waiting[0], legal(match.state, match.waiting[0])[0])
    match.state.drachmas[0] = 0
    elsewhere = [name for name, quarter in match.view(0).locations.items() if quarter != match.view(0).quarter]
    asked, waiting = page(match, 0, language), page(match, 1, language)
    assert asked.count('class="bribe"') == len(elsewhere)
    assert told in asked
    assert 'class="bribe"' not in waiting
