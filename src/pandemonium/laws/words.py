"""Law 9: every option, question, event, reason and account has words in both languages."""

from __future__ import annotations

import re

from hypothesis import strategies as st

from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Phrase, phrase
from pandemonium.engine.text import LANGUAGES
from pandemonium.laws.drawn import for_all, matches, setups
from pandemonium.laws.plays import AnyGame, AnyMatch, whole_matches
from pandemonium.laws.shown import onlookers, words_of

NAMES = ["Ada", "Bob", "Cyd", "Dov"]


def law_9_every_option_question_and_reason_renders(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        for seat in onlookers(match):
            decision = match.decision(seat)
            phrases = [decision.prompt, *(offer.label for offer in decision.offers)]
            phrases += [decision.tip] if decision.tip else []
            targets = {game.code(choice) for choice in game.choices()} | {game.element(c) for c in game.choices()}
            refusals = [match.why_not(seat, target) for target in sorted(targets)]
            phrases += [refused.reason for refused in refusals if refused is not None]
            for language in LANGUAGES:
                words = words_of(game, language)
                assert [said for said in phrases if not words.say(said, NAMES).strip()] == []


def law_9_a_question_about_anything_at_all_is_answered_in_words(game: AnyGame, seats: int, examples: int) -> None:
    elements = sorted({game.element(choice) for choice in game.choices()})
    bits = {word for element in elements for word in element.split()} | {"", "9" * 5000}
    targets = st.one_of(st.text(max_size=20), st.lists(st.sampled_from(sorted(bits)), max_size=3).map(" ".join))

    @for_all(examples, setups(game, seats), targets)
    def holds(setup: Setup, target: str) -> None:
        match = Match(game, setup)
        for seat in onlookers(match):
            refused = match.why_not(seat, target)
            if refused is not None:
                assert all(words_of(game, language).say(refused.reason, NAMES) for language in LANGUAGES)


def law_9_labels_of_one_decision_differ(game: AnyGame, seats: int, examples: int) -> None:
    @for_all(examples, matches(game, seats, examples))
    def holds(match: AnyMatch) -> None:
        for seat in range(seats):
            for language in LANGUAGES:
                words = words_of(game, language)
                said: dict[str, Phrase] = {}
                for offer in match.decision(seat).offers:
                    label = words.say(offer.label, NAMES)
                    assert said.setdefault(label, offer.label) == offer.label, f"two choices are called “{label}”"


def law_9_every_event_and_account_renders(game: AnyGame, seats: int, examples: int) -> None:
    for match in whole_matches(game, seats, examples):
        events = [*match.opening, *(event for moment in match.history for event in moment.events)]
        result = game.result(match.state)
        phrases = [game.describe(event) for event in events]
        labels = [line.label for account in result.accounts for line in account]
        phrases += [*labels, *(phrase(f"{label.id}-source") for label in labels)]
        phrases += [told for told in (result.rank, result.tie) if told]
        for language in LANGUAGES:
            words = words_of(game, language)
            assert all(words.say(said, NAMES) for said in phrases)


def law_9_the_game_its_events_terms_and_options_have_words(game: AnyGame, _seats: int, _examples: int) -> None:
    ids = ["title", "about", *(f"event-{kind.id}" for kind in game.events)]
    ids += [f"term-{id}" for id in game.terms]
    ids += [f"option-{option.id}" for option in game.options]
    ids += [f"option-{option.id}-{value}" for option in game.options for value in option.values]
    missing = [(language, id) for language in LANGUAGES for id in ids if not words_of(game, language).has(id)]
    assert missing == []


def law_9_every_quick_phrase_renders(game: AnyGame, _seats: int, _examples: int) -> None:
    for language in LANGUAGES:
        said = [words_of(game, language).say(phrase, NAMES) for phrase in game.phrases.values()]
        assert len(set(said)) == len(said), f"{language}: two phrases say the same"


def law_9_the_rules_can_be_read(game: AnyGame, _seats: int, _examples: int) -> None:
    """The reference that the page and `pandemonium rules` show: sections, and rules that begin with their ids."""
    for language in LANGUAGES:
        lines = game.reference(language).splitlines()
        assert any(line.startswith("## ") for line in lines), f"{language}: no section"
        assert any(re.match(r"- \[[A-Z]+-[A-Z0-9.-]+\] ", line) for line in lines), f"{language}: no rule with its id"
