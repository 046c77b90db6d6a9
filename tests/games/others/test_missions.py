"""Missions: what counts and what does not, events, branches, and what waits until all is applied."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import settle
from pandemonium.games.others.rules import cause, event, question
from pandemonium.games.others.rules.advance import begin_mission, is_possible
from pandemonium.games.others.rules.adventure import START_SPACE
from pandemonium.games.others.rules.choice import (
    ALL,
    BRANCH,
    CITY,
    CLEANSE,
    DELIVER,
    DROP_ALLY,
    END,
    FIGHT,
    FLIP,
    KIND,
    READY,
    SPACE,
    TAKE_ALLY,
    TAKE_EXTRA,
    TAKE_INNOCENT,
    TOKEN,
)
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE, AVATAR, CONTROLLER, FIRE, INNOCENT, NEST
from pandemonium.games.others.rules.missions import current
from pandemonium.games.others.rules.rounds import SUMMON
from tests.games.others.stage import Stage, stage

T1, T2, T3, C1, C2, R1, R2 = range(7)


def at_mission(place: int, *, adventure: int = T1, seats: int = 2, hero: str = "thorley", at: str = "V1.1") -> Stage:
    table = stage(adventure=adventure, seats=seats).hero(0, hero, at)
    others = [name for name in ("leah", "morgana", "brad", "rocco") if name != hero]
    for slot in range(1, table.state.heroes):
        table.hero(slot, others[slot - 1], table.state.city.codes[table.state.city.start])
    begin_mission(table.state, place)
    table.state.stack = table.state.stack[:1]
    return table


@pytest.mark.rule("OTH-EX11", "OTH-MI-3", "OTH-SET-2")
@pytest.mark.parametrize(("seats", "heroes", "target"), [(2, 3, 17), (3, 4, 19), (4, 3, 17), (5, 4, 19)])
def test_the_number_of_heroes_follows_from_the_players(seats: int, heroes: int, target: int) -> None:
    table = stage(seats=seats)
    assert (table.state.heroes, table.state.target) == (heroes, target)


@pytest.mark.rule("OTH-EX15", "OTH-MI-1", "OTH-R13")
def test_only_kills_made_while_the_mission_is_current_count() -> None:
    table = at_mission(0).monsters("V1.1", "abomination").tokens("V0.0", "nest", "nest", "pentagram", "pentagram")
    table.state.progress = table.state.target - 1
    table.turn(0).dice(hero="HHHS", sin="bbb").do(FIGHT, READY, ALL)
    assert table.question() == question.BALLOT_BRANCH
    table.do(BRANCH)
    assert (table.state.mission, table.state.progress) == (1, 0)


@pytest.mark.rule("OTH-MI-2", "OTH-MI-4", "OTH-MI-10", "OTH-R44")
def test_the_branch_waits_until_the_combat_is_fully_applied() -> None:
    table = (
        at_mission(0).monsters("V1.1", "acolyte", "acolyte", "acolyte").tokens("V0.0", "nest", "nest", "nest", "nest")
    )
    table.state.progress = table.state.target - 1
    table.turn(0).dice(hero="FHHHHH", sin="hhhhhb").do(FIGHT, READY)
    table.do(table.offers()[0])  # all HIT
    while table.question() != question.BALLOT_BRANCH:
        table.do(table.offers()[0])
    kinds = [told.kind for told in table.state.events or []]
    assert kinds.index(event.DAMAGED) < kinds.index(event.MISSION_DONE)
    assert table.state.done == 1


@pytest.mark.rule("OTH-MI-5", "OTH-MI-6", "OTH-MI-10")
def test_the_event_before_the_last_mission_brings_the_avatar_by_a_nest() -> None:
    table = at_mission(1).monsters("V1.1", "abomination")
    table.state.progress = table.state.target - 1
    table.turn(0).dice(hero="HHHS", sin="bbb").do(FIGHT, READY, ALL)
    assert table.question() == question.NEST
    space = table.offers()[0]
    table.do(space)
    assert table.heard(event.SUMMONED) == [(AVATAR, space - SPACE)]
    assert current(table.state).kinds == 1 << AVATAR


@pytest.mark.rule("OTH-MI-6", "OTH-R23")
def test_if_all_nests_are_blocked_any_may_be_used() -> None:
    table = at_mission(1, at="V0.0")
    nests = [space for space in table.state.city.spaces if table.state.city.printed[space] >> 4 * NEST & 15]
    for space in nests:
        table.monsters(table.state.city.codes[space], "abomination")
    table.monsters("V0.0", "abomination")
    table.state.progress = table.state.target - 1
    table.turn(0).dice(hero="HHHS", sin="bbb").do(FIGHT, READY, ALL)
    assert table.offers() == [SPACE + space for space in nests]


@pytest.mark.rule("OTH-MI-7", "OTH-TK-1")
def test_the_avatar_of_city_ablaze_brings_fire() -> None:
    table = at_mission(1, adventure=T2, hero="thorley").monsters("V1.1", "acolyte")
    table.state.progress, table.state.boss = table.state.target - 1, True
    table.turn(0).dice(hero="HHSS", sin="bb").do(FIGHT, READY, ALL)
    while table.question() == question.NEST:
        space = table.offers()[0] - SPACE
        table.do(SPACE + space)
    assert table.state.tokens[space] == UNIT[FIRE]


@pytest.mark.rule("OTH-MI-7")
def test_the_controller_and_others_in_any_order() -> None:
    table = at_mission(1, adventure=T2, at="V1.1").monsters("V1.1", "acolyte", "acolyte", "acolyte")
    assert table.state.target == 3
    table.turn(0).dice(hero="FFHHHHS", sin="b" * 7).do(FIGHT, READY)
    table.do(table.offers()[0], ALL)
    assert table.state.progress == 2  # the third other is lost


@pytest.mark.rule("OTH-MI-9")
def test_every_adventure_has_one_first_mission_and_a_branch() -> None:
    for adventure in stage().state.rules.adventures:
        stages = [mission.stage for mission in adventure.missions]
        assert stages.count(0) == 1
        assert any(stages.count(number) == 2 for number in stages)


@pytest.mark.rule("OTH-R45")
def test_icons_after_a_completed_mission_count_for_the_next() -> None:
    table = at_mission(2, adventure=C1, hero="leah", at="T03")
    table.state.corruption[0] = 5
    table.state.progress = table.state.target - 1
    table.turn(0).do(CITY)
    assert (table.state.mission, table.question()) == (3, question.NEST)
    table.do(table.offers()[0])
    assert len(table.heard(event.ABSOLVED)) == 2


@pytest.mark.rule("OTH-R59")
def test_a_mission_of_the_end_of_a_turn_is_looked_at_then() -> None:
    table = at_mission(5, adventure=C1)
    table.turn(0)
    assert table.state.asked
    table.do(END)
    assert table.state.heroes_won


@pytest.mark.rule("OTH-MI-3", "OTH-R59")
@pytest.mark.parametrize(("seats", "level", "pure"), [(2, 2, True), (2, 3, False), (3, 4, True), (3, 5, False)])
def test_three_heroes_must_be_purer_than_four(seats: int, level: int, pure: bool) -> None:
    table = at_mission(5, adventure=C1, seats=seats)
    table.state.corruption[1] = level
    assert table.turn(0).do(END).state.heroes_won is pure


@pytest.mark.rule("OTH-R66", "OTH-R59")
def test_all_home_needs_everybody_and_no_monster() -> None:
    table = at_mission(3, adventure=R1, at="V3.1").monsters("V3.1", "acolyte").turn(0).do(END)
    assert not table.state.heroes_won


@pytest.mark.rule("OTH-MI-7")
def test_a_branch_with_too_few_tokens_cannot_be_chosen() -> None:
    table = at_mission(0).tokens("V1.1", "nest", "nest", "nest")
    assert not is_possible(table.state, 2)
    table.tokens("V1.1", "pentagram")
    assert is_possible(table.state, 2)


@pytest.mark.rule("OTH-MI-4")
def test_the_only_possible_branch_is_taken_without_a_question() -> None:
    table = at_mission(0).monsters("V1.1", "acolyte")
    table.state.progress = table.state.target - 1
    table.turn(0).dice(hero="HHSS", sin="bb").do(FIGHT, READY, ALL)
    assert table.state.mission == 1
    assert table.question() == question.TURN


@pytest.mark.rule("OTH-MI-7", "OTH-RO-3", "OTH-SET-18")
def test_while_abominations_are_wanted_the_first_summoned_is_one() -> None:
    table = at_mission(1).dead("acolyte", "acolyte")
    table.end_round(SUMMON)
    assert table.question() == question.NEST
    table.do(table.offers()[0])
    assert table.heard(event.SUMMONED)[0][0] == ABOMINATION


@pytest.mark.rule("OTH-TK-2", "OTH-TK-3", "OTH-TK-5", "OTH-TK-7")
def test_face_down_tokens_are_flipped_all_or_none_where_no_monster_stands() -> None:
    table = at_mission(0, adventure=R1, hero="leah")
    space = table.space("V1.1")
    table.state.down[space] = UNIT[INNOCENT] + UNIT[FIRE]
    table.state.supply -= UNIT[INNOCENT] + UNIT[FIRE]
    table.turn(0).do(FLIP)
    assert (table.tokens_at("V1.1", "innocent"), table.tokens_at("V1.1", "fire")) == (1, 1)
    table.do(TAKE_INNOCENT)
    assert (table.state.innocents[0], table.state.progress) == (1, 1)


@pytest.mark.rule("OTH-TK-3")
def test_a_monster_keeps_tokens_face_down() -> None:
    table = at_mission(0, adventure=R1).monsters("V1.1", "acolyte")
    table.state.down[table.space("V1.1")] = UNIT[INNOCENT]
    assert FLIP not in table.turn(0).offers()


@pytest.mark.rule("OTH-TK-7", "OTH-R39")
def test_an_extra_turn_token_on_the_board_is_free_to_take() -> None:
    table = at_mission(0).tokens("V1.1", "extra-turn").turn(0).do(TAKE_EXTRA)
    assert table.state.extra[0] == 1


@pytest.mark.rule("OTH-R41")
def test_a_hero_at_seven_takes_no_innocent() -> None:
    table = at_mission(0).tokens("V1.1", "innocent")
    table.state.corruption[0] = 7
    assert TAKE_INNOCENT not in table.turn(0).offers()


@pytest.mark.rule("OTH-TK-6", "OTH-R42")
def test_allies_are_taken_and_dropped_but_not_twice_in_a_turn() -> None:
    table = at_mission(0, at="T04").turn(0).do(TAKE_ALLY, DROP_ALLY)
    assert table.state.ally[0] == table.space("T04")
    assert TAKE_ALLY not in table.offers()


@pytest.mark.rule("OTH-TK-6")
def test_the_commissioner_is_a_die_in_every_combat() -> None:
    table = at_mission(0).ally(0, "commissioner").monsters("V1.1", "acolyte").turn(0).dice(hero="SSSSS", sin="bb")
    table.do(FIGHT, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 4 + 1


@pytest.mark.rule("OTH-R68", "OTH-MI-7")
def test_innocents_are_delivered_on_the_start_space() -> None:
    table = at_mission(1, adventure=R1, at="V3.1")
    assert current(table.state).district == START_SPACE
    table.state.innocents[0] = 1
    table.turn(0).do(DELIVER)
    assert (table.state.progress, table.state.boxed) == (1, 1)


@pytest.mark.rule("OTH-R74", "OTH-MI-7")
def test_dead_innocents_lower_the_target_and_raise_the_apocalypse() -> None:
    table = at_mission(1, adventure=R1, at="V3.1")
    table.state.boxed, table.state.innocents[0], table.state.corruption[0] = 1, 1, 6
    table.state.supply -= UNIT[INNOCENT]
    table.turn(0)
    corrupt(table.state, 0, 1, cause.CARD)
    settle(table.state)
    assert table.state.target == 4
    while table.question() != question.TURN:
        table.do(table.offers()[0])
    assert table.state.level == 1


@pytest.mark.rule("OTH-R22")
def test_a_dead_controller_comes_back_by_the_summons() -> None:
    table = at_mission(0).dead("controller", "acolyte").end_round(SUMMON)
    assert table.offers() == [KIND + ACOLYTE, KIND + CONTROLLER]


@pytest.mark.rule("OTH-MI-7", "OTH-CL-1")
def test_two_counters_of_the_hospital_must_both_be_full() -> None:
    table = at_mission(2, adventure=R1, hero="leah", at="T02").tokens("T02", "fire", "fire", "fire")
    table.state.innocents[0] = 3
    table.turn(0).do(DELIVER, DELIVER, DELIVER)
    assert table.state.progress == 3
    assert not table.state.due
    table.dice(hero="SSS").do(CLEANSE, READY, TOKEN + FIRE, TOKEN + FIRE, TOKEN + FIRE)
    assert table.state.done >> 2 & 1
