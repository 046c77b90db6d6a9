"""Ranged Combat: lines of fire, who comes, and the defence of the first roll."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import (
    ALL,
    END,
    ENOUGH,
    FAITH,
    GO,
    KIND,
    PASS,
    PLAY,
    READY,
    SHOOT,
    STAY,
    STEP,
    WATCH,
)
from pandemonium.games.others.rules.figures import ABOMINATION
from tests.games.others.stage import Stage, stage


def shooter(hero: str = "rocco", at: str = "V1.0") -> Stage:
    return stage().hero(0, hero, at).hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")


def targets(table: Stage) -> set[str]:
    return {table.state.city.codes[choice - SHOOT] for choice in table.offers() if SHOOT <= choice < SHOOT + 40}


@pytest.mark.rule("OTH-EX7", "OTH-RG-2", "OTH-RG-3", "OTH-RG-4", "OTH-R7", "OTH-R6")
def test_rocco_shoots_two_abominations_as_in_the_rulebook() -> None:
    table = shooter().monsters("V1.2", "abomination", "abomination").monsters("V1.0", "acolyte").turn(0)
    table.dice(hero="HA", sin="hhhxb").do(SHOOT + table.space("V1.2"), READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 2
    assert table.heard(event.SYMBOLS_ADDED)[-1][1] == 2
    table.do(KIND + ABOMINATION)
    assert table.in_space("V1.2", "abomination") == 1
    assert table.question() == question.ARRIVE
    table.do(GO)
    assert table.heard(event.SIN_ROLLED)[-1][1] == 3 + 2
    assert table.heard(event.CANCELLED)[-1][1:3] == (0, 1)
    assert (table.markers(0), table.state.corruption[0]) == (0, 2)


@pytest.mark.rule("OTH-RG-1")
def test_a_line_of_fire_runs_along_streets_and_not_into_districts() -> None:
    table = shooter().monsters("V1.1", "acolyte").monsters("V1.3", "acolyte").monsters("V3.0", "acolyte")
    table.monsters("V2.2", "acolyte").monsters("T05", "acolyte").turn(0)
    assert targets(table) == {"V1.1", "V1.3", "V3.0"}


@pytest.mark.rule("OTH-RG-1")
def test_nobody_shoots_from_a_district() -> None:
    table = shooter(at="T05").monsters("V1.1", "acolyte").turn(0)
    assert targets(table) == set()


@pytest.mark.rule("OTH-RG-1", "OTH-SB-3")
def test_who_has_no_ranged_attack_does_not_shoot() -> None:
    table = shooter("morgana").monsters("V1.1", "acolyte").turn(0)
    assert targets(table) == set()


@pytest.mark.rule("OTH-RG-1", "OTH-R9")
def test_the_own_space_is_no_target() -> None:
    table = shooter().monsters("V1.0", "acolyte").turn(0)
    assert targets(table) == set()


@pytest.mark.rule("OTH-RG-1")
def test_a_river_cuts_the_line() -> None:
    table = stage(adventure=2, map=2).hero(0, "rocco", "V0.1").hero(1, "leah", "V2.0").hero(2, "brad", "V2.0")
    table.monsters("V0.0", "acolyte").monsters("V0.4", "acolyte").turn(0)
    assert targets(table) == {"V0.0"}


@pytest.mark.rule("OTH-RG-5")
def test_if_nobody_arrives_the_sin_does_not_roll() -> None:
    table = shooter().monsters("V1.1", "abomination").monsters("V1.0", "acolyte").turn(0).dice(hero="SS")
    table.do(SHOOT + table.space("V1.1"), READY, STAY)
    assert table.heard(event.SIN_ROLLED) == []
    assert table.heard(event.NOBODY_CAME) == [(0,)]


@pytest.mark.rule("OTH-RG-3")
def test_a_survivor_that_cannot_reach_the_shooter_may_not_move() -> None:
    table = shooter().monsters("V1.3", "abomination").turn(0).dice(hero="SS")
    table.do(SHOOT + table.space("V1.3"), READY)
    assert table.heard(event.NOBODY_CAME) == [(0,)]
    assert table.in_space("V1.3", "abomination") == 1


@pytest.mark.rule("OTH-RG-3", "OTH-MV-7", "OTH-R8")
def test_a_survivor_held_by_a_hero_does_not_come() -> None:
    table = shooter().hero(1, "leah", "V1.1").monsters("V1.1", "abomination").turn(0).dice(hero="SS")
    table.do(SHOOT + table.space("V1.1"), READY)
    assert table.heard(event.NOBODY_CAME) == [(0,)]


@pytest.mark.rule("OTH-R4")
def test_faith_is_named_before_the_sin_rolls_and_stays_for_the_retaliation() -> None:
    table = shooter("rose").monsters("V1.1", "abomination").turn(0).dice(hero="FSS", sin="hhb")
    table.do(SHOOT + table.space("V1.1"), READY)
    assert table.heard(event.SIN_ROLLED) == []
    table.do(FAITH + 1, PASS, GO)  # ARM; she does not fall back
    assert table.heard(event.CANCELLED)[-1][1:3] == (0, 0)


@pytest.mark.rule("OTH-R5", "OTH-DI-3")
def test_heroes_beside_the_shooter_cooperate_not_those_beside_the_target() -> None:
    table = shooter().hero(1, "leah", "V1.0").hero(2, "brad", "V1.1").monsters("V1.1", "acolyte").turn(0)
    table.dice(hero="SSS").do(SHOOT + table.space("V1.1"), READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 2 + 1


@pytest.mark.rule("OTH-SB-2", "OTH-R81")
def test_rose_falls_back_before_the_retaliation() -> None:
    table = shooter("rose").monsters("V1.2", "abomination").turn(0).dice(hero="SS")
    table.do(SHOOT + table.space("V1.2"), READY)
    assert table.question() == question.FALL_BACK
    table.do(STEP + table.space("V0.0"))
    assert table.heard(event.NOBODY_CAME) == [(0,)]
    assert table.state.spent == 0


@pytest.mark.rule("OTH-R75")
def test_who_falls_back_among_the_survivors_fights_them() -> None:
    table = shooter("rose").monsters("V1.1", "acolyte").turn(0).dice(hero="SS", sin="bb")
    table.do(SHOOT + table.space("V1.1"), READY, STEP + table.space("V1.1"))
    assert len(table.heard(event.SIN_ROLLED)) == 1


@pytest.mark.rule("OTH-RG-6")
def test_acolytes_do_not_come_to_a_ranged_combat() -> None:
    table = shooter().monsters("V1.1", "acolyte").dead("acolyte").turn(0).dice(hero="HS")
    table.do(SHOOT + table.space("V1.1"), READY)
    assert table.question() == question.KILLS
    table.do(ALL)
    assert table.heard(event.ACOLYTES_CAME) == []


@pytest.mark.rule("OTH-RG-2", "OTH-R70")
def test_the_shooter_may_leave_them_alive() -> None:
    table = shooter().monsters("V1.1", "acolyte").turn(0).dice(hero="HS")
    table.do(SHOOT + table.space("V1.1"), READY, ENOUGH, STAY, END)
    assert table.in_space("V1.1", "acolyte") == 1


@pytest.mark.rule("OTH-R48")
def test_the_sin_may_play_a_card_before_the_shot_or_before_the_retaliation() -> None:
    table = stage(sin=1).hero(0, "rocco", "V1.0").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3").hand("p1")
    table.monsters("V1.1", "abomination").turn(0).do(WATCH).dice(hero="SS", sin="b" * 6)
    table.do(SHOOT + table.space("V1.1"), READY)
    assert table.offers() == [PLAY, PASS]  # Come Alone
    table.do(PASS, GO, PLAY)
    assert table.heard(event.SIN_ROLLED)[-1][1] == 3 + 3


@pytest.mark.rule("OTH-R48")
def test_thick_hide_and_out_of_breath_come_before_the_shot_only() -> None:
    table = shooter().hand("s4", "s9").monsters("V1.1", "abomination").turn(0).do(WATCH)
    table.dice(hero="SS", sin="bbb").do(SHOOT + table.space("V1.1"), READY)
    assert table.question() == question.WINDOW
    table.do(PASS, GO)
    assert table.question() == question.TURN
