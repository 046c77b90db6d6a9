"""How bots raise coins, pay back, and put their accounts in order (DWD-6.7.1, DWD-6.7.6)."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import choose
from pandemonium.engine.seats import first_seat
from pandemonium.games.deal.bot.craft import craft
from pandemonium.games.deal.bot.debts import choose_account, choose_repay
from pandemonium.games.deal.bot.prices import coin_price, good_price, last_accounts, prices_of
from pandemonium.games.deal.bot.purse import HELD, SHORT, next_act
from pandemonium.games.deal.bot.quick import play_on
from pandemonium.games.deal.rules.choice import BORROW, BUY, DONE, REPAY, SELL
from pandemonium.games.deal.rules.figures import COIN, GLASS, ROUNDS, SEATS, STOCKS, STONE, WOOD
from pandemonium.games.deal.rules.rounds import ACCOUNTS
from pandemonium.games.deal.rules.rounds import REPAY as REPAYING
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import A, carry_on, new_game
from tests.games.deal.rows import each, fill_in

NORMAL = craft.weights.load("normal", SEATS)
NOTHING_MORE = [0] * STOCKS


def next_in_round(round: int, stock: list[int], debt: int, need: list[int], wanted: list[int] = NOTHING_MORE) -> int:
    return next_act(NORMAL, prices_of(NORMAL, round + 1), round == ROUNDS, stock, debt, need, wanted)


def owing(debt: int, stock: tuple[int, ...], step: int, round: int) -> Deal:
    state = new_game()
    state.kingdoms[A].debt = debt
    fill_in(state.stock, 0, list(stock))
    return carry_on(state, step, round)


@pytest.mark.rule("DWD-6.7.1")
def test_a_coin_is_worth_less_every_round_and_a_luxury_never_less_than_its_point() -> None:
    coins = [coin_price(NORMAL, round) for round in range(1, ROUNDS + 2)]
    assert coins == sorted(coins, reverse=True)
    assert coins[-1] == pytest.approx(0.2)
    assert all(good_price(NORMAL, round, GLASS) >= 1.0 for round in range(1, ROUNDS + 2))


@pytest.mark.rule("DWD-6.7.1")
def test_in_the_end_two_tokens_save_a_point_of_debt_and_an_odd_one_nothing() -> None:
    assert last_accounts([0, 0, 0, 0, 0, 4], 4) == pytest.approx(0.0)
    assert last_accounts([0, 0, 0, 0, 0, 3], 4) == pytest.approx(0.2 - 1)
    assert last_accounts([1, 1, 0, 0, 1, 0], 2) == pytest.approx(1.0)


def test_what_is_held_is_paid_and_what_lacks_is_bought() -> None:
    need = [1, 0, 0, 0, 0, 0]
    assert next_in_round(2, [1, 0, 0, 0, 0, 0], 0, need) == HELD
    assert next_in_round(2, [0, 0, 0, 0, 0, 3], 0, need) == BUY + WOOD


def test_coins_that_lack_are_borrowed_early_and_raised_by_selling_in_the_last_round() -> None:
    need = [1, 0, 0, 0, 0, 0]
    assert next_in_round(1, [0, 3, 0, 0, 0, 1], 0, need) == BORROW + 1
    assert next_in_round(ROUNDS, [0, 3, 0, 0, 0, 1], 0, need) == SELL + STONE


def test_what_later_steps_want_is_not_sold_while_the_lender_helps() -> None:
    need, wanted = [1, 0, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0]
    assert next_in_round(ROUNDS, [0, 3, 0, 0, 0, 1], 0, need, wanted) == BORROW + 1
    assert next_in_round(ROUNDS, [0, 0, 0, 0, 0, 1], 10, need, wanted) == SHORT


@pytest.mark.rule("DWD-6.7.6")
def test_debts_are_paid_back_as_far_as_coins_go() -> None:
    state = owing(5, (0, 0, 0, 0, 0, 3), REPAYING, 3)
    assert choose_repay(state, A) == REPAY + 2
    choose(state, A, choose_repay(state, A))
    assert choose_repay(state, A) == DONE


@pytest.mark.rule("DWD-6.7.6")
@pytest.mark.parametrize(
    ("debt", "stock", "left", "tokens"),
    [
        (4, (0, 0, 0, 0, 0, 9), 0, 5),
        (4, (1, 1, 1, 0, 0, 0), 2, 1),
        (3, (0, 0, 0, 0, 0, 2), 2, 1),
        (2, (0, 0, 0, 1, 0, 0), 2, 0),
    ],
    ids=["all of it", "basic goods are sold", "an odd coin is kept", "no luxury is sold"],
)
def test_the_last_accounts_pay_down_to_the_lowest_even_debt(
    debt: int, stock: tuple[int, ...], left: int, tokens: int
) -> None:
    state = owing(debt, stock, ACCOUNTS, ROUNDS)
    while (choice := choose_account(state, A)) != DONE:
        choose(state, A, choice)
    assert state.kingdoms[A].debt == left
    assert sum(state.stock[:3]) + state.stock[COIN] == tokens


@pytest.mark.rule("DWD-6.7.7")
def test_imagined_games_are_played_to_the_end() -> None:
    state = new_game("imagined")
    play_on([NORMAL] * SEATS, state)
    assert not state.asked
    assert min(each(state, "score")) > 0
    assert first_seat(state.winners) in range(SEATS)
