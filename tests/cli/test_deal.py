"""Deal with the Devil in the terminal: a table that shows what a seat may know, within 80 columns."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import StringIO
from itertools import product
from typing import Any

import pytest
from rich.console import Console, RenderableType

from pandemonium.cli.menu import LONG, rows
from pandemonium.cli.wording import text_of
from pandemonium.drawing.terminal import terminal_of
from pandemonium.drawing.words import Words
from pandemonium.engine.decision import Decision
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.state import ASIDE
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.deal.data.names import BUILDING_CODES, MARKS
from pandemonium.games.deal.game import deal
from tests.daily import daily

NAMES = ["Ada", "Benedict", "Cyd", "Dan"]
OPTIONS = [{}, {"jesters": "yes", "indulgences": "yes", "bribes": "yes", "wishes": "yes"}]

GAME = deal()
DRAWING = terminal_of(GAME)
Play = Match[Any, Any]

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def words_of(language: str) -> Words:
    return Words(text_of(GAME, language), NAMES)


def screen(drawn: RenderableType) -> str:
    console = Console(file=StringIO(), width=80, highlight=False)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


def questions(options: dict[str, str], every: int = 5) -> Iterator[tuple[Play, Decision]]:
    """Some questions of a random game in which few trade with the pool, and its end."""
    match: Play = Match(GAME, Setup(4, "terminal", options))
    chooser = random.Random(7)
    while not match.over:
        seat = match.waiting[0]
        if match.number % every == 0:
            yield match, match.decision(seat)
        choices = legal(match.state, seat)
        match.take(seat, chooser.choice([choice for choice in choices if choice < ASIDE] or choices))
    yield match, match.decision(0)


@pytest.mark.parametrize(
    ("options", "language"), daily(product(OPTIONS, LANGUAGES), *zip(OPTIONS, LANGUAGES, strict=True))
)
def test_every_question_fits_eighty_columns(options: dict[str, str], language: str) -> None:
    words, phases = words_of(language), set()
    for match, decision in questions(options):
        view = match.view(decision.seat)
        phases.add(view.board.phase)
        elements = {offer.element for offer in decision.offers}
        for drawn in (DRAWING.table(view, words), DRAWING.at_question(view, words, elements)):
            assert max(map(len, screen(drawn).splitlines())) <= 80
        for offer in decision.offers:
            assert offer.element == "" or DRAWING.heading(view, words, offer.element)
        assert len(rows(decision, view, DRAWING, words)) <= LONG + 10
    assert phases >= {"cards", "deals", "actions", "hunt", "inquisition"}


@pytest.mark.rule("DWD-6.4.6")
def test_a_seat_sees_its_own_cards_and_the_marks_it_met_but_no_other_role() -> None:
    words = words_of("en")
    for match, decision in questions({}, every=40):
        view = match.view(decision.seat)
        if view.open:
            break
        shown = screen(DRAWING.table(view, words))
        own = view.kingdoms[decision.seat]
        assert all(BUILDING_CODES[card] in shown for card in own.walls.hand)
        roles = next(line for line in shown.splitlines() if line.startswith("Role"))
        assert words(f"mark-{own.mark}") in roles
        hidden = {MARKS[match.state.mark[seat]] for seat in range(4) if not view.kingdoms[seat].mark}
        assert not any(words(f"mark-{mark}") in roles for mark in hidden)


def test_the_table_of_a_spectator_shows_no_goods() -> None:
    match: Play = Match(GAME, Setup(4, "terminal", {}))
    shown = screen(DRAWING.table(match.view(-1), words_of("en")))
    assert "Yours:" not in shown
    assert "Reputation" in shown


def test_only_what_is_asked_about_is_shown_within_a_round() -> None:
    words = words_of("en")
    match: Play = Match(GAME, Setup(4, "terminal", {}))
    assert "Reputation" in screen(DRAWING.at_question(match.view(0), words, set()))
    for seat in range(4):
        assert match.choose(seat, "close empty") is None
    shown = screen(DRAWING.at_question(match.view(0), words, {"chest"}))
    assert "Outcome" in shown
    assert "Reputation" not in shown.splitlines()[1]


def test_the_pool_and_requests_fold_away_in_a_long_list() -> None:
    words = words_of("en")
    assert DRAWING.region(None, words, "pool wood") == DRAWING.region(None, words, "debt") == "Pool and loans"
    assert DRAWING.region(None, words, "request glass") == "Ask for goods"
    assert DRAWING.region(None, words, "chest") == ""
