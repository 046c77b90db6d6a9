"""The two halves of the event cards."""

from __future__ import annotations

import pytest

from tests.games.deal.acting import acting


@pytest.mark.rule("DWD-1.9.6")
def test_the_right_half_is_paid_then_reputation_rises_and_the_rest_is_gained() -> None:
    table = acting(event="B8", coin=4).plan("event right").play("pay")
    assert (table.coin, table.reputation, table.angel) == (0, 3, 1)


@pytest.mark.rule("DWD-1.9.10")
def test_a_right_half_that_cannot_be_paid_gives_nothing_and_costs_a_step() -> None:
    table = acting(event="B8", coin=3, debt=10).plan("event right")
    assert table.codes() == ["cannot pay"]
    table.play("cannot pay")
    assert (table.coin, table.reputation, table.angel) == (3, 0, 0)


@pytest.mark.rule("DWD-1.18.1", "DWD-1.9.10")
def test_prosperity_wants_three_tokens_really_used() -> None:
    full = acting(event="A6", built="3-16 3-1", grain=1, coin=2).plan("event right", "use 3-16", "use 3-1", "recruit")
    full.play("recruit rural")
    assert (full.reputation, full.coin) == (4, 2 + 3 + 1 - 2 + 2)
    slipped = acting(event="A6", built="3-16 3-1", hand="5-6", debt=10)
    slipped.plan("event right", "use 3-16", "use 3-1", "build 5-6").play("cannot pay")
    assert slipped.over
    assert (slipped.reputation, slipped.told("EVENT_FAILED")) == (-1, [(5,)])


@pytest.mark.rule("DWD-1.18.1", "DWD-R32")
def test_the_free_action_of_the_stable_does_not_count_for_prosperity() -> None:
    table = acting(event="A6", built="2-1 3-16 3-1", tucked="3-16", coin=2, quiet=True).plan(
        "event right", "use 3-1", "recruit"
    )
    table.play("use", "recruit rural")
    assert table.over
    assert table.reputation == 0


@pytest.mark.rule("DWD-1.18.2")
def test_education_counts_only_the_recruit_action_of_this_phase() -> None:
    done = acting(event="A2", coin=2).plan("event right", "recruit").play("recruit rural")
    assert done.reputation == 4
    other = acting(event="A2", hand="1B2", stone=1, marble=1, courtiers={"rural": "walls"})
    other.plan("event right", "build 1B2").play("pay", "courtier urban")
    assert other.reputation == 0


@pytest.mark.rule("DWD-1.18.3")
@pytest.mark.parametrize(("event", "courtier", "rise"), [("A3", "rural", 5), ("B1", "church", 6), ("B2", "urban", 5)])
def test_three_events_take_one_courtier_and_the_alchemist_does_not_do(event: str, courtier: str, rise: int) -> None:
    given = acting(event=event, courtiers={courtier: "walls"}, reputation=0).plan("event right")
    assert given.over
    assert (given.courtier(courtier), given.reputation) == ("used", rise)
    others = {name: "walls" for name in ("rural", "urban", "church", "alchemist") if name != courtier}
    table = acting(event=event, courtiers=others).plan("event right")
    assert (table.reputation, table.courtier("alchemist")) == (0, "walls")


@pytest.mark.rule("DWD-1.18.4")
def test_recession_looks_at_the_debt_when_its_step_comes() -> None:
    assert acting(event="B3").plan("event right").reputation == 5
    assert acting(event="B3", debt=1, coin=9).plan("event right").reputation == 0
    table = acting(event="B3", hand="1C4").plan("event right", "build 1C4")
    table.play("borrow 6", "buy stone", "buy stone", "pay")
    assert table.reputation == 1 + 2 - 1


@pytest.mark.rule("DWD-1.9.10")
def test_burning_of_books_wants_no_science_building() -> None:
    assert acting(event="B10", built="1A1").plan("event right").reputation == 5
    assert acting(event="B10", built="1D2").plan("event right").reputation == 0


@pytest.mark.rule("DWD-1.9.1", "DWD-1.15.8")
def test_a_left_half_may_give_points_or_lower_the_debt() -> None:
    table = acting(event="B10").plan("event left")
    assert (table.score, table.reputation, table.told("EVENT_POINTS")) == (2, -3, [(2, 17)])
    table = acting(event="B12", debt=2).plan("event left")
    assert (table.debt, table.reputation) == (0, -2)


@pytest.mark.rule("DWD-R52", "DWD-1.9.1")
def test_any_goods_are_named_one_at_a_time_before_reputation_falls() -> None:
    table = acting(event="B5").plan("event left")
    assert table.codes() == ["take wood", "take stone", "take grain"]
    table.play("take wood", "take grain")
    assert table.reputation == 1
    table.play("take wood")
    assert table.over
    assert (table.wood, table.grain, table.reputation) == (2, 1, -2)
    table = acting(event="B6").plan("event left").play("take marble", "take stone")
    assert (table.marble, table.stone, table.reputation) == (1, 1, -3)


@pytest.mark.rule("DWD-R52", "DWD-6.1.6")
def test_any_luxury_may_pay_the_right_half() -> None:
    table = acting(event="B6", marble=1, glass=1).plan("event right")
    assert table.codes() == ["pay marble", "pay glass"]
    assert table.play("pay glass").marble == 1


@pytest.mark.rule("DWD-1.10.7", "DWD-R35", "DWD-6.1.7")
def test_an_event_gives_a_courtier_from_either_space_for_nothing() -> None:
    table = acting(event="A2", courtiers={"urban": "used", "church": "walls"}).plan("event left")
    assert table.codes() == ["courtier rural", "courtier urban"]
    assert table.play("courtier urban").courtier("urban") == "walls"
    only = acting(event="A2", courtiers={"rural": "walls", "church": "walls"}, quiet=True).plan("event left")
    assert only.over, "the only courtier is taken unasked"
    assert only.courtier("urban") == "walls"
    walls = dict.fromkeys(("rural", "urban", "church"), "walls")
    none = acting(event="A2", courtiers=walls, quiet=True).plan("event left")
    assert (none.over, none.reputation) == (True, -1)
