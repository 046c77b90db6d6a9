"""Numbers and names agree: a constant of the rules is the place of its name in the words; every name has messages."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from pandemonium.engine.registry import load_game
from pandemonium.engine.state import Frame
from pandemonium.engine.text import LANGUAGES
from pandemonium.games.crypt.game import crypt
from pandemonium.games.crypt.rules import event as crypt_event
from pandemonium.games.crypt.rules import question as crypt_question
from pandemonium.games.crypt.words import events as crypt_events
from pandemonium.games.crypt.words import questions as crypt_questions
from pandemonium.games.crypt.words import reason as crypt_reason
from pandemonium.games.crypt.words import wording as crypt_wording
from pandemonium.games.deal.game import deal
from pandemonium.games.deal.rules import event as deal_event
from pandemonium.games.deal.rules import question as deal_question
from pandemonium.games.deal.words import events as deal_events
from pandemonium.games.deal.words import questions as deal_questions
from pandemonium.games.deal.words import wording as deal_wording
from pandemonium.games.deal.words.reason import front as deal_reasons
from pandemonium.games.deal.words.reason import when as deal_when
from pandemonium.games.inferno.bot.judge import JUDGES
from pandemonium.games.inferno.game import inferno
from pandemonium.games.inferno.rules import event as inferno_event
from pandemonium.games.inferno.rules import question as inferno_question
from pandemonium.games.inferno.words import events as inferno_events
from pandemonium.games.inferno.words import wording as inferno_wording
from pandemonium.games.inferno.words.questions import QUESTIONS
from pandemonium.games.inferno.words.reason.front import REASONS
from pandemonium.games.inferno.words.reason.when import WHEN
from pandemonium.laws.shown import words_of

CRYPT, DEAL, INFERNO = crypt(), deal(), inferno()
ASKED = {
    "crypt": list(crypt_questions.QUESTIONS),
    "deal": [question.id for question in deal_questions.QUESTIONS],
    "inferno": [question.id for question in QUESTIONS],
}
UNTAUGHT = {"guardian-antaeus", "guardian-geryon", "guardian-minotaur"}
"""What the first game never asks: it is played with Medusa and Minos."""

either_game = pytest.mark.parametrize("game", ["crypt", "deal", "inferno"])
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def constants(module: ModuleType) -> dict[str, int]:
    """The numbers a module of the rules names, each as words name it: `ROUND_BEGAN` as `round-began`."""
    return {name.lower().replace("_", "-"): number for name, number in vars(module).items() if name.isupper()}


def kinds_of(frame: type[Frame[Any]]) -> list[type[Frame[Any]]]:
    return [deeper for kind in frame.__subclasses__() for deeper in (kind, *kinds_of(kind))]


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (crypt_event, [kind.id for kind in crypt_events.EVENTS]),
        (deal_event, [kind.id for kind in deal_events.EVENTS]),
        (inferno_event, [kind.id for kind in inferno_events.EVENTS]),
        (crypt_question, ASKED["crypt"]),
        (deal_question, ASKED["deal"]),
        (inferno_question, ASKED["inferno"]),
    ],
    ids=["crypt-events", "deal-events", "inferno-events", "crypt-questions", "deal-questions", "inferno-questions"],
)
def test_each_constant_is_the_place_of_its_name(rules: ModuleType, words: list[str]) -> None:
    assert constants(rules) == {name: place for place, name in enumerate(words)}


@either_game
def test_every_frame_that_offers_something_names_its_question(game: str) -> None:
    frames = [frame for frame in kinds_of(Frame) if frame.__module__.startswith(f"pandemonium.games.{game}.rules")]
    offering = [frame for frame in frames if "options" in vars(frame)]
    assert len(offering) > 2
    assert [frame for frame in offering if frame.question is Frame.question and not frame.__subclasses__()] == []


@either_game
@both_languages
def test_every_question_is_a_sentence(game: str, language: str) -> None:
    assert [name for name in ASKED[game] if not words_of(load_game(game), language).has(f"ask-{name}")] == []


@both_languages
@pytest.mark.parametrize(("game", "untaught"), [("deal", set()), ("inferno", UNTAUGHT)])
def test_the_first_game_teaches_every_question_it_asks(game: str, untaught: set[str], language: str) -> None:
    text = words_of(load_game(game), language)
    assert {name for name in ASKED[game] if not text.has(f"tip-{name}")} == untaught


@both_languages
def test_others_are_told_what_the_asked_seat_is_doing(language: str) -> None:
    doing = {question.doing for question in QUESTIONS}
    assert {word for word in doing if not words_of(load_game("inferno"), language).has(f"doing-{word}")} == set()


def test_every_kind_of_choice_has_a_label_and_a_reason() -> None:
    assert set(crypt_wording.LABELS) == set(crypt_reason.REASONS) == set(CRYPT.numbering.ranges)
    assert set(inferno_wording.LABELS) == set(INFERNO.numbering.ranges)
    named = set(INFERNO.numbering.ranges) | {element.split(" ")[0] for element in INFERNO.numbering.by_element}
    assert set(WHEN) == named
    assert set(REASONS) <= named
    assert set(deal_wording.LABELS) == set(DEAL.numbering.ranges)
    dealt = set(DEAL.numbering.ranges) | {element.split(" ")[0] for element in DEAL.numbering.by_element}
    assert set(deal_when.WHEN) == dealt
    assert set(deal_reasons.REASONS) <= dealt


def test_every_question_of_inferno_has_a_judge() -> None:
    assert sorted(JUDGES) == list(range(len(QUESTIONS)))
