"""What single buildings do, in this phase and in the others."""

from __future__ import annotations

import pytest

from pandemonium.games.deal.rules.church import reputation_phase
from pandemonium.games.deal.rules.fields import NOTHING, THROWN
from pandemonium.games.deal.rules.interest import interest_phase
from pandemonium.games.deal.rules.production import production_of_buildings, upgraded
from tests.games.deal.acting import acting, cards
from tests.games.deal.rows import lay


@pytest.mark.rule("DWD-1.18.5")
def test_with_a_bank_a_debt_of_six_moves_no_marker() -> None:
    table = acting(built="2-5", debt=6)
    lay(table.state, interest=[3, 0, 0, 0])
    interest_phase(table.state)
    assert (table.debt, table.interest) == (6, 3)
    table = acting(built="2-5", debt=7)
    lay(table.state, interest=[3, 0, 0, 0])
    interest_phase(table.state)
    assert (table.debt, table.interest) == (8, 0)


@pytest.mark.rule("DWD-1.18.6", "DWD-EX7")
def test_bell_tower_reliquary_and_abbey_church_look_at_the_start_of_the_phase() -> None:
    state = acting(built="2-9", reputation=-3).state
    lay(state, reputation=[-3, -2, -1, 2])
    state.kingdoms[1].built, state.kingdoms[2].built = cards("2-10"), cards("4-9")
    reputation_phase(state)
    assert state.stock[6 + 5] == 1, "Reliquary: one player was below"
    assert state.kingdoms[2].score == 1, "Abbey Church: two players were below"
    assert state.kingdoms[0].reputation == 0, "Bell Tower: two up to the second place, and weak memory one"


@pytest.mark.rule("DWD-1.18.10")
def test_the_monastery_comes_before_the_gambling_house() -> None:
    state = acting(built="3-6 2-11", reputation=6).state
    reputation_phase(state)
    assert state.kingdoms[0].angel == 1, "on top already, it rises by nothing and falls by one: only the highest wing"
    assert state.stock[5] == 2
    state = acting(built="3-6 2-11", reputation=5).state
    reputation_phase(state)
    assert state.kingdoms[0].angel == 2


@pytest.mark.rule("DWD-1.18.11")
@pytest.mark.parametrize(("reputation", "coins"), [(1, 0), (0, 3), (-6, 3)])
def test_the_cultists_hideout_pays_below_the_start_space(reputation: int, coins: int) -> None:
    table = acting(built="2-3", reputation=reputation)
    production_of_buildings(table.state, 0)
    assert table.coin == coins


@pytest.mark.rule("DWD-1.18.17")
def test_the_parsonage_raises_reputation_in_every_production() -> None:
    table = acting(built="1C1")
    production_of_buildings(table.state, 0)
    assert table.reputation == 2


@pytest.mark.rule("DWD-1.18.7")
@pytest.mark.parametrize("card", ["3-5", "2-6"])
def test_fort_and_town_council_gain_a_minor_tile_at_once(card: str) -> None:
    table = acting(hand=card, wood=1, stone=4, grain=1, marble=1, glass=1).plan(f"build {card}").play("pay")
    assert table.codes() == ["gain rural", "gain urban", "gain church", "gain mixed"]
    assert table.play("gain mixed", "upgrade 2").tile("mixed") == 2


@pytest.mark.rule("DWD-R15", "DWD-6.1.7")
def test_the_only_tile_left_is_gained_unasked_and_with_none_there_is_no_effect() -> None:
    goods = {"wood": 1, "stone": 4, "grain": 1, "marble": 1}
    table = (
        acting(hand="3-5", tiles={"rural": 1, "urban": THROWN, "church": 3}, goods=goods).plan("build 3-5").play("pay")
    )
    assert table.codes() == ["upgrade 2", "upgrade 4"]
    table = acting(hand="3-5", tiles={"rural": 1, "urban": THROWN, "church": 3, "mixed": 2}, goods=goods)
    table.plan("build 3-5").play("pay")
    assert (table.over, table.told("NO_EFFECT")) == (True, [cards("3-5")])


@pytest.mark.rule("DWD-1.18.9", "DWD-3.5.2")
@pytest.mark.parametrize(("card", "coins"), [("3-1", 5), ("3-7", 3), ("3-9", 3)])
def test_vineyard_port_and_catacombs_count_cards_with_their_symbol(card: str, coins: int) -> None:
    walls = dict.fromkeys(("rural", "urban", "church", "alchemist"), "walls")
    table = acting(built=f"1A1 2-1 2-2 1D2 1D3 1D4 1C1 {card}", tucked="2-2", courtiers=walls, quiet=True)
    table.plan(f"use {card}").play("leave")
    assert table.coin == coins, "tucked cards and two-symbol ones count, science and courtiers do not"


@pytest.mark.rule("DWD-1.18.12", "DWD-3.5.2")
def test_the_archbishops_residence_lowers_debt_without_coins_as_far_as_there_is_any() -> None:
    goods = {"wood": 2, "stone": 3, "marble": 1, "glass": 1, "coin": 4}
    table = acting(hand="4-10", debt=7, goods=goods).plan("build 4-10").play("pay")
    assert (table.debt, table.coin) == (2, 4)
    assert acting(hand="4-10", debt=3, goods=goods).plan("build 4-10").play("pay").debt == 0


@pytest.mark.rule("DWD-1.18.13", "DWD-R32")
def test_the_stable_tucks_an_action_building_whose_action_may_be_used_at_once() -> None:
    table = (
        acting(hand="2-1", built="2-2 2-4", wood=2, grain=5, quiet=True).plan("use 2-2", "build 2-1").play("pay", "pay")
    )
    assert table.codes() == ["tuck 2-2", "tuck 2-4"]
    table.play("tuck 2-2")
    assert table.codes() == ["use", "leave"]
    assert table.play("use").coin == 10, "even though it was used in this phase"
    assert table.over
    assert table.state.kingdoms[0].tucked == cards("2-2")[0]
    assert table.built == ["2-2", "2-4", "2-1"], "it keeps its symbol and its points"


@pytest.mark.rule("DWD-1.18.13")
def test_a_building_raised_just_before_the_stable_is_in_its_reach_and_one_raised_after_is_not() -> None:
    before = acting(hand="2-1 2-2", wood=5, stone=1, grain=4).plan("build 2-2", "build 2-1").play("pay", "pay")
    assert before.state.kingdoms[0].tucked == cards("2-2")[0], "the only one is tucked unasked"
    after = acting(hand="2-1 2-2", wood=5, stone=1, grain=4).plan("build 2-1", "build 2-2").play("pay", "pay")
    assert after.over
    assert (after.state.kingdoms[0].tucked, after.told("NO_EFFECT")) == (NOTHING, [cards("2-1")])


@pytest.mark.rule("DWD-R32", "DWD-1.18.13")
def test_in_every_later_phase_the_free_action_comes_before_the_tokens_and_costs_none() -> None:
    table = acting(built="2-1 2-2 3-16", tucked="2-2", grain=1, councils=1, quiet=True).plan("use 3-16")
    assert table.codes() == ["use", "leave"]
    table.play("use")
    assert (table.over, table.coin, table.grain) == (True, 8, 0)
    assert table.order("USED_FREE", "USED") == ["USED_FREE", "USED"]


@pytest.mark.rule("DWD-R32", "DWD-6.1.6")
def test_the_free_action_is_asked_also_of_who_lacks_its_cost_and_leaving_it_costs_nothing() -> None:
    table = acting(built="2-1 2-2", tucked="2-2", coin=3).plan()
    assert table.codes() == ["leave"]
    assert table.may("buy grain")
    assert table.play("leave").reputation == 1
    table = acting(built="2-1 2-2", tucked="2-2", coin=3).plan().play("buy grain")
    assert table.codes() == ["use", "leave"]


@pytest.mark.rule("DWD-R32", "DWD-6.1.14")
def test_a_free_action_that_takes_any_basic_good_names_it() -> None:
    table = acting(built="2-1 1D1", tucked="1D1", wood=1, grain=2).plan()
    assert table.codes() == ["use wood", "use grain", "leave"]
    table.play("use grain", "take glass")
    assert (table.grain, table.glass) == (1, 1)


@pytest.mark.rule("DWD-R27")
def test_an_empty_stable_asks_for_nothing() -> None:
    assert acting(built="2-1").plan().over


@pytest.mark.rule("DWD-1.18.15", "DWD-3.5.2", "DWD-6.1.1")
def test_the_dam_costs_a_minor_tile_earned_or_not() -> None:
    table = acting(hand="4-1", wood=3, stone=4, tiles={"rural": 2}).plan("build 4-1").play("pay")
    assert table.built == [], "the tile is named before the card is laid out"
    assert table.codes() == ["throw rural", "throw urban", "throw church", "throw mixed"]
    assert upgraded(table.state, 0) == [False, True, False, False]
    table.play("throw rural")
    assert (table.built, table.tile("rural")) == (["4-1"], THROWN)
    assert upgraded(table.state, 0) == [False] * 4, "the space is of level 1 again"


@pytest.mark.rule("DWD-1.18.15")
def test_with_all_four_earned_the_dam_takes_one_from_production() -> None:
    tiles = {"rural": 1, "urban": 2, "church": 3, "mixed": 4}
    table = acting(hand="4-1", wood=3, stone=4, tiles=tiles).plan("build 4-1").play("pay", "throw urban")
    assert upgraded(table.state, 0) == [True, False, True, True]


@pytest.mark.rule("DWD-R29")
def test_a_freed_space_may_take_another_tile_in_the_same_phase() -> None:
    table = acting(hand="4-1", built="1A1 1B1 1C1", wood=3, stone=4, tiles={"rural": 1, "urban": 2, "church": 3})
    table.plan("build 4-1").play("pay", "throw church")
    assert table.codes() == ["upgrade 3", "upgrade 4"]


@pytest.mark.rule("DWD-3.5.2", "DWD-6.1.6")
def test_the_stalls_sell_up_to_three_basic_goods_one_at_a_time() -> None:
    table = acting(built="1B1", wood=2, stone=1, glass=1).plan("use 1B1")
    assert table.codes() == ["stall wood", "stall stone", "enough"]
    table.play("stall wood", "stall stone", "stall wood")
    assert (table.over, table.coin) == (True, 6)
    none = acting(built="1B1").plan("use 1B1")
    assert none.codes() == ["enough"], "asked also of who has none"
    assert acting(built="1B1", wood=2).plan("use 1B1").play("stall wood", "enough").coin == 2


@pytest.mark.rule("DWD-3.5.2", "DWD-6.1.6")
def test_the_great_granary_turns_up_to_three_grain_into_points() -> None:
    goods = {"wood": 3, "stone": 1, "marble": 1}
    table = acting(hand="5-2", grain=6, goods=goods).plan("build 5-2").play("pay")
    assert table.codes() == ["discard 0", "discard 1", "discard 2", "discard 3"]
    table.play("discard 2")
    assert (table.grain, table.score) == (3, 2)
    none = acting(hand="5-2", grain=1, goods=goods).plan("build 5-2").play("pay")
    assert none.codes() == ["discard 0"]
    assert none.play("discard 0").score == 0


@pytest.mark.rule("DWD-1.10.7", "DWD-R35", "DWD-3.5.2")
def test_a_named_courtier_is_taken_where_he_lies_and_is_no_effect_elsewhere() -> None:
    goods = {"wood": 2, "stone": 1, "grain": 1, "glass": 1}
    table = acting(hand="2-12", courtiers={"church": "used"}, goods=goods).plan("build 2-12").play("pay")
    assert (table.over, table.courtier("church"), table.reputation) == (True, "walls", 2)
    table = acting(hand="2-12", courtiers={"church": "walls"}, goods=goods).plan("build 2-12").play("pay")
    assert (table.over, table.told("NO_EFFECT"), table.reputation) == (True, [cards("2-12")], 2)


@pytest.mark.rule("DWD-3.5.2", "DWD-1.12.6")
def test_wings_are_taken_and_returned_as_far_as_there_are_any() -> None:
    assert acting(hand="4-11", stone=4, grain=1, marble=1).plan("build 4-11").play("pay").angel == 2
    table = acting(hand="5-12", wood=1, stone=3, grain=2, glass=1)
    table.state.kingdoms[0].devil = 1
    table.plan("build 5-12").play("pay")
    assert (table.devil, table.reputation) == (0, 2)


@pytest.mark.rule("DWD-3.5.2")
def test_an_immediate_effect_may_also_cost_reputation() -> None:
    table = acting(hand="5-8", wood=4, grain=2, glass=1).plan("build 5-8").play("pay")
    assert (table.coin, table.reputation) == (6, -1)
