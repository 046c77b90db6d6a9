"""The chests of the ritual are opened: by mark in round 3, by seat in round 5."""

from __future__ import annotations

import pytest

from pandemonium.engine.row import row_of
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.fields import FLOW, FROM_GUESSES, FROM_SOULS, NOBODY, SOURCES
from pandemonium.games.deal.rules.figures import (
    ASCETIC,
    BAILIFF,
    COIN,
    FUNDAMENTALIST,
    ORATOR,
    PLEBEIAN,
    PROFLIGATE,
    SEATS,
    STOCKS,
)
from pandemonium.games.deal.rules.opening import open_chests
from pandemonium.games.deal.rules.opening_public import SOULS_WORTH
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.church import ANNA, BRUNO, CELIA, DAVID, church, give, heard, held
from tests.games.deal.rows import each


def chests(round: int = 3, clean: int = 0, marked: int = 0, bribes: tuple[int, ...] = (0, 0, 0, 0)) -> Deal:
    """The chests stand on the table: so many pieces in the devil's, so many coins in each."""
    state = church(round)
    state.kingdoms[ANNA].ritual_clean, state.kingdoms[ANNA].ritual_marked = clean, marked
    for seat, coins in enumerate(bribes):
        state.bribe[seat * STOCKS + COIN] = coins
    return state


def guess(state: Deal, role: int, **suspects: int) -> None:
    for name, suspect in suspects.items():
        state.guess[role * SEATS + {"bruno": BRUNO, "celia": CELIA, "david": DAVID}[name]] = suspect


@pytest.mark.rule("DWD-1.14.20", "DWD-6.2.3", "DWD-6.1.12")
def test_round_3_shows_coins_guesses_and_pieces_by_mark_not_by_owner() -> None:
    state = chests(bribes=(0, 2, 3, 0))
    state.mark = row_of([2, 0, 3, 1])  # so the devil is seat 1 now, and his pieces lie there
    state.kingdoms[BRUNO].ritual_clean = state.kingdoms[BRUNO].ritual_marked = 1
    state.guess[DEVIL * SEATS + 2] = 0
    open_chests(state)
    assert heard(state, event.RITUAL_MARK) == [(0, 2), (1, 0), (2, 0), (3, 3)]
    assert heard(state, event.GUESSED_MARK) == [(3, DEVIL, 0)]
    assert heard(state, event.RITUAL_SOULS) == [(2, 1)]
    assert state.opening == [2, NOBODY, NOBODY, 0, NOBODY, NOBODY, 0, NOBODY, NOBODY, 3, 0, NOBODY, 2, 1]
    assert heard(state, event.RITUAL_SEAT) == []
    assert not state.open


@pytest.mark.rule("DWD-1.14.5")
def test_each_full_five_sends_the_next_of_a_b_c_away_and_the_rest_stays() -> None:
    state = chests(bribes=(5, 0, 4, 3))
    open_chests(state)
    assert heard(state, event.BRIBED) == [(ASCETIC,), (FUNDAMENTALIST,)]
    assert (state.sent, state.bribes) == (2, 2)
    assert heard(state, event.BRIBES_LIE) == [(2,)]


@pytest.mark.rule("DWD-1.14.10", "DWD-R18")
def test_round_5_goes_on_from_the_coins_that_lie_there_and_pays_no_bribe_back() -> None:
    state = chests(round=5, bribes=(0, 0, 3, 1))
    state.sent, state.bribes = 1, 3
    open_chests(state)
    assert heard(state, event.BRIBED) == [(FUNDAMENTALIST,)]
    assert (state.sent, state.bribes) == (2, 2)
    assert [held(state, seat) for seat in range(SEATS)] == [{}, {}, {}, {}]


@pytest.mark.rule("DWD-R18")
def test_more_than_fifteen_coins_lie_there_without_effect() -> None:
    state = chests(bribes=(20, 0, 2, 0))
    open_chests(state)
    assert heard(state, event.BRIBED) == [(ASCETIC,), (FUNDAMENTALIST,), (PLEBEIAN,)]
    assert (state.sent, state.bribes) == (3, 7)


@pytest.mark.rule("DWD-1.14.6", "DWD-EX16")
@pytest.mark.parametrize(
    ("pieces", "goods", "opened"),
    [
        (0, {"glass": 1, "marble": 1}, 0b00),
        (1, {"glass": 1, "marble": 1, "wood": 1, "stone": 1}, 0b00),
        (2, {"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coin": 2}, 0b01),
        (3, {"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coin": 2}, 0b11),
        (8, {"glass": 1, "marble": 1, "wood": 1, "stone": 1, "coin": 2}, 0b11),
    ],
)
def test_round_3_rewards_the_devil_by_pieces_in_his_chest(pieces: int, goods: dict[str, int], opened: int) -> None:
    state = chests(clean=pieces)
    open_chests(state)
    assert held(state, ANNA) == goods
    assert state.opened == opened
    assert heard(state, event.INQUISITOR_OPENED) == [(ORATOR, 1), (BAILIFF, 2)][: opened.bit_count()]


@pytest.mark.rule("DWD-1.14.7", "DWD-EX17")
@pytest.mark.parametrize(("marked", "goods"), [(0, {}), (1, {"grain": 1, "coin": 1}), (2, {"grain": 1, "coin": 4})])
def test_round_3_rewards_the_cultist_by_marked_pieces_in_the_devils_chest(marked: int, goods: dict[str, int]) -> None:
    state = chests(clean=1, marked=marked)
    open_chests(state)
    assert held(state, BRUNO) == goods
    assert len(heard(state, event.CULTIST_REWARDED)) == (1 if marked else 0)


@pytest.mark.rule("DWD-1.14.9", "DWD-1.14.13")
def test_chests_go_back_with_pieces_and_rewards_and_only_their_owners_see_what_came() -> None:
    state = chests(clean=2, marked=1, bribes=(1, 1, 1, 1))
    open_chests(state)
    assert (state.kingdoms[ANNA].clean, state.kingdoms[ANNA].marked) == (2, 1)
    assert each(state, "ritual_clean") == each(state, "ritual_marked") == [0] * SEATS
    assert list(state.bribe) == [0] * (SEATS * STOCKS)
    assert heard(state, event.RITUAL_CAME_BACK) == [
        (ANNA, 1, 1, 0, 1, 1, 2, 2, 1),
        (BRUNO, 0, 0, 1, 0, 0, 1, 0, 0),
        (CELIA, 0, 0, 0, 0, 0, 0, 0, 0),
        (DAVID, 0, 0, 0, 0, 0, 0, 0, 0),
    ]
    assert state.events is not None
    back = [told for told in state.events if told.kind == event.RITUAL_CAME_BACK]
    assert [told.audience for told in back] == [1, 2, 4, 8]


@pytest.mark.rule("DWD-1.14.8")
def test_guesses_without_two_equal_ones_go_back_and_are_free_in_round_5() -> None:
    state = chests()
    guess(state, DEVIL, bruno=CELIA, celia=ANNA, david=BRUNO)
    guess(state, CULTIST, celia=BRUNO, david=CELIA)
    open_chests(state)
    assert list(state.locked) == [NOBODY] * 8
    assert list(state.guess) == [NOBODY] * 8
    assert heard(state, event.GUESSES_RETURNED) == [()]
    assert heard(state, event.DEVIL_DENIED) == heard(state, event.DEVIL_OWNED) == []


@pytest.mark.rule("DWD-1.14.8", "DWD-1.14.21", "DWD-1.17.5")
def test_two_equal_guesses_lock_all_and_a_wrong_suspect_says_no_and_no_more() -> None:
    state = chests()
    guess(state, DEVIL, bruno=CELIA, celia=ANNA, david=CELIA)
    guess(state, CULTIST, david=BRUNO)
    open_chests(state)
    assert list(state.locked) == [NOBODY, CELIA, ANNA, CELIA, NOBODY, NOBODY, NOBODY, BRUNO]
    assert list(state.guess) == [NOBODY] * 8
    assert heard(state, event.GUESSES_LOCKED) == [()]
    assert heard(state, event.DEVIL_DENIED) == [(CELIA,)]
    assert (list(state.denied), list(state.owned)) == ([1 << CELIA, 0], [NOBODY, NOBODY])
    assert state.kingdoms[CELIA].reputation == state.rules.start
    assert state.opened == 0
    assert held(state, CELIA) == {}, "the odd guess was right, but nobody had to answer for it"


@pytest.mark.rule("DWD-1.14.21")
def test_an_exposed_devil_falls_by_four_opens_inquisitor_3_and_pays_each_right_guesser() -> None:
    state = chests()
    guess(state, DEVIL, bruno=ANNA, celia=ANNA, david=BRUNO)
    open_chests(state)
    assert heard(state, event.DEVIL_OWNED) == [(ANNA,)]
    assert (list(state.owned), state.kingdoms[ANNA].reputation) == ([ANNA, NOBODY], state.rules.start - 4)
    assert heard(state, event.INQUISITOR_OPENED) == [(PROFLIGATE, 3)]
    assert heard(state, event.GUESSER_PAID) == [(1, 2), (2, 2)]
    assert [held(state, seat).get("coin", 0) for seat in range(SEATS)] == [0, 2, 2, 0]


@pytest.mark.rule("DWD-R22")
def test_three_right_guesses_are_all_paid() -> None:
    state = chests()
    guess(state, DEVIL, bruno=ANNA, celia=ANNA, david=ANNA)
    open_chests(state)
    assert [held(state, seat).get("coin", 0) for seat in range(SEATS)] == [0, 2, 2, 2]


@pytest.mark.rule("DWD-1.14.22")
def test_a_cultist_named_by_both_mortals_falls_by_three_and_each_mortal_gets_two_coins() -> None:
    state = chests()
    guess(state, CULTIST, celia=BRUNO, david=BRUNO)
    open_chests(state)
    assert heard(state, event.CULTIST_OWNED) == [(BRUNO,)]
    assert state.kingdoms[BRUNO].reputation == state.rules.start - 3
    assert state.opened == 0
    assert [held(state, seat).get("coin", 0) for seat in (CELIA, DAVID)] == [2, 2]


@pytest.mark.rule("DWD-1.14.22")
def test_a_wrong_cultist_says_no_and_the_votes_stay_locked() -> None:
    state = chests()
    guess(state, CULTIST, celia=ANNA, david=ANNA)
    open_chests(state)
    assert heard(state, event.CULTIST_DENIED) == [(ANNA,)]
    assert list(state.denied) == [0, 1 << ANNA]
    assert list(state.locked[CULTIST * SEATS : 2 * SEATS]) == [NOBODY, NOBODY, ANNA, ANNA]
    assert held(state, CELIA) == {}


@pytest.mark.rule("DWD-R23")
def test_where_both_roles_have_a_suspect_the_devils_answers_first() -> None:
    state = chests()
    guess(state, DEVIL, bruno=ANNA, celia=ANNA)
    guess(state, CULTIST, celia=BRUNO, david=BRUNO)
    open_chests(state)
    assert state.events is not None
    owned = [told.kind for told in state.events if told.kind in (event.DEVIL_OWNED, event.CULTIST_OWNED)]
    assert owned == [event.DEVIL_OWNED, event.CULTIST_OWNED]
    assert list(state.owned) == [ANNA, BRUNO]


@pytest.mark.rule("DWD-6.3.2", "DWD-6.2.1")
def test_round_3_closes_a_row_of_the_ledger_when_the_chests_are_closed_and_when_they_are_back() -> None:
    state = chests(bribes=(1, 0, 0, 0))
    state.change(CELIA, COIN, 3)
    open_chests(state)
    assert [row[-1] for row in state.ledger] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert state.ledger[CELIA][COIN] == 3
    assert [sum(row[:-1]) for row in state.ledger[SEATS:]] == [0, 0, 0, 0], "rewards are no public change of a seat"


@pytest.mark.rule("DWD-1.14.23", "DWD-6.2.3", "DWD-1.2.6")
def test_round_5_opens_all_chests_by_seat_and_every_role_is_known() -> None:
    state = chests(round=5, clean=1, bribes=(0, 0, 2, 0))
    guess(state, DEVIL, celia=DAVID)
    give(state, CELIA, coin=1)
    open_chests(state)
    assert state.open
    assert heard(state, event.RITUAL_SEAT) == [(0, 0, 0), (1, 1, 0), (2, 2, 2), (3, 3, 0)]
    assert heard(state, event.GUESSED_SEAT) == [(CELIA, DEVIL, DAVID)]
    assert held(state, CELIA) == {"coin": 1}
    assert state.flow[CELIA * FLOW + COIN] == -2, "all saw whose bribe it was"


@pytest.mark.rule("DWD-1.14.11", "DWD-EX18", "DWD-EX9")
def test_round_5_pays_the_devil_points_by_pieces() -> None:
    assert SOULS_WORTH == [0, 0, 2, 4, 6, 12, 18, 24, 30]
    for pieces, points in ((4, 6), (5, 12)):
        state = chests(round=5, clean=pieces)
        state.kingdoms[ANNA].clean = 1  # kept back
        open_chests(state)
        assert each(state, "score") == [points, 0, 0, 0]
        assert state.tally[ANNA * SOURCES + FROM_SOULS] == points
        assert state.kingdoms[ANNA].clean == pieces + 1


@pytest.mark.rule("DWD-1.14.11")
@pytest.mark.parametrize(
    ("pieces", "before", "after"),
    [
        (1, 0b000, 0b000),
        (2, 0b000, 0b001),
        (3, 0b000, 0b011),
        (3, 0b001, 0b011),
        (3, 0b011, 0b111),
        (3, 0b111, 0b111),
        (3, 0b100, 0b111),
        (2, 0b011, 0b011),
    ],
)
def test_round_5_opens_inquisitor_1_then_2_or_3_if_2_was_open(pieces: int, before: int, after: int) -> None:
    state = chests(round=5, clean=pieces)
    state.opened = before
    open_chests(state)
    assert state.opened == after


@pytest.mark.rule("DWD-1.14.11")
def test_round_5_has_no_reward_for_the_cultist_and_no_goods() -> None:
    state = chests(round=5, marked=2)
    open_chests(state)
    assert [held(state, seat) for seat in (ANNA, BRUNO)] == [{}, {}]
    assert state.kingdoms[BRUNO].score == 0


@pytest.mark.rule("DWD-1.14.12", "DWD-R21")
def test_every_guess_scores_locked_or_new_for_the_guesser_or_for_whom_he_missed() -> None:
    state = chests(round=5)
    guess(state, DEVIL, celia=ANNA, david=BRUNO)
    state.locked[DEVIL * SEATS + BRUNO] = ANNA
    state.locked[CULTIST * SEATS + CELIA] = DAVID
    guess(state, CULTIST, david=BRUNO)
    open_chests(state)
    assert each(state, "score") == [1, 2 + 1, 2, 2]
    assert [state.tally[seat * SOURCES + FROM_GUESSES] for seat in range(SEATS)] == [1, 3, 2, 2]
    assert heard(state, event.GUESS_RIGHT) == [
        (BRUNO, ANNA, DEVIL, 2),
        (CELIA, ANNA, DEVIL, 2),
        (DAVID, BRUNO, CULTIST, 2),
    ]
    assert heard(state, event.GUESS_WRONG) == [(DAVID, BRUNO, DEVIL, 1), (CELIA, DAVID, CULTIST, 1)]


@pytest.mark.rule("DWD-R58")
def test_a_token_that_was_not_used_scores_nothing_and_costs_nothing() -> None:
    state = chests(round=5)
    state.owned[DEVIL] = ANNA
    open_chests(state)
    assert each(state, "score") == [0, 0, 0, 0]
