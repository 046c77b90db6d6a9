"""Why not? Whatever The Others does not offer has a reason with the rule's id, and none that tells a secret."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules.choice import (
    CITY,
    CLEANSE,
    PASS,
    READY,
    SHOOT,
    STEP,
    TAKE_ALLY,
    WATCH,
)
from pandemonium.games.others.rules.figures import PROXY
from tests.games.others.asking import GAME, alone, at, why

# --- moving --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OTH-MV-1", "OTH-HT-8")
def test_a_step_leads_to_the_next_space_only_and_the_move_is_two_spaces_long() -> None:
    table = alone("brad", "V1.1").turn()
    assert why(table, f"step {at(table, 'V1.3')}") == (
        "street south-east of Police HQ is not next to where the hero stands.",
        "OTH-MV-1",
    )
    assert why(table, "step T07") == ("This space is not on this map.", "OTH-SET-7")
    assert why(table, f"space {at(table, 'V1.1')}")[1] == "OTH-HT-8"
    table.do(STEP + table.space("T02"), STEP + table.space("V1.1"))
    assert why(table, "space T02") == ("The whole Move is used up (spaces: 2).", "OTH-HT-8")


@pytest.mark.rule("OTH-HT-7")
def test_the_move_is_not_split_by_the_action() -> None:
    table = alone("rose", "V1.1").tokens("V1.2", "nest").turn()
    table.do(STEP + table.space("V1.2"), CLEANSE).dice("HH").do(READY)
    assert why(table, f"step {at(table, 'V1.1')}") == (
        "The Action came in between: the Move may not be split by it.",
        "OTH-HT-7",
    )


def test_a_card_that_ended_the_move_is_named() -> None:
    table = alone("brad", "V1.1").hand("s2").turn()
    table.do(WATCH, STEP + table.space("V1.2"), GAME.parse("play s2") or 0)
    assert why(table, f"step {at(table, 'V1.1')}") == ("The Move was ended by a Sin card.", "OTH-SC-1")


# --- Actions and City Actions --------------------------------------------------------------------------------------


@pytest.mark.rule("OTH-RG-1", "OTH-HT-10")
def test_a_shot_needs_a_rifle_a_street_a_line_and_a_monster() -> None:
    table = alone("brad", "V1.1").monsters("V1.3", "acolyte").turn()
    target = f"shoot {at(table, 'V1.3')}"
    assert why(table, target) == ("Brad has no Ranged Attack.", "OTH-RG-1")
    table = alone("rocco", "V1.1").monsters("V1.3", "acolyte").turn()
    assert SHOOT + table.space("V1.3") in table.offers()
    assert why(table, "shoot T02")[0] == "No ranged Combat from, into or across a district."
    assert (
        why(table, f"shoot {at(table, 'V0.0')}")[0]
        == "There is no line of fire to the street north-west of the Hospital."
    )
    assert why(table, f"shoot {at(table, 'V1.2')}")[1] == "OTH-HT-10"
    assert why(table, f"shoot {at(table, 'V1.1')}") == ("Here it is normal Combat.", "OTH-R9")


@pytest.mark.rule("OTH-HT-8", "OTH-HT-10", "OTH-R43")
def test_an_action_needs_something_to_act_on_and_there_is_one_a_turn() -> None:
    table = alone("brad", "V1.1").turn()
    assert why(table, "fight") == ("No monster is here.", "OTH-HT-10")
    assert why(table, "cleanse")[1] == "OTH-R43"
    table = alone("rose", "V1.1").tokens("V1.1", "nest").monsters("V1.1", "acolyte").turn()
    table.do(CLEANSE).dice("HH").do(READY)
    assert why(table, "cleanse") == why(table, "fight") == ("The Action of this turn is used.", "OTH-HT-8")


@pytest.mark.rule("OTH-CA-1", "OTH-CA-2")
def test_a_city_action_needs_a_district_its_slot_and_the_own_token() -> None:
    table = alone("brad", "V1.1").turn()
    assert why(table, "city") == ("City Actions are used in districts only.", "OTH-CA-2")
    table = alone("brad", "T02").turn().do(CITY)
    assert why(table, "city")[0] == "This City Action token is placed already: once a round."
    table = alone("brad", "T02")
    table.state.slot_token[table.space("T02")] = 1
    assert why(table.turn(), "city")[0] == "The City Action in the Hospital was used already this round."


@pytest.mark.rule("OTH-KB-1")
def test_the_wolf_uses_no_city_and_takes_no_ally() -> None:
    table = alone("karl", "T02")
    table.state.hero[0] = 7
    table.state.ally[PROXY] = table.space("T02")
    table.turn().do(PASS)
    assert why(table, "city")[0] == "The wolf cannot use City Actions."
    assert why(table, "take proxy") == ("No Ally comes along with the wolf.", "OTH-KB-1")


@pytest.mark.rule("OTH-AP-2", "OTH-AP-3")
def test_curfew_and_the_magnate_close_city_actions() -> None:
    table = alone("brad", "T02").dooms("ar4").monsters("T02", "acolyte").turn()
    assert why(table, "city")[0].startswith("Curfew")
    table = alone("brad", "T02")
    table.state.monsters[table.space("V1.1")] += 1 << 4 * 8
    assert why(table.turn(), "city")[0].startswith("The Magnate")


@pytest.mark.rule("OTH-TK-3", "OTH-TK-5", "OTH-TK-6", "OTH-TK-7", "OTH-R41", "OTH-R42")
def test_what_lies_elsewhere_or_may_not_be_taken_says_so() -> None:
    table = alone("brad", "V1.1").turn()
    assert why(table, "flip")[1] == "OTH-TK-3"
    assert why(table, "take extra")[1] == "OTH-TK-7"
    assert why(table, "take innocent")[1] == "OTH-TK-5"
    assert why(table, "take proxy")[0] == "PROXY does not appear in this adventure."
    assert why(table, "drop proxy")[0] == "PROXY is not with this hero."
    assert why(table, "deliver")[1] == "OTH-MI-1"
    table = alone("brad", "V1.1").hero(0, "brad", "V1.1", corruption=7).tokens("V1.1", "innocent").turn()
    assert why(table, "take innocent") == ("At corruption 7 no Innocent comes along.", "OTH-R41")
    table = alone("brad", "V1.1")
    table.state.ally[PROXY] = table.space("V1.1")
    table.turn().do(TAKE_ALLY + PROXY)
    assert why(table, "take proxy")[0] == "PROXY is with this hero already."
    table.do(GAME.parse("drop proxy") or 0)
    assert why(table, "ally proxy") == ("PROXY was left in this very turn.", "OTH-R42")


def test_face_down_tokens_stay_down_among_monsters() -> None:
    table = alone("brad", "V1.1").monsters("V1.1", "acolyte")
    table.state.down[table.space("V1.1")] = 1
    assert why(table.turn(), "flip")[0] == "Face-down tokens are not turned up where a monster is."
