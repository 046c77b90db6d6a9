"""Every law catches what it is there for: a toy that is broken in one way."""

from __future__ import annotations

from pathlib import Path

import pytest

from pandemonium.engine.text import TextError
from pandemonium.laws import accounts, asking, beliefs, copies, encoders, secrets, sides, undo, unnoticed, words
from pandemonium.laws.book import LAWS, Law, title
from tests.conformance import broken, broken_encoders, broken_ends, broken_sides, broken_words
from tests.conformance.installed import with_toy
from tests.conformance.toy import ToyGame

CAUGHT: list[tuple[Law, type[ToyGame], type[Exception]]] = [
    (asking.law_1_a_random_game_ends_within_its_bound_and_always_has_an_option, broken.Endless, AssertionError),
    (asking.law_1_a_random_game_ends_within_its_bound_and_always_has_an_option, broken.Mute, AssertionError),
    (asking.law_1_a_decision_lists_what_is_legal_by_codes_that_come_back, broken.Unlisted, AssertionError),
    (asking.law_1_what_the_clock_answers_for_a_seat_is_offered_to_it, broken.Hasty, AssertionError),
    (asking.law_2_a_refused_choice_changes_nothing_and_gives_a_reason, broken.Meddling, AssertionError),
    (asking.law_2_why_not_has_no_answer_exactly_where_a_choice_or_thing_is_offered, broken.Evasive, AssertionError),
    (asking.law_2_a_code_that_means_nothing_is_refused, broken.Touchy, ValueError),
    (copies.law_3_a_copy_is_equal_and_independent, broken.Sharing, AssertionError),
    (copies.law_3_a_copy_is_equal_and_independent, broken.SharingAFrame, AssertionError),
    (copies.law_3_a_copy_is_equal_and_independent, broken.Holding, AssertionError),
    (copies.law_3_a_replayed_journal_gives_the_identical_state, broken.Moody, AssertionError),
    (copies.law_3_a_process_with_another_hash_seed_gives_the_same_journals, broken.Hashed, AssertionError),
    (undo.law_4_undo_restores_the_state_or_is_refused_and_changes_nothing, broken.Clinging, AssertionError),
    (undo.law_4_all_that_can_be_taken_back_is_taken_back_step_by_step, broken.Clinging, AssertionError),
    (undo.law_4_nothing_is_taken_back_once_chance_was_drawn_from_or_a_secret_was_told, broken.Sly, AssertionError),
    (secrets.law_5_view_and_decision_are_the_same_in_every_world_the_seat_believes_in, broken.Peeping, AssertionError),
    (secrets.law_5_what_the_clock_answers_for_a_seat_is_the_same_in_every_world, broken.Prompted, AssertionError),
    (secrets.law_5_the_answers_to_why_not_are_the_same_in_every_world, broken.Telling, AssertionError),
    (secrets.law_5_a_seat_that_sees_no_difference_hears_none, broken.Loud, AssertionError),
    (unnoticed.law_5_an_entry_that_a_seat_does_not_notice_changes_nothing_for_it, broken.Nosy, AssertionError),
    (unnoticed.law_5_in_a_common_question_no_choice_changes_what_another_is_offered, broken.Jealous, AssertionError),
    (beliefs.law_6_equal_knowledge_and_equal_chance_give_equal_beliefs, broken.Biased, AssertionError),
    (beliefs.law_6_a_belief_only_guesses_what_others_alone_were_told, broken.Cheating, AssertionError),
    (beliefs.law_6_a_belief_is_a_whole_play_that_can_go_on, broken.Wasteful, AssertionError),
    (beliefs.law_6_a_belief_has_a_future_of_its_own, broken.Prophetic, AssertionError),
    (accounts.law_7_components_are_conserved_at_every_step, broken_ends.Leaky, AssertionError),
    (accounts.law_7_every_play_with_as_many_players_has_the_same_components, broken_ends.Uneven, AssertionError),
    (accounts.law_8_scores_reckoned_from_any_final_view_are_the_scores_kept, broken_ends.Generous, AssertionError),
    (
        accounts.law_8_scores_reckoned_from_any_final_view_are_the_scores_kept,
        broken_ends.Unaccounted,
        AssertionError,
    ),
    (
        accounts.law_8_scores_reckoned_from_any_final_view_are_the_scores_kept,
        broken_ends.Unfinished,
        AssertionError,
    ),
    (words.law_9_every_option_question_and_reason_renders, broken_words.Wordless, TextError),
    (words.law_9_a_question_about_anything_at_all_is_answered_in_words, broken_words.Puzzled, TextError),
    (words.law_9_labels_of_one_decision_differ, broken_words.Mumbling, AssertionError),
    (words.law_9_every_event_and_account_renders, broken_words.Speechless, TextError),
    (words.law_9_the_game_its_events_terms_and_options_have_words, broken_words.Unnamed, AssertionError),
    (words.law_9_every_quick_phrase_renders, broken_words.Parroting, AssertionError),
    (words.law_9_the_rules_can_be_read, broken_words.Unread, AssertionError),
    (asking.law_2_asking_again_changes_nothing, broken.Restless, AssertionError),
    (sides.law_10_every_seat_has_one_role_and_role_and_side_have_words, broken_sides.Roleless, AssertionError),
    (sides.law_10_all_seats_of_a_side_win_and_all_seats_have_points_or_none, broken_sides.Divided, AssertionError),
    (sides.law_10_an_option_depends_on_earlier_options_and_seats_the_game_has, broken_sides.Forward, AssertionError),
    (sides.law_10_what_is_left_out_of_a_table_stays_left_out, broken_sides.Forgetful, AssertionError),
    (encoders.law_11_an_encoder_says_what_the_view_says_within_its_legend, broken_encoders.Farsighted, AssertionError),
    (encoders.law_11_an_encoder_says_what_the_view_says_within_its_legend, broken_encoders.Boundless, AssertionError),
    (encoders.law_11_equal_observations_have_equal_choices, broken_encoders.Shortsighted, AssertionError),
    (encoders.law_11_what_an_open_paragraph_counts_with_is_shown, broken_encoders.Forgetful, AssertionError),
]
"""A law, a toy that breaks it, and how the law says so."""

ENOUGH = 50
FEW = 5


@pytest.mark.parametrize(("law", "toy", "error"), CAUGHT, ids=lambda part: getattr(part, "__name__", ""))
def test_a_law_catches_the_toy_that_breaks_it(
    law: Law, toy: type[ToyGame], error: type[Exception], tmp_path: Path
) -> None:
    with with_toy(tmp_path, "toy", "tests.conformance.broken:hashed"), pytest.raises(error):
        law(toy(), 2, ENOUGH)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_law_lets_the_toy_pass_that_only_asks_one_question_more(law: Law, tmp_path: Path) -> None:
    with with_toy(tmp_path, "toy", "tests.conformance.broken:sound"):
        law(broken.Sound(), 2, FEW)


def test_the_law_of_encoders_lets_one_pass_that_says_what_the_view_says() -> None:
    law = encoders.law_11_an_encoder_says_what_the_view_says_within_its_legend
    law(broken_encoders.Encoding(), 2, ENOUGH)


def test_every_law_has_a_toy_that_it_catches() -> None:
    assert {title(law) for law in LAWS} - {title(law) for law, *_ in CAUGHT} == set()


def test_law_3_does_not_pass_where_it_sees_no_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled class names its fields in another place than a plain one: once that left the law nothing to see."""
    monkeypatch.setattr(copies, "fields", lambda _: [])
    with pytest.raises(AssertionError, match="no list was found"):
        copies.law_3_a_copy_is_equal_and_independent(ToyGame(), 2, 1)


def test_a_broken_law_is_told_with_the_journal_that_leads_there() -> None:
    with pytest.raises(AssertionError) as caught:
        secrets.law_5_view_and_decision_are_the_same_in_every_world_the_seat_believes_in(broken.Peeping(), 2, ENOUGH)
    assert any(note.startswith("pandemonium journal 1\ngame: toy\n") for note in caught.value.__notes__)
