"""A game that brings no drawing of its own is played in the terminal all the same, simultaneous secrets included."""

from io import StringIO

import pytest
from rich.console import Console

from pandemonium.cli.person import Person
from pandemonium.cli.screen import Screen
from pandemonium.cli.seating import seat_all
from pandemonium.cli.session import Session
from pandemonium.cli.wording import text_of
from pandemonium.drawing.terminal import terminal_of
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.text import LANGUAGES
from tests.conformance.toy import ToyGame


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", [["me", "random"], ["me", "you", "random"]])
def test_the_toy_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, language: str, given: list[str]) -> None:
    game = ToyGame()
    text = text_of(game, language)
    seating = seat_all(given, text)
    screen = StringIO()
    words = Words(text, seating.names)
    shown = Screen(Console(file=screen), words, full=False)
    person = Person(Match(game, Setup(len(given), "terminal")), words, terminal_of(game), shown, kept=False)
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 400))
    Session(person, seating, seconds=0.01, save=None).run()
    assert person.match.over
    assert "hand" in screen.getvalue()
