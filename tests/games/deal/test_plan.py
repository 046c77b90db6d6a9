"""Planning: what a plan may hold, and that nobody sees it before all are ready."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import choose, legal
from pandemonium.games.deal.data.names import EVENT_CODES
from pandemonium.games.deal.rules.choice import BUY, MOST_DEBT, READY, REPAY
from pandemonium.games.deal.rules.fields import NOTHING
from pandemonium.games.deal.rules.plan import reveal_plans
from pandemonium.games.deal.rules.question import PLAN
from tests.games.deal.acting import acting


@pytest.mark.rule("DWD-1.8.1")
def test_with_two_events_one_is_dropped_first() -> None:
    table = acting(event="A3 B2").begin_plan()
    assert table.codes() == ["drop A3", "drop B2"]
    table.play("drop A3", "ready")
    assert table.state.kingdoms[0].event_hand == (EVENT_CODES.index("B2"),)
    assert table.state.kingdoms[0].dropped == (EVENT_CODES.index("A3"),)
    assert not [event for event in table.state.events or [] if event.heard_by(1)], "the others see nothing of it"


@pytest.mark.rule("DWD-1.8.1")
def test_an_event_is_played_by_one_half_or_not_at_all() -> None:
    table = acting().begin_plan()
    assert table.codes() == ["event left", "event right", "recruit", "ready"]
    assert table.play("event right").codes() == ["recruit", "ready"]


@pytest.mark.rule("DWD-1.8.1", "DWD-R61")
def test_an_event_not_played_stays_in_hand_and_a_played_one_is_gone() -> None:
    assert acting(event="A3").plan().state.kingdoms[0].event_hand == (EVENT_CODES.index("A3"),)
    table = acting(event="A3").plan("event left")
    assert table.state.kingdoms[0].event_hand == ()
    assert table.state.played[4] == (EVENT_CODES.index("A3"), 1)


@pytest.mark.rule("DWD-R61")
def test_a_played_event_is_gone_also_when_its_right_half_failed() -> None:
    table = acting(event="A3").plan("event right")
    assert table.told("EVENT_FAILED") == [(EVENT_CODES.index("A3"),)]
    assert table.state.kingdoms[0].event_hand == ()
    assert table.state.played[4] == (EVENT_CODES.index("A3"), 2)


@pytest.mark.rule("DWD-1.8.2", "DWD-6.1.8")
def test_four_tokens_are_all_there_are() -> None:
    table = acting(hand="1B1 1C3", built="2-2 2-4").begin_plan()
    table.play("use 2-2", "use 2-4", "build 1B1")
    assert "recruit" in table.codes()
    assert table.play("act 1B1").codes() == ["event left", "event right", "ready"]


@pytest.mark.rule("DWD-1.8.2", "DWD-6.1.8", "DWD-1.9.14")
def test_at_most_two_buildings_are_used_and_two_are_built_each_card_once() -> None:
    table = acting(hand="1B1 1C3 1C4", built="2-2 2-4 2-7").begin_plan()
    table.play("build 1B1")
    assert [code for code in table.codes() if code.startswith("build")] == ["build 1C3", "build 1C4"]
    table.play("build 1C4")
    assert not [code for code in table.codes() if code.startswith("build")]
    table = acting(built="2-2 2-4 2-7").begin_plan().play("use 2-4")
    assert [code for code in table.codes() if code.startswith("use")] == ["use 2-2", "use 2-7"]
    table.play("use 2-2")
    assert not [code for code in table.codes() if code.startswith("use")]


@pytest.mark.rule("DWD-1.8.4", "DWD-R49")
def test_any_two_action_buildings_may_be_used_in_the_order_in_which_they_are_named() -> None:
    table = acting(built="2-2 2-4 3-16", wood=1, grain=1).plan("use 3-16", "use 2-2")
    assert [facts[0] for facts in table.play("pay").told("USED")] == [47, 17]


@pytest.mark.rule("DWD-1.8.4")
def test_in_round_one_there_is_nothing_to_use() -> None:
    assert not [code for code in acting(hand="1B1").begin_plan().codes() if code.startswith("use")]


@pytest.mark.rule("DWD-1.8.5", "DWD-R56", "DWD-6.1.8")
def test_what_is_not_affordable_may_be_planned() -> None:
    table = acting(hand="5-6 5-9", debt=10, event="A7").begin_plan()
    table.play("build 5-6", "build 5-9", "recruit", "event right", "ready")
    assert table.state.kingdoms[0].plan == (2, NOTHING, NOTHING, 69, 72, 0, 0, 1)


@pytest.mark.rule("DWD-R9", "DWD-6.1.8")
def test_only_an_action_building_planned_before_can_be_acted_with_and_the_stable_is_none() -> None:
    table = acting(hand="1B1 1A1 2-1").begin_plan()
    assert not [code for code in table.codes() if code.startswith("act")]
    assert "act 1A1" not in table.play("build 1A1").codes()
    assert "act 2-1" not in table.play("build 2-1").codes()
    assert "act 1B1" in acting(hand="1B1").begin_plan().play("build 1B1").codes()


@pytest.mark.rule("DWD-R10")
def test_the_building_planned_first_is_the_first() -> None:
    table = acting(hand="1A1 1B1").begin_plan().play("build 1B1", "act 1B1", "build 1A1", "ready")
    assert table.state.kingdoms[0].plan == (0, NOTHING, NOTHING, 4, 0, 1, 0, 0)


@pytest.mark.rule("DWD-6.1.8", "DWD-3.5.2")
def test_neither_the_stable_nor_what_is_under_it_takes_a_token() -> None:
    assert "use 2-2" not in acting(built="2-1 2-2", tucked="2-2").begin_plan().codes()
    assert "use 2-1" not in acting(built="2-1").begin_plan().codes()


@pytest.mark.rule("DWD-R27")
def test_without_its_stable_a_tucked_card_is_an_ordinary_action_building_again() -> None:
    assert "use 2-2" in acting(built="2-2", tucked="").begin_plan().codes()


@pytest.mark.rule("DWD-1.8.6", "DWD-1.8.7")
def test_plans_are_secret_until_all_four_are_ready_and_bind_from_then_on() -> None:
    table = acting(hand="1B1").begin_plan().play("build 1B1", "ready")
    assert legal(table.state, 0) == [], "who is ready changes nothing any more"
    for seat in (1, 2, 3):
        assert not table.state.events
        choose(table.state, seat, READY)
    reveal_plans(table.state)
    assert table.state.revealed
    assert table.told("PLANNED_BUILD") == [(4,)]


@pytest.mark.rule("DWD-1.8.7")
def test_every_part_of_a_plan_is_told_in_the_order_of_the_steps() -> None:
    table = acting(hand="1B1", built="3-16", wood=5, stone=5, coin=9, event="A8")
    table.plan("event left", "recruit", "build 1B1", "act 1B1", "use 3-16")
    kinds = ("PLANNED_EVENT", "PLANNED_USE", "PLANNED_BUILD", "PLANNED_ACT", "PLANNED_RECRUIT", "PLANNED_NOTHING")
    assert table.order(*kinds) == list(kinds[:5])
    assert acting().plan().order(*kinds) == ["PLANNED_NOTHING"]


@pytest.mark.rule("DWD-6.1.1", "DWD-6.1.3")
def test_one_trades_before_the_first_secret_choice_of_a_plan() -> None:
    table = acting(coin=3).begin_plan()
    assert table.state.asking(0).question(table.state) == PLAN
    assert table.may("buy wood")
    assert table.may("borrow 10")
    assert not table.play("event left").may("buy wood")


@pytest.mark.rule("DWD-1.4.3", "DWD-6.1.5")
def test_nothing_is_repaid_in_the_action_phase() -> None:
    table = acting(hand="1C4", debt=5, coin=9, stone=2).begin_plan()
    pool = {number for number in legal(table.state, 0) if number >= BUY}
    assert pool & set(range(BUY, REPAY)), "one may trade"
    assert not pool & set(range(REPAY, REPAY + MOST_DEBT)), "but not repay"


@pytest.mark.rule("DWD-1.18.8", "DWD-R33")
def test_after_the_town_council_three_tokens_are_left() -> None:
    table = acting(hand="1B1 1C3", built="2-2 2-4", councils=1).begin_plan()
    table.play("use 2-2", "use 2-4")
    assert "recruit" in table.codes()
    assert table.play("recruit").codes() == ["event left", "event right", "ready"]
