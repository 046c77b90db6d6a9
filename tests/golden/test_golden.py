"""The golden playthroughs are what the rules and the words give today, and their journals verify."""

from __future__ import annotations

import pytest

from pandemonium.engine.journal import verify
from pandemonium.engine.registry import load_game
from tests.golden.make import FOLDER, MODES, file_of, journal_in, playthrough


@pytest.mark.parametrize("mode", MODES)
def test_a_golden_playthrough_is_played_again_word_for_word(mode: str) -> None:
    golden = file_of(mode).read_text(encoding="utf-8") if file_of(mode).exists() else ""
    assert playthrough(mode) == golden, "run: python -m tests.golden.make, and read the difference"


@pytest.mark.parametrize("mode", MODES)
def test_a_golden_journal_verifies(mode: str) -> None:
    journal = journal_in(mode)
    verify(load_game(journal.game), journal)


def test_every_golden_file_belongs_to_a_mode() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(MODES)
