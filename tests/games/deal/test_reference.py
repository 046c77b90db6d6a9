"""The rules reference of Deal with the Devil: what it shows of the box."""

from __future__ import annotations

import re

import pytest

from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.deal.words.reference import Reference
from tests.games.deal.box import FOLDER, RULES, TEXT

RULE = re.compile(r"^- \[([A-Z0-9.-]+)\] (.*)", re.MULTILINE)

both_languages = pytest.mark.parametrize("language", LANGUAGES)


def rules(language: str) -> str:
    return (FOLDER / "words" / f"rules.{language}.md").read_text(encoding="utf-8")


@pytest.mark.rule("DWD-1.2.7")
@both_languages
def test_the_rules_show_what_the_four_chests_look_like_inside(language: str) -> None:
    rows = [line for line in rules(language).splitlines() if line.startswith("| ")]
    asked = [row.split("|")[-2].split()[0] for row in rows[1:]]
    assert asked == ["2–7", "2–6", "1"]


@pytest.mark.rule("DWD-1.17.1", "DWD-1.17.2", "DWD-1.17.3", "DWD-1.17.4", "DWD-1.17.5")
@both_languages
def test_answers_that_would_give_a_role_away_stand_in_the_rules(language: str) -> None:
    """So that nobody need ask."""
    told = dict(RULE.findall(rules(language)))
    assert all(told[f"DWD-1.17.{number}"] for number in range(1, 6))


@both_languages
def test_the_last_chapter_lists_every_card(language: str) -> None:
    text = Text(language, [TEXT])
    rows = [line for line in Reference(RULES, text).chapter().splitlines() if line.startswith("| ")]
    cards = [row for row in rows if re.match(r"\| (\d[A-D]\d|\d-\d+|[AB]\d+) \|", row)]
    assert len(cards) == 80 + 20
    assert all(cell.strip() for row in cards for cell in row.strip("|").split("|"))
