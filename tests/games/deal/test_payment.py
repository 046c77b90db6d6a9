"""Payments: what can be paid must be paid, and the test for it agrees with every chain of pool acts there is."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import legal
from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.games.deal.knowledge.belief import sample
from pandemonium.games.deal.rules import pool
from pandemonium.games.deal.rules.choice import CANNOT_PAY
from pandemonium.games.deal.rules.figures import COIN, GOODS, GRAIN
from pandemonium.games.deal.rules.payment import ANY_BASIC, NO_COST, ONE_WAY, Way, pay_or_raise, spare
from pandemonium.games.deal.rules.pool import PRICE, WORTH
from pandemonium.games.deal.rules.question import PAY_BUILDING, PLAN
from tests.games.deal.acting import acting, blank, codes
from tests.games.deal.rows import each, fill_in, lay


@pytest.mark.rule("DWD-EX4", "DWD-1.4.6", "DWD-1.9.9", "DWD-R6")
def test_marta_borrows_five_buys_a_glass_and_pays_it_into_her_building() -> None:
    table = acting(hand="1C2", debt=3, stone=1).plan("build 1C2")
    assert table.codes() == []
    table.play("borrow 5", "buy glass")
    assert (table.debt, table.coin, table.glass) == (8, 0, 1)
    assert table.play("pay").built == ["1C2"]


@pytest.mark.rule("DWD-6.1.6", "DWD-6.1.1")
def test_also_a_seat_that_can_pay_at_once_is_asked() -> None:
    table = acting(hand="1C4", stone=2).plan("build 1C4")
    assert table.state.asking(0).question(table.state) == PAY_BUILDING
    assert table.codes() == ["pay"]


@pytest.mark.rule("DWD-1.9.17", "DWD-1.9.9")
def test_nobody_may_decline_what_he_can_pay_even_by_selling_and_borrowing() -> None:
    table = acting(hand="1C4", marble=1, debt=6).plan("build 1C4")
    assert "cannot pay" not in table.codes()
    table.play("sell marble", "borrow 4", "buy stone", "buy stone")
    assert table.codes() == ["pay"]


@pytest.mark.rule("DWD-1.9.10", "DWD-R44")
def test_what_cannot_be_paid_is_skipped_and_costs_a_step_of_reputation() -> None:
    table = acting(hand="1C4", debt=10, coin=5).plan("build 1C4")
    assert table.codes() == ["cannot pay"]
    table.play("cannot pay")
    assert (table.reputation, table.built, table.hand) == (0, [], ["1C4"])
    assert table.state.kingdoms[0].shown == table.state.kingdoms[0].hand, "the card goes back to the hand, seen by all"


@pytest.mark.rule("DWD-1.9.11", "DWD-6.4.2")
def test_beginners_may_forgive_slips() -> None:
    table = acting(hand="1C4", debt=10, forgiving=True).plan("build 1C4").play("cannot pay")
    assert table.reputation == 1


@pytest.mark.rule("DWD-6.1.6")
def test_pool_acts_that_would_lead_to_nothing_are_not_offered() -> None:
    table = acting(hand="1C4", stone=2, wood=1, debt=10, coin=3).plan("build 1C4")
    assert not acting(hand="1C4", stone=2, debt=10).plan("build 1C4").may("sell stone")
    assert table.may("sell wood")
    assert table.may("buy wood")
    assert acting(hand="1C4", stone=1, debt=10, coin=3).plan("build 1C4").codes(pool=True) == ["buy stone"]


@pytest.mark.rule("DWD-6.1.6")
def test_when_nothing_can_be_paid_every_pool_act_stays_open_and_none_helps() -> None:
    table = acting(hand="1C4", wood=1, debt=9, coin=3).plan("build 1C4")
    assert table.codes(pool=True)[0] == "cannot pay"
    table.play("buy wood", "sell wood", "borrow 1")
    assert table.codes() == ["cannot pay"]


@pytest.mark.rule("DWD-6.1.6", "DWD-R52")
def test_each_way_to_pay_is_offered_when_its_token_is_held() -> None:
    table = acting(built="1D1", wood=1, stone=1).plan("use 1D1")
    assert table.codes() == ["pay wood", "pay stone"]
    table.play("pay stone")
    assert (table.wood, table.stone) == (1, 0)
    assert table.codes() == ["take marble", "take glass"]


@pytest.mark.rule("DWD-6.1.6", "DWD-R7")
def test_the_grain_of_the_token_is_looked_at_but_not_paid() -> None:
    scarce = acting(hand="1C4 1A1", built="3-16", stone=4, grain=1, debt=10)
    scarce.plan("use 3-16", "build 1A1", "build 1C4")
    scarce.play("pay")
    assert (scarce.coin, scarce.grain) == (3, 0)
    assert scarce.codes() == ["pay"], "three coins buy the grain"
    assert not scarce.may("sell stone"), "and what would make it unpayable is not offered"
    assert scarce.play("pay").codes(pool=True) == ["buy grain"]


def chains(stock: tuple[int, ...], credit: int, cost: list[int]) -> bool:
    """Whether some chain of pool acts leads to the cost held, by trying them all."""
    seen: set[tuple[tuple[int, ...], int]] = set()
    todo = [(stock, credit)]
    while todo:
        held, loan = todo.pop()
        if (held, loan) in seen:
            continue
        seen.add((held, loan))
        if all(have >= need for have, need in zip(held, cost, strict=True)):
            return True
        if loan:
            todo.append((changed(held, COIN, 1), loan - 1))
        for good in range(GOODS):
            if held[COIN] >= PRICE[good]:
                todo.append((changed(changed(held, good, 1), COIN, -PRICE[good]), loan))
            if held[good]:
                todo.append((changed(changed(held, good, -1), COIN, WORTH[good]), loan))
    return False


def changed(held: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*held[:place], held[place] + by, *held[place + 1 :])


@pytest.mark.rule("DWD-6.1.6", "DWD-1.9.10")
def test_cannot_pay_is_offered_exactly_when_no_chain_of_pool_acts_pays() -> None:
    draw = random.Random(6)
    seen = {True: 0, False: 0}
    for _ in range(150):
        holds = (*(draw.choice((0, 0, 0, 1, 2)) for _ in range(GOODS)), draw.randrange(4))
        cost = [draw.choice((0, 0, 1, 2)) for _ in range(GOODS)] + [draw.randrange(3)]
        credit, grain = draw.randrange(4), draw.choice((0, 0, 1))
        whole = [need + grain * (good == GRAIN) for good, need in enumerate(cost)]
        state = blank()
        fill_in(state.stock, 0, list(holds))
        state.kingdoms[0].debt = 10 - credit
        payable = chains(holds, credit, whole)
        found = [codes()[number] for number in pay_or_raise(state, 0, cost, grain, ONE_WAY)]
        assert ("cannot pay" in found) is not payable
        assert ("pay" in found) is (payable and all(h >= n for h, n in zip(holds, cost, strict=True)))
        assert found, "there is always a choice that leads on"
        seen[payable] += 1
    assert min(seen.values()) > 20


@pytest.mark.rule("DWD-6.1.6")
@pytest.mark.parametrize("ways", [ONE_WAY, ANY_BASIC])
def test_an_offered_pool_act_never_makes_a_payable_cost_unpayable_and_none_is_kept_back_without_need(
    ways: list[Way],
) -> None:
    draw = random.Random(7)
    for _ in range(300):
        state = blank()
        fill_in(state.stock, 0, [draw.choice((0, 0, 1, 1, 2, 3)) for _ in range(GOODS)] + [draw.randrange(8)])
        state.kingdoms[0].debt = draw.choice((5, 8, 10))
        cost, grain = [draw.choice((0, 0, 1, 2)) for _ in range(GOODS)] + [draw.randrange(3)], draw.choice((0, 1, 2))
        found = pay_or_raise(state, 0, cost, grain, ways)
        payable = CANNOT_PAY not in found
        for act in pool.acts(state, 0, False, False):
            twin = blank()
            twin.stock = state.stock[:]
            lay(twin, debt=each(state, "debt"))
            pool.act(twin, 0, act)
            still = CANNOT_PAY not in pay_or_raise(twin, 0, cost, grain, ways)
            assert (act in found) is (still or not payable)
            assert payable or not still, "no pool act makes a failed test pass"


@pytest.mark.rule("DWD-6.1.6")
def test_what_is_spare_is_coins_credit_and_the_selling_value_of_the_rest() -> None:
    state = blank()
    for wood, coins, debt in itertools.product(range(3), range(3), (0, 7, 10)):
        fill_in(state.stock, 0, [wood, 0, 0, 1, 0, coins])
        state.kingdoms[0].debt = debt
        assert spare(state, 0, NO_COST, 0) == wood + 2 + coins + 10 - debt
        assert spare(state, 0, [1, 1, 0, 0, 0, 1], 1) == (wood - 1 if wood else -3) - 6 + 2 + coins - 1 + 10 - debt


@pytest.mark.rule("DWD-6.1.4")
def test_debts_made_before_the_resolution_do_not_bind_its_borrowing() -> None:
    table = acting(hand="1C4", coin=0)
    table.state.kingdoms[0].credit = 2
    assert table.plan("build 1C4").may("borrow 6")


@pytest.mark.rule("DWD-6.1.6")
def test_whoever_wants_that_pays_unasked_what_lies_behind_the_walls() -> None:
    table = acting(hand="1C4", stone=2).plan("pay for me", "build 1C4")
    assert (table.built, table.stone, table.over) == (["1C4"], 0, True)
    assert table.told("PAID") == [(0, 2, 0, 0, 0, 0)]


@pytest.mark.rule("DWD-6.1.6", "DWD-R6")
def test_a_payment_that_wants_a_decision_is_asked_for_all_the_same() -> None:
    short = acting(hand="1C4", stone=1, coin=3).plan("pay for me", "build 1C4")
    assert short.codes() == []
    assert short.may("buy stone")
    assert short.play("buy stone").built == ["1C4"], "as soon as it can be paid, it is"
    assert acting(hand="1C4", debt=10).plan("pay for me", "build 1C4").codes() == ["cannot pay"]
    several = acting(hand="", coin=4).plan("pay for me", "recruit")
    assert len(several.codes()) > 1, "whom to recruit nobody decides for another"


@pytest.mark.rule("DWD-6.1.6")
def test_paying_unasked_is_said_once_a_round_and_nobody_else_knows() -> None:
    match = at_plans()
    seen, number = match.view(1), match.number_for(1)
    assert match.choose(0, "pay for me") is None
    refused = match.choose(0, "pay for me")
    assert refused is not None
    assert refused.reason.id == "why-pays-already"
    assert (match.view(1), match.number_for(1)) == (seen, number)
    assert match.view(0).mine.pays
    assert sample(match.state, 1, chance_from("anybody")).passes == (0, 0, 0, 0)
    assert sample(match.state, 0, chance_from("oneself")).passes == (1, 0, 0, 0)
    assert match.choose(0, "undo") is None
    assert not match.view(0).mine.pays


@pytest.mark.rule("DWD-6.1.6")
def test_the_next_round_asks_again() -> None:
    assert acting(hand="1C4", stone=2).plan("pay for me", "build 1C4").state.passes == (0, 0, 0, 0)


def at_plans() -> Match[Any, Any]:
    """A game whose first plans are asked for."""
    match = Match(load_game("deal"), Setup(4, "pays"))
    while match.state.asking(0).question(match.state) != PLAN:
        seat = match.waiting[0]
        match.take(seat, legal(match.state, seat)[0])
    return match
