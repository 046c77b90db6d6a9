"""The Sin's cards and windows: when he is asked, what each card does, one per turn and its reaction."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import (
    ALL,
    CITY,
    CLEANSE,
    CORRUPT,
    DAMAGE,
    DRAW,
    END,
    FIGHT,
    ICON,
    OTHERS,
    PASS,
    PLAY,
    REACT,
    READY,
    REST,
    SHOOT,
    SLOT,
    SPACE,
    STEP,
    UPGRADE,
    WATCH,
)
from pandemonium.games.others.rules.figures import EXTRA
from tests.games.others.stage import Stage, stage

P1, P2, P3, P4, P5, P6, P7, P8, P9, S1, S2, S3, S4, S5, S6, S7, S8, S9 = (PLAY + card for card in range(18))
PRIDE, SLOTH = 1, 2


def table_of(sin: int, *cards: str, hero: str = "rose", at: str = "V1.1") -> Stage:
    others = [name for name in ("leah", "brad", "morgana") if name != hero]
    table = stage(sin=sin).hero(0, hero, at).hero(1, others[0], "V3.3").hero(2, others[1], "V3.3")
    return table.hand(*cards)


def watched(table: Stage, *, extra: bool = False) -> Stage:
    """The turn begins, and the Sin watches."""
    return table.turn(0, extra=extra).do(WATCH)


@pytest.mark.rule("OTH-SC-1", "OTH-TB-11")
def test_at_the_start_of_a_turn_the_sin_is_asked_even_if_no_card_fits() -> None:
    table = table_of(SLOTH, "s4").turn(0)
    assert table.question() == question.BEGIN_WATCH
    assert table.offers() == [WATCH, REST]
    assert table.asked() == table.state.sin_seat


@pytest.mark.rule("OTH-TB-11")
def test_who_rests_is_not_asked_again_in_this_turn() -> None:
    table = table_of(SLOTH, "s4").monsters("V1.1", "acolyte").turn(0).do(REST).dice(hero="SS", sin="bb")
    table.do(FIGHT, READY)
    assert table.question() == question.TURN


@pytest.mark.rule("OTH-TB-11", "OTH-R78")
def test_a_window_is_asked_by_public_facts_whether_he_holds_such_a_card_or_not() -> None:
    table = watched(table_of(SLOTH, "s1").monsters("V1.1", "acolyte")).do(FIGHT, READY)
    assert table.question() == question.WINDOW
    assert table.offers() == [PASS]


@pytest.mark.rule("OTH-TB-11")
def test_a_window_whose_cards_all_lie_in_the_discard_is_not_asked() -> None:
    table = table_of(SLOTH, "s1").monsters("V1.1", "acolyte")
    for card in (S4 - PLAY, S9 - PLAY):
        table.state.sin_deck = [other for other in table.state.sin_deck if other != card]
        table.state.discard[card] = table.state.rules.cards[card].copies
    watched(table).dice(hero="SS", sin="bb").do(FIGHT, READY)
    assert table.question() == question.TURN


@pytest.mark.rule("OTH-SC-1", "OTH-RE-6", "OTH-SC-3")
def test_one_card_per_turn_and_its_reaction() -> None:
    table = table_of(SLOTH, "s1", "s7").monsters("V1.1", "acolyte").monsters("V0.0", "acolyte")
    table.state.reactions = 1
    table.turn(0).do(S1)
    assert table.state.discard[S1 - PLAY] == 1
    assert table.state.shown == S1 - PLAY
    table.do(END, REACT)
    assert table.question() == question.MONSTER


@pytest.mark.rule("OTH-RE-4", "OTH-EX20")
def test_without_reaction_tokens_the_sin_still_plays_cards() -> None:
    table = table_of(SLOTH, "s1").turn(0)
    assert table.state.reactions == 0
    assert S1 in table.offers()


@pytest.mark.rule("OTH-SC-2", "OTH-R52")
def test_what_was_drawn_in_this_turn_is_not_played_in_it() -> None:
    table = table_of(SLOTH, "s1").monsters("V1.1", "acolyte")
    table.state.drawn[S1 - PLAY] = 1
    table.turn(0)
    assert S1 in table.offers()  # a new turn: it counts
    table.do(WATCH)
    table.state.drawn[S1 - PLAY] = 1
    table.dice(hero="SS", sin="bb").do(FIGHT, READY)
    assert table.question() == question.TURN  # his hand counts as empty


@pytest.mark.rule("OTH-SB-1")
def test_come_alone_adds_three_sin_dice() -> None:
    table = watched(table_of(PRIDE, "p1").monsters("V1.1", "acolyte")).do(FIGHT, READY, P1)
    table.dice(hero="SS", sin="b" * 5).do(READY)
    assert table.heard(event.SIN_ROLLED)[-1][1] == 2 + 3


@pytest.mark.rule("OTH-R78")
def test_come_alone_does_not_fit_in_company() -> None:
    table = table_of(PRIDE, "p1", "p2").monsters("V1.1", "acolyte").hero(1, "leah", "V1.1")
    watched(table).do(FIGHT, READY)
    assert table.offers() == [P2, PASS]


@pytest.mark.rule("OTH-CO-5", "OTH-R32", "OTH-R72")
def test_i_need_nobody_takes_the_help_and_the_hero_may_change_his_mind() -> None:
    table = table_of(PRIDE, "p2").monsters("V1.1", "acolyte").hero(1, "leah", "V1.1")
    watched(table).do(FIGHT, CORRUPT, READY, P2)
    assert table.question() == question.RECONSIDER_COMBAT
    table.dice(hero="SS", sin="bbb").do(CORRUPT, READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 2
    assert table.heard(event.SIN_ROLLED)[-1][1] == 2 + 1
    assert table.state.corruption[0] == 1


@pytest.mark.rule("OTH-R63", "OTH-R80", "OTH-UN-1")
def test_whose_fault_lets_the_heroes_choose_who_bears_it() -> None:
    table = table_of(PRIDE, "p3").turn(0).do(P3)
    assert table.offers() == [DAMAGE, OTHERS]
    table.do(OTHERS)
    assert list(table.state.corruption) == [1, 2, 2]


@pytest.mark.rule("OTH-R63")
def test_whose_fault_as_damage() -> None:
    table = table_of(PRIDE, "p3").turn(0).do(P3, DAMAGE)
    assert (table.markers(0), list(table.state.corruption)) == (1, [1, 1, 1])


@pytest.mark.rule("OTH-TB-8", "OTH-R78")
def test_blind_fury_needs_faith_and_leaves_nothing_to_name() -> None:
    table = table_of(PRIDE, "p4").monsters("V1.1", "acolyte")
    table = watched(table).dice(hero="FHS", sin="bb").do(FIGHT, READY, PASS, P4)
    assert table.heard(event.NAMED)[-1][1:] == (1, 0, 0)
    table.do(ALL)
    assert table.in_space("V1.1", "acolyte") == 0


@pytest.mark.rule("OTH-TB-23")
def test_my_way_takes_two_dice_of_a_lone_cleanser() -> None:
    table = watched(table_of(PRIDE, "p5", hero="leah").tokens("V1.1", "fire")).do(CLEANSE, READY, P5)
    table.dice(hero="H").do(READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 3 - 2


@pytest.mark.rule("OTH-RE-2")
def test_two_mouths_moves_two_different_monsters() -> None:
    table = table_of(PRIDE, "p6").monsters("V1.3", "acolyte").monsters("V3.1", "acolyte")
    table.state.reactions = 1
    watched(table).do(END, REACT, P6, SPACE + table.space("V1.3"), SPACE + table.space("V1.2"))
    assert SPACE + table.space("V1.2") not in table.offers()  # that one has moved
    table.do(SPACE + table.space("V3.1"), SPACE + table.space("V2.1"))
    assert len(table.heard(event.MONSTER_MOVED)) == 2


@pytest.mark.rule("OTH-TB-24")
def test_reserved_lets_one_icon_fire() -> None:
    table = watched(table_of(PRIDE, "p7", at="T01")).do(CITY, P7, ICON + EXTRA)
    assert table.question() == question.TURN
    assert (table.state.extra[0], table.state.upgrades[0]) == (1, 0)


@pytest.mark.rule("OTH-TB-8")
def test_trophy_corrupts_for_every_kill() -> None:
    table = table_of(PRIDE, "p8", hero="thorley").monsters("V1.1", "acolyte", "acolyte")
    watched(table).dice(hero="HHHH", sin="bbbb").do(FIGHT, READY, PASS, ALL, P8)
    assert table.state.corruption[0] == 3


@pytest.mark.rule("OTH-TB-25", "OTH-R66")
def test_envied_takes_an_upgrade_of_the_players_choice_or_hurts() -> None:
    table = table_of(PRIDE, "p9").upgrades(1, "u01", "u02").upgrades(0, "u03")
    watched(table).do(END, P9)
    assert table.asked() == table.state.owner[1]
    assert table.offers() == [UPGRADE, UPGRADE + 1, DAMAGE]
    table.do(UPGRADE)
    assert table.state.deck[-1] == 0
    assert table.state.known_under == 1


@pytest.mark.rule("OTH-TB-25")
def test_of_equally_envied_heroes_the_sin_picks() -> None:
    table = table_of(PRIDE, "p9").upgrades(1, "u01").upgrades(0, "u03")
    watched(table).do(END, P9)
    assert table.offers() == [SLOT, SLOT + 1]
    table.do(SLOT, DAMAGE)
    assert table.markers(0) == 1
    assert table.question() == question.FIELD


@pytest.mark.rule("OTH-R76")
def test_heavy_legs_make_the_whole_move_one_space() -> None:
    table = table_of(SLOTH, "s1").ally(0, "ravencorp").turn(0).do(S1, STEP + table_space("V1.2"))
    assert not [choice for choice in table.offers() if choice < SHOOT]


def table_space(code: str) -> int:
    return stage().space(code)


@pytest.mark.rule("OTH-R77", "OTH-R78")
def test_enough_ends_the_move_where_he_entered() -> None:
    table = watched(table_of(SLOTH, "s2")).do(STEP + table_space("V1.2"), S2)
    assert not [choice for choice in table.offers() if choice < SHOOT]
    assert table.heard(event.MOVE_ENDED) == [(0,)]


@pytest.mark.rule("OTH-R63", "OTH-SC-3")
def test_tomorrow_flips_a_turn_token_or_draws() -> None:
    table = watched(table_of(SLOTH, "s3")).do(END, S3)
    assert table.offers() == [SLOT, SLOT + 1, SLOT + 2, DRAW]
    table.do(SLOT + 1)
    assert table.state.turns[1] == 1


@pytest.mark.rule("OTH-SC-3")
def test_tomorrow_cannot_draw_itself() -> None:
    table = watched(table_of(SLOTH, "s3"))
    table.state.sin_deck = []
    table.state.discard[S1 - PLAY] = 1
    table.do(END, S3, DRAW)
    assert sum(table.state.hand) == 1
    assert table.state.discard[S3 - PLAY] == 1


@pytest.mark.rule("OTH-TB-8")
def test_thick_hide_needs_a_hit_more() -> None:
    table = watched(table_of(SLOTH, "s4").monsters("V1.1", "acolyte")).do(FIGHT, READY, S4)
    table.dice(hero="HH", sin="bb").do(READY)
    assert table.in_space("V1.1", "acolyte") == 1


@pytest.mark.rule("OTH-R72", "OTH-TB-23")
def test_why_bother_takes_help_and_corruption_from_a_cleanse() -> None:
    table = table_of(SLOTH, "s5", hero="brad").hero(1, "rocco", "V1.1").tokens("V1.1", "fire")
    watched(table).do(CLEANSE, CORRUPT, READY).dice(hero="HHHH").do(S5)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 4
    assert table.state.corruption[0] == 1


@pytest.mark.rule("OTH-TB-24")
def test_closed_cancels_the_action_and_the_token_stays() -> None:
    table = watched(table_of(SLOTH, "s6", at="T01")).do(CITY, S6)
    assert table.question() == question.TURN
    assert table.state.slot_token[table.space("T01")] == 0
    assert (table.state.extra[0], table.state.upgrades[0]) == (0, 0)


@pytest.mark.rule("OTH-MV-9")
def test_under_the_bed_brings_one_from_anywhere() -> None:
    table = table_of(SLOTH, "s7").monsters("V3.3", "abomination")
    table.state.reactions = 1
    watched(table).do(END, PASS, REACT, S7)
    assert table.in_space("V1.1", "abomination") == 1
    assert table.question() == question.ATTACK


@pytest.mark.rule("OTH-R53")
def test_overslept_takes_the_extra_turn() -> None:
    table = table_of(SLOTH, "s8")
    table.state.reactions = 1
    table.monsters("V1.1", "acolyte").turn(0, extra=True)
    assert table.offers() == [S8, PASS]
    table.do(S8)
    assert table.heard(event.OVERSLEPT) == [(0,)]
    assert table.heard(event.ROUND_ENDED)


@pytest.mark.rule("OTH-TB-8")
def test_out_of_breath_takes_a_die_for_every_space_entered() -> None:
    table = table_of(SLOTH, "s9", hero="thorley", at="V1.0").monsters("V1.1", "acolyte")
    watched(table).do(STEP + table_space("V1.1"), PASS, FIGHT, READY, S9).dice(hero="SSS", sin="bb").do(READY)
    assert table.heard(event.HERO_ROLLED)[-1][1] == 4 - 1
