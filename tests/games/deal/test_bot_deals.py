"""What bots offer, ask for and accept (DWD-6.7.3, DWD-6.7.4)."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import choose, legal
from pandemonium.engine.row import row_of
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.answers import choose_chest
from pandemonium.games.deal.bot.bargains import guide_price, usual_price
from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.offers import choose_offer
from pandemonium.games.deal.bot.requests import asked_for, next_request
from pandemonium.games.deal.rules.choice import ACCEPT, ASK, CLOSE_AT, CLOSE_EMPTY, LEAVE, PUT
from pandemonium.games.deal.rules.fields import CONTENT, SOULS
from pandemonium.games.deal.rules.figures import GLASS, GRAIN, SEATS, STONE, WOOD
from pandemonium.games.deal.rules.offer import keep_record
from pandemonium.games.deal.rules.rounds import OFFER
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import (
    COINS,
    EMPTY,
    ONE_PIECE,
    RICH,
    TWO_PIECES,
    A,
    B,
    C,
    D,
    card,
    close_empty,
    play,
    position,
)

NORMAL = craft.weights.load("normal", SEATS)


def offered_by(state: Deal, seat: Seat) -> list[Choice]:
    """What the seat puts into its chest, and how it closes; requests left out."""
    chosen: list[Choice] = []
    while (state.asked >> seat) & 1:
        choice = choose_offer(NORMAL, state, seat)
        assert choice in legal(state, seat)
        choose(state, seat, choice)
        if choice < ASK:
            chosen.append(choice)
    return chosen


@pytest.mark.rule("DWD-6.7.3")
def test_the_devil_offers_goods_for_a_piece_of_soul() -> None:
    *tokens, closing = offered_by(position(OFFER), A)
    assert closing in (ONE_PIECE, TWO_PIECES)
    assert len(tokens) >= 2


@pytest.mark.rule("DWD-6.7.3")
def test_a_mortal_asks_for_coins_and_for_less_than_the_pool() -> None:
    *tokens, closing = offered_by(position(OFFER), C)
    assert 1 <= len(tokens) <= 2
    assert CLOSE_AT <= closing < ONE_PIECE


@pytest.mark.rule("DWD-6.7.3", "DWD-EX12")
def test_the_guide_is_a_coin_less_than_the_pool() -> None:
    state = position(OFFER)
    assert guide_price(state, C, [1, 0, 0, 0, 0, 0]) == 2
    assert guide_price(state, C, [0, 0, 0, 0, 1, 0]) == 4
    assert guide_price(state, C, [0, 1, 1, 0, 0, 0]) == 5
    assert guide_price(state, B, [0, 0, 0, 1, 1, 0]) == 6
    assert guide_price(state, A, [1, 0, 0, 0, 1, 0]) == SOULS + 1


@pytest.mark.rule("DWD-6.7.3")
def test_who_has_nothing_closes_an_empty_chest() -> None:
    state = position(OFFER, stocks=(RICH, RICH, EMPTY, RICH))
    assert offered_by(state, C) == [CLOSE_EMPTY]


@pytest.mark.rule("DWD-6.7.3")
def test_a_piece_is_thought_dearer_after_a_round_without_a_sale() -> None:
    state = position(OFFER, round=2)
    first = usual_price(NORMAL, state, A)
    unsold = row_of([1, 0, 0, 0, 1, 0, 0, 0, SOULS + 1, 0, 0, 0])
    keep_record(state, 1, A, unsold)
    state.traded = 1
    assert usual_price(NORMAL, state, A) > first


@pytest.mark.rule("DWD-6.7.3", "DWD-6.1.9")
def test_what_the_best_plan_gains_most_by_is_asked_for_and_nothing_it_has_enough_of() -> None:
    state = position(OFFER, round=5, stocks=(RICH, RICH, (9, 9, 0, 0, 0, 0), RICH))
    state.kingdoms[C].hand = (card("merchant-palace"), card("hunting-estate"))
    asked = [next_request(NORMAL, state, C)]
    while asked[-1] >= ASK:
        play(state, C, asked[-1])
        asked.append(next_request(NORMAL, state, C))
    assert ASK + GRAIN in asked
    assert not {ASK + WOOD, ASK + STONE} & set(asked)
    assert len(asked) <= 4
    assert asked_for(state, D)[GRAIN] == 1
    assert asked_for(state, C) == [0] * 6


def chest_before_c(content: list[int], closing: Choice) -> Deal:
    """The devil's chest, which C gets first."""
    state = position(OFFER)
    tokens = [PUT + stock for stock, number in enumerate(content) for _ in range(number)]
    play(state, A, *tokens, closing)
    close_empty(state, B, C, D)
    assert list(state.offer[A * CONTENT : A * CONTENT + len(content)]) == content
    return state


@pytest.mark.rule("DWD-6.7.4")
def test_a_mortal_sells_his_third_piece_for_plenty_and_not_for_a_log() -> None:
    assert choose_chest(NORMAL, chest_before_c([3, 3, 3, 3, 3, 9], ONE_PIECE), C) == ACCEPT
    assert choose_chest(NORMAL, chest_before_c([1, 0, 0, 0, 0, 0], ONE_PIECE), C) == LEAVE


@pytest.mark.rule("DWD-6.7.4")
def test_an_empty_chest_is_left() -> None:
    state = position(OFFER)
    close_empty(state, A, B, C, D)
    assert choose_chest(NORMAL, state, C) == LEAVE


@pytest.mark.rule("DWD-6.7.4")
def test_goods_for_far_more_than_they_are_worth_are_left_and_a_gift_is_taken() -> None:
    state = position(OFFER)
    play(state, C, PUT + WOOD, COINS + 7)
    play(state, D, *[PUT + GLASS] * 3, COINS + 2)
    close_empty(state, A, B)
    assert choose_chest(NORMAL, state, A) == LEAVE
    assert choose_chest(NORMAL, state, B) == ACCEPT
