"""City Actions: where, how often, and what each icon does."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import (
    CITY,
    END,
    ENOUGH,
    FIELD,
    ICON,
    KIND,
    SPACE,
    STEP,
    UPGRADE,
)
from pandemonium.games.others.rules.figures import ACOLYTE, AVAILABLE, EQUIP, EXTRA, ORBITAL
from tests.games.others.stage import Stage, stage


def citizen(at: str, hero: str = "leah", **kwargs: int) -> Stage:
    table = stage().hero(0, hero, at, corruption=kwargs.get("corruption", 1))
    return table.hero(1, "rose", "V3.3").hero(2, "rocco", "V3.3")


@pytest.mark.rule("OTH-CA-1", "OTH-CA-3", "OTH-TB-24")
def test_all_icons_fire_in_the_order_the_hero_likes() -> None:
    table = citizen("T01").turn(0).do(CITY)
    assert table.offers() == [ICON + EXTRA, ICON + EQUIP]
    table.do(ICON + EXTRA)
    assert table.question() == question.EQUIP
    table.do(table.offers()[0])
    assert table.state.extra[0] == 1
    assert int(table.state.upgrades[0]).bit_count() == 1
    assert CITY not in table.offers()


@pytest.mark.rule("OTH-CA-1", "OTH-R64")
def test_a_district_is_used_once_a_round() -> None:
    table = citizen("T02")
    table.state.slot_token[table.space("T02")] = 1
    assert CITY not in table.turn(0).offers()


@pytest.mark.rule("OTH-CA-1")
def test_a_hero_has_one_token() -> None:
    table = citizen("T02")
    table.state.slot_token[table.space("T06")] = 0
    assert CITY not in table.turn(0).offers()


@pytest.mark.rule("OTH-CA-2", "OTH-HT-9")
def test_a_city_action_is_free_in_mid_move_and_among_monsters() -> None:
    table = citizen("V1.1").monsters("T01", "acolyte").turn(0).dice(sin="bb")
    table.do(STEP + table.space("T01"))
    assert CITY in table.offers()
    table.do(CITY, ICON + EXTRA).do(table.offers()[0])
    assert not table.state.acted


@pytest.mark.rule("OTH-CA-2")
def test_streets_have_no_city_action() -> None:
    assert CITY not in citizen("V1.1").turn(0).offers()


@pytest.mark.rule("OTH-CA-4", "OTH-DA-1")
def test_heal_removes_a_marker_of_choice() -> None:
    table = citizen("T02")
    table.state.damage[0] = 0b1110
    table.turn(0).do(CITY)
    assert table.offers() == [FIELD + 1, FIELD + 2, FIELD + 3]
    table.do(FIELD + 2, FIELD + 1)
    assert table.state.damage[0] == 0b1000


@pytest.mark.rule("OTH-CA-4", "OTH-CA-3", "OTH-R29")
def test_repeated_icons_repeat_and_penance_ends_at_one() -> None:
    table = citizen("T03", corruption=2).turn(0).do(CITY)
    assert table.state.corruption[0] == 1
    assert len(table.heard(event.ABSOLVED)) == 1
    assert len(table.heard(event.ICON_IDLE)) == 1


@pytest.mark.rule("OTH-R28", "OTH-TB-26")
def test_an_icon_without_effect_does_nothing() -> None:
    table = citizen("T02").turn(0).do(CITY)
    assert len(table.heard(event.ICON_IDLE)) == 2


@pytest.mark.rule("OTH-CA-4", "OTH-SET-10")
def test_equip_takes_one_of_five_and_the_pool_is_filled_up() -> None:
    table = citizen("T04").turn(0)
    assert int(table.state.pool).bit_count() == AVAILABLE
    following = table.state.deck[0]
    table.do(CITY, ICON + EQUIP)
    taken = table.offers()[0] - UPGRADE
    table.do(UPGRADE + taken)
    assert table.state.upgrades[0] == 1 << taken
    assert int(table.state.pool).bit_count() == AVAILABLE
    assert table.state.pool >> following & 1


@pytest.mark.rule("OTH-CA-4", "OTH-CA-5", "OTH-R14", "OTH-R81")
def test_the_orbital_flies_two_spaces_and_kills() -> None:
    table = citizen("T04").monsters("V1.1", "acolyte", "controller").turn(0)
    assert table.state.orbitals == [table.space("V2.1")]
    table.do(CITY, ICON + ORBITAL, SPACE + table.space("V1.1"))
    assert table.offers() == [KIND + ACOLYTE, ENOUGH]  # not the Controller
    table.do(KIND + ACOLYTE)
    assert table.in_space("V1.1", "acolyte") == 0
    assert table.heard(event.MISSION_ADVANCED)[-1][1] == 1
    assert table.heard(event.FIGHT_BEGAN) == []


@pytest.mark.rule("OTH-CA-5")
def test_the_orbital_may_stay_and_reaches_what_lies_within_two() -> None:
    table = citizen("T04").turn(0).do(CITY, ICON + ORBITAL)
    reached = {table.state.city.codes[choice - SPACE] for choice in table.offers()}
    assert {"V2.1", "V1.1", "V0.1", "V2.3", "T01", "V3.0"} <= reached
    assert "V0.0" not in reached


@pytest.mark.rule("OTH-CA-3")
def test_a_covered_icon_does_not_fire() -> None:
    table = citizen("T01")
    table.state.covered[table.space("T01")] = 0b01  # Equip
    table.turn(0).do(CITY)
    assert table.state.extra[0] == 1
    assert table.state.upgrades[0] == 0


@pytest.mark.rule("OTH-RO-6", "OTH-CA-1")
def test_tokens_of_the_city_come_back_at_the_refresh() -> None:
    table = citizen("T02").turn(0).do(CITY, END)
    while table.state.round == 1:
        table.do(table.offers()[0])
    assert set(table.state.slot_token) == {-1}


@pytest.mark.rule("OTH-TK-1")
def test_with_an_empty_supply_no_extra_turn_is_gained() -> None:
    table = citizen("T01")
    table.tokens("V3.3", *["extra-turn"] * 6).turn(0).do(CITY, ICON + EXTRA)
    assert table.state.extra[0] == 0


@pytest.mark.rule("OTH-KB-1")
def test_the_wolf_uses_no_city_action() -> None:
    table = citizen("T02", "karl")
    table.state.hero[0] = 7
    table.turn(0).do(table.offers()[1])  # he stays a wolf
    assert CITY not in table.offers()
