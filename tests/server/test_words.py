"""Whatever the server says, it says in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pandemonium.server
from pandemonium.engine.phrase import Fact, Phrase
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.words import words

SOURCES = [path for path in Path(pandemonium.server.__file__).parent.glob("**/*.py") if "web" not in path.parts]
NAMED = re.compile(r'"((?:refused|problem|log)-[a-z-]+)"')
FACTS: dict[str, Fact] = {
    "number": 3,
    "seconds": 5,
    "why": "x",
    "level": "x",
    "game": "x",
    "player": "Ada",
    "code": "x",
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
