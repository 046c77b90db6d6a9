"""Cleanse: dice, what SKL removes, and what cannot be removed."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import CLEANSE, CORRUPT, COVER, ENOUGH, READY, TOKEN
from pandemonium.games.others.rules.figures import CORRUPTION, FIRE, NEST, PENTAGRAM
from tests.games.others.stage import Stage, stage


def cleaner(*tokens: str, hero: str = "leah", at: str = "V1.1", corruption: int = 1) -> Stage:
    table = stage().hero(0, hero, at, corruption=corruption).hero(1, "rose", "V3.3").hero(2, "rocco", "V3.3")
    return table.tokens(at, *tokens).turn(0)


@pytest.mark.rule("OTH-CL-1", "OTH-R44")
def test_each_skill_may_remove_one_token_of_choice() -> None:
    table = cleaner("fire", "nest", "pentagram").dice(hero="SSH").do(CLEANSE, READY)
    assert table.offers() == [TOKEN + FIRE, TOKEN + PENTAGRAM, TOKEN + NEST, ENOUGH]
    table.do(TOKEN + NEST, TOKEN + FIRE)
    assert table.heard(event.REMOVED) == [(0, NEST, table.space("V1.1")), (0, FIRE, table.space("V1.1"))]
    assert (table.tokens_at("V1.1", "pentagram"), table.tokens_at("V1.1", "nest")) == (1, 0)
    assert table.question() == question.TURN


@pytest.mark.rule("OTH-CL-1", "OTH-DI-2", "OTH-TB-8")
def test_faith_is_a_skill_and_explodes() -> None:
    table = cleaner("fire", "nest").dice(hero="FHHH").do(CLEANSE, READY)
    assert table.question() == question.REMOVE
    table.do(TOKEN + FIRE)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 3


@pytest.mark.rule("OTH-TK-1", "OTH-R43")
def test_printed_tokens_cannot_be_cleansed() -> None:
    assert CLEANSE not in cleaner(at="T01").offers()


@pytest.mark.rule("OTH-CL-2", "OTH-CR-2")
def test_of_the_track_only_dice_and_the_wildcard_help() -> None:
    table = cleaner("fire", "fire", corruption=6).dice(hero="HHHHH").do(CLEANSE, CORRUPT, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 3 + 2
    assert table.heard(event.SYMBOLS_ADDED)[-1][4] == 1
    table.do(TOKEN + FIRE)
    assert table.tokens_at("V1.1", "fire") == 1


@pytest.mark.rule("OTH-DI-3", "OTH-CL-1")
def test_other_heroes_in_the_space_help() -> None:
    table = cleaner("fire").hero(1, "rose", "V1.1").dice(hero="HHHH").do(CLEANSE, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 3 + 1


@pytest.mark.rule("OTH-R20")
def test_one_may_cleanse_among_monsters() -> None:
    table = stage().hero(0, "leah", "V1.1").monsters("V1.1", "acolyte").tokens("V1.1", "fire").turn(0)
    assert CLEANSE in table.offers()


@pytest.mark.rule("OTH-SB-2")
def test_brad_is_methodical() -> None:
    table = cleaner("fire", hero="brad").dice(hero="HHHH").do(CLEANSE, READY)
    assert table.heard(event.SYMBOLS_ADDED)[-1][4] == 1
    table.do(TOKEN + FIRE)
    assert table.tokens_at("V1.1", "fire") == 0


@pytest.mark.rule("OTH-R68", "OTH-R56")
def test_a_token_that_covers_an_icon_is_chosen_for_itself() -> None:
    table = stage().hero(0, "leah", "T02").tokens("T02", "corruption", "corruption")
    table.state.covered[table.space("T02")] = 0b10
    table.turn(0).dice(hero="SSS").do(CLEANSE, READY)
    assert table.offers() == [TOKEN + CORRUPTION, COVER + 1, ENOUGH]
    supply = table.state.supply
    table.do(COVER + 1)
    assert table.state.covered[table.space("T02")] == 0
    assert table.state.supply - supply == 1 << 4 * CORRUPTION


@pytest.mark.rule("OTH-HT-8")
def test_a_cleanse_is_the_only_action_of_the_turn() -> None:
    table = cleaner("fire", "nest").dice(hero="HHH").do(CLEANSE, READY)
    assert CLEANSE not in table.offers()
