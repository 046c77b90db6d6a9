"""Every kind of event is shown where it happened: the places its beat names are drawn, for whoever hears it."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from pandemonium.drawing.beat import SAID
from pandemonium.drawing.table import drawing_of
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.laws.plays import mixes
from pandemonium.server.model import LogLine, Preferences, User
from pandemonium.server.pages.assets import symbols
from pandemonium.server.pages.regions import regions
from tests.daily import daily
from tests.web.preview import model_of

SPOT = re.compile(r'data-spot="([^"]*)"')
DRAWN = [id for id in game_ids() if drawing_of(load_game(id)).folder is not None]
MIXES = 3
TABLES = [(id, seats, mix) for id in DRAWN for seats in load_game(id).seats for mix in range(MIXES)]
EVERY = 7
"""Of a game, the boards after every so many choices are drawn."""


@pytest.mark.parametrize(
    ("game", "seats", "mix"), daily(TABLES, *((id, load_game(id).seats[-1], MIXES - 1) for id in DRAWN))
)
def test_the_places_of_every_beat_are_drawn(game: str, seats: int, mix: int) -> None:
    found = load_game(game)
    options = mixes(found, seats, MIXES)[mix]
    for line, spots in told(Match(found, Setup(seats, "beats", options)), seats - 2):
        named = [name for name in (line.beat.at, line.beat.to, line.beat.during) if name]
        assert [name for name in named if not drawn(name, spots)] == [], line


@pytest.mark.parametrize("game", DRAWN)
def test_a_beat_that_shows_something_says_what_and_where(game: str) -> None:
    sheet = symbols(game)
    for line in kinds(game):
        beat = line.beat
        assert (beat.show == "say") == (beat.at == ""), line
        assert beat.show != "move" or (beat.to and (beat.piece or beat.faces or beat.seat >= 0)), line
        assert beat.show != "roll" or beat.faces, line
        assert beat.show != "count" or beat.value, line
        assert not beat.piece or f'id="i-{beat.piece}"' in sheet, line


@pytest.mark.parametrize("game", DRAWN)
def test_most_of_what_happens_has_a_place(game: str) -> None:
    lines = kinds(game)
    assert sum(line.beat == SAID for line in lines) < len(lines) / 5


@cache
def kinds(game: str) -> list[LogLine]:
    """All that one seat hears of one game."""
    return [line for line, _ in told(Match(load_game(game), Setup(2, "kinds", {})), 0)]


def told(match: Match[Any, Any], seat: int) -> Iterator[tuple[LogLine, set[str]]]:
    """Each line a seat hears in a random game, with the places drawn on its board when it is shown or just before."""
    chance = chance_from("beats choices")
    before: set[str] = set()
    seen = 0
    while True:
        if match.number % EVERY == 0 or match.over:
            model = model_of(match, seat)
            page = "".join(regions(model, User("guest", "Anna", Preferences())).values())
            spots = {html.unescape(name) for name in SPOT.findall(page)}
            yield from ((line, before | spots) for line in model.log[seen:])
            before, seen = spots, len(model.log)
        if match.over:
            return
        asked = match.waiting[0]
        choices = legal(match.state, asked)
        match.take(asked, choices[chance.below(len(choices))])


def drawn(name: str, spots: set[str]) -> bool:
    """By its name or by the beginning of its name, as the page finds it."""
    words = name.split()
    return any(" ".join(words[:length]) in spots for length in range(len(words), 0, -1))
