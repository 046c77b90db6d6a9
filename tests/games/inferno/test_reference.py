"""The rules reference: the same rules in both languages, and a place for every rule that is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pandemonium.games.inferno
from pandemonium.engine.text import LANGUAGES
from pandemonium.laws.shown import words_of
from tests.games.inferno.building import INFERNO

SOURCE = Path(str(pandemonium.games.inferno.__file__)).parent
RULE = re.compile(r"^(?:- |\| )\[(INF-[A-Z0-9.-]+)\] ", flags=re.MULTILINE)


def rules_in(language: str) -> list[str]:
    return RULE.findall(INFERNO.reference(language))


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    assert rules_in("en") == rules_in("pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_stands_there_twice(language: str) -> None:
    rules = rules_in(language)
    assert len(rules) == len(set(rules))


@pytest.mark.rule("INF-1.11.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_challenges_it_says_that_only_payback_day_is_printed(language: str) -> None:
    """The rulebook's text has the table of challenge 1; those of 2 and 3 are lost, and every target."""
    text = words_of(INFERNO, language)
    name = {"en": "Payback Day", "pl": "Dnia zapłaty"}[language]
    said, tables = (
        text("reference-challenges"),
        INFERNO.reference(language).index("### " + text("option-solo-payback-day")),
    )
    assert name in said
    assert said in INFERNO.reference(language)[:tables]


def test_no_file_calls_the_penalties_of_all_challenges_the_rulebook_s() -> None:
    claim = (SOURCE / "data" / "solo.toml").read_text(encoding="utf-8").partition("ranks = [")[0]
    assert "penalties are the rulebook's" not in claim
    assert "of Payback Day the rows' two figures and their penalties" in claim


def test_every_rule_that_the_game_names_is_in_the_reference() -> None:
    named: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        named |= set(re.findall(r"INF-[A-Z0-9]+(?:[.-][A-Z0-9]+)*", file.read_text(encoding="utf-8")))
    known = rules_in("en")
    chapters = {rule.rpartition(".")[0] for rule in known}
    assert sorted(named - set(known) - chapters) == []
