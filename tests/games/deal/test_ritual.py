"""Wings for sale, and what goes into the chests of the ritual."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers, legal
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.bribes import bribe_coins
from pandemonium.games.deal.rules.choice import (
    BORROW,
    BRIBE,
    BUY,
    BUY_WING,
    CLOSE,
    DONE,
    GUESS,
    PUT_CLEAN,
    PUT_MARKED,
    REPAY,
    SELL,
)
from pandemonium.games.deal.rules.figures import COIN, GLASS, GRAIN, SEATS, WOOD
from pandemonium.games.deal.rules.opening import open_chests
from pandemonium.games.deal.rules.ritual import put_prepare, put_ritual
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL
from tests.games.deal.church import ANNA, BRUNO, CELIA, DAVID, all_say, build, church, give, heard, held, put, say

BRIBE_COIN = BRIBE + COIN


def guess(role: int, suspect: int) -> int:
    return GUESS + role * SEATS + suspect


@pytest.mark.rule("DWD-1.14.1")
def test_anybody_even_the_devil_buys_any_number_of_wings_and_three_are_an_indulgence_at_once() -> None:
    state = church()
    give(state, ANNA, coin=17)
    put(state, put_prepare)
    say(state, ANNA, BUY_WING, BUY_WING, BUY_WING)
    assert state.kingdoms[ANNA].indulgences == 1
    assert state.kingdoms[ANNA].angel == 0
    assert held(state, ANNA) == {"coin": 2}
    assert answers(state, ANNA) == [DONE]
    assert heard(state, event.WING_BOUGHT) == [(ANNA, 5)] * 3


@pytest.mark.rule("DWD-1.14.1", "DWD-3.5.2")
def test_the_confessional_makes_wings_cheaper() -> None:
    state = church()
    build(state, CELIA, "confessional")
    give(state, CELIA, coin=4)
    put(state, put_prepare)
    say(state, CELIA, BUY_WING)
    assert state.kingdoms[CELIA].angel == 1
    assert held(state, CELIA) == {}


@pytest.mark.rule("DWD-1.14.1", "DWD-1.4.3", "DWD-6.1.5")
def test_debts_are_paid_back_in_preparation_and_ritual() -> None:
    state = church()
    state.kingdoms[BRUNO].debt = 3
    give(state, BRUNO, coin=3)
    put(state, put_prepare)
    say(state, BRUNO, REPAY)
    all_say(state, DONE)
    put(state, put_ritual)
    say(state, BRUNO, REPAY + 1)
    assert state.kingdoms[BRUNO].debt == 0


@pytest.mark.rule("DWD-6.1.4")
def test_one_borrows_or_repays_in_one_question_and_does_the_other_in_the_next() -> None:
    state = church()
    state.kingdoms[BRUNO].debt = 3
    give(state, BRUNO, coin=3)
    put(state, put_prepare)
    say(state, BRUNO, BORROW)
    assert REPAY not in legal(state, BRUNO)
    all_say(state, DONE)
    put(state, put_ritual)
    say(state, BRUNO, REPAY)
    assert BORROW not in legal(state, BRUNO)


@pytest.mark.rule("DWD-1.14.19", "DWD-R57")
def test_wings_are_sold_until_all_have_had_their_chance_and_not_in_the_ritual() -> None:
    state = church()
    give(state, ANNA, coin=20)
    put(state, put_prepare)
    say(state, ANNA, DONE)
    assert legal(state, ANNA) == []
    all_say(state, DONE)
    assert not state.asked
    put(state, put_ritual)
    assert BUY_WING not in legal(state, ANNA)


@pytest.mark.rule("DWD-1.14.2")
def test_the_devil_puts_in_as_many_pieces_as_he_likes() -> None:
    state = church(round=5)
    state.kingdoms[ANNA].clean = 3
    put(state, put_ritual)
    say(state, ANNA, PUT_CLEAN, PUT_CLEAN)
    assert (state.kingdoms[ANNA].clean, state.kingdoms[ANNA].ritual_clean) == (1, 2)
    assert CLOSE in answers(state, ANNA)


@pytest.mark.rule("DWD-1.14.2")
def test_in_round_3_the_devil_closes_only_with_all_marked_pieces_in() -> None:
    state = church()
    state.kingdoms[ANNA].clean, state.kingdoms[ANNA].marked = 1, 2
    put(state, put_ritual)
    assert CLOSE not in answers(state, ANNA)
    say(state, ANNA, PUT_MARKED)
    assert CLOSE not in answers(state, ANNA)
    say(state, ANNA, PUT_MARKED, CLOSE)
    assert state.kingdoms[ANNA].ritual_marked == 2


@pytest.mark.rule("DWD-R19")
def test_in_round_5_the_devil_may_keep_marked_pieces_back() -> None:
    state = church(round=5)
    state.kingdoms[ANNA].marked = 2
    put(state, put_ritual)
    say(state, ANNA, CLOSE)
    assert state.kingdoms[ANNA].marked == 2


@pytest.mark.rule("DWD-1.14.2")
def test_nobody_but_the_devil_puts_pieces_in() -> None:
    state = church()
    put(state, put_ritual)
    for seat in (BRUNO, CELIA, DAVID):
        assert PUT_CLEAN not in answers(state, seat)
        assert PUT_MARKED not in answers(state, seat)


@pytest.mark.rule("DWD-1.14.3", "DWD-6.1.11")
def test_everybody_bribes_with_any_number_of_coins_which_are_out_of_reach_at_once() -> None:
    state = church()
    for seat in range(SEATS):
        give(state, seat, coin=2, glass=1)
    put(state, put_ritual)
    for seat in range(SEATS):
        say(state, seat, BRIBE_COIN, BRIBE_COIN)
        assert held(state, seat) == {"glass": 1}
        assert bribe_coins(state, seat) == 2
        assert BRIBE_COIN not in answers(state, seat)
        assert BRIBE + GLASS not in answers(state, seat)


@pytest.mark.rule("DWD-1.16.3")
def test_by_option_goods_bribe_at_their_selling_price() -> None:
    state = church()
    state.goods_bribe = True
    give(state, DAVID, grain=1, glass=1, coin=1)
    put(state, put_ritual)
    say(state, DAVID, BRIBE + GRAIN, BRIBE + GLASS, BRIBE_COIN)
    all_say(state, CLOSE)
    open_chests(state)
    assert heard(state, event.RITUAL_MARK)[3] == (3, 4)
    assert state.bribes == 4
    assert held(state, DAVID) == {}


@pytest.mark.rule("DWD-1.14.4")
def test_a_mortal_guesses_either_role_the_cultist_the_devil_and_the_devil_nobody() -> None:
    state = church()
    put(state, put_ritual)
    devils = {seat: [s for s in range(SEATS) if guess(DEVIL, s) in answers(state, seat)] for seat in range(SEATS)}
    cultists = {seat: [s for s in range(SEATS) if guess(CULTIST, s) in answers(state, seat)] for seat in range(SEATS)}
    assert devils == {ANNA: [], BRUNO: [0, 2, 3], CELIA: [0, 1, 3], DAVID: [0, 1, 2]}
    assert cultists == {ANNA: [], BRUNO: [], CELIA: [0, 1, 3], DAVID: [0, 1, 2]}


@pytest.mark.rule("DWD-1.14.4")
def test_one_ring_of_each_colour_names_nobody_for_both_roles() -> None:
    state = church()
    put(state, put_ritual)
    say(state, CELIA, guess(DEVIL, BRUNO))
    assert guess(CULTIST, BRUNO) not in answers(state, CELIA)
    assert guess(DEVIL, ANNA) not in answers(state, CELIA)
    say(state, CELIA, guess(CULTIST, DAVID), CLOSE)
    assert state.guess[DEVIL * SEATS + CELIA] == BRUNO
    assert state.guess[CULTIST * SEATS + CELIA] == DAVID


@pytest.mark.rule("DWD-1.14.4", "DWD-6.1.2")
def test_nobody_must_guess_and_everybody_is_asked() -> None:
    state = church()
    put(state, put_ritual)
    assert [answers(state, seat)[-1] for seat in range(SEATS)] == [CLOSE] * SEATS
    all_say(state, CLOSE)
    assert not state.asked


@pytest.mark.rule("DWD-1.14.24")
def test_in_round_5_a_locked_token_and_a_locked_ring_are_not_used_again() -> None:
    state = church(round=5)
    state.locked[DEVIL * SEATS + CELIA] = BRUNO
    put(state, put_ritual)
    mine = answers(state, CELIA)
    assert not [suspect for suspect in range(SEATS) if guess(DEVIL, suspect) in mine]
    assert [suspect for suspect in range(SEATS) if guess(CULTIST, suspect) in mine] == [ANNA, DAVID]
    assert guess(DEVIL, BRUNO) in answers(state, DAVID), "who has nothing locked is free to guess"


@pytest.mark.rule("DWD-1.14.24", "DWD-R58")
def test_an_exposed_devil_is_guessed_no_more() -> None:
    state = church(round=5)
    state.owned[DEVIL] = ANNA
    put(state, put_ritual)
    for seat in range(SEATS):
        assert not [suspect for suspect in range(SEATS) if guess(DEVIL, suspect) in answers(state, seat)]
    assert guess(CULTIST, BRUNO) in answers(state, DAVID)


@pytest.mark.rule("DWD-6.1.3", "DWD-6.1.2")
def test_a_seat_trades_before_its_first_secret_choice_not_after() -> None:
    state = church()
    give(state, CELIA, coin=4, wood=1)
    put(state, put_ritual)
    assert {SELL + WOOD, BUY + GRAIN} <= set(legal(state, CELIA))
    say(state, CELIA, BRIBE_COIN)
    assert SELL + WOOD not in legal(state, CELIA)
    assert BUY + GRAIN not in legal(state, CELIA)
    assert heard(state, event.SOLD) == []
