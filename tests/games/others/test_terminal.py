"""The terminal's table: whatever happens it fits into 80 columns, in both languages, and names every thing."""

from __future__ import annotations

from functools import cache

import pytest
from rich.console import Console, RenderableType

from pandemonium.cli.wording import text_of
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Setup
from pandemonium.games.others.data.names import ADVENTURES, MAPS
from pandemonium.games.others.game import OthersGame, others
from pandemonium.games.others.terminal import OthersTerminal
from pandemonium.games.others.terminal.plan import plan
from pandemonium.games.others.words.numbering import SPACE_CODES
from pandemonium.laws.plays import AnyMatch, random_match
from tests.games.others.box import city

WIDTH = 80
languages = pytest.mark.parametrize("language", ["en", "pl"])


@cache
def game() -> OthersGame:
    return others()


@cache
def words(language: str) -> Words:
    return Words(text_of(game(), language), ["Ada", "Bob", "Cyd"])


@cache
def played(adventure: str) -> AnyMatch:
    return random_match(game(), Setup(3, adventure, {"adventure": adventure}), 150)


def printed(part: RenderableType, width: int = WIDTH) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


@languages
@pytest.mark.parametrize("map", MAPS)
def test_a_map_is_drawn_within_80_columns_with_every_space_by_its_code(map: str, language: str) -> None:
    drawn = printed(plan(city(map), map, words(language)), width=200)
    assert drawn.startswith(map)
    assert max(len(line.rstrip()) for line in drawn.splitlines()) <= WIDTH
    for code in filter(None, city(map).codes):
        assert drawn.count(code) == 1


def test_the_maps_of_the_data_are_drawn_one_after_the_other() -> None:
    drawn = printed(OthersTerminal(game()).of_data(words("en")))
    assert [line.strip() for line in drawn.splitlines() if line.strip() in MAPS] == list(MAPS)


def test_a_double_line_joins_what_an_open_side_fuses_and_the_river_has_no_line() -> None:
    lines = printed(plan(city("T3-B"), "T3-B", words("en"))).splitlines()
    assert lines[1].rstrip() == "V0.0─────────V0.1─────────V0.2         V0.3─────────V0.4═════════╬"
    assert lines[2].startswith("│ ▲ 2a"), "an Acolyte on the Altar and one beside it"


@languages
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_table_shows_all_places_and_heroes_and_the_hand_to_the_sin_alone(adventure: str, language: str) -> None:
    match, said = played(adventure), words(language)
    drawing = OthersTerminal(game())
    for seat in (-1, 0, 1, 2):
        view = match.view(seat)
        table = printed(drawing.table(view, said))
        assert all(SPACE_CODES[space.number] in table for space in view.spaces)
        assert (said("terminal-hand") in table) == (seat == view.sin.seat and view.sin.cards > 0)


@languages
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_everything_that_can_be_chosen_has_a_heading(adventure: str, language: str) -> None:
    drawing, view = OthersTerminal(game()), played(adventure).view(-1)
    here = {f"space {SPACE_CODES[space.number]}" for space in view.spaces}
    boards = {f"board {hero.slot + 1}" for hero in view.heroes if hero.hero >= 0}
    for choice in game().choices():
        element = game().element(choice)
        there = element.partition(" ")[0] not in ("space", "board") or element in here | boards
        if element and there:
            assert drawing.heading(view, words(language), element)
