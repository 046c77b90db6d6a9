"""Taking back, the length of a play, and that nobody interrupts another's turn."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import answers, legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.games.others.game import others
from pandemonium.games.others.knowledge.view import OthersView
from pandemonium.games.others.rules import question
from pandemonium.games.others.rules.choice import END, REST, STEP
from pandemonium.games.others.rules.rounds import LAST_ROUND
from pandemonium.games.others.rules.state import Others

GAME = others()
CALM = {"sin": "pride", "acolytes": "doctors", "heroes": "recommended", "adventure": "T1", "map": "A"}


def played_to(wanted: int, seats: int = 2) -> Match[Others, OthersView]:
    """A play at the first question of this kind; the Sin rests, everybody else takes what comes first."""
    match = Match(GAME, Setup(seats, "undo", CALM))
    while match.state.stack[-1].question(match.state) != wanted:
        seat = match.waiting[0]
        offers = answers(match.state, seat)
        match.take(seat, REST if REST in offers else offers[0])
    return match


@pytest.mark.rule("OTH-TB-17")
def test_a_step_without_rolls_is_taken_back() -> None:
    match = played_to(question.TURN)
    seat = match.waiting[0]
    before = match.state.at[:]
    quiet = [choice for choice in answers(match.state, seat) if choice < 40 and is_quiet(match.state, choice - STEP)]
    match.take(seat, quiet[0])
    assert match.state.at != before
    assert match.undo(seat) is None
    assert match.state.at == before


def is_quiet(state: Others, space: int) -> bool:
    return not state.tokens[space] and not state.city.printed[space] and not state.monsters[space]


@pytest.mark.rule("OTH-TB-17")
def test_the_end_of_a_turn_stands() -> None:
    match = played_to(question.TURN)
    seat = match.waiting[0]
    match.take(seat, END)
    assert not match.can_undo(seat)


@pytest.mark.rule("OTH-TB-17", "OTH-TB-5")
def test_a_vote_is_taken_back_while_somebody_is_still_asked() -> None:
    match = played_to(question.BALLOT_FIRST, 4)
    first, second, third = match.waiting
    choice = answers(match.state, first)[1]
    match.take(first, choice)
    match.take(second, choice)
    assert match.state.votes[first] == choice
    assert match.undo(first) is None
    assert sorted(match.waiting) == [first, third]
    assert match.state.votes[second] == choice


@pytest.mark.rule("OTH-TB-17", "OTH-TB-5")
def test_a_closed_ballot_stands() -> None:
    match = played_to(question.BALLOT_FIRST, 4)
    voters = match.waiting
    for seat in voters:
        match.take(seat, answers(match.state, seat)[0])
    assert not any(match.can_undo(seat) for seat in voters)


@pytest.mark.rule("OTH-TB-18")
def test_no_play_comes_near_the_longest() -> None:
    assert GAME.longest >= LAST_ROUND * 20 * 100
    match = Match(GAME, Setup(5, "long", {}))
    chance = chance_from("long")
    while not match.over:
        seat = match.waiting[chance.below(len(match.waiting))]
        offers = answers(match.state, seat)
        match.take(seat, offers[chance.below(len(offers))])
    assert match.number < 2_000


@pytest.mark.rule("OTH-TB-12")
def test_nobody_does_anything_where_he_is_not_asked() -> None:
    match = played_to(question.TURN, 5)
    assert all(not legal(match.state, seat) for seat in range(5) if seat not in match.waiting)
