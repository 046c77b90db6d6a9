"""Combat: pools, throws, what is added, cancelled and left, with the rulebook's examples."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import (
    ALL,
    CORRUPT,
    END,
    ENOUGH,
    FAITH,
    FIELD,
    FIGHT,
    KIND,
    PASS,
    REACT,
    READY,
)
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE
from tests.games.others.stage import Stage, stage

NAMED_HIT = 16
"""In a `faith` choice: one HIT; one ARM is 1, what is left over is RES."""


def duel(
    *monsters: str, hero: str = "rose", corruption: int = 1, damage: tuple[int, ...] = (), sin: str = "sloth"
) -> Stage:
    """One hero and monsters in a street, the other heroes far away; it is his turn."""
    table = stage(sin=1 if sin == "pride" else 2).hero(0, hero, "V1.1", corruption=corruption, damage=damage)
    table.hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    return table.monsters("V1.1", *monsters).turn(0)


@pytest.mark.rule("OTH-EX6", "OTH-CO-2", "OTH-CO-3", "OTH-CO-4", "OTH-CO-7", "OTH-CO-9", "OTH-CO-10", "OTH-DI-3")
def test_rose_is_attacked_beside_thorley_as_in_the_rulebook() -> None:
    table = stage().hero(0, "rose", "V1.1", corruption=2).hero(1, "thorley", "V1.1").hero(2, "leah", "V3.3")
    table.upgrades(0, "u01").monsters("V1.1", "abomination", "acolyte").tokens("V1.1", "pentagram").turn(0)
    table.state.reactions = 1
    table.do(END, REACT, FIGHT).dice(hero="HHHHFS", sin="hhhhxb").do(CORRUPT, READY)
    assert table.heard(event.SIN_ROLLED)[-1][1] == 2 + 3 + 1
    assert table.heard(event.HERO_ROLLED)[-1][1] == 2 + 1 + 1 + 1
    table.do(FAITH)  # as RES
    assert table.heard(event.SYMBOLS_ADDED)[-1][2] == 1 + 1 + 1  # board, Ice Blade, track
    assert table.heard(event.CANCELLED)[-1][1:3] == (1, 0)
    assert ALL not in table.offers()
    table.do(KIND + ABOMINATION)
    assert (table.in_space("V1.1", "abomination"), table.in_space("V1.1", "acolyte")) == (0, 1)
    assert (table.markers(0), table.state.corruption[0]) == (1, 3)


@pytest.mark.rule("OTH-EX4", "OTH-DI-1", "OTH-CO-6")
def test_three_sin_dice_with_a_critical_are_four() -> None:
    table = duel("abomination").dice(hero="SS", sin="chxb").do(FIGHT, READY)
    assert table.heard(event.SIN_ROLLED)[-1][1:] == (3, 1, 1, 1, 1)
    assert table.heard(event.CANCELLED)[-1][1:3] == (2 - 1, 1)  # Rose's Armour is 1


@pytest.mark.rule("OTH-EX5", "OTH-DI-2", "OTH-CO-8")
def test_faith_explodes_and_is_named_when_all_rolling_has_ended() -> None:
    table = duel("avatar", hero="morgana").dice(hero="FFAFAH", sin="bbbbb").do(FIGHT, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1:] == (3, 1, 2, 0, 0, 3)
    assert table.question() == question.FAITH
    table.do(FAITH + 2 * NAMED_HIT)  # HIT, HIT, RES
    assert table.heard(event.NAMED)[-1][1:] == (2, 0, 1)


@pytest.mark.rule("OTH-CO-8", "OTH-TB-8")
def test_every_split_of_the_faith_is_offered_once() -> None:
    table = duel("avatar", hero="morgana").dice(hero="FFAAA", sin="bbbbb").do(FIGHT, READY)
    assert sorted(table.offers()) == sorted(
        FAITH + hits * NAMED_HIT + arms for hits in range(3) for arms in range(3 - hits)
    )


@pytest.mark.rule("OTH-CO-1", "OTH-R12")
def test_dying_monsters_still_deal_their_hits() -> None:
    table = duel("acolyte").dice(hero="HH", sin="hh").do(FIGHT, READY, ALL)
    assert table.in_space("V1.1", "acolyte") == 0
    assert table.markers(0) == 1


@pytest.mark.rule("OTH-CO-10", "OTH-R70")
def test_hits_are_assigned_freely_and_a_monster_may_be_left_alive() -> None:
    table = duel("acolyte", hero="thorley").dice(hero="HHSS", sin="bb").do(FIGHT, READY)
    assert table.offers() == [ALL, KIND + ACOLYTE, ENOUGH]
    table.do(ENOUGH)
    assert table.in_space("V1.1", "acolyte") == 1


@pytest.mark.rule("OTH-CO-10")
def test_hits_below_the_armour_vanish() -> None:
    table = duel("abomination").dice(hero="HH", sin="bbb").do(FIGHT, READY)
    assert table.in_space("V1.1", "abomination") == 1
    table.do(END)
    assert table.heard(event.KILLED) == []


@pytest.mark.rule("OTH-CO-11", "OTH-SET-18")
def test_the_dead_go_to_the_dead_pool() -> None:
    table = duel("acolyte").dice(hero="HH", sin="bb").do(FIGHT, READY, ALL)
    assert table.state.dead == 1


@pytest.mark.rule("OTH-CO-11", "OTH-AP-3")
def test_a_figure_of_the_hell_club_leaves_the_game() -> None:
    table = duel("hc2", hero="thorley").dice(hero="HHHS", sin="bbbbb").do(FIGHT, READY, ALL)
    assert (table.state.dead, table.state.gone) == (0, 1 << 4 * 5)


@pytest.mark.rule("OTH-EX8", "OTH-CR-2", "OTH-CR-3", "OTH-DI-4")
@pytest.mark.parametrize(
    ("level", "dice", "hits", "armour"), [(1, 1, 0, 0), (2, 1, 0, 1), (3, 1, 1, 1), (4, 2, 1, 1), (5, 2, 3, 1)]
)
def test_voluntary_corruption_gives_the_bonuses_of_the_new_level_and_all_lower_ones(
    level: int, dice: int, hits: int, armour: int
) -> None:
    table = duel("avatar", corruption=level).dice(hero="S" * 4, sin="b" * 5).do(FIGHT, CORRUPT, READY)
    assert table.state.corruption[0] == level + 1
    assert table.heard(event.HERO_ROLLED)[-1][1] == 2 + dice
    assert table.heard(event.SYMBOLS_ADDED)[-1][1:3] == (hits, 1 + armour)


@pytest.mark.rule("OTH-EX9")
def test_from_four_to_five_gives_two_dice_a_hit_and_armour() -> None:
    table = duel("avatar", corruption=4).dice(hero="SSSS", sin="bbbbb").do(FIGHT, CORRUPT, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 2 + 2
    assert table.heard(event.SYMBOLS_ADDED)[-1][1:3] == (1, 1 + 1)


@pytest.mark.rule("OTH-EX10", "OTH-DA-1")
def test_damage_markers_block_the_bonuses_they_lie_on() -> None:
    table = duel("avatar", corruption=4, damage=(1, 2, 4, 7)).dice(hero="SSS", sin="bbbbb").do(FIGHT, CORRUPT, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 2 + 1
    assert table.heard(event.SYMBOLS_ADDED)[-1][1:3] == (0, 1 + 1)


@pytest.mark.rule("OTH-EX12", "OTH-CR-3")
def test_from_six_to_seven_gives_everything_and_a_symbol_of_choice() -> None:
    table = duel("avatar", corruption=6)
    table.state.innocents[0] = 2
    table.dice(hero="SSSS", sin="bbbbb").do(FIGHT, CORRUPT, READY)
    assert table.heard(event.INNOCENTS_DIED)[-1] == (0, 2)
    assert table.question() == question.FAITH
    table.do(FAITH + NAMED_HIT)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 2 + 2
    assert table.heard(event.SYMBOLS_ADDED)[-1][1:3] == (3, 1 + 1)


@pytest.mark.rule("OTH-EX13", "OTH-CR-1", "OTH-CR-4", "OTH-R47")
def test_corruption_beyond_seven_is_damage() -> None:
    table = duel("abomination", corruption=6).dice(hero="SS", sin="xxx").do(FIGHT, READY)
    assert table.state.corruption[0] == 7
    assert table.markers(0) == 1  # the first on the field without a bonus
    table.do(FIELD + 3)
    assert table.markers(0) == 2


@pytest.mark.rule("OTH-CR-4")
def test_at_seven_nobody_is_corrupted_willingly() -> None:
    table = duel("abomination", corruption=7).dice(hero="SS", sin="bbb").do(FIGHT)
    assert table.heard(event.HERO_ROLLED)  # there was nothing to ask


@pytest.mark.rule("OTH-CR-2")
def test_corruption_received_in_a_combat_adds_nothing_to_it() -> None:
    table = duel("abomination", corruption=2).dice(hero="SS", sin="xbb").do(FIGHT, READY)
    assert table.state.corruption[0] == 3
    assert table.heard(event.SYMBOLS_ADDED)[-1][1:3] == (0, 1)


@pytest.mark.rule("OTH-SB-2")
def test_armour_of_the_board_cancels_hits_in_every_combat() -> None:
    table = duel("abomination", hero="thorley").dice(hero="SSSS", sin="hhb").do(FIGHT, READY)
    assert table.heard(event.CANCELLED)[-1][1:3] == (0, 0)
    assert table.markers(0) == 0


@pytest.mark.rule("OTH-SB-1")
def test_pride_takes_armour_from_a_hero_who_fights_alone() -> None:
    table = duel("abomination", hero="thorley", sin="pride").dice(hero="SSSS", sin="hhb").do(FIGHT, READY)
    assert table.markers(0) == 1


@pytest.mark.rule("OTH-SB-1")
def test_pride_lets_a_hero_in_company_be() -> None:
    table = duel("abomination", hero="thorley", sin="pride").hero(1, "leah", "V1.1")
    table.dice(hero="SSSSS", sin="hhb").do(FIGHT, READY)
    assert table.markers(0) == 0


@pytest.mark.rule("OTH-DA-2", "OTH-R40", "OTH-R47")
def test_the_fifth_marker_kills_and_what_is_left_over_is_ignored() -> None:
    table = duel("abomination", damage=(1, 2, 3)).dice(hero="SS", sin="hhh").do(FIGHT, READY)
    assert table.question() == question.RESERVE
    assert table.state.deaths == 1
    assert table.markers(0) == 0


@pytest.mark.rule("OTH-DA-1", "OTH-DA-3", "OTH-R30", "OTH-R46")
def test_the_hero_chooses_a_free_field_for_every_further_marker() -> None:
    table = duel("abomination").dice(hero="SS", sin="hhh").do(FIGHT, READY)
    assert table.markers(0) == 1
    assert table.offers() == [FIELD + field for field in range(1, 7)]
    table.do(FIELD + 6)
    assert table.state.damage[0] == 0b1000001


@pytest.mark.rule("OTH-CO-5", "OTH-R32")
def test_without_an_answer_of_the_sin_nobody_is_asked_twice() -> None:
    table = duel("abomination").dice(hero="SS", sin="bbb").do(FIGHT)
    assert table.question() == question.PREPARE_COMBAT
    table.do(READY)
    assert table.state.corruption[0] == 1


@pytest.mark.rule("OTH-TB-8", "OTH-TB-17")
def test_what_is_added_is_said_once_and_paid_when_the_hero_is_ready() -> None:
    """Taking it back is an undo: whoever could say yes and no again and again might never roll."""
    table = duel("abomination").dice(hero="SSS", sin="bbb").do(FIGHT, CORRUPT)
    assert table.offers() == [READY]
    assert table.state.corruption[0] == 1
    assert table.do(READY).state.corruption[0] == 2


@pytest.mark.rule("OTH-TK-4")
def test_every_pentagram_is_a_sin_die() -> None:
    table = duel("acolyte").tokens("V1.1", "pentagram", "pentagram").dice(hero="SS", sin="bbbb").do(FIGHT, READY)
    assert table.heard(event.SIN_ROLLED)[-1][1] == 2 + 2


@pytest.mark.rule("OTH-HT-10")
def test_without_a_monster_there_is_no_combat() -> None:
    assert FIGHT not in duel().offers()


@pytest.mark.rule("OTH-R11")
def test_damage_comes_before_corruption() -> None:
    table = duel("abomination").dice(hero="SS", sin="hhx").do(FIGHT, READY)
    kinds = [told.kind for told in table.state.events or []]
    assert kinds.index(event.DAMAGED) < kinds.index(event.CORRUPTED)


@pytest.mark.rule("OTH-SB-2", "OTH-SB-3")
def test_thorley_hits_harder_where_his_move_led_him() -> None:
    table = stage().hero(0, "thorley", "V1.0").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.monsters("V1.1", "abomination").turn(0).dice(hero="HHSS", sin="bbb")
    table.do(table.space("V1.1"), FIGHT, READY)
    assert table.heard(event.SYMBOLS_ADDED)[-1][1] == 1
    table.do(ALL)
    assert table.in_space("V1.1", "abomination") == 0


@pytest.mark.rule("OTH-SB-2")
def test_thorley_who_stood_there_has_no_momentum() -> None:
    table = duel("abomination", hero="thorley").dice(hero="HHSS", sin="bbb").do(FIGHT, READY)
    assert table.heard(event.SYMBOLS_ADDED)[-1][1] == 0


@pytest.mark.rule("OTH-SB-2", "OTH-R81")
def test_morgana_heals_when_she_kills() -> None:
    table = duel("acolyte", hero="morgana", damage=(1, 2)).dice(hero="HHS", sin="bb").do(FIGHT, READY, ALL)
    assert table.question() == question.HEAL
    table.do(FIELD + 1)
    assert table.state.damage[0] == 0b1


@pytest.mark.rule("OTH-RE-2", "OTH-RE-7")
def test_the_sin_may_react_without_a_fight() -> None:
    table = duel("acolyte")
    table.state.reactions = 1
    table.do(END, REACT, PASS)
    assert table.heard(event.ATTACKED) == []
