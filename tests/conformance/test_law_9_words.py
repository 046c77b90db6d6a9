"""Law 9: every option, question, event, reason and account has words in both languages."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Phrase
from pandemonium.engine.text import LANGUAGES
from tests.conformance.subjects import GAMES, WORDS, AnyGame, AnyMatch, every_game, matches, mixes, onlookers, setups
from tests.engine.plays import random_match

NAMES = ["Ada", "Bob", "Cyd", "Dov"]


@every_game
def test_law_9_every_option_question_and_reason_renders_in_both_languages(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=30)
    def law(match: AnyMatch) -> None:
        for seat in onlookers(match):
            decision = match.decision(seat)
            phrases = [decision.prompt, *(offer.label for offer in decision.offers)]
            phrases += [decision.lesson] if decision.lesson else []
            targets = {game.code(choice) for choice in game.choices()} | {game.element(c) for c in game.choices()}
            refusals = [match.why_not(seat, target) for target in sorted(targets)]
            phrases += [refused.reason for refused in refusals if refused is not None]
            for language in LANGUAGES:
                for phrase in phrases:
                    sentence = WORDS[game.id, language].say(phrase, NAMES)
                    assert sentence.strip() == sentence != ""

    law()


@every_game
def test_law_9_a_question_about_anything_at_all_is_answered_in_words(game: AnyGame, seats: int) -> None:
    elements = sorted({game.element(choice) for choice in game.choices()})
    bits = {word for element in elements for word in element.split()} | {"", "9" * 5000}
    targets = st.one_of(st.text(max_size=20), st.lists(st.sampled_from(sorted(bits)), max_size=3).map(" ".join))

    @given(setups(game, seats), targets)
    @settings(max_examples=60)
    def law(setup: Setup, target: str) -> None:
        match = Match(game, setup)
        for seat in onlookers(match):
            refused = match.why_not(seat, target)
            if refused is not None:
                assert all(WORDS[game.id, language].say(refused.reason, NAMES) for language in LANGUAGES)

    law()


@every_game
def test_law_9_labels_of_one_decision_differ(game: AnyGame, seats: int) -> None:
    @given(matches(game, seats))
    @settings(max_examples=30)
    def law(match: AnyMatch) -> None:
        for seat in range(seats):
            for language in LANGUAGES:
                words = WORDS[game.id, language]
                said: dict[str, Phrase] = {}
                for offer in match.decision(seat).offers:
                    label = words.say(offer.label, NAMES)
                    assert said.setdefault(label, offer.label) == offer.label, f"two choices are called “{label}”"

    law()


@every_game
def test_law_9_every_event_and_account_renders_in_both_languages(game: AnyGame, seats: int) -> None:
    for number, options in enumerate(mixes(game, seats, 10)):
        match = random_match(game, Setup(seats, f"words {number}", options))
        events = [*match.opening, *(event for moment in match.history for event in moment.events)]
        result = game.result(match.state)
        phrases = [game.describe(event) for event in events]
        phrases += [line.label for account in result.accounts for line in account]
        phrases += [result.rank] if result.rank else []
        for language in LANGUAGES:
            assert all(WORDS[game.id, language].say(phrase, NAMES) for phrase in phrases)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_law_9_the_game_every_kind_of_event_and_every_table_option_have_words(game: AnyGame, language: str) -> None:
    words = WORDS[game.id, language]
    ids = ["title", "about", *(f"event-{kind.id}" for kind in game.events)]
    ids += [f"option-{option.id}" for option in game.options]
    ids += [f"option-{option.id}-{value}" for option in game.options for value in option.values]
    assert [id for id in ids if not words.has(id)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_law_9_the_rules_can_be_read(game: AnyGame, language: str) -> None:
    """The reference that the page and `pandemonium rules` show: sections, and rules that begin with their ids."""
    lines = (game.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("## ") for line in lines)
    assert any(re.match(r"- \[[A-Z]+-[A-Z0-9.-]+\] ", line) for line in lines)
