"""A game that brings no drawing of its own is played in the terminal all the same, simultaneous secrets included."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import pandemonium.cli
import pandemonium.engine
from pandemonium.cli.person import Person
from pandemonium.cli.seating import seat_all
from pandemonium.cli.session import Session
from pandemonium.drawing.terminal import terminal_of
from pandemonium.drawing.words import Words
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.text import LANGUAGES, Text
from tests.conformance.toy import ToyGame


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", [["me", "random"], ["me", "you", "random"]])
def test_the_toy_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, language: str, given: list[str]) -> None:
    game = ToyGame()
    modules = (pandemonium.engine, pandemonium.cli)
    folders = [*(Path(str(module.__file__)).parent for module in modules), game.folder]
    text = Text(language, [folder / "text" for folder in folders])
    seating = seat_all(given, text)
    screen = StringIO()
    person = Person(
        Match(game, Setup(len(given), "terminal")), Words(text, seating.names), terminal_of(game), Console(file=screen)
    )
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 400))
    Session(person, seating, seconds=0.01, save=None).run()
    assert person.match.over
    assert "hand" in screen.getvalue()
