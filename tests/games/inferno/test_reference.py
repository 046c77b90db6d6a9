"""The rules reference: the same rules in both languages, a place for every rule that is named, and true figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pandemonium.games.inferno
from pandemonium.engine.text import LANGUAGES
from tests.games.inferno.reference import file_of, with_figures

SOURCE = Path(str(pandemonium.games.inferno.__file__)).parent
RULE = re.compile(r"^(?:- |\| )\[(INF-[A-Z0-9.-]+)\] ", flags=re.MULTILINE)


def rules_in(language: str) -> list[str]:
    return RULE.findall(file_of(language).read_text(encoding="utf-8"))


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    assert rules_in("en") == rules_in("pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_stands_there_twice(language: str) -> None:
    rules = rules_in(language)
    assert len(rules) == len(set(rules))


def test_every_rule_that_the_game_names_is_in_the_reference() -> None:
    named: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        named |= set(re.findall(r"INF-[A-Z0-9]+(?:[.-][A-Z0-9]+)*", file.read_text(encoding="utf-8")))
    known = rules_in("en")
    chapters = {rule.rpartition(".")[0] for rule in known}
    assert sorted(named - set(known) - chapters) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_those_of_the_data(language: str) -> None:
    """If not: python -m tests.games.inferno.reference"""
    assert file_of(language).read_text(encoding="utf-8") == with_figures(language)
