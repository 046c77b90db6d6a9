"""Upgrades and innate abilities, one by one."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import cause, event, question
from pandemonium.games.others.rules.choice import (
    ABILITY,
    ADRENALINE,
    CITY,
    CLEANSE,
    END,
    ENOUGH,
    FIELD,
    FIGHT,
    KIND,
    LINK,
    PASS,
    READY,
    REROLL,
    SHOOT,
    SLOT,
    SPACE,
    STEP,
    TOKEN,
    UPLINK,
)
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.drill import SETS
from pandemonium.games.others.rules.figures import KARL, NEST, WOLF
from tests.games.others.stage import Stage, stage


def owner(*cards: str, hero: str = "morgana", at: str = "V1.1") -> Stage:
    table = stage().hero(0, hero, at)
    others = [name for name in ("leah", "brad", "rose") if name != hero]
    return table.hero(1, others[0], "V3.3").hero(2, others[1], "V3.3").upgrades(0, *cards)


def fought(table: Stage, hero: str, sin: str) -> Stage:
    return table.turn(0).dice(hero=hero, sin=sin).do(FIGHT, READY)


@pytest.mark.rule("OTH-CA-6", "OTH-R51")
def test_all_upgrades_are_always_active() -> None:
    table = fought(owner("u01", "u03").monsters("V1.1", "acolyte"), "SSSS", "hh")
    assert table.heard(event.HERO_ROLLED)[-1][1] == 3 + 1
    assert table.heard(event.SYMBOLS_ADDED)[-1][2] == 2 + 1 + 1


@pytest.mark.rule("OTH-RG-1", "OTH-SB-3")
def test_the_service_rifle_gives_a_ranged_attack() -> None:
    table = owner("u02").monsters("V1.2", "acolyte").turn(0)
    assert SHOOT + table.space("V1.2") in table.offers()


@pytest.mark.rule("OTH-CO-7")
def test_the_blessed_ring_resists() -> None:
    table = fought(owner("u04").monsters("V1.1", "acolyte"), "SSS", "xx")
    assert table.state.corruption[0] == 2


@pytest.mark.rule("OTH-MV-11", "OTH-MV-3", "OTH-MV-4")
def test_suit_and_mask_help_in_every_roll() -> None:
    table = owner("u05", "u06").tokens("V1.2", "fire", "corruption").turn(0).dice(sin="xh")
    table.do(STEP + table.space("V1.2"))
    assert (table.markers(0), table.state.corruption[0]) == (0, 1)


@pytest.mark.rule("OTH-MV-6")
def test_smoke_lets_him_leave_unhurt() -> None:
    table = owner("u07").monsters("V1.1", "acolyte").turn(0).do(STEP + stage().space("V1.2"))
    assert table.markers(0) == 0


@pytest.mark.rule("OTH-R76")
def test_the_motorbike_is_a_space_more() -> None:
    table = owner("u08", hero="rose").turn(0).dice(sin="bb")
    for code in ("V1.2", "V1.3", "T08"):
        table.do(STEP + table.space(code))
    assert not [choice for choice in table.offers() if choice < SHOOT]


@pytest.mark.rule("OTH-CL-1")
def test_field_kit_and_rite_help_to_cleanse() -> None:
    table = owner("u09", "u10").tokens("V1.1", "nest").turn(0).dice(hero="HHH").do(CLEANSE, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 2 + 1
    table.do(TOKEN + NEST)
    assert table.tokens_at("V1.1", "nest") == 0


@pytest.mark.rule("OTH-CO-7", "OTH-R69")
@pytest.mark.parametrize(("monsters", "hits"), [(1, 0), (2, 1)])
def test_the_scatter_gun_hits_among_several(monsters: int, hits: int) -> None:
    table = fought(owner("u11").monsters("V1.1", *["acolyte"] * monsters), "SSS", "bb" * monsters)
    assert table.heard(event.SYMBOLS_ADDED)[-1][1] == hits


@pytest.mark.rule("OTH-TB-13")
def test_drill_throws_two_dice_again_but_no_faith() -> None:
    table = owner("u12").monsters("V1.1", "avatar").turn(0).dice(hero="SSFHHH", sin="bbbbb").do(FIGHT, READY)
    assert table.question() == question.DRILL
    sets = [SETS[choice - REROLL] for choice in table.offers()]
    assert [] in sets
    assert [3, 3] in sets
    assert all(4 not in faces for faces in sets)
    table.do(REROLL + SETS.index([3, 3]))
    assert table.heard(event.REROLLED)[-1][:2] == (0, 2)


@pytest.mark.rule("OTH-CA-4", "OTH-R81", "OTH-TB-25")
def test_the_medic_heals_another_in_the_space() -> None:
    table = owner("u13", at="T02").hero(1, "leah", "T02", damage=(1, 2)).turn(0).do(CITY)
    assert (table.question(), table.asked()) == (question.HEAL, table.state.owner[1])
    table.do(FIELD + 1)
    assert table.markers(1) == 0  # a second Heal icon took the other one


@pytest.mark.rule("OTH-CA-4")
def test_meditation_is_a_level_more() -> None:
    table = owner("u14", at="T03")
    table.state.corruption[0] = 6
    table.turn(0).do(CITY)
    assert table.state.corruption[0] == 2


@pytest.mark.rule("OTH-R73", "OTH-DI-3")
def test_command_link_counts_somebody_as_here_once_a_round() -> None:
    table = owner("u15").monsters("V1.1", "acolyte").turn(0).dice(hero="SSSS", sin="bb").do(FIGHT, LINK + 1, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 3 + 1
    assert table.state.marked == 1 << 14


@pytest.mark.rule("OTH-R73", "OTH-CA-5")
def test_the_uplink_moves_the_orbital_one_space_without_a_kill() -> None:
    table = owner("u16").monsters("V2.0", "acolyte").turn(0).do(UPLINK, SPACE + stage().space("V2.0"))
    assert table.question() == question.TURN
    assert table.state.orbitals == [table.space("V2.0")]
    assert UPLINK not in table.offers()


@pytest.mark.rule("OTH-TB-8")
def test_adrenaline_is_two_dice_for_a_damage() -> None:
    table = owner("u17").monsters("V1.1", "acolyte").turn(0).dice(hero="SSSSS", sin="bb").do(FIGHT, ADRENALINE, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 3 + 2
    assert table.markers(0) == 1


@pytest.mark.rule("OTH-TB-8")
def test_adrenaline_is_never_the_fifth_marker() -> None:
    table = owner("u17").monsters("V1.1", "acolyte")
    table.state.damage[0] = 0b1111
    assert ADRENALINE not in table.turn(0).do(FIGHT).offers()


@pytest.mark.rule("OTH-R73", "OTH-CR-1")
def test_the_vaccine_ignores_the_first_corruption_of_a_round() -> None:
    table = owner("u18")
    corrupt(table.state, 0, 2, cause.CARD)
    assert table.state.corruption[0] == 2
    assert table.heard(event.IMMUNE) == [(0,)]


@pytest.mark.rule("OTH-KB-1", "OTH-R54")
def test_karl_becomes_the_wolf_for_a_corruption_and_a_man_again_for_nothing() -> None:
    table = owner(hero="karl").turn(0).do(ABILITY)
    assert (table.state.hero[0], table.state.corruption[0]) == (WOLF, 2)
    table.do(END)
    table.turn(0).do(ABILITY)
    assert (table.state.hero[0], table.state.corruption[0]) == (KARL, 2)


@pytest.mark.rule("OTH-R54")
def test_at_seven_karl_cannot_change() -> None:
    table = owner(hero="karl")
    table.state.corruption[0] = 7
    assert table.turn(0).question() == question.TURN


@pytest.mark.rule("OTH-R66", "OTH-R81", "OTH-R67")
def test_leah_gives_an_extra_turn_to_somebody_near() -> None:
    table = stage().hero(0, "leah", "V1.1").hero(1, "brad", "V1.2").hero(2, "rose", "V3.3").turn(0).do(END)
    assert table.offers() == [SLOT + 1, PASS]
    table.do(SLOT + 1)
    assert table.state.extra[1] == 1


@pytest.mark.rule("OTH-R18")
def test_leaving_monsters_in_the_retaliation_step_is_still_her_own_turn() -> None:
    table = stage().hero(0, "rose", "V1.0").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.monsters("V1.0", "acolyte").monsters("V1.2", "acolyte").turn(0).dice(hero="SS")
    table.do(SHOOT + table.space("V1.2"), READY, STEP + table.space("V0.0"))
    assert table.markers(0) == 1


@pytest.mark.rule("OTH-DI-5")
def test_pools_may_be_larger_than_the_boxes_dice() -> None:
    table = owner().monsters("V1.1", "avatar", "controller", "abomination").turn(0)
    table.dice(hero="SSS", sin="b" * 11).do(FIGHT, READY)
    assert table.heard(event.SIN_ROLLED)[-1][1] == 5 + 3 + 3


@pytest.mark.rule("OTH-R10")
def test_far_apart_in_one_fused_street_is_the_same_space() -> None:
    table = stage(adventure=1, map=2)
    assert table.state.city.codes.count("V3.0") <= 1
    fused = [space for space in table.state.city.spaces if len(table.state.city.corners[space]) > 1]
    assert fused
    code = table.state.city.codes[fused[0]]
    table.hero(0, "rocco", code).monsters(code, "acolyte").turn(0)
    assert FIGHT in table.offers()
    assert SHOOT + fused[0] not in table.offers()


@pytest.mark.rule("OTH-TB-9", "OTH-R70")
def test_kills_of_a_shot_are_removed_before_anybody_comes() -> None:
    table = stage().hero(0, "rocco", "V1.0").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.monsters("V1.1", "acolyte").turn(0).dice(hero="SS").do(SHOOT + table.space("V1.1"), READY)
    assert table.offers()[-1] == ENOUGH
    table.do(KIND)
    assert table.heard(event.NOBODY_CAME) == [(0,)]
