"""Section 1.13: the witch hunt at the end of rounds 2 and 3."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import ACCUSE, BORROW, CONFESS, PROVE, REPAY
from pandemonium.games.deal.rules.fields import CONFESSED, NOBODY, PROVED
from pandemonium.games.deal.rules.rounds import ACCUSE as HUNT
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import A, B, C, D, asked, heard, offered, play, position, question
from tests.games.deal.rows import each, lay

NOT_ANYONE = ACCUSE + 4


def hunt(*votes: int, round: int = 2) -> Deal:
    """A position where all have voted so."""
    return vote(position(HUNT, round=round), *votes)


def vote(state: Deal, *votes: int) -> Deal:
    for seat, suspect in enumerate(votes):
        play(state, seat, NOT_ANYONE if suspect == NOBODY else ACCUSE + suspect)
    return state


@pytest.mark.rule("DWD-1.13.1")
@pytest.mark.parametrize("round", [2, 3])
def test_each_player_picks_one_other_player_or_nobody(round: int) -> None:
    state = position(HUNT, round=round)
    assert asked(state) == [A, B, C, D]
    assert answers(state, B) == [ACCUSE + A, ACCUSE + C, ACCUSE + D, NOT_ANYONE]


@pytest.mark.rule("DWD-1.13.1")
def test_nobody_hears_a_vote_or_an_abstention_before_the_last_has_voted() -> None:
    state = position(HUNT, round=2)
    play(state, A, NOT_ANYONE)
    play(state, B, ACCUSE + A)
    play(state, C, ACCUSE + A)
    for seat in (A, B, C, D, -1):
        assert heard(state, seat, event.VOTED) == heard(state, seat, event.ABSTAINED) == []
    play(state, D, ACCUSE + B)
    assert heard(state, -1, event.ABSTAINED) == [(A,)]


@pytest.mark.rule("DWD-R17")
def test_after_the_reveal_everybody_sees_who_accused_whom() -> None:
    state = hunt(C, NOBODY, D, C)
    assert heard(state, -1, event.VOTED) == [(A, C), (C, D), (D, C)]
    assert heard(state, -1, event.INTERROGATED) == [(C,)]


@pytest.mark.rule("DWD-1.13.2")
@pytest.mark.parametrize(
    ("votes", "interrogated"),
    [
        ((NOBODY, NOBODY, NOBODY, NOBODY), []),
        ((B, C, D, A), []),
        ((B, NOBODY, B, NOBODY), [B]),
        ((NOBODY, A, A, A), [A]),
        ((C, C, A, A), [A, C]),
    ],
)
def test_at_least_two_votes_interrogate_none_to_two_players(votes: tuple[int, ...], interrogated: list[int]) -> None:
    state = hunt(*votes)
    assert [facts[0] for facts in heard(state, -1, event.INTERROGATED)] == interrogated
    if interrogated:
        assert asked(state) == interrogated
        assert {question(state, seat) for seat in interrogated} == {questions.ANSWER}
    else:
        assert len(state.hunts) == 1


@pytest.mark.rule("DWD-1.13.3")
def test_a_proof_shows_three_pieces_which_stay_with_their_owner_and_brings_an_angel_wing() -> None:
    state = hunt(C, C, NOBODY, NOBODY)
    assert answers(state, C) == [PROVE, CONFESS]
    play(state, C, PROVE)
    assert (state.kingdoms[C].clean, state.kingdoms[C].angel, state.kingdoms[C].devil) == (3, 1, 0)
    assert heard(state, -1, event.PROVED) == [(C,)]


@pytest.mark.rule("DWD-1.13.3")
@pytest.mark.parametrize(
    ("clean", "marked", "possible"), [(1, 2, True), (2, 1, True), (2, 0, False), (0, 2, False), (7, 1, True)]
)
def test_marked_pieces_count_for_a_proof_and_extra_ones_stay_hidden(clean: int, marked: int, possible: bool) -> None:
    state = position(HUNT, round=2)
    state.kingdoms[A].clean, state.kingdoms[A].marked = clean, marked
    vote(state, NOBODY, A, A, NOBODY)
    assert (PROVE in answers(state, A)) == possible
    if possible:
        play(state, A, PROVE)
        assert heard(state, B, event.PROVED) == [(A,)], "the event says no more than that there were three"


@pytest.mark.rule("DWD-1.13.4")
def test_a_confession_costs_a_step_of_reputation_and_brings_a_devil_wing() -> None:
    state = position(HUNT, round=2)
    state.kingdoms[C].clean = 2
    state.kingdoms[C].reputation = 2
    vote(state, C, NOBODY, NOBODY, C)
    play(state, C, CONFESS)
    assert (
        state.kingdoms[C].reputation,
        state.kingdoms[C].devil,
        state.kingdoms[C].angel,
        state.kingdoms[C].clean,
    ) == (1, 1, 0, 2)
    assert heard(state, -1, event.CONFESSED) == [(C,)]


@pytest.mark.rule("DWD-1.13.4")
def test_without_three_pieces_the_confession_is_forced_and_asked_for_all_the_same() -> None:
    state = hunt(NOBODY, A, A, NOBODY)
    assert asked(state) == [A]
    assert answers(state, A) == [CONFESS]


@pytest.mark.rule("DWD-R16")
def test_who_holds_three_pieces_may_confess() -> None:
    state = hunt(D, NOBODY, D, NOBODY)
    play(state, D, CONFESS)
    assert (state.kingdoms[D].devil, state.kingdoms[D].angel, state.kingdoms[D].clean) == (1, 0, 3)


@pytest.mark.rule("DWD-1.13.5", "DWD-R42")
def test_who_confessed_in_round_2_cannot_be_accused_in_round_3_and_still_votes() -> None:
    state = hunt(C, C, A, A)
    play(state, A, CONFESS)
    play(state, C, CONFESS)
    assert state.confessed == 0b0101
    again = position(HUNT, round=2)
    again.confessed = state.confessed
    again.round = 3
    assert answers(again, B) == [ACCUSE + D, NOT_ANYONE]
    assert answers(again, A) == [ACCUSE + B, ACCUSE + D, NOT_ANYONE]


@pytest.mark.rule("DWD-R42")
def test_confessions_of_round_3_are_as_many_as_there_are() -> None:
    state = position(HUNT, round=3)
    state.confessed = 0b0101
    state.kingdoms[D].clean = 0
    vote(state, D, D, B, B)
    play(state, B, CONFESS)
    play(state, D, CONFESS)
    assert heard(state, -1, event.CONFESSED) == [(B,), (D,)]
    assert state.confessed == 0b0101, "the figures are only needed for round 2"


@pytest.mark.rule("DWD-1.13.5")
def test_who_proved_in_round_2_can_be_accused_again() -> None:
    state = hunt(C, C, NOBODY, NOBODY)
    play(state, C, PROVE)
    assert state.confessed == 0


@pytest.mark.rule("DWD-R50")
def test_two_interrogated_players_answer_at_once_and_in_secret() -> None:
    state = hunt(D, C, D, C)
    assert asked(state) == [C, D]
    play(state, C, PROVE)
    for seat in (A, B, D, -1):
        assert heard(state, seat, event.PROVED) == []
    assert state.kingdoms[C].angel == 0
    play(state, D, CONFESS)
    assert heard(state, -1, event.PROVED) == [(C,)]
    assert heard(state, -1, event.CONFESSED) == [(D,)]


@pytest.mark.rule("DWD-1.13.6", "DWD-1.17.5")
def test_rings_return_afterwards_and_no_guess_token_is_used() -> None:
    state = hunt(C, C, D, NOBODY)
    play(state, C, PROVE)
    assert each(state, "vote") == [NOBODY] * 4
    assert each(state, "verdict") == [0] * 4
    assert state.hunts == [(C, C, D, NOBODY, 0, 0, PROVED, 0)]
    assert list(state.guess) == [NOBODY] * 8
    assert CONFESSED not in state.hunts[0][4:]


@pytest.mark.rule("DWD-1.4.3")
def test_in_the_hunt_one_may_borrow_and_not_repay() -> None:
    state = position(HUNT, round=2)
    lay(state, debt=[4, 4, 4, 4])
    assert offered(state, B, BORROW, 10) == [0, 1, 2, 3, 4, 5]
    assert offered(state, B, REPAY, 10) == []
