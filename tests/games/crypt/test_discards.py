"""The discards are shown in the terminal and told with the table's words, as far as they may be read."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from pandemonium.cli.wording import text_of
from pandemonium.drawing.scene import Scene
from pandemonium.drawing.table import drawing_of
from pandemonium.drawing.terminal import terminal_of
from pandemonium.drawing.words import Words
from pandemonium.server.words import words_of
from tests.games.crypt.table import CRYPT, Table, position

PLAYERS = ["Anna", "Ben"]


def after_a_round(cards: str = "open") -> Table:
    """Nobody sent a Servant, so that all three cards were discarded."""
    table = position("idol:1 remains:2 [jewelry:4]", options={"cards": cards})
    table.state.discards = 0
    return table.play("A recover", "B recover", "A recover")


def drawn(table: Table, language: str) -> str:
    out = StringIO()
    words = Words(text_of(CRYPT, language), PLAYERS)
    Console(file=out, width=80).print(terminal_of(CRYPT).table(table.view("A"), words))
    return out.getvalue()


def told(table: Table, language: str) -> list[str]:
    words = Words(words_of(language, CRYPT), PLAYERS)
    scene = Scene(table.view("A"), table.match.decision(0), words, game=CRYPT, seat=0, asks=True)
    return drawing_of(CRYPT).narration(scene)


@pytest.mark.rule("CRY-1.6.7", "CRY-R18")
@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Discards: Idol 1 · Jewelry ? · Remains 2"), ("pl", "Odrzucone: Posąg 1 · Biżuteria ? · Szczątki 2")],
)
def test_the_terminal_shows_the_discards_that_lay_open(language: str, line: str) -> None:
    assert line in drawn(after_a_round(), language)


@pytest.mark.rule("CRY-1.6.7", "CRY-R18")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Discards: 3 cards. Idol: one card (1); Jewelry: one card (unseen); Remains: one card (2)."),
        (
            "pl",
            "Odrzucone: 3 karty. Posąg: jedna karta (1); Biżuteria: jedna karta (nieznana); Szczątki: jedna karta (2).",
        ),
    ],
)
def test_the_table_s_words_tell_them_too(language: str, sentence: str) -> None:
    assert told(after_a_round(), language)[-1] == sentence


@pytest.mark.rule("CRY-R17")
def test_who_plays_from_memory_is_shown_no_values() -> None:
    assert "Discards: Idol ? · Jewelry ? · Remains ?" in drawn(after_a_round("memory"), "en")
