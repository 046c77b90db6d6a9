"""The Sin's reactions: when, whom, who moves and who fights."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import END, FIGHT, KIND, PASS, REACT, READY, SPACE, STEP
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE
from tests.games.others.stage import Stage, stage


def finished(*, tokens: int = 1, at: str = "V1.1") -> Stage:
    """A hero whose turn is about to end; the Sin has tokens."""
    table = stage().hero(0, "rose", at).hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.state.reactions = tokens
    return table


@pytest.mark.rule("OTH-RE-1", "OTH-RE-2", "OTH-RE-7")
def test_a_monster_moves_two_spaces_and_all_in_the_heros_space_fight() -> None:
    table = finished().monsters("V1.3", "abomination").monsters("V1.1", "acolyte").turn(0)
    table.do(END, REACT, SPACE + table.space("V1.3"), SPACE + table.space("V1.1"), FIGHT)
    table.dice(hero="SS", sin="bbbbb").do(READY)
    assert table.heard(event.SIN_ROLLED)[-1][1] == 5
    assert table.state.reactions == 0


@pytest.mark.rule("OTH-RE-2")
def test_the_moved_monster_need_not_be_in_the_fight() -> None:
    table = finished().monsters("V2.3", "abomination").monsters("V1.1", "acolyte").turn(0)
    table.do(END, REACT, SPACE + table.space("V2.3"), SPACE + table.space("V2.2"), FIGHT)
    table.dice(hero="SS", sin="bb").do(READY)
    assert table.in_space("V2.2", "abomination") == 1
    assert table.heard(event.SIN_ROLLED)[-1][1] == 2


@pytest.mark.rule("OTH-MV-7")
def test_a_monster_with_a_hero_cannot_leave() -> None:
    table = finished().monsters("V3.3", "abomination").monsters("V1.2", "acolyte").turn(0)
    table.do(END, REACT)
    assert table.offers() == [SPACE + table.space("V1.2"), PASS]


@pytest.mark.rule("OTH-MV-7", "OTH-R8")
def test_a_monster_does_not_pass_a_hero() -> None:
    table = finished(at="V0.0").hero(1, "leah", "V0.2").monsters("V0.3", "abomination").turn(0)
    table.do(END, REACT, SPACE + table.space("V0.3"))
    reached = {table.state.city.codes[choice - SPACE] for choice in table.offers()}
    assert "V0.2" in reached
    assert "V0.1" not in reached


@pytest.mark.rule("OTH-TB-22")
def test_of_several_kinds_in_a_space_one_is_chosen() -> None:
    table = finished().monsters("V1.2", "acolyte", "acolyte", "abomination").turn(0)
    table.do(END, REACT, SPACE + table.space("V1.2"))
    assert table.question() == question.MONSTER_KIND
    assert table.offers() == [KIND + ACOLYTE, KIND + ABOMINATION]


@pytest.mark.rule("OTH-RE-1", "OTH-TB-10")
def test_without_a_token_there_is_no_reaction() -> None:
    table = finished(tokens=0).monsters("V1.1", "acolyte").turn(0).do(END)
    assert table.heard(event.REACTED) == []
    assert table.heard(event.ROUND_ENDED)


@pytest.mark.rule("OTH-R61", "OTH-TB-10")
def test_without_a_monster_there_is_no_reaction() -> None:
    table = finished().turn(0).do(END)
    assert table.heard(event.ROUND_ENDED)


@pytest.mark.rule("OTH-RE-5")
def test_the_sin_may_react_to_the_last_turn_and_then_loses_what_is_left() -> None:
    table = finished(tokens=2).monsters("V1.2", "acolyte").turn(0).do(END)
    assert table.offers() == [REACT, PASS]
    table.do(PASS)
    assert table.state.reactions == 0


@pytest.mark.rule("OTH-RE-3", "OTH-DE-1", "OTH-R71")
def test_who_died_in_his_turn_is_not_reacted_to() -> None:
    table = finished().monsters("V1.1", "acolyte")
    table.state.damage[0] = 0b1111
    table.turn(0).do(STEP + table.space("V1.2"))
    assert table.question() == question.RESERVE
    table.do(table.offers()[0])
    assert table.heard(event.ROUND_ENDED)
    assert table.heard(event.REACTED) == table.heard(event.NO_REACTION) == []


@pytest.mark.rule("OTH-DE-5")
def test_who_dies_in_the_reaction_is_replaced_at_once() -> None:
    table = finished().monsters("V1.1", "abomination")
    table.state.damage[0] = 0b1111
    table.turn(0).do(END, REACT, FIGHT).dice(hero="SS", sin="hhh").do(READY)
    assert table.question() == question.RESERVE
    table.do(table.offers()[0])
    assert table.state.at[0] == table.state.city.start


@pytest.mark.rule("OTH-CO-2", "OTH-TB-4")
def test_the_attacked_heros_player_decides_in_the_fight() -> None:
    table = finished().monsters("V1.1", "acolyte").turn(0).do(END, REACT, FIGHT)
    assert table.question() == question.PREPARE_COMBAT
    assert table.asked() == table.state.owner[0]
