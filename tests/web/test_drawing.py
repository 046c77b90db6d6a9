"""What is drawn is what may be chosen: every offer a real button, every thing open to questions, no secret shown."""

from __future__ import annotations

import html
import re

import msgspec
import pytest

from pandemonium.drawing.kept import KEPT
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.laws.plays import mixes
from pandemonium.server.model import Preferences, User
from pandemonium.server.pages.regions import regions
from pandemonium.server.words import words
from tests.daily import daily
from tests.web.preview import model_of, page_of, played

CHOICE = re.compile(r'<button[^>]*name="choice"[^>]*value="([^"]*)"')
WHY = re.compile(r'<button[^>]*name="why"[^>]*value="([^"]*)"')
GAMES = [load_game(id) for id in game_ids()]
TABLES = [(game.id, seats) for game in GAMES for seats in game.seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
large_tables = pytest.mark.parametrize(("game", "seats"), daily(TABLES, *((game.id, game.seats[-1]) for game in GAMES)))
"""Where every page of a game is drawn, a daily run takes as many seats as the game has; a campaign every number."""

CRYPTS = [
    (1, {}),
    (2, {"collectors": "all-b"}),
    (3, {"collectors": "random", "cards": "memory"}),
    (4, {"own-dice": "add"}),
]

LONG = 150
"""Choices after which a game has shown every kind of question, and drawing it again and again takes too long."""


def user(language: str = "en") -> User:
    return User("guest", "Anna", Preferences(language=language))  # type: ignore[arg-type]


@large_tables
def test_every_offer_is_on_the_page_as_a_button_of_its_own(game: str, seats: int) -> None:
    options = mixes(load_game(game), seats, 1 + seats)[-1]
    match = Match(load_game(game), Setup(seats, "drawing", options))
    chance = chance_from("choices")
    while not match.over and match.number < LONG:
        for seat in {*match.waiting, match.number % seats}:
            model = model_of(match, seat, LANGUAGES[match.number % 2])
            page = "".join(regions(model, user(LANGUAGES[match.number % 2])).values())
            offered = [html.unescape(code) for code in CHOICE.findall(page)]
            assert model.decision is not None
            assert set(offered) == set(model.decision.codes())
        seat = match.waiting[0]
        choices = legal(match.state, seat)
        match.take(seat, choices[chance.below(len(choices))])


@pytest.mark.parametrize(("seats", "options"), CRYPTS)
def test_every_question_on_the_page_has_an_answer_in_both_languages(seats: int, options: dict[str, str]) -> None:
    asked = set()
    for choices in range(0, 40, 3):
        match = played(seats, choices, options, seed="questions")
        if match.over:
            break
        for seat in range(seats):
            for target in WHY.findall("".join(regions(model_of(match, seat), user()).values())):
                refused = match.why_not(seat, html.unescape(target))
                asked.add(target.split()[0])
                for language in LANGUAGES:
                    assert refused is None or words(language, "crypt").say(refused.reason)
    assert {"slot", "collector", "deck", "torch", "servants", "claim"} <= asked


@large_tables
def test_a_page_does_not_change_when_what_its_viewer_cannot_know_is_drawn_anew(game: str, seats: int) -> None:
    options = mixes(load_game(game), seats, 3)[-1]
    for choices in range(3, 70, 11):
        match = played(seats, choices, options, seed="leak", game=game)
        truth = match.state
        if match.over:
            break
        for seat in range(-1, seats):
            before = untimed(page_of(model_of(match, seat)))
            for draw in range(3):
                match.state = match.game.sample(truth, seat, chance_from(f"other worlds {draw}"))
                assert untimed(page_of(model_of(match, seat))) == before
            match.state = truth


def untimed(page: str) -> str:
    """Without the time of day, by which the page sets its clock."""
    assert page.count(' data-now="') == 1
    return re.sub(r' data-now="\d+"', "", page)


@large_tables
def test_a_kept_drawing_never_goes_to_another_viewer(game: str, seats: int) -> None:
    """Two seats, two languages, asked or not: drawings are kept per viewer, so fresh ones must equal them."""
    for choices in range(0, 40, 8):
        match = played(seats, choices, mixes(load_game(game), seats, 2)[-1], seed="kept", game=game)
        for seat in range(-1, seats):
            for language in LANGUAGES:
                warm = regions(model_of(match, seat, language), user(language))
                KEPT.clear()
                assert regions(model_of(match, seat, language), user(language)) == warm


@every_table
def test_names_of_people_are_never_markup(game: str, seats: int) -> None:
    match = played(seats, 6, game=game)
    model = model_of(match, 0)
    nasty = "<img src=x onerror=alert(1)>\"'&"
    called = [msgspec.structs.replace(who, name=nasty) for who in model.seats]
    page = page_of(msgspec.structs.replace(model, seats=called))
    assert "<img" not in page


@every_table
def test_every_id_on_a_page_is_its_own(game: str, seats: int) -> None:
    for choices in (0, 9, 30, 10_000):
        ids = re.findall(r'\bid="([^"]+)"', page_of(model_of(played(seats, choices, game=game), 0)))
        assert len(ids) == len(set(ids))
