"""Guests who give no name are given one of our own, which no game uses for anything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.server import guest_names
from pandemonium.server.model import Preferences
from pandemonium.server.play.tables import Tables
from pandemonium.server.words import words

pytestmark = pytest.mark.anyio

WORD = re.compile(r"\w+")


def words_of(folder: Path) -> set[str]:
    texts = (file.read_text(encoding="utf-8") for file in folder.glob("*.ftl"))
    return {word.casefold() for text in texts for word in WORD.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_name_is_a_term_of_a_game(language: str) -> None:
    ours = {word.casefold() for word in WORD.findall(words(language)("guest-names"))}
    assert len(ours) > 30
    for id in game_ids():
        assert ours & words_of(load_game(id).text / language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_guest_without_a_name_gets_two_words(tables: Tables, language: str) -> None:
    user, _ = await tables.new_guest(" ", Preferences(language=language))  # type: ignore[arg-type]
    assert re.fullmatch(r"[^\W\d]+ [^\W\d]+", user.name)


async def test_a_name_that_somebody_has_is_not_given_again(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_names, "draw_name", lambda _language, _chance: "Crimson Owl")
    names = [(await tables.new_guest(""))[0].name for _ in range(3)]
    assert names[0] == "Crimson Owl"
    assert len(set(names)) == 3
