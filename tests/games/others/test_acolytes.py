"""The Acolytes' ability: a dead one joins, and each kind has its side effect."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import (
    ABILITY,
    COVER,
    FAITH,
    FIGHT,
    PASS,
    PLAY,
    READY,
    UPGRADE,
)
from tests.games.others.stage import Stage, stage

P1, P2, P3, P4, P5, P6, P7, P8, P9, S1, S2, S3, S4, S5, S6, S7, S8, S9 = (PLAY + card for card in range(18))
PRIDE, SLOTH = 1, 2


def table_of(sin: int, *cards: str, hero: str = "rose", at: str = "V1.1") -> Stage:
    others = [name for name in ("leah", "brad", "morgana") if name != hero]
    table = stage(sin=sin).hero(0, hero, at).hero(1, others[0], "V3.3").hero(2, others[1], "V3.3")
    return table.hand(*cards)


@pytest.mark.rule("OTH-AC-1", "OTH-AC-2", "OTH-R33")
def test_a_dead_acolyte_joins_and_the_doctors_mark_the_hero() -> None:
    table = table_of(SLOTH).monsters("V1.1", "abomination").dead("acolyte").turn(0).do(FIGHT, READY)
    assert table.offers() == [ABILITY, PASS]
    table.do(ABILITY).dice(hero="SS", sin="b" * 5).do(READY)
    assert table.heard(event.SIN_ROLLED)[-1][1] == 3 + 2
    assert table.state.unhealing == 0b1
    assert table.state.cult_marked


@pytest.mark.rule("OTH-AC-1")
def test_the_ability_is_used_once_a_round() -> None:
    table = table_of(SLOTH).monsters("V1.1", "abomination").dead("acolyte")
    table.state.cult_marked = True
    table.turn(0).dice(hero="SS", sin="bbb").do(FIGHT, READY)
    assert table.question() == question.TURN


@pytest.mark.rule("OTH-AC-1", "OTH-R56")
def test_nuns_cover_an_icon_of_the_district() -> None:
    table = stage(sin=SLOTH, acolytes=1).hero(0, "rose", "T01").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.monsters("T01", "abomination").dead("acolyte").turn(0).do(FIGHT, READY, ABILITY)
    assert table.offers() == [COVER, COVER + 1]
    table.do(COVER + 1)
    assert table.state.covered[table.space("T01")] == 0b10
    assert table.tokens_at("T01", "corruption") == 1


@pytest.mark.rule("OTH-AC-1", "OTH-R72", "OTH-CA-6")
def test_hobos_take_an_upgrade() -> None:
    table = stage(sin=SLOTH, acolytes=3).hero(0, "rose", "V1.1").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.upgrades(0, "u17", "u01").monsters("V1.1", "abomination").dead("acolyte").turn(0)
    table.do(FIGHT, READY, ABILITY, UPGRADE)
    assert table.state.upgrades[0] == 1 << 16
    assert table.state.deck[-1] == 0


@pytest.mark.rule("OTH-R4", "OTH-DI-2")
def test_faith_choice_names_the_rest_resist() -> None:
    table = table_of(SLOTH).monsters("V1.1", "abomination").turn(0).dice(hero="FSS", sin="xbb").do(FIGHT, READY)
    table.do(FAITH)
    assert table.state.corruption[0] == 1
