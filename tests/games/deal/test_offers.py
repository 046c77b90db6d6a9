"""Sections 1.7 and 1.2: what goes into the own chest, what may be asked for it, and what comes back."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers, legal
from pandemonium.engine.state import ASIDE
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import (
    ACCEPT,
    ASK,
    BORROW,
    BUY,
    CLOSE_AT,
    CLOSE_EMPTY,
    LEAVE,
    PRICES,
    PUT,
    PUT_CLEAN,
    PUT_MARKED,
    REPAY,
    SELL,
)
from pandemonium.games.deal.rules.fields import CONTENT, RECORD, SOULS
from pandemonium.games.deal.rules.figures import COIN, GLASS, GOODS, GRAIN, MARBLE, STOCKS, STONE, WOOD
from pandemonium.games.deal.rules.offer import record_of
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.roles import prices
from pandemonium.games.deal.rules.rounds import KEEP, OFFER
from tests.games.deal.kingdoms import (
    COINS,
    ONE_PIECE,
    TWO_PIECES,
    A,
    B,
    C,
    D,
    asked,
    carry_on,
    close_empty,
    everybody_leaves,
    heard,
    offered,
    play,
    position,
    question,
    stock,
)
from tests.games.deal.rows import each


@pytest.mark.rule("DWD-1.7.1")
def test_an_offer_is_any_mix_of_goods_and_coins_put_in_one_by_one_and_closed_at_a_price() -> None:
    state = play(position(OFFER), C, PUT + WOOD, PUT + GLASS, PUT + COIN, PUT + WOOD, COINS + 5)
    assert list(state.offer[C * CONTENT : C * CONTENT + STOCKS]) == [2, 0, 0, 0, 1, 1]
    assert state.kingdoms[C].price == 5
    assert stock(state, C) == (1, 3, 3, 3, 2, 8)


@pytest.mark.rule("DWD-1.7.1")
def test_offering_is_optional() -> None:
    state = play(position(OFFER), A, CLOSE_EMPTY)
    assert (asked(state), state.kingdoms[A].price) == ([B, C, D], 0)


@pytest.mark.rule("DWD-1.7.1", "DWD-R3")
def test_a_chest_is_closed_at_a_price_only_with_something_in_it_and_empty_only_with_nothing() -> None:
    state = position(OFFER)
    assert not offered(state, C, CLOSE_AT, PRICES)
    assert CLOSE_EMPTY in legal(state, C)
    play(state, C, PUT + WOOD)
    assert offered(state, C, CLOSE_AT, PRICES)
    assert CLOSE_EMPTY not in legal(state, C)


@pytest.mark.rule("DWD-1.7.1")
def test_souls_can_never_be_offered() -> None:
    state = position(OFFER)
    for seat in (A, B, C, D):
        assert PUT_CLEAN not in legal(state, seat)
        assert PUT_MARKED not in legal(state, seat)


@pytest.mark.rule("DWD-1.7.2", "DWD-R5", "DWD-6.1.11")
def test_what_lies_in_the_chest_is_out_of_reach_until_it_returns() -> None:
    state = position(OFFER, stocks=((1, 0, 0, 0, 0, 3),) * 4)
    play(state, C, PUT + WOOD, PUT + COIN, COINS + 2)
    assert stock(state, C) == (0, 0, 0, 0, 0, 2)
    play(state, B, PUT + WOOD, COINS + 3)
    close_empty(state, A, D)
    play(state, A, LEAVE)
    play(state, D, LEAVE)
    play(state, B, LEAVE)
    assert SELL + WOOD not in legal(state, C)
    play(state, C, LEAVE)
    assert ACCEPT not in legal(state, C), "three coins are asked, and one of C's three lies in the own chest"


@pytest.mark.rule("DWD-1.7.12", "DWD-1.2.3", "DWD-1.17.2")
def test_a_mortal_asks_for_2_to_7_coins() -> None:
    state = play(position(OFFER), D, PUT + WOOD)
    assert offered(state, D, COINS, 8) == [2, 3, 4, 5, 6, 7]
    assert offered(state, D, ONE_PIECE, 2) == []


@pytest.mark.rule("DWD-1.7.12", "DWD-1.2.4", "DWD-1.17.2")
def test_the_cultist_asks_for_2_to_6_coins_or_a_piece_of_soul() -> None:
    state = play(position(OFFER), B, PUT + WOOD)
    assert offered(state, B, COINS, 8) == [2, 3, 4, 5, 6]
    assert offered(state, B, ONE_PIECE, 2) == [0]


@pytest.mark.rule("DWD-1.7.12", "DWD-1.2.5", "DWD-1.17.2")
def test_the_devil_asks_for_one_or_two_pieces_and_never_for_coins() -> None:
    state = play(position(OFFER), A, PUT + WOOD)
    assert offered(state, A, COINS, 8) == []
    assert offered(state, A, ONE_PIECE, 2) == [0, 1]


@pytest.mark.rule("DWD-1.7.8")
def test_seven_coins_fit_a_mortal_only_and_two_pieces_the_devil_only() -> None:
    assert [7 in prices(mark, False) for mark in range(4)] == [False, False, True, True]
    assert [SOULS + 2 in prices(mark, False) for mark in range(4)] == [True, False, False, False]


@pytest.mark.rule("DWD-6.4.2", "DWD-1.7.11")
def test_in_a_first_game_the_devil_asks_for_one_piece_at_a_time() -> None:
    state = play(position(OFFER, "first-game"), A, PUT + WOOD)
    assert offered(state, A, ONE_PIECE, 2) == [0]


@pytest.mark.rule("DWD-EX12", "DWD-1.7.11")
@pytest.mark.parametrize(("goods", "coins"), [((WOOD,), 2), ((GLASS,), 4), ((STONE, GRAIN), 5)])
@pytest.mark.parametrize("seat", [B, C])
def test_good_offers_are_legal_for_mortal_and_cultist_and_cheaper_than_the_pool(
    goods: tuple[int, ...], coins: int, seat: int
) -> None:
    state = play(position(OFFER), seat, *[PUT + good for good in goods], COINS + coins)
    assert state.kingdoms[seat].price == coins < sum(PRICE[good] for good in goods)


@pytest.mark.rule("DWD-EX5")
def test_the_cultist_offers_two_stones_for_four_coins() -> None:
    state = play(position(OFFER), B, PUT + STONE, PUT + STONE, COINS + 4)
    assert (state.offer[B * CONTENT + STONE], state.kingdoms[B].price) == (2, 4)


@pytest.mark.rule("DWD-1.7.15")
def test_coins_may_be_offered_for_a_soul_and_even_for_coins() -> None:
    state = play(position(OFFER), A, PUT + COIN, PUT + COIN, ONE_PIECE)
    play(state, C, PUT + COIN, COINS + 2)
    assert (state.kingdoms[A].price, state.kingdoms[C].price) == (SOULS + 1, 2)


@pytest.mark.rule("DWD-1.7.6", "DWD-1.7.14")
def test_an_unsold_offer_comes_back_to_its_owner_who_alone_is_told() -> None:
    state = play(position(OFFER), C, PUT + WOOD, PUT + MARBLE, COINS + 7)
    close_empty(state, A, B, D)
    everybody_leaves(state)
    everybody_leaves(state)
    assert stock(state, C) == (3, 3, 3, 3, 3, 9)
    assert heard(state, C, event.CAME_BACK) == [(C, 1, 0, 0, 1, 0, 0, 0)]
    assert [heard(state, seat, event.CAME_BACK) for seat in (A, B, D, -1)] == [[], [], [], []]


@pytest.mark.rule("DWD-1.7.6", "DWD-4.4.5")
@pytest.mark.parametrize("distribution", [1, 2])
def test_the_owner_of_a_sold_chest_learns_the_payment_but_neither_who_bought_nor_when(distribution: int) -> None:
    state = play(position(OFFER), C, PUT + GRAIN, COINS + 3)
    close_empty(state, A, B, D)
    buyer = (A, D)[distribution - 1]
    for now in (1, 2):
        for seat in (A, B, C, D):
            play(state, seat, ACCEPT if (now, seat) == (distribution, buyer) else LEAVE)
    assert heard(state, C, event.CAME_BACK_SOLD) == [(C, 3, 0, 0)]
    assert stock(state, C) == (3, 3, 2, 3, 3, 12)
    assert stock(state, buyer) == (3, 3, 4, 3, 3, 6)


@pytest.mark.rule("DWD-1.7.14")
def test_the_owner_learns_which_of_the_pieces_paid_are_marked() -> None:
    state = position(OFFER)
    play(state, A, PUT + GLASS, PUT + MARBLE, TWO_PIECES)
    close_empty(state, B, C, D)
    everybody_leaves(state)
    state.kingdoms[B].clean = 1
    play(state, B, ACCEPT + 1)
    for seat in (A, C, D):
        play(state, seat, LEAVE)
    assert heard(state, A, event.CAME_BACK_SOLD) == [(A, SOULS + 2, 1, 1)]
    assert (state.kingdoms[A].clean, state.kingdoms[A].marked) == (1, 1)


@pytest.mark.rule("DWD-1.7.6")
def test_the_deals_of_a_round_are_kept_and_the_chests_stand_empty_at_home() -> None:
    state = play(position(OFFER), C, PUT + GRAIN, COINS + 3)
    close_empty(state, A, B, D)
    play(state, A, ACCEPT)
    for seat in (B, C, D):
        play(state, seat, LEAVE)
    everybody_leaves(state)
    empty, sold = [0] * RECORD, [0, 0, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0]
    assert state.traded == 1
    assert [list(record_of(state, 1, owner)) for owner in (A, B, C, D)] == [empty, empty, sold, empty]
    assert (sum(state.offer), sum(each(state, "price")), sum(each(state, "taken")), state.distribution) == (0, 0, 0, 0)


@pytest.mark.rule("DWD-6.1.9", "DWD-1.7.10")
def test_requests_are_public_without_effect_once_for_each_kind_and_come_off_when_the_chests_return() -> None:
    state = position(OFFER)
    before = stock(state, B)
    play(state, B, ASK + GLASS)
    assert heard(state, -1, event.ASKED_FOR) == [(B, GLASS)]
    assert offered(state, B, ASK, STOCKS) == [WOOD, STONE, GRAIN, MARBLE, COIN]
    assert offered(state, C, ASK, STOCKS) == [WOOD, STONE, GRAIN, MARBLE, GLASS, COIN]
    assert stock(state, B) == before
    close_empty(state, A, B, C, D)
    assert state.kingdoms[B].requests
    everybody_leaves(state)
    everybody_leaves(state)
    assert each(state, "requests") == [0, 0, 0, 0]


@pytest.mark.rule("DWD-6.1.9")
def test_one_may_ask_for_goods_in_keep_pass_repay_and_offer() -> None:
    state = position(OFFER)
    state.kingdoms[B].debt = 2
    carry_on(state, KEEP, 2)
    for due in (questions.KEEP, questions.PASS, questions.REPAY, questions.OFFER):
        assert question(state, B) == due
        assert offered(state, B, ASK, STOCKS) == [WOOD, STONE, GRAIN, MARBLE, GLASS, COIN]
        while question(state, asked(state)[0]) == due:
            play(state, asked(state)[0], answers(state, asked(state)[0])[-1])


@pytest.mark.rule("DWD-6.1.9", "DWD-1.7.4")
def test_nobody_asks_for_goods_while_a_chest_is_looked_into_but_the_pool_is_open() -> None:
    state = position(OFFER)
    close_empty(state, A, B, C, D)
    assert question(state, B) == questions.FIRST_CHEST
    assert offered(state, B, ASK, STOCKS) == []
    assert offered(state, B, BUY, GOODS) == [WOOD, STONE, GRAIN, MARBLE, GLASS]


@pytest.mark.rule("DWD-1.4.3")
def test_nobody_repays_in_the_deals() -> None:
    state = position(OFFER)
    state.kingdoms[B].debt = 5
    assert offered(state, B, REPAY, 10) == []
    close_empty(state, A, B, C, D)
    assert offered(state, B, REPAY, 10) == []
    assert offered(state, B, BORROW, 10) == [0, 1, 2, 3, 4]


@pytest.mark.rule("DWD-6.1.11", "DWD-1.4.5")
def test_a_seat_trades_before_its_first_token_lies_in_the_chest_and_not_after() -> None:
    state = position(OFFER)
    assert [choice for choice in legal(state, C) if choice >= ASIDE]
    play(state, C, PUT + WOOD)
    assert not [choice for choice in legal(state, C) if choice >= ASIDE]
    play(state, C, COINS + 2)
    assert legal(state, C) == []
