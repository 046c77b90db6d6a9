"""The Move: steps, what leaving and entering cost, Metro, and how long it is."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import CLEANSE, END, FIELD, FIGHT, READY, STEP
from tests.games.others.stage import Stage, stage


def walker(hero: str = "rose", at: str = "V1.1", **options: int) -> Stage:
    """One hero in the middle of the city, the others in a corner; map A of the first adventure."""
    table = stage(**options).hero(0, hero, at)
    return table.hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")


def step(table: Stage, *codes: str) -> Stage:
    for code in codes:
        table.do(STEP + table.space(code))
    return table


def steps(table: Stage) -> set[str]:
    return {table.state.city.codes[choice - STEP] for choice in table.offers() if choice < 40}


@pytest.mark.rule("OTH-HT-7", "OTH-HT-8", "OTH-MV-1")
def test_a_move_is_up_to_two_spaces_to_adjacent_ones() -> None:
    table = walker().turn(0)
    assert steps(table) == {"V0.1", "V1.0", "V1.2", "V2.1", "T02", "T06", "T05", "T01"}
    step(table, "V1.2")
    assert "V1.1" in steps(table)
    step(table, "T08")
    assert steps(table) == set()


@pytest.mark.rule("OTH-MV-10")
def test_districts_are_never_beside_each_other() -> None:
    table = walker(at="T01").turn(0)
    assert steps(table) == {"V1.1", "V1.2", "V2.1", "V2.2"}


@pytest.mark.rule("OTH-HT-7", "OTH-TB-7")
def test_the_move_is_not_split_around_the_action() -> None:
    table = walker("thorley").monsters("V1.2", "acolyte").turn(0).dice(hero="SSSS", sin="bb")
    step(table, "V1.2").do(FIGHT, READY)
    assert steps(table) == set()


@pytest.mark.rule("OTH-HT-7", "OTH-TB-7")
def test_the_action_may_come_before_the_move() -> None:
    table = walker("thorley", sin=1).monsters("V1.1", "acolyte").turn(0).dice(hero="SSSS", sin="bb")
    table.do(FIGHT, READY)
    step(table, "V1.2", "V1.3")
    assert table.state.at[0] == table.space("V1.3")
    assert FIGHT not in table.offers()


@pytest.mark.rule("OTH-EX3", "OTH-MV-2", "OTH-MV-3", "OTH-MV-4", "OTH-R1")
def test_rose_leaves_fire_and_enters_a_district_with_corruption_and_fire() -> None:
    table = walker().tokens("V1.1", "fire").tokens("T01", "corruption", "fire").turn(0).dice(sin="bxbch")
    step(table, "T01")
    assert table.heard(event.FIRE_ROLLED)[0] == (0, table.space("V1.1"), 1, 0, 0, 0, 1, 0)
    assert table.heard(event.CORRUPTION_ROLLED)[0][2:] == (2, 0, 0, 1, 1, 1)  # one is printed
    assert table.heard(event.FIRE_ROLLED)[1][2:] == (1, 1, 1, 0, 0, 2)
    assert table.state.corruption[0] == 2
    table.do(FIELD + 1)
    assert table.markers(0) == 2


@pytest.mark.rule("OTH-EX17", "OTH-MV-5", "OTH-MV-11")
def test_a_space_with_both_kinds_entered_and_left_is_four_rolls() -> None:
    table = walker().tokens("V1.2", "fire", "corruption").turn(0).dice(sin="bbbbb")
    step(table, "V1.2", "V1.3")
    kinds = [
        told.kind for told in table.state.events or [] if told.kind in (event.FIRE_ROLLED, event.CORRUPTION_ROLLED)
    ]
    assert kinds == [event.CORRUPTION_ROLLED, event.FIRE_ROLLED] * 2


@pytest.mark.rule("OTH-EX14", "OTH-TK-6", "OTH-R3")
def test_proxy_helps_in_every_single_roll() -> None:
    table = walker(sin=1).ally(0, "proxy").tokens("V1.2", "fire", "corruption").turn(0).dice(sin="xhxh")
    step(table, "V1.2", "V1.3")
    assert [facts[-1] for facts in table.heard(event.FIRE_ROLLED) + table.heard(event.CORRUPTION_ROLLED)] == [0] * 4
    assert (table.markers(0), table.state.corruption[0]) == (0, 1)


@pytest.mark.rule("OTH-MV-4", "OTH-MV-3")
def test_a_critical_adds_a_die_to_a_corruption_roll_and_causes_nothing_itself() -> None:
    table = walker().tokens("V1.2", "corruption").turn(0).dice(sin="cx")
    step(table, "V1.2")
    assert (table.state.corruption[0], table.markers(0)) == (2, 0)


@pytest.mark.rule("OTH-MV-6")
def test_leaving_monsters_costs_one_damage_whatever_their_number() -> None:
    table = walker().monsters("V1.1", "acolyte", "acolyte", "abomination").turn(0)
    step(table, "V1.2")
    assert table.markers(0) == 1


@pytest.mark.rule("OTH-MV-6", "OTH-SB-2")
def test_leaving_monsters_never_hurts_thorley() -> None:
    table = walker("thorley").monsters("V1.1", "abomination").turn(0)
    step(table, "V1.2")
    assert table.markers(0) == 0


@pytest.mark.rule("OTH-R2", "OTH-DE-2")
def test_who_dies_leaving_dies_in_the_old_space() -> None:
    table = walker().monsters("V1.1", "acolyte").ally(0, "proxy")
    table.state.damage[0] = 0b1111
    step(table.turn(0), "V1.2")
    assert table.heard(event.DIED)[-1][3] == table.space("V1.1")
    assert table.state.ally[1] == table.space("V1.1")


@pytest.mark.rule("OTH-R2")
def test_who_dies_entering_dies_in_the_new_space() -> None:
    table = walker().tokens("V1.2", "fire").ally(0, "proxy")
    table.state.damage[0] = 0b1111
    table.dice(sin="ch")
    step(table.turn(0).dice(sin="ch"), "V1.2")
    assert table.state.ally[1] == table.space("V1.2")


@pytest.mark.rule("OTH-MV-1", "OTH-MV-8")
def test_heroes_ride_the_metro_between_tokens_of_one_colour() -> None:
    table = stage(adventure=6).hero(0, "rose", "V0.0").hero(1, "leah", "V3.0").hero(2, "brad", "V3.0").turn(0)
    step(table, "V3.3")
    assert table.heard(event.RODE) == [(0, table.space("V0.0"), table.space("V3.3"))]


@pytest.mark.rule("OTH-TK-6", "OTH-R76")
def test_ravencorp_makes_the_move_one_space_longer() -> None:
    table = walker(sin=1).ally(0, "ravencorp").turn(0)
    step(table, "V1.2", "V1.3", "T08")
    assert steps(table) == set()


@pytest.mark.rule("OTH-R77")
def test_the_sloth_rolls_for_the_second_space_after_the_enter_rolls() -> None:
    table = walker().tokens("V1.3", "fire").turn(0).dice(sin="bh")
    step(table, "V1.2")
    assert table.heard(event.SLOTH_ROLLED) == []
    step(table, "V1.3")
    kinds = [told.kind for told in table.state.events or []]
    assert kinds.index(event.FIRE_ROLLED) < kinds.index(event.SLOTH_ROLLED)
    assert table.markers(0) == 1


@pytest.mark.rule("OTH-R19", "OTH-MV-2")
def test_standing_on_fire_does_nothing() -> None:
    table = walker().tokens("V1.1", "fire", "nest").turn(0).dice(hero="SS").do(CLEANSE, READY)
    assert table.question() == question.REMOVE
    assert table.heard(event.FIRE_ROLLED) == []


@pytest.mark.rule("OTH-HT-4")
def test_a_turn_may_be_ended_without_doing_anything() -> None:
    table = walker().turn(0)
    assert END in table.offers()
    table.do(END)
    assert table.heard(event.ROUND_ENDED)
