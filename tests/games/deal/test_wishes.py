"""Role wishes (DWD-1.16.4, DWD-4.4.2): an option that makes some deals of the roles a little likelier."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from pandemonium.engine.driver import answers
from pandemonium.engine.row import row_of
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import AVOID, DONE, WANT
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MORTAL
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.wishes import NO_WISH, heeded
from tests.games.deal.kingdoms import A, B, C, D, asked, heard, new_game, play, question
from tests.games.deal.rows import lay

NO = WANT + NO_WISH
NONE = AVOID + NO_WISH


def wished(seed: str, first: tuple[int, int] = (NO_WISH, NO_WISH)) -> Deal:
    """A game where A wishes so, and the others for nothing."""
    state = new_game(seed, "wishes")
    play(state, A, WANT + first[0], AVOID + first[1], DONE)
    for seat in (B, C, D):
        play(state, seat, NO, NONE, DONE)
    return state


@pytest.mark.rule("DWD-1.16.4", "DWD-6.4.2")
def test_without_the_option_nobody_is_asked_for_wishes() -> None:
    assert question(new_game(), A) == questions.OFFER
    assert question(new_game("a fixed seed", "wishes"), A) == questions.WISH


@pytest.mark.rule("DWD-1.16.4")
def test_each_player_marks_a_wanted_and_an_unwanted_role_or_none_in_secret() -> None:
    state = new_game("a fixed seed", "wishes")
    assert asked(state) == [A, B, C, D]
    assert answers(state, B) == [WANT + DEVIL, WANT + CULTIST, WANT + MORTAL, NO]
    play(state, B, WANT + CULTIST)
    assert answers(state, B) == [AVOID + DEVIL, AVOID + MORTAL, NONE]
    play(state, B, AVOID + MORTAL, DONE)
    assert heard(state, B, event.WISHED) == [(B, CULTIST, MORTAL)]
    assert heard(state, A, event.WISHED) == heard(state, -1, event.WISHED) == []


@pytest.mark.rule("DWD-1.16.4", "DWD-1.1.10")
def test_roles_are_dealt_when_all_have_wished() -> None:
    state = new_game("a fixed seed", "wishes")
    for seat in (A, B, C):
        play(state, seat, NO, NONE, DONE)
        assert heard(state, seat, event.ROLE_DEALT) == []
    play(state, D, NO, NONE, DONE)
    assert sorted(state.mark) == [0, 1, 2, 3]
    assert [heard(state, seat, event.ROLE_DEALT) for seat in (A, B, C, D)] == [
        [(seat, state.mark[seat])] for seat in (A, B, C, D)
    ]
    assert question(state, A) == questions.OFFER


@pytest.mark.rule("DWD-4.4.2", "DWD-EX9")
def test_there_are_12_assignments_of_roles_and_24_with_the_marks_and_all_are_dealt() -> None:
    assert len({tuple([min(mark, MORTAL) for mark in marks]) for marks in permutations(range(4))}) == 12
    found = Counter(tuple(new_game(f"roles {number}").mark) for number in range(600))
    assert len(found) == 24
    assert max(found.values()) < 60


@pytest.mark.rule("DWD-4.4.2")
@pytest.mark.parametrize(
    ("wanted", "avoided", "kept"),
    [(NO_WISH, NO_WISH, 1.0), (DEVIL, NO_WISH, 1.0), (CULTIST, NO_WISH, 0.8), (CULTIST, DEVIL, 0.64)],
)
def test_a_granted_wish_weighs_five_quarters_and_an_unwanted_role_four_fifths(
    wanted: int, avoided: int, kept: float
) -> None:
    """A deal is drawn uniformly and kept with this chance: 4/5 where a wish is not granted is 5/4 where it is."""
    state = new_game("weights", "wishes")
    state.mark = row_of([DEVIL, CULTIST, MORTAL, MORTAL + 1])
    lay(state, wanted=[wanted, *[NO_WISH] * 3], avoided=[avoided, *[NO_WISH] * 3])
    tries = 4000
    assert abs(sum(heeded(state) for _ in range(tries)) / tries - kept) < 0.03


@pytest.mark.rule("DWD-1.16.4", "DWD-4.4.2")
def test_all_deals_stay_possible_and_the_wanted_role_comes_more_often() -> None:
    roles = Counter(min(wished(f"wish {number}", (DEVIL, MORTAL)).mark[A], MORTAL) for number in range(600))
    assert set(roles) == {DEVIL, CULTIST, MORTAL}
    share = 1.25 / (1.25 + 1 + 2 * 0.8)
    assert abs(roles[DEVIL] / 600 - share) < 0.07
