"""The Dark Past as it is dealt (OTH-SET-12): in Corruption adventures, in secret, in two sets."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers
from pandemonium.engine.seats import seats_of
from pandemonium.games.others.knowledge.view import view
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import PAST
from pandemonium.games.others.rules.figures import NOTHING, SQUAD
from tests.games.others.beginning import answer, easy, heard, question, through


@pytest.mark.rule("OTH-SET-12", "OTH-DP-2", "OTH-TB-3")
@pytest.mark.parametrize(("seats", "first", "rest"), [(2, {0, 2, 4}, {1, 3, 5, 6}), (3, {0, 2, 4, 5}, {1, 3, 6})])
def test_the_sin_deals_one_set_to_the_starting_heroes_and_the_other_to_the_reserve(
    seats: int, first: set[int], rest: set[int]
) -> None:
    state = easy(seats, adventure="C1")
    starting = state.hero[:]
    given: list[int] = []
    while not heard(state, event.ROUND_BEGAN):
        assert question(state) == questions.PAST
        assert seats_of(state.asked) == [0]
        left = {choice - PAST for choice in answers(state, 0)}
        dealt = len(heard(state, event.PAST_DEALT))
        assert left == (first if dealt < len(starting) else rest) - set(given)
        choice = answers(state, 0)[-1]
        given.append(choice - PAST)
        answer(state, choice)
        given = [card for _, card in heard(state, event.PAST_DEALT)]
    assert {state.past[hero] for hero in starting} == first
    assert {state.past[hero] for hero in range(SQUAD) if hero not in starting} == rest
    order = [hero for hero, _ in heard(state, event.PAST_DEALT)]
    assert order == [*starting, *(hero for hero in range(SQUAD) if hero not in starting)]


@pytest.mark.rule("OTH-SET-12", "OTH-TB-16")
def test_only_the_sin_knows_who_holds_which_dark_past() -> None:
    state = easy(3, adventure="C2")
    through(state)
    assert [one.past for one in view(state, 0).squad] == list(state.past)
    for seat in (-1, 1, 2):
        assert {one.past for one in view(state, seat).squad} == {-2}
    assert all(told.audience == 1 for told in state.events or [] if told.kind == event.PAST_DEALT)


@pytest.mark.rule("OTH-SET-12")
@pytest.mark.parametrize("adventure", ["T1", "T2", "T3", "R1", "R2"])
def test_other_adventures_have_no_dark_past(adventure: str) -> None:
    state = easy(2, adventure=adventure)
    assert through(state) == []
    assert list(state.past) == [NOTHING] * SQUAD
