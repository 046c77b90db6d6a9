"""Whatever the server says, it says in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pandemonium.server
from pandemonium.drawing.table import drawing_of
from pandemonium.engine.phrase import Fact, Phrase
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.words import ENGINE_TEXT, SERVER_TEXT, words

SOURCES = [path for path in Path(pandemonium.server.__file__).parent.glob("**/*.py") if "pages" not in path.parts]
NAMED = re.compile(r'"((?:refused|problem|log)-[a-z-]+)"')
MESSAGE = re.compile("^([a-z][a-z0-9-]*) =", flags=re.MULTILINE)
FACTS: dict[str, Fact] = {
    "number": 3,
    "seconds": 5,
    "why": "x",
    "level": "x",
    "game": "x",
    "player": "Ada",
    "code": "x",
    "told": "x",
    "choice": "x",
    "rules": 2,
    "line": 4,
    "pack": "x",
    "ours": 1,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_named_in_the_code_is_a_sentence(language: str) -> None:
    named = {id for source in SOURCES for id in NAMED.findall(source.read_text())}
    assert len(named) > 20
    for id in named:
        assert " " in words(language).say(Phrase(id, dict(FACTS)))


def test_polish_counts_in_polish() -> None:
    said = [words("pl")("problem-too-many", seconds=seconds) for seconds in (1, 2, 5)]
    assert [sentence.rsplit(" ", 1)[1] for sentence in said] == ["sekundę.", "sekundy.", "sekund."]


OVERRULED = {"ending-solo"}
"""What a game may say in its own words instead of ours."""


def messages_of(folder: Path) -> set[str]:
    """The ids of a folder's English messages."""
    files = (folder / "en").glob("*.ftl")
    return {id for file in files for id in MESSAGE.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", game_ids())
def test_no_game_takes_a_word_of_the_server_by_accident(game: str) -> None:
    drawn = drawing_of(load_game(game)).folder
    folders = [load_game(game).text, *([drawn / "text"] if drawn else [])]
    theirs = set().union(*map(messages_of, folders))
    ours = messages_of(SERVER_TEXT) | messages_of(ENGINE_TEXT)
    assert theirs & ours <= OVERRULED
