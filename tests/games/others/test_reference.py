"""The rules reference of The Others: what it shows of the box."""

from __future__ import annotations

import re

import pytest

from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.others.words.reference import Reference
from tests.games.others.box import RULES, TEXT

both_languages = pytest.mark.parametrize("language", LANGUAGES)


@both_languages
def test_the_last_chapter_lists_every_board_card_and_mission(language: str) -> None:
    chapter = Reference(RULES, Text(language, [TEXT])).chapter()
    rows = [line for line in chapter.splitlines() if line.startswith("| ")]
    cards = [row for row in rows if re.match(r"\| ([ps]\d|a[tcr]\d|u\d\d|[1-7]) \|", row)]
    assert len(cards) == 18 + 21 + 18 + 7 + 7  # and the levels of the Apocalypse
    assert len([row for row in rows if re.match(r"\| M\d[ab]? \|", row)]) == 30
    assert all(cell.strip() for row in rows for cell in row.strip("|").split("|"))
