"""A term of a rulebook explains itself, and has one word in each language: on the board, in the log and in the rules.

Messages are the same sentence in both languages, and so are the numbered rules. Where the English one names a term,
the Polish one must name it by its only word, in a form that the glossary knows.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from pandemonium.drawing.terms import Glossary, Term, glossary_of
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.engine.text import LANGUAGES
from pandemonium.server.words import words

GAMES = game_ids()
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ \t]+.*)*)", re.MULTILINE)
NO_WORD = re.compile(r"\$[\w-]+|\{ [a-z][\w-]* \}|^ +\.(?:word|forms) = .*", re.MULTILINE)
RULE = re.compile(r"^- \[([A-Z0-9.-]+)\] (.*)", re.MULTILINE)

every_game = pytest.mark.parametrize("game", GAMES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def sentences(game: str, language: str) -> dict[str, str]:
    """Everything that is said in a language, by file and id; names of facts and of other messages are no words."""
    folder: Path = load_game(game).folder
    said = {}
    for file in sorted(folder.glob(f"*/text/{language}/*.ftl")):
        for id, told in MESSAGE.findall(file.read_text(encoding="utf-8")):
            said[f"{file.parent.parent.parent.name} {file.stem} {id}"] = NO_WORD.sub("", told)
    for id, told in RULE.findall((folder / "words" / f"rules.{language}.md").read_text(encoding="utf-8")):
        said[f"rules {id}"] = told
    return said


def glossary(game: str, language: str) -> Glossary:
    return glossary_of(load_game(game), words(language, game))


def naming(game: str, language: str, id: str) -> re.Pattern[str]:
    """Any form of one term."""
    forms = [form for form, term in glossary(game, language).forms if term == id]
    return re.compile(rf"(?<!\w)(?:{'|'.join(forms)})(?!\w)")


def said_terms() -> list[tuple[str, str]]:
    return [(game, id) for game in GAMES for id in dict.fromkeys(id for _, id in glossary(game, "en").forms)]


@pytest.mark.parametrize(("game", "id"), said_terms())
def test_a_term_has_one_word_in_each_language(game: str, id: str) -> None:
    here, there = sentences(game, "en"), sentences(game, "pl")
    english, polish = naming(game, "en", id), naming(game, "pl", id)
    named = [at for at, told in here.items() if english.search(told)]
    assert len(named) > 1
    assert [at for at in named if not polish.search(there[at])] == []


@every_game
@both_languages
def test_every_term_is_explained_in_one_sentence(game: str, language: str) -> None:
    for term in glossary(game, language).terms.values():
        assert term.word
        assert re.fullmatch(r"[^.]+\.", term.sentence), term.sentence
        assert len(term.sentence) <= 150, "a sentence one reads at a glance"


@every_game
@both_languages
def test_every_term_leads_to_a_rule_that_is_there(game: str, language: str) -> None:
    reference = load_game(game).reference(language)
    assert [term for term in glossary(game, language).terms.values() if f"[{term.rule}]" not in reference] == []


@both_languages
def test_every_term_is_found_by_its_own_word(language: str) -> None:
    for game in GAMES:
        terms = glossary(game, language)
        assert [term for term in terms.terms.values() if terms.find(term.word.upper()) != term] == []


@every_game
def test_both_languages_say_the_same_messages_and_rules(game: str) -> None:
    assert sorted(sentences(game, "en")) == sorted(sentences(game, "pl"))
    english, polish = (RULE.findall(load_game(game).reference(language)) for language in LANGUAGES)
    ids = [id for id, _ in english]
    assert ids == [id for id, _ in polish]
    assert len(ids) == len(set(ids)) > 50


@every_game
@both_languages
def test_every_rule_that_a_reason_names_can_be_read(game: str, language: str) -> None:
    reference = load_game(game).reference(language)
    rule = re.compile(r'"((?:CRY|INF|DWD|OTH)-[\w.-]+)"')
    folder: Path = load_game(game).folder / "words"
    files = [*folder.glob("reason.py"), *folder.glob("reason/*.py")]
    named = {id for file in files for id in rule.findall(file.read_text(encoding="utf-8"))}
    assert len(named) > 10
    assert sorted(id for id in named if f"[{id}]" not in reference) == []


FOUND = {
    "Odzyskaj 2 wycieńczonych Sług": ["recover", "exhausted", "servant"],
    "W mroku: działasz na końcu": ["lights-out"],
    "Pochodnię niesie Duch.": ["torch", "ghost"],
}


@pytest.mark.parametrize("sentence", FOUND)
def test_a_term_is_found_in_whatever_form_polish_gives_it(sentence: str) -> None:
    assert [id for id, _ in glossary("crypt", "pl").said_in(sentence)] == FOUND[sentence]


def test_the_longest_term_is_meant() -> None:
    terms = glossary("inferno", "en")
    assert [id for id, _ in terms.said_in("a Petrified Soul before the Wall of Dis")] == ["petrified", "wall-of-dis"]


class Plain:
    """Words of a game whose terms are called as their ids."""

    def attribute(self, id: str, _name: str) -> str:
        return id.removeprefix("term-").replace("-", " ")

    def __call__(self, _id: str) -> str:
        return "A sentence."


def test_of_two_terms_that_begin_alike_the_longer_is_meant() -> None:
    game = SimpleNamespace(terms={"devil": "X-1", "devil-wing": "X-2"})
    terms = Glossary(cast(Any, game), cast(Any, Plain()))
    assert [id for id, _ in terms.said_in("a devil wing")] == ["devil-wing"]


def test_a_term_is_marked_once_in_a_sentence_and_nothing_else_changes() -> None:
    marked = glossary("inferno", "en").marked("Souls & <b>: one Soul, 2 Souls")
    assert marked == '<span class="term" data-term="soul">Souls</span> &amp; &lt;b&gt;: one Soul, 2 Souls'


def test_what_a_player_is_called_is_no_term() -> None:
    terms = glossary("inferno", "en")
    assert terms.marked("Guest 5295 begins a turn.", ("Guest 5295", "Soul")) == "Guest 5295 begins a turn."
    assert "data-term" in terms.marked("Guest 5295 hosts a Guest.", ("Guest 5295",))


def test_somebody_may_ask_for_a_term_in_any_form() -> None:
    def found(language: str, word: str) -> Term | None:
        return glossary("inferno", language).find(word)

    assert found("pl", "duszami") == found("pl", "Dusza") == found("pl", "soul") is not None
    assert found("en", "nonsense") is None
