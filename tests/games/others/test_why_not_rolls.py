"""Why not? The answers in rolls, to the Sin, and about boards and tokens."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import settle
from pandemonium.games.others.rules import question
from pandemonium.games.others.rules.choice import (
    CITY,
    CLEANSE,
    END,
    FIGHT,
    REACT,
    READY,
    SHOOT,
    SPACE,
    STEP,
    WATCH,
)
from pandemonium.games.others.rules.figures import NOBODY
from pandemonium.games.others.rules.tasks import place_tokens
from tests.games.others.asking import GAME, alone, at, why

# --- rolls ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OTH-CR-4", "OTH-CR-2")
def test_voluntary_corruption_ends_at_seven_and_beside_the_tempter() -> None:
    table = alone("brad", "V1.1").hero(0, "brad", "V1.1", corruption=7).upgrades(0, "u17").monsters("V1.1", "acolyte")
    table.turn().do(FIGHT)
    assert why(table, "corrupt") == ("At 7 there is no voluntary corruption.", "OTH-CR-4")
    assert why(table, "link 2")[1] == "OTH-R73"
    table = alone("brad", "V1.1").upgrades(0, "u17")
    table.state.monsters[table.space("V1.1")] += 1 << 4 * 7
    assert why(table.turn().do(FIGHT), "corrupt")[0].startswith("Beside the Tempter")
    table = alone("brad", "V1.1").monsters("V1.1", "acolyte").turn().do(FIGHT)
    assert why(table, "adrenaline")[0] == "This hero has no Adrenaline."


@pytest.mark.rule("OTH-DA-2")
def test_adrenaline_does_not_kill() -> None:
    table = alone("brad", "V1.1").hero(0, "brad", "V1.1", damage=(1, 2, 3, 4)).upgrades(0, "u17")
    table.monsters("V1.1", "acolyte").turn().do(FIGHT)
    assert why(table, "adrenaline") == ("The hero has 4 damage: not for the last marker (5).", "OTH-DA-2")


@pytest.mark.rule("OTH-DI-3", "OTH-SET-2")
def test_a_link_calls_somebody_who_is_elsewhere() -> None:
    table = (
        alone("brad", "V1.1").hero(1, "leah", "V1.1").upgrades(0, "u15").monsters("V1.1", "acolyte").turn().do(FIGHT)
    )
    assert why(table, "link 2") == ("Leah counts as here already.", "OTH-DI-3")
    assert why(table, "board 4") == ("So many heroes do not play.", "OTH-SET-2")
    assert why(table, "unlink")[0] == "Nobody is called by Command Link."


@pytest.mark.rule("OTH-CO-10")
def test_a_monster_dies_of_as_many_hits_as_its_armour() -> None:
    table = alone("brad", "V1.1").monsters("V1.1", "acolyte", "abomination").turn().dice("HH", "bbbbb").do(FIGHT, READY)
    assert why(table, "figure abomination") == ("An Abomination needs 3 Hits, left: 2.", "OTH-CO-10")
    assert why(table, "monster avatar")[0] == "None of this kind is there: Avatar."
    assert why(table, "all")[0] == "Not enough Hits for all of them (left: 2)."


@pytest.mark.rule("OTH-CO-8", "OTH-TB-13")
def test_symbols_and_dice_that_the_roll_does_not_have() -> None:
    table = alone("brad", "V1.1").upgrades(0, "u12").monsters("V1.1", "acolyte").turn()
    table.dice("HFH", "bb").do(FIGHT, READY)
    assert why(table, "reroll armour") == ("The roll does not show these dice.", "OTH-TB-13")
    table.do(GAME.parse("reroll nothing") or 0)
    assert why(table, "faith 2 0") == ("FAITH and the wildcard are together 1.", "OTH-CO-8")


@pytest.mark.rule("OTH-CL-1")
def test_a_cleanse_removes_what_lies_there() -> None:
    table = alone("brad", "V1.1").tokens("V1.1", "nest", "fire").turn().do(CLEANSE).dice("SSSS").do(READY)
    assert why(table, "token pentagram") == ("There is no such token to remove here: Pentagram.", "OTH-CL-1")
    assert why(table, "uncover 1")[0] == "This icon is not covered."


# --- the Sin -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OTH-SC-1", "OTH-R78", "OTH-SET-19")
def test_a_card_is_the_own_sins_in_hand_at_its_moment_and_not_idle() -> None:
    table = alone("brad", "V1.1").hand("s1", "s6").turn()
    assert table.question() == question.BEGIN_WATCH
    assert why(table, "play p1") == ("Come Alone belongs to the other Sin.", "OTH-SET-19")
    assert why(table, "card s2") == ("Enough is not in your hand.", "OTH-SC-1")
    assert why(table, "play s6")[0] == "Closed has another moment: when a City Action is used."
    assert why(table, "ability")[1] == "OTH-AC-1"


@pytest.mark.rule("OTH-SC-1")
def test_heroes_are_not_told_what_the_sin_holds() -> None:
    held, empty = alone("brad", "V1.1").hand("s1"), alone("brad", "V1.1").hand("s4")
    told = [why(table.turn(), "play s1", seat=1) for table in (held, empty)]
    assert told[0] == told[1] == ("You are not asked now: it is another’s part.", "OTH-TB-12")
    assert why(held.do(WATCH), "play s1") == ("A Sin card is played at the moment it names.", "OTH-SC-1")


@pytest.mark.rule("OTH-AC-1", "OTH-AC-2", "OTH-RG-6")
def test_acolytes_are_called_with_a_dead_one_once_a_round_and_never_from_afar() -> None:
    table = alone("brad", "V1.1").hand("s4").monsters("V1.1", "acolyte").turn().do(WATCH, FIGHT, READY)
    assert why(table, "ability") == ("There is no dead Acolyte.", "OTH-AC-1")
    table.dead("acolyte").state.cult_marked = True
    assert why(table, "ability")[1] == "OTH-AC-2"
    table = alone("rocco", "V1.1").hand("s4").dead("acolyte").monsters("V1.3", "acolyte").turn()
    table.do(WATCH, SHOOT + table.space("V1.3"), READY)
    assert why(table, "ability") == ("Acolytes are not called in ranged Combat.", "OTH-RG-6")


@pytest.mark.rule("OTH-MV-7", "OTH-RE-2")
def test_a_monster_that_a_hero_holds_or_that_is_not_there_does_not_move() -> None:
    table = alone("brad", "V1.1").monsters("V3.3", "acolyte").monsters("V1.3", "abomination")
    table.state.reactions = 1
    table.turn().do(END, REACT)
    assert why(table, f"space {at(table, 'V3.3')}") == ("A hero stands there: monsters cannot leave him.", "OTH-MV-7")
    assert why(table, "at T01") == ("No monster is there.", "OTH-RE-2")
    table.do(SPACE + table.space("V1.3"))
    assert why(table, f"at {at(table, 'V1.3')}")[1] == "OTH-RE-2"
    assert why(table, f"at {at(table, 'V1.0')}") == ("An Abomination does not come so far (spaces: 2).", "OTH-RE-2")


@pytest.mark.rule("OTH-MV-7", "OTH-R8")
def test_a_hero_on_the_way_stops_a_monster() -> None:
    table = alone("brad", "V0.0").hero(1, "leah", "V0.2").monsters("V0.3", "abomination")
    table.state.reactions = 1
    table.turn().do(END, REACT, SPACE + table.space("V0.3"))
    assert why(table, f"at {at(table, 'V0.1')}") == (
        "An Abomination is stopped on the way there by a hero.",
        "OTH-MV-7",
    )


@pytest.mark.rule("OTH-RO-3", "OTH-RO-4")
def test_the_dead_come_back_by_nests_that_are_not_blocked() -> None:
    table = alone("brad", "V1.1").dead("acolyte", "controller").tokens("V1.2", "nest").monsters("V1.2", "avatar")
    table.tokens("V2.2", "nest").end_round()
    while table.question() != question.SUMMON:
        table.do(table.offers()[0])
    assert why(table, "monster abomination")[0].startswith("There is none in the dead pool: Abomination")
    table.do(table.offers()[0])
    assert why(table, f"at {at(table, 'V1.2')}") == ("Blocked: monsters there 1, Nest tokens 1.", "OTH-RO-4")
    assert why(table, "at T02") == ("There is no Nest.", "OTH-RO-3")


@pytest.mark.rule("OTH-RS-1")
def test_a_task_places_where_it_says() -> None:
    table = alone("brad", "V1.1")
    table.state.active = NOBODY
    place_tokens(table.state, [0], 1, 0)
    settle(table.state)
    assert why(table, "at T02") == ("This task places tokens in streets only.", "OTH-RS-1")
    assert why(table, f"at {at(table, 'V1.1')}")[0] == "A hero stands there."


# --- heroes and cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("OTH-DA-1")
def test_a_field_takes_one_marker() -> None:
    table = alone("brad", "V1.1").hero(0, "brad", "V1.1", damage=(1, 3)).tokens("V1.2", "fire").turn()
    table.dice(sin="h").do(STEP + table.space("V1.2"))
    assert why(table, "field 3") == ("A damage lies on field 3 already.", "OTH-DA-1")


@pytest.mark.rule("OTH-CA-6", "OTH-SET-8", "OTH-DE-2")
def test_upgrades_and_heroes_that_are_not_there() -> None:
    table = alone("brad", "T01").turn().do(CITY)
    table.do(GAME.parse("use equip") or 0)
    buried = next(card for card in range(18) if not (table.state.pool >> card) & 1)
    assert why(table, f"pick u{buried + 1:02}")[0].endswith("is not among the available upgrades.")
    table = alone("brad", "V1.1").hero(0, "brad", "V1.1", damage=(1, 2, 3, 4)).monsters("V1.1", "acolyte").turn()
    table.do(STEP + table.space("V1.2"))
    assert why(table, "face brad") == ("Brad is dead.", "OTH-DE-2")
    assert why(table, "hero leah") == ("Leah is on the board already.", "OTH-SET-8")


@pytest.mark.rule("OTH-HT-5")
def test_whoever_has_no_turn_token_left_is_told() -> None:
    table = alone("brad", "V1.1").turn()
    assert why(table, "spend turn")[0] == "A token is spent when a hero’s place comes."


def test_what_is_no_word_of_the_game_is_answered_too() -> None:
    table = alone("brad", "V1.1").turn()
    refused = GAME.why_not(table.state, table.asked(), "dance")
    assert refused is not None
    assert refused.reason.id == "refused-unknown"
