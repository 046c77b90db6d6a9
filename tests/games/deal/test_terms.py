"""Terms and rules of Deal with the Devil: one word in each language, one sentence each, and a rule that says more."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from pandemonium.drawing.terms import Glossary
from pandemonium.engine.game import Game
from pandemonium.engine.text import LANGUAGES, Text
from pandemonium.games.deal.words.reference import Reference
from pandemonium.games.deal.words.terms import TERMS
from tests.games.deal.box import FOLDER, RULES, TEXT

MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ \t]+.*)*)", re.MULTILINE)
NO_WORD = re.compile(r"\$[\w-]+|\{ [a-z][\w-]* \}|^ +\.(?:word|forms) = .*", re.MULTILINE)
RULE = re.compile(r"^- \[([A-Z0-9.-]+)\] (.*)", re.MULTILINE)

both_languages = pytest.mark.parametrize("language", LANGUAGES)


class Terms:
    """As much of a game as a glossary reads."""

    terms = TERMS


def glossary(language: str) -> Glossary:
    return Glossary(cast("Game[Any, Any]", Terms()), Text(language, [TEXT]))


def rules(language: str) -> str:
    return (FOLDER / "words" / f"rules.{language}.md").read_text(encoding="utf-8")


def sentences(language: str) -> dict[str, str]:
    """What words and terminal say, by file and id, and the numbered rules."""
    said = dict(RULE.findall(rules(language)))
    for part in ("words", "terminal"):
        for file in sorted((FOLDER / part / "text" / language).glob("*.ftl")):
            for id, told in MESSAGE.findall(file.read_text(encoding="utf-8")):
                said[f"{part} {file.stem} {id}"] = NO_WORD.sub("", told)
    return said


ENGLISH, POLISH = sentences("en"), sentences("pl")


def naming(language: str, id: str) -> re.Pattern[str]:
    forms = [form for form, term in glossary(language).forms if term == id]
    return re.compile(rf"(?<!\w)(?:{'|'.join(forms)})(?!\w)")


@pytest.mark.parametrize("id", TERMS)
def test_a_term_has_one_word_in_each_language(id: str) -> None:
    english, polish = naming("en", id), naming("pl", id)
    named = [at for at, told in ENGLISH.items() if english.search(told)]
    assert len(named) > 1
    assert [at for at in named if not polish.search(POLISH[at])] == []


@both_languages
def test_every_term_is_one_sentence_found_by_its_own_word(language: str) -> None:
    terms = glossary(language)
    for term in terms.terms.values():
        assert re.fullmatch(r"[^.]+\.", term.sentence), term.sentence
        assert len(term.sentence) <= 150
        assert terms.find(term.word.upper()) == term


@both_languages
def test_every_term_leads_to_a_rule_that_is_there(language: str) -> None:
    assert [id for id, rule in TERMS.items() if f"[{rule}]" not in rules(language)] == []


def test_the_rules_are_the_same_in_both_languages() -> None:
    english, polish = ([id for id, _ in RULE.findall(rules(language))] for language in LANGUAGES)
    assert english == polish
    assert len(english) == len(set(english)) > 200


@both_languages
def test_every_rule_that_a_reason_names_can_be_read(language: str) -> None:
    named = {
        rule
        for file in (FOLDER / "words" / "reason").glob("*.py")
        for rule in re.findall(r'"(DWD-[\w.]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    assert sorted(rule for rule in named if f"[{rule}]" not in rules(language)) == []


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
