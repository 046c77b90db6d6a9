"""The Apocalypse: levels, cards, the Hell Club; the Dark Past; tasks at the start of a round; joint decisions."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import settle
from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.apocalypse import advance_apocalypse
from pandemonium.games.others.rules.choice import (
    CITY,
    DOOM,
    END,
    FIGHT,
    FLIP,
    PLACE,
    REACT,
    READY,
    SLOT,
    SPACE,
    STEP,
    TOKEN,
)
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.figures import ABOMINATION, CONTROLLER, CORRUPTION, FIRE, HELL_CLUB, INNOCENT
from pandemonium.games.others.rules.pools import board_dice
from pandemonium.games.others.rules.rounds import BEGIN
from tests.games.others.stage import Stage, stage

T1, T2, T3, C1, C2, R1, R2 = range(7)


def rise(table: Stage, steps: int) -> Stage:
    advance_apocalypse(table.state, steps)
    settle(table.state)
    return table


def ready(adventure: int = T1, **options: int) -> Stage:
    table = stage(adventure=adventure, **options)
    code = table.state.city.codes
    table.hero(0, "thorley", code[table.state.city.start]).turn(0)
    return table


@pytest.mark.rule("OTH-AP-1", "OTH-AP-2", "OTH-R50")
def test_at_the_first_level_the_sin_draws_two_cards_and_reveals_one() -> None:
    table = rise(ready(), 1)
    pair = [choice - DOOM for choice in table.offers()]
    assert table.asked() == table.state.sin_seat
    table.do(DOOM + pair[1])
    assert table.state.revealed == [pair[1]]
    assert table.state.doom_deck[-1] == pair[0]
    assert table.state.doom_under == 1


@pytest.mark.rule("OTH-AP-1", "OTH-R38", "OTH-R49", "OTH-EX16")
def test_two_steps_are_two_levels_each_with_all_its_effects() -> None:
    table = ready()
    table.state.permanent = table.state.reactions = 3
    rise(table, 2)
    while table.question() != question.TURN:
        table.do(table.offers()[0])
    assert table.state.level == 2
    assert (table.state.permanent, table.state.reactions) == (4, 4)
    assert any(facts[0] == CONTROLLER for facts in table.heard(event.SUMMONED))


@pytest.mark.rule("OTH-AP-1", "OTH-SET-18")
def test_the_fourth_level_brings_an_abomination_that_is_not_in_play_and_leaves_the_dead() -> None:
    table = ready().dead("abomination")
    table.state.level = 3
    rise(table, 1)
    table.do(table.offers()[0])
    assert table.heard(event.SUMMONED)[-1][0] == ABOMINATION
    assert table.state.dead == UNIT[ABOMINATION]


@pytest.mark.rule("OTH-AP-1", "OTH-EX16")
def test_effects_of_all_levels_so_far_are_in_force() -> None:
    table = ready()
    dice = []
    for level in range(8):
        table.state.level = level
        dice.append(board_dice(table.state))
    assert dice == [0, 0, 0, 1, 2, 3, 4, 5]


@pytest.mark.rule("OTH-AP-1")
def test_at_seven_further_steps_are_ignored() -> None:
    table = ready()
    table.state.level = 7
    rise(table, 3)
    assert table.state.level == 7
    assert table.question() == question.TURN


@pytest.mark.rule("OTH-R65")
def test_there_are_seven_reaction_tokens() -> None:
    table = ready()
    table.state.permanent, table.state.level = 7, 6
    rise(table, 1)
    assert table.state.permanent == 7


@pytest.mark.rule("OTH-AP-3", "OTH-MI-6")
def test_a_card_of_the_hell_club_summons_its_figure_at_once() -> None:
    table = ready()
    table.state.doom_deck = [0, 3, 1, 2, 4, 5, 6]
    rise(table, 1).do(DOOM)
    assert table.question() == question.NEST
    table.do(table.offers()[0])
    assert table.heard(event.SUMMONED)[-1][0] == HELL_CLUB


@pytest.mark.rule("OTH-R69")
def test_the_apocalypse_adds_dice_to_every_combat_of_the_sin() -> None:
    table = stage().hero(0, "thorley", "V1.1").monsters("V1.1", "acolyte").dooms("at3")
    table.state.level = 7
    table.turn(0).dice(hero="SSSS", sin="b" * 7).do(FIGHT, READY)
    assert table.heard(event.SIN_ROLLED)[-1][1] == 2 + 5


@pytest.mark.rule("OTH-AP-2")
@pytest.mark.parametrize(("card", "dice"), [("at3", 4), ("at5", 3)])
def test_fed_on_fear_is_a_die_for_every_abomination(card: str, dice: int) -> None:
    table = stage().hero(0, "thorley", "V1.1").monsters("V1.1", "abomination").dooms(card)
    table.turn(0).dice(hero="SSSS", sin="b" * dice).do(FIGHT, READY)
    assert table.heard(event.SIN_ROLLED)[-1][1] == dice


@pytest.mark.rule("OTH-AP-2")
def test_scent_of_blood_lets_monsters_come_from_three_spaces() -> None:
    table = stage().hero(0, "rose", "V0.0").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3").dooms("at5")
    table.state.reactions = 1
    table.monsters("V0.3", "acolyte").turn(0).do(END, REACT, SPACE + table.space("V0.3"))
    assert SPACE + table.space("V0.0") in table.offers()


@pytest.mark.rule("OTH-AP-2", "OTH-MV-6")
def test_no_way_out_costs_two_damage() -> None:
    table = stage().hero(0, "rose", "V1.1").monsters("V1.1", "acolyte").dooms("at6").turn(0)
    table.do(STEP + table.space("V1.2")).do(table.offers()[0])
    assert table.markers(0) == 2


@pytest.mark.rule("OTH-AP-2")
def test_thick_air_adds_a_die_to_every_corruption_roll() -> None:
    table = stage(adventure=C1).hero(0, "rose", "V0.0").tokens("V0.1", "corruption").dooms("ac3").turn(0).dice(sin="bb")
    table.do(STEP + table.space("V0.1"))
    assert table.heard(event.CORRUPTION_ROLLED)[-1][2] == 2


@pytest.mark.rule("OTH-AP-2", "OTH-R73")
def test_the_first_penance_of_a_round_has_its_price() -> None:
    table = stage(adventure=C1).hero(0, "rose", "T03", corruption=4).dooms("ac5").turn(0).do(CITY)
    assert (table.markers(0), table.state.corruption[0]) == (1, 2)


@pytest.mark.rule("OTH-AP-2")
def test_hollow_flesh_lacks_armour_from_five_on() -> None:
    table = stage(adventure=C1).hero(0, "thorley", "V1.1", corruption=5).monsters("V1.1", "acolyte").dooms("ac6")
    table.turn(0).dice(hero="SSSS", sin="hh").do(FIGHT, READY)
    assert table.markers(0) == 1


@pytest.mark.rule("OTH-AP-2", "OTH-R63", "OTH-UN-1")
def test_whispers_corrupt_a_hero_of_the_heroes_choice() -> None:
    table = stage(adventure=C1).dooms("ac7")
    table.end_round(BEGIN)
    while table.question() != question.BALLOT_WHISPERS:
        table.do(table.offers()[0])
    table.do(SLOT + 2)
    assert list(table.state.corruption) == [1, 1, 2]


@pytest.mark.rule("OTH-AP-2")
def test_crying_children_cost_a_die() -> None:
    table = stage(adventure=R1).hero(0, "thorley", "V1.1").monsters("V1.1", "acolyte").dooms("ar2")
    table.state.innocents[0] = 1
    table.turn(0).dice(hero="SSS", sin="bb").do(FIGHT, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 4 - 1


@pytest.mark.rule("OTH-AP-2")
def test_bad_places_corrupt_whoever_turns_tokens_over() -> None:
    table = stage(adventure=R1).hero(0, "rose", "V1.1").dooms("ar3")
    table.state.down[table.space("V1.1")] = UNIT[INNOCENT]
    table.turn(0).dice(sin="x").do(FLIP)
    assert table.state.corruption[0] == 2


@pytest.mark.rule("OTH-AP-2")
def test_under_curfew_no_city_action_among_monsters() -> None:
    table = stage(adventure=R1).hero(0, "rose", "T01").monsters("T01", "acolyte").dooms("ar4").turn(0)
    assert CITY not in table.offers()


@pytest.mark.rule("OTH-AP-3")
def test_beside_the_magnate_no_city_action() -> None:
    table = stage(adventure=R1).hero(0, "rose", "T01").monsters("V1.1", "hc5").turn(0)
    assert CITY not in table.offers()


@pytest.mark.rule("OTH-AP-2", "OTH-R76")
def test_flooded_tunnels_use_up_two_spaces() -> None:
    table = (
        stage(adventure=R2).hero(0, "rose", "V0.0").dooms("ar5").turn(0).do(STEP + stage(adventure=R2).space("V3.3"))
    )
    assert not [choice for choice in table.offers() if choice < 40]


@pytest.mark.rule("OTH-RS-1", "OTH-MI-7")
def test_the_sin_chooses_which_of_two_tokens_it_places() -> None:
    table = stage(adventure=R2).end_round(BEGIN)
    assert sorted(table.offers()) == [TOKEN + FIRE, TOKEN + CORRUPTION]
    table.do(TOKEN + CORRUPTION)
    assert all(choice - SPACE >= 10 for choice in table.offers())  # streets
    table.do(table.offers()[0])
    assert table.heard(event.TOKEN_PLACED)[-1][0] == CORRUPTION


@pytest.mark.rule("OTH-RS-1", "OTH-TK-1")
def test_two_fires_go_to_two_different_spaces() -> None:
    table = stage(adventure=T2).end_round(BEGIN)
    first = table.offers()[0]
    table.do(first)
    assert first not in table.offers()


@pytest.mark.rule("OTH-RS-1", "OTH-R67")
def test_breaches_open_far_from_every_hero() -> None:
    table = stage(adventure=T3).hero(0, "rose", "V1.2").hero(1, "leah", "V1.2").hero(2, "brad", "V1.2").end_round(BEGIN)
    codes = {table.state.city.codes[choice - SPACE] for choice in table.offers()}
    assert not codes & {"V1.2", "V0.2", "T02", "T06"}
    assert "V3.0" in codes


@pytest.mark.rule("OTH-RS-1", "OTH-R63")
def test_clean_hands_let_the_heroes_choose() -> None:
    table = stage(adventure=C2).end_round(BEGIN)
    assert table.offers() == [SLOT, SLOT + 1, SLOT + 2, PLACE]
    table.do(SLOT + 1)
    assert table.state.corruption[1] == 2


@pytest.mark.rule("OTH-UN-1", "OTH-R37", "OTH-TB-5")
def test_two_ballots_and_then_the_sin_decides() -> None:
    table = stage(adventure=C2, seats=3).end_round(BEGIN)
    first, second = [seat for seat in range(3) if seat != table.state.sin_seat]
    table.vote(**{f"s{first}": SLOT, f"s{second}": SLOT + 1})
    assert table.heard(event.VOTED_APART) == [()]
    table.vote(**{f"s{first}": SLOT, f"s{second}": SLOT + 1})
    assert table.asked() == table.state.sin_seat
    table.do(SLOT + 3)
    assert list(table.state.corruption) == [1, 1, 1, 2]


@pytest.mark.rule("OTH-TB-5")
def test_unanimity_decides_at_once() -> None:
    table = stage(adventure=C2, seats=3).end_round(BEGIN)
    first, second = [seat for seat in range(3) if seat != table.state.sin_seat]
    table.vote(**{f"s{first}": SLOT, f"s{second}": SLOT})
    assert list(table.state.corruption) == [2, 1, 1, 1]
