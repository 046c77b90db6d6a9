"""The resolution of a plan: its steps, its tokens and the grain they cost."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import choose, legal, settle
from pandemonium.games.deal.rules.choice import READY
from pandemonium.games.deal.rules.plan import put_plan, reveal_plans
from pandemonium.games.deal.rules.resolve import put_resolution
from tests.games.deal.acting import acting, cards, codes
from tests.games.deal.rows import each, fill_in


@pytest.mark.rule("DWD-1.9.1", "DWD-EX13", "DWD-1.9.16")
def test_marta_gains_by_the_left_half_loses_reputation_and_spends_the_gain_later() -> None:
    table = acting(hand="1C4", event="A4").plan("event left", "build 1C4")
    assert (table.stone, table.coin, table.reputation) == (2, 1, -1)
    assert table.order("EVENT_GAVE", "FELL") == ["EVENT_GAVE", "FELL"]
    assert table.play("pay").built == ["1C4"]


@pytest.mark.rule("DWD-1.9.2", "DWD-1.9.3", "DWD-1.9.4", "DWD-1.9.5", "DWD-1.9.6", "DWD-1.9.7")
def test_the_steps_follow_each_other_in_the_printed_order() -> None:
    table = acting(hand="1C4 1C1", built="3-16", event="A1", stone=4, wood=1, grain=3)
    table.plan("event right", "recruit", "build 1C1", "use 3-16", "build 1C4")
    table.play("pay", "pay", "recruit rural", "pay", "pay", "pay")
    steps = ("USED", "BUILT", "RECRUITED", "EVENT_RIGHT", "GRAIN_PAID")
    assert table.order(*steps) == ["USED", "BUILT", "BUILT", "RECRUITED", "EVENT_RIGHT", "GRAIN_PAID", "GRAIN_PAID"]
    assert table.built == ["3-16", "1C1", "1C4"]
    assert (table.coin, table.grain) == (1, 0)
    assert len(table.told("PAID")) == 3, "a courtier and the grain for a token say themselves what they cost"


@pytest.mark.rule("DWD-1.9.3", "DWD-1.9.12")
def test_a_building_works_at_once_or_by_its_token() -> None:
    table = acting(hand="1D4 2-2", wood=4, stone=1, grain=2, marble=1).plan("build 1D4", "build 2-2", "act 2-2")
    table.play("pay")
    assert (table.coin, table.reputation) == (3, 2), "an immediate effect comes before the next action"
    assert table.play("pay", "pay").coin == 8
    table = acting(hand="2-2", wood=3, stone=1, grain=2).plan("build 2-2").play("pay")
    assert (table.built, table.coin) == (["2-2"], 0), "an action needs its token"


@pytest.mark.rule("DWD-1.9.12")
def test_a_lasting_effect_waits_for_its_phase() -> None:
    table = acting(hand="1A1", stone=2, grain=1).plan("build 1A1").play("pay")
    assert (table.built, table.wood) == (["1A1"], 0)


@pytest.mark.rule("DWD-1.9.5", "DWD-R43")
def test_a_courtier_costs_two_coins_or_three_from_the_used_space_and_is_named_when_it_comes_to_it() -> None:
    table = acting(coin=3, courtiers={"urban": "used", "church": "walls"}).plan("recruit")
    assert table.codes() == ["recruit rural", "recruit urban"]
    assert acting(coin=3).plan("recruit").play("recruit church").coin == 1
    table.play("recruit urban")
    assert (table.coin, table.courtier("urban")) == (0, "walls")


@pytest.mark.rule("DWD-R43")
def test_with_no_courtier_on_the_board_or_none_payable_recruiting_is_a_slip() -> None:
    walls = dict.fromkeys(("rural", "urban", "church"), "walls")
    table = acting(coin=9, courtiers=walls, quiet=True).plan("recruit")
    assert table.over
    assert (table.reputation, table.coin) == (0, 9)
    table = acting(coin=1, debt=10).plan("recruit")
    assert table.codes() == ["cannot pay"]
    assert table.play("cannot pay").reputation == 0


@pytest.mark.rule("DWD-R43", "DWD-6.1.6")
def test_each_courtier_is_tested_by_himself() -> None:
    table = acting(coin=2, debt=10, courtiers={"rural": "used"}).plan("recruit")
    assert table.codes(pool=True) == ["recruit urban", "recruit church"]


@pytest.mark.rule("DWD-1.8.3", "DWD-1.9.7", "DWD-EX6")
def test_two_tokens_are_free_and_the_third_costs_marta_a_grain_in_step_seven() -> None:
    table = acting(built="3-16 3-1", coin=2, grain=1).plan("use 3-16", "use 3-1", "recruit")
    table.play("recruit rural")
    assert table.grain == 1
    assert table.play("pay").grain == 0
    assert acting(built="3-16 3-1", grain=1).plan("use 3-16", "use 3-1").over


@pytest.mark.rule("DWD-1.18.8", "DWD-1.9.7", "DWD-R33")
def test_with_the_town_council_the_second_token_costs_a_grain_already() -> None:
    table = acting(built="3-16 3-1", councils=1, grain=1).plan("use 3-16", "use 3-1")
    assert table.play("pay").grain == 0
    table = acting(built="3-16", councils=2, grain=1).plan("use 3-16")
    assert table.play("pay").grain == 0
    assert acting(built="3-16", councils=3, grain=1).plan("use 3-16").play("pay").over, "never below none free"


@pytest.mark.rule("DWD-1.18.8")
def test_the_town_council_takes_no_token_in_the_phase_of_its_building() -> None:
    table = acting(hand="2-6 1C4", wood=1, stone=3, grain=1, glass=1).plan("build 2-6", "build 1C4")
    table.play("pay", "gain rural", "upgrade 1", "pay")
    assert table.over
    assert table.told("TOKEN_LOST") == [()]
    assert table.councils == 1


@pytest.mark.rule("DWD-R7")
def test_an_extra_action_whose_grain_could_not_be_paid_is_skipped_after_the_cost_and_before_the_gain() -> None:
    table = acting(hand="1D4 1C4", built="1C3", wood=1, marble=1, stone=2, grain=1, debt=10)
    table.plan("use 1C3", "build 1C4", "build 1D4")
    table.play("pay", "pay")
    assert table.codes() == ["cannot pay"], "three coins gained would buy the grain, but they come too late"
    assert table.play("cannot pay").over


@pytest.mark.rule("DWD-R7", "DWD-6.1.7")
def test_an_extra_action_without_a_price_is_skipped_by_itself() -> None:
    table = acting(built="1C3 3-16", grain=1, councils=1, debt=10, reputation=0).plan("use 1C3", "use 3-16").play("pay")
    assert table.over
    assert table.told("NOT_USED") == [(cards("3-16")[0],)]
    assert (table.reputation, table.coin) == (2, 0)


@pytest.mark.rule("DWD-R7", "DWD-1.9.10", "DWD-R56")
def test_grain_that_runs_out_later_costs_a_step_for_each_token_and_the_actions_stand() -> None:
    table = acting(built="3-16 3-1", event="A1", grain=1, councils=1, debt=10)
    table.plan("event right", "use 3-16", "use 3-1")
    assert table.coin == 4
    table.play("sell grain", "buy grain", "pay")
    assert list(table.state.stock[:6]) == [0, 0, 0, 0, 0, 2]
    table.play("cannot pay")
    assert table.reputation == 1 + 3 - 1
    assert len(table.told("USED")) == 2


@pytest.mark.rule("DWD-R7")
def test_each_grain_of_step_seven_is_a_payment_of_its_own() -> None:
    table = acting(built="3-16 3-1", councils=2, grain=1, debt=10, coin=0, event="A5")
    table.plan("event right", "use 3-16", "use 3-1").play("pay")
    assert table.coin == 1
    table.play("pay", "cannot pay")
    assert table.over
    assert (len(table.told("GRAIN_PAID")), len(table.told("GRAIN_LACKED"))) == (1, 1)


@pytest.mark.rule("DWD-R8", "DWD-1.18.1")
def test_skipped_actions_use_up_no_token() -> None:
    table = acting(hand="5-6 1C4", built="3-16", stone=2, debt=10, coin=2, event="A6", quiet=True)
    table.plan("event right", "use 3-16", "build 5-6", "build 1C4", "recruit")
    table.play("cannot pay", "pay", "recruit rural", "buy grain", "pay")
    assert table.over
    assert len(table.told("GRAIN_PAID")) == 1, "three were used, one beyond the free ones"
    assert table.told("EVENT_RIGHT") == [(5,)]


@pytest.mark.rule("DWD-R8")
def test_an_action_without_effect_is_executed() -> None:
    walls = dict.fromkeys(("rural", "urban", "church"), "walls")
    table = acting(built="4-16 1B1", grain=1, councils=1, courtiers=walls).plan("use 4-16", "use 1B1")
    assert table.told("NO_EFFECT") == [(cards("4-16")[0],)]
    table.play("enough")
    assert table.play("pay").grain == 0


@pytest.mark.rule("DWD-R44")
def test_the_action_of_a_building_that_could_not_be_built_falls_away_without_a_further_loss() -> None:
    table = acting(hand="2-2", debt=10, coin=1, grain=1).plan("build 2-2", "act 2-2").play("cannot pay")
    assert table.over
    assert (table.reputation, table.grain) == (0, 1)
    assert table.told("NOT_USED") == []


@pytest.mark.rule("DWD-R44")
def test_a_card_that_was_seen_and_is_built_later_is_no_hand_card_any_more() -> None:
    table = acting(hand="1C4", stone=2)
    table.state.kingdoms[0].shown = cards("1C4")
    table.plan("build 1C4").play("pay")
    assert (table.state.kingdoms[0].shown, table.hand) == ((), [])


@pytest.mark.rule("DWD-1.9.13")
def test_science_costs_four_steps_of_reputation_even_where_the_marker_cannot_fall_so_far() -> None:
    assert acting(hand="1D2", wood=1, grain=1).plan("build 1D2").play("pay").reputation == -3
    table = acting(hand="1D2", wood=1, grain=1, reputation=-5).plan("build 1D2").play("pay")
    assert (table.reputation, table.devil, table.built) == (-6, 1, ["1D2"])


@pytest.mark.rule("DWD-3.5.2")
def test_goods_are_paid_before_reputation_falls_and_the_card_is_laid_out_after_both() -> None:
    table = acting(hand="1D2", wood=1, grain=1).plan("build 1D2").play("pay")
    assert table.order("PAID", "FELL", "BUILT") == ["PAID", "FELL", "BUILT"]


@pytest.mark.rule("DWD-1.9.15", "DWD-6.1.7")
def test_a_seat_resolves_its_whole_plan_before_the_next_in_seat_order() -> None:
    table = acting(hand="1C4", stone=2, coin=2)
    state = table.state
    state.kingdoms[2].hand = cards("1A2")
    put_plan(state)
    settle(state)
    table.play("build 1C4", "recruit")
    two = {codes()[number]: number for number in legal(state, 2)}
    choose(state, 2, two["build 1A2"])
    for seat in range(4):
        choose(state, seat, READY)
    reveal_plans(state)
    put_resolution(state)
    settle(state)
    table.play("pay")
    assert state.asked == 0b0001
    table.play("recruit rural")
    assert state.asked == 0b0100
    assert state.kingdoms[0].plan, "the plans lie open until the phase is over"
    fill_in(state.stock, 2 * 6, [2, 0, 1])
    settle(state)
    choose(state, 2, {codes()[number]: number for number in legal(state, 2)}["pay"])
    assert not state.asked
    assert (each(state, "plan"), state.revealed) == ([()] * 4, False)


@pytest.mark.rule("DWD-1.9.16", "DWD-6.1.3")
def test_trading_stays_open_in_every_step_and_repaying_does_not() -> None:
    table = acting(hand="1B2", stone=1, marble=1, coin=4, debt=2).plan("build 1B2").play("pay")
    assert table.codes() == ["courtier rural", "courtier urban", "courtier church"]
    assert table.may("buy wood")
    assert table.may("borrow 8")
    assert max(legal(table.state, 0)) < (1 << 20) + 21


@pytest.mark.rule("DWD-6.1.7", "DWD-1.8.7")
def test_steps_without_cost_and_choice_run_by_themselves() -> None:
    table = acting(built="3-16", event="A8").plan("event left", "use 3-16")
    assert table.over
    assert (table.coin, table.reputation) == (7, -1)


@pytest.mark.rule("DWD-6.1.13")
def test_what_a_step_has_shown_to_all_cannot_be_taken_back() -> None:
    table = acting(hand="1C4", stone=2).plan("build 1C4")
    table.state.barrier = 0
    assert table.play("pay").state.barrier == -1


@pytest.mark.rule("DWD-6.3.2")
def test_everything_paid_and_gained_here_is_in_the_public_ledger() -> None:
    table = acting(hand="1D4", wood=1, marble=1, event="A1").plan("event left", "build 1D4").play("pay")
    assert list(table.state.flow[:6]) == [-1, 0, 2, -1, 0, 4]
