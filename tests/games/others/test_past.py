"""The Dark Past: when it is revealed and what each card does."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import (
    END,
    STEP,
)
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.figures import ABOMINATION, MOLE
from tests.games.others.stage import Stage, rules, stage

T1, T2, T3, C1, C2, R1, R2 = range(7)


def sinner(past: int, *, hero: str = "rose") -> Stage:
    """A hero at 7 with this Dark Past, at the end of his turn."""
    table = stage(adventure=C1).hero(0, hero, "V1.1", corruption=7)
    table.hero(1, "leah", "V1.2").hero(2, "brad", "V3.3")
    mine = table.state.hero[0]
    other = list(table.state.past).index(past)
    table.state.past[other], table.state.past[mine] = table.state.past[mine], past
    return table.turn(0)


@pytest.mark.rule("OTH-DP-1", "OTH-R17")
@pytest.mark.parametrize(("past", "markers"), [(0, 1), (1, 2), (2, 2)])
def test_a_hero_at_seven_reveals_his_past_at_the_end_of_his_turn(past: int, markers: int) -> None:
    table = sinner(past).do(END)
    while table.question() == question.FIELD:
        table.do(table.offers()[0])
    assert table.heard(event.PAST_REVEALED) == [(0, past)]
    assert table.markers(0) == markers


@pytest.mark.rule("OTH-DP-1")
def test_the_deserter_loses_all_upgrades() -> None:
    table = sinner(2).upgrades(0, "u01", "u02").do(END)
    assert table.state.upgrades[0] == 0
    assert table.state.deck[-2:] == [0, 1]
    assert table.markers(0) == 0


@pytest.mark.rule("OTH-DP-1", "OTH-R80", "OTH-R46")
def test_the_failed_guardian_hurts_those_beside_him() -> None:
    table = sinner(3).do(END)
    while table.question() == question.FIELD:
        table.do(table.offers()[0])
    assert [table.markers(slot) for slot in range(3)] == [2, 1, 0]


@pytest.mark.rule("OTH-DP-1")
def test_the_informer_raises_the_apocalypse() -> None:
    table = sinner(4).do(END)
    assert table.state.level == 1


@pytest.mark.rule("OTH-DP-1", "OTH-AP-2")
def test_the_cultists_apocalypse_is_chosen_before_the_sin_sees_the_new_cards() -> None:
    table = sinner(5)
    held = sum(table.state.hand)
    table.do(END)
    assert table.question() == question.DOOM
    assert sum(table.state.hand) == held
    while table.question() in (question.DOOM, question.NEST):
        table.do(table.offers()[0])
    assert sum(table.state.hand) == held + 2
    assert table.question() == question.FIELD


@pytest.mark.rule("OTH-R71", "OTH-R55")
def test_whoever_dies_of_his_past_does_not_defect_and_his_replacement_stays_loyal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rules().pasts[6], "damage", 1)
    table = sinner(6)
    table.state.damage[0] = 0b1111
    table.do(END).do(table.offers()[0])
    assert table.state.deaths == 1
    assert table.state.mole == []
    assert table.state.monsters[table.space("V1.1")] == 0


@pytest.mark.rule("OTH-R55", "OTH-DP-1", "OTH-CO-11")
def test_the_mole_stays_as_a_monster() -> None:
    table = sinner(6, hero="thorley").do(END)
    assert table.question() == question.RESERVE
    table.do(table.offers()[0])
    assert table.state.mole == [4 + 1, 2 + 2, 3]
    assert table.state.monsters[table.space("V1.1")] == UNIT[MOLE]
    assert table.state.deaths == 1


@pytest.mark.rule("OTH-R17", "OTH-DP-1")
def test_who_is_killed_by_his_past_is_not_reacted_to() -> None:
    table = sinner(1)
    table.state.damage[0], table.state.reactions = 0b111, 1
    table.monsters("V1.1", "acolyte").do(END)
    table.do(table.offers()[0])
    assert table.heard(event.REACTED) == table.heard(event.NO_REACTION) == []


@pytest.mark.rule("OTH-DP-1")
def test_who_dies_with_his_past_unrevealed_puts_it_aside() -> None:
    table = sinner(0)
    table.state.damage[0] = 0b1111
    table.state.monsters[table.space("V1.1")] = UNIT[ABOMINATION]
    table.turn(0).do(STEP + table.space("V1.2"))
    assert table.state.past_aside == 1 << 2
    assert table.heard(event.PAST_REVEALED) == []
