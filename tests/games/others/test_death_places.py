"""Deaths where they hurt the chain of frames: what was under way ends or goes on, and the next question is asked."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import (
    CITY,
    DAMAGE,
    END,
    GO,
    ICON,
    OTHERS,
    PLAY,
    READY,
    SHOOT,
    SLOT,
    STEP,
    WATCH,
)
from pandemonium.games.others.rules.figures import PENANCE
from pandemonium.games.others.rules.rounds import BEGIN
from tests.games.others.stage import Stage, stage

T1, T2, T3, C1, C2, R1, R2 = range(7)
PRIDE = 1
P3, P9 = PLAY + 2, PLAY + 8
DYING = (1, 2, 3, 4)


def proud(*cards: str) -> Stage:
    table = stage(sin=PRIDE).hero(0, "rose", "V1.1").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    return table.hand(*cards)


def replaced(table: Stage, slot: int) -> Stage:
    """He has just died once: his player picks the next hero, who stands on the Start space without a scratch."""
    assert table.heard(event.DIED)[-1][0] == slot
    assert len(table.heard(event.DIED)) == 1
    assert table.question() == question.RESERVE
    assert table.asked() == table.state.owner[slot]
    table.do(table.offers()[0])
    assert table.state.at[slot] == table.state.city.start
    assert (table.markers(slot), table.state.corruption[slot]) == (0, 1)
    return table


@pytest.mark.rule("OTH-DE-1", "OTH-R71", "OTH-TB-25")
def test_who_dies_as_his_turn_begins_has_none() -> None:
    """Whose Fault is played before he does anything (p3)."""
    table = proud("p3").monsters("V1.1", "acolyte")
    table.state.damage[0], table.state.reactions = 0b1111, 3
    table.turn(0).do(P3, DAMAGE)
    replaced(table, 0)
    assert table.heard(event.ROUND_ENDED)
    assert table.heard(event.REACTED) == table.heard(event.NO_REACTION) == []


@pytest.mark.rule("OTH-DE-5", "OTH-R71", "OTH-TB-25")
def test_whose_fault_may_kill_others_and_his_turn_goes_on() -> None:
    """Corruption beyond 7 is damage, also where it comes by the heroes' own choice."""
    table = proud("p3")
    table.state.damage[1], table.state.corruption[1] = 0b1111, 7
    table.turn(0).do(P3, OTHERS)
    replaced(table, 1)
    assert (table.question(), table.state.active) == (question.TURN, 0)
    assert table.state.corruption[2] == 2


@pytest.mark.rule("OTH-R81", "OTH-DE-1", "OTH-R71")
def test_rose_may_die_falling_back_and_nobody_goes_for_who_takes_her_place() -> None:
    """The survivor stands beside the Start space, where the next hero comes."""
    table = stage().hero(0, "rose", "V0.0", damage=DYING).hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.monsters("V2.0", "abomination").tokens("V0.0", "fire").turn(0).dice(hero="SS", sin="h")
    table.do(SHOOT + table.space("V2.0"), READY)
    assert table.question() == question.FALL_BACK
    table.do(STEP + table.space("V0.1"))
    replaced(table, 0)
    assert table.heard(event.SIN_ROLLED) == []
    assert table.in_space("V2.0", "abomination") == 1
    assert table.heard(event.ROUND_ENDED)


@pytest.mark.rule("OTH-RG-4", "OTH-DE-1", "OTH-R71")
def test_who_dies_in_the_retaliation_has_shot_and_its_corruption_is_nobodys() -> None:
    table = stage().hero(0, "rocco", "V1.0", damage=DYING).hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.monsters("V1.1", "acolyte", "abomination", "abomination").turn(0).dice(hero="SS", sin="hhhxxx")
    table.do(SHOOT + table.space("V1.1"), READY)
    while table.question() != question.ARRIVE:
        table.do(table.offers()[0])
    while table.state.asked and table.question() == question.ARRIVE:
        table.do(GO)
    replaced(table, 0)
    assert table.in_space("V1.0", "abomination") == 2
    assert table.in_space("V1.1", "acolyte") == 0
    assert table.heard(event.CORRUPTED) == []
    assert table.heard(event.ROUND_ENDED)


@pytest.mark.rule("OTH-R73", "OTH-DE-1", "OTH-R71")
def test_who_dies_in_a_city_action_gets_nothing_more_of_it() -> None:
    """The first Penance of a round has its price (ac5); the Amphitheatre's Extra Turn is not his any more."""
    table = stage(adventure=C1).hero(0, "rose", "T06", corruption=4, damage=DYING).dooms("ac5")
    table.turn(0).do(CITY, ICON + PENANCE)
    replaced(table, 0)
    assert table.state.extra[0] == 0
    assert table.heard(event.ROUND_ENDED)
    assert table.heard(event.REACTED) == table.heard(event.NO_REACTION) == []


@pytest.mark.rule("OTH-DE-5", "OTH-R66", "OTH-R71")
def test_another_who_is_killed_by_envy_is_replaced_and_the_reaction_follows() -> None:
    table = proud("p9").upgrades(1, "u01").monsters("V1.1", "acolyte")
    table.state.damage[1], table.state.reactions = 0b1111, 3
    table.turn(0).do(WATCH, END, P9, DAMAGE)
    assert table.heard(event.DIED)[-1][0] == 1
    table.do(table.offers()[0])
    assert table.question() == question.INHERIT  # he had an upgrade, so the next one takes one
    table.do(table.offers()[0])
    assert table.question() == question.REACTION
    assert table.state.at[0] == table.space("V1.1")


@pytest.mark.rule("OTH-DE-5", "OTH-RS-1", "OTH-R71")
def test_a_hero_may_die_of_clean_hands_before_anybody_acts() -> None:
    table = stage(adventure=C2)
    table.state.corruption[1], table.state.damage[1] = 7, 0b1111
    table.end_round(BEGIN).do(SLOT + 1)
    replaced(table, 1)
    assert table.question() == question.BALLOT_FIRST


@pytest.mark.rule("OTH-DE-5", "OTH-AP-2", "OTH-R71")
def test_a_hero_may_die_of_whispers_before_anybody_acts() -> None:
    table = stage(adventure=C1).dooms("ac7")
    table.state.corruption[2], table.state.damage[2] = 7, 0b1111
    table.end_round(BEGIN)
    while table.question() != question.BALLOT_WHISPERS:
        table.do(table.offers()[0])
    table.do(SLOT + 2)
    replaced(table, 2)
    assert table.question() == question.BALLOT_FIRST


@pytest.mark.rule("OTH-WIN-2", "OTH-R71")
def test_the_last_of_the_reserve_who_dies_as_a_turn_begins_ends_the_game() -> None:
    table = proud("p3")
    table.state.damage[0], table.state.reserve = 0b1111, 0
    table.turn(0).do(P3, DAMAGE)
    assert not table.state.asked
    assert not table.state.heroes_won
    assert table.heard(event.SIN_WON) == [()]
