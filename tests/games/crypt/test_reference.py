"""The rules as players read them: the rulings a solo player needs, and the printed names of the ranks."""

from __future__ import annotations

import pytest

from pandemonium.engine.text import LANGUAGES
from tests.games.crypt.table import CRYPT

SOLO_RULINGS = ("R15", "R16", "R21", "R22", "R24", "R25", "R26", "R27")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruling", SOLO_RULINGS)
def test_what_the_rulebook_leaves_open_to_one_who_plays_alone_stands_in_the_rules(language: str, ruling: str) -> None:
    assert f"[CRY-{ruling}]" in CRYPT.reference(language)


def test_polish_ranks_are_called_as_the_box_prints_them() -> None:
    assert "Głupiec 0, Amator 30, Bogaty 40, Zamożny 50" in CRYPT.reference("pl")
