"""Section 1.4: the pool and the lender, open at any time and seen by everybody."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import legal
from pandemonium.engine.row import row
from pandemonium.engine.state import EVERYONE
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import BORROW, BUY, CLOSE_EMPTY, DONE, KEEP, LEAVE, REPAY, SELL
from pandemonium.games.deal.rules.fields import FLOW
from pandemonium.games.deal.rules.figures import COIN, GLASS, GOODS, GRAIN, MARBLE, STOCKS, STONE, WOOD
from pandemonium.games.deal.rules.rounds import ACCUSE, OFFER
from pandemonium.games.deal.rules.rounds import KEEP as KEEP_STEP
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import EMPTY, RICH, A, B, C, D, carry_on, heard, offered, play, position, question, stock


def owing(debt: int, own: tuple[int, ...] = RICH, step: int = OFFER) -> Deal:
    """A position in which B owes so much and has these stocks."""
    state = position(OFFER, stocks=(RICH, own, RICH, RICH))
    state.kingdoms[B].debt = debt
    return state if step == OFFER else carry_on(state, step, 2)


@pytest.mark.rule("DWD-1.4.1")
@pytest.mark.parametrize(("good", "price"), [(WOOD, 3), (STONE, 3), (GRAIN, 3), (MARBLE, 5), (GLASS, 5)])
def test_a_basic_good_is_bought_for_3_coins_and_a_luxury_for_5(good: int, price: int) -> None:
    state = play(owing(0), B, BUY + good)
    assert stock(state, B)[COIN] == 9 - price
    assert stock(state, B)[good] == 4


@pytest.mark.rule("DWD-1.4.1")
@pytest.mark.parametrize(("good", "worth"), [(WOOD, 1), (STONE, 1), (GRAIN, 1), (MARBLE, 2), (GLASS, 2)])
def test_a_basic_good_is_sold_for_1_coin_and_a_luxury_for_2(good: int, worth: int) -> None:
    state = play(owing(0), B, SELL + good)
    assert stock(state, B)[COIN] == 9 + worth
    assert stock(state, B)[good] == 2


@pytest.mark.rule("DWD-1.4.1", "DWD-R1")
def test_one_buys_what_one_can_pay_and_sells_what_one_has_and_the_pool_is_unlimited() -> None:
    state = owing(0, (0, 1, 0, 0, 0, 4))
    assert offered(state, B, BUY, GOODS) == [WOOD, STONE, GRAIN]
    assert offered(state, B, SELL, GOODS) == [STONE]
    state = play(owing(0, (*EMPTY[:5], 150)), B, *[BUY + WOOD] * 50)
    assert stock(state, B) == (50, 0, 0, 0, 0, 0)


@pytest.mark.rule("DWD-1.4.1")
def test_the_pool_is_open_in_every_question() -> None:
    for state in (owing(0), owing(0, step=KEEP_STEP), position(ACCUSE, round=2)):
        assert offered(state, B, SELL, GOODS) == [WOOD, STONE, GRAIN, MARBLE, GLASS]


@pytest.mark.rule("DWD-1.4.2")
def test_a_loan_raises_the_debt_and_never_above_10() -> None:
    state = owing(3, EMPTY)
    assert offered(state, B, BORROW, 10) == [0, 1, 2, 3, 4, 5, 6]
    play(state, B, BORROW + 4)
    assert (state.kingdoms[B].debt, stock(state, B)[COIN]) == (8, 5)
    play(state, B, BORROW + 1)
    assert offered(state, B, BORROW, 10) == []


@pytest.mark.rule("DWD-EX4", "DWD-1.4.6")
def test_marta_owes_3_goes_to_8_and_buys_a_glass_with_the_5_coins_at_once() -> None:
    state = play(owing(3, EMPTY), B, BORROW + 4, BUY + GLASS)
    assert (state.kingdoms[B].debt, stock(state, B)) == (8, (0, 0, 0, 0, 1, 0))


@pytest.mark.rule("DWD-1.4.6")
def test_any_number_of_loans_and_trades_follow_each_other() -> None:
    state = play(owing(0, EMPTY), B, BORROW + 2, BUY + WOOD, BORROW + 2, BUY + WOOD, SELL + WOOD, SELL + WOOD)
    assert (state.kingdoms[B].debt, stock(state, B)) == (6, (0, 0, 0, 0, 0, 2))


@pytest.mark.rule("DWD-1.4.3", "DWD-1.5.5")
def test_a_debt_is_repaid_in_the_cards_phase_1_coin_a_point_and_not_in_the_deals() -> None:
    state = owing(6, (0, 0, 0, 0, 0, 4), KEEP_STEP)
    assert question(state, B) == questions.KEEP
    assert offered(state, B, REPAY, 10) == [0, 1, 2, 3]
    play(state, B, REPAY + 2)
    assert (state.kingdoms[B].debt, stock(state, B)[COIN]) == (3, 1)
    assert offered(owing(6), B, REPAY, 10) == []


@pytest.mark.rule("DWD-1.4.3", "DWD-6.1.4")
def test_in_one_question_one_borrows_or_repays_and_not_both() -> None:
    state = play(owing(2, step=KEEP_STEP), B, REPAY + 0)
    assert offered(state, B, BORROW, 10) == []
    state = play(owing(2, step=KEEP_STEP), B, BORROW + 0)
    assert offered(state, B, REPAY, 10) == []


@pytest.mark.rule("DWD-1.4.4")
def test_the_score_may_go_below_zero() -> None:
    state = owing(0)
    state.earn(B, 0, -7)
    assert state.kingdoms[B].score == -7


@pytest.mark.rule("DWD-1.4.5")
def test_everybody_sees_trades_and_loans_at_once() -> None:
    state = play(owing(0), B, BUY + GLASS, SELL + WOOD, BORROW + 1)
    assert state.events is not None
    told = [(happened.kind, happened.facts) for happened in state.events if happened.audience == EVERYONE]
    assert told[-3:] == [(event.BOUGHT, (B, GLASS, 5)), (event.SOLD, (B, WOOD, 1)), (event.BORROWED, (B, 2, 2))]


@pytest.mark.rule("DWD-6.1.3")
def test_what_all_have_seen_is_not_taken_back_and_a_seat_that_has_closed_waits() -> None:
    state = owing(0)
    state.barrier = 0
    play(state, B, BUY + GLASS)
    assert state.barrier & 1 << B
    play(state, B, CLOSE_EMPTY)
    assert legal(state, B) == []
    assert heard(state, -1, event.CLOSED_EMPTY) == []


@pytest.mark.rule("DWD-6.3.2")
def test_the_ledger_keeps_what_changed_and_how_low_it_fell_between_private_moments() -> None:
    state = position(OFFER)
    state.flow, state.ledger = row(4 * FLOW), []
    play(state, B, SELL + WOOD, BUY + GLASS, CLOSE_EMPTY)
    for seat in (A, C, D):
        play(state, seat, CLOSE_EMPTY)
    assert [row for row in state.ledger if row[-1] == B] == [(-1, 0, 0, 0, 1, -4, -1, 0, 0, 0, 0, -4, B)]
    play(state, B, BUY + GRAIN)
    for _ in (1, 2):
        for seat in (A, B, C, D):
            play(state, seat, LEAVE)
    rows = [row for row in state.ledger if row[-1] == B]
    assert len(rows) == 4
    assert rows[1] == (0, 0, 1, 0, 0, -3, 0, 0, 0, 0, 0, -3, B)
    assert rows[2][:FLOW] == rows[3][:FLOW] == (0,) * FLOW
    assert len(rows[0]) == 2 * STOCKS + 1


@pytest.mark.rule("DWD-1.4.3", "DWD-1.6.2")
def test_who_owes_is_asked_once_more_at_the_end_of_the_cards_phase() -> None:
    state = owing(2, step=KEEP_STEP)
    for seat in (A, B, C, D):
        play(state, seat, KEEP + state.kingdoms[seat].hand[0], DONE)
    for seat in (A, B, C, D):
        for _ in ("first", "second", "hand over"):
            play(state, seat, legal(state, seat)[0])
    assert state.asked == 1 << B
    assert question(state, B) == questions.REPAY
    play(state, B, REPAY + 1, DONE)
    assert state.kingdoms[B].debt == 0
