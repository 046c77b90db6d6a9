"""The golden playthroughs are what the rules and the words give today, and their journals verify."""

from __future__ import annotations

import pytest

from pandemonium.engine.journal import verify
from pandemonium.engine.registry import load_game
from tests.golden.digests import TO_DO, changed_by_the_same_rules, digests, recorded
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


def test_goldens_go_another_way_only_by_other_rules() -> None:
    changed = changed_by_the_same_rules(recorded(), digests())
    assert changed == [], f"{', '.join(changed)} changed, and rules_version did not.{TO_DO}"


def test_the_recorded_digests_are_those_of_the_goldens() -> None:
    assert recorded() == digests(), TO_DO


def test_a_golden_that_changes_by_the_same_rules_is_named() -> None:
    then = {"crypt-1": (1, "aa"), "crypt-2": (1, "bb"), "crypt-3": (1, "cc")}
    now = {"crypt-1": (1, "aa"), "crypt-2": (1, "b2"), "crypt-3": (2, "c2"), "crypt-4": (1, "dd")}
    assert changed_by_the_same_rules(then, now) == ["crypt-2"]
