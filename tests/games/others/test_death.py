"""Death and victory: what a hero leaves behind, who comes, and when it is all over."""

from __future__ import annotations

import pytest

from pandemonium.games.others.rules import cause, event, question
from pandemonium.games.others.rules.choice import ALL, END, FIGHT, HERO, PASS, READY, STEP, UPGRADE
from pandemonium.games.others.rules.corruption import corrupt
from pandemonium.games.others.rules.damage import hurt
from pandemonium.games.others.rules.death import reserve_left
from pandemonium.games.others.rules.figures import AVAILABLE, NOTHING
from tests.games.others.stage import Stage, stage


def dying(seats: int = 2) -> Stage:
    """A hero with four markers among monsters: a step kills him."""
    table = stage(seats=seats).hero(0, "rose", "V1.1").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3")
    table.monsters("V1.1", "acolyte")
    table.state.damage[0] = 0b1111
    return table


def die(table: Stage) -> Stage:
    return table.turn(0).do(STEP + table.space("V1.2"))


@pytest.mark.rule("OTH-DE-2", "OTH-R34")
def test_tokens_and_marks_are_discarded_and_what_he_carried_drops() -> None:
    table = dying().ally(0, "commissioner")
    table.state.extra[0], table.state.innocents[0], table.state.unhealing = 1, 2, 1
    die(table)
    assert table.state.extra[0] == 0
    assert table.state.unhealing == 0
    assert table.tokens_at("V1.1", "innocent") == 2
    assert table.state.ally[0] == table.space("V1.1")


@pytest.mark.rule("OTH-DE-4", "OTH-R26", "OTH-R35", "OTH-TB-25")
def test_his_player_picks_a_hero_of_the_reserve_who_begins_clean_on_the_start_space() -> None:
    table = dying().tokens("V3.0", "fire")
    table.state.corruption[0] = 5
    die(table)
    assert table.asked() == table.state.owner[0]
    table.do(HERO + 4)
    assert table.state.hero[0] == 4
    assert (table.state.corruption[0], table.markers(0)) == (1, 0)
    assert table.state.at[0] == table.space("V3.0") == table.state.city.start
    assert table.heard(event.FIRE_ROLLED) == []


@pytest.mark.rule("OTH-EX18", "OTH-DE-3")
def test_the_replacement_takes_as_many_upgrades_from_the_whole_pool() -> None:
    table = dying().upgrades(0, "u08", "u09")
    table.state.pool = 0b11111
    die(table).do(HERO + 4)
    assert table.offers() == [UPGRADE + card for card in (0, 1, 2, 3, 4, 7, 8)]
    table.do(UPGRADE, UPGRADE + 7)
    assert table.state.upgrades[0] == 1 | 1 << 7
    assert int(table.state.pool).bit_count() == AVAILABLE


@pytest.mark.rule("OTH-EX19", "OTH-DE-4", "OTH-DE-1", "OTH-R27", "OTH-R64")
def test_the_replacement_acts_in_the_same_place_with_the_tokens_that_are_left() -> None:
    table = dying()
    while table.question() != question.BALLOT_FIRST:
        table.do(table.offers()[0])
    table.state.slot_token[3] = 0
    table.do(table.offers()[0]).do(STEP + table.space("V1.2")).do(HERO + 4)
    assert table.state.active == 1
    assert table.state.turns[0] == 1
    table.do(END, PASS, END)  # Leah, who keeps her token, and Brad
    assert (table.state.active, table.state.hero[0]) == (0, 4)
    assert table.state.slot_token[3] == 0


@pytest.mark.rule("OTH-WIN-2", "OTH-WIN-5")
@pytest.mark.parametrize(("seats", "deaths"), [(2, 5), (3, 4)])
def test_the_sin_wins_when_a_hero_dies_and_nobody_is_left(seats: int, deaths: int) -> None:
    table = stage(seats=seats)
    assert reserve_left(table.state) == deaths - 1
    table.state.reserve = 0
    table.turn(0)
    hurt(table.state, 0, 5, cause.CARD)
    assert table.state.stopped
    assert not table.state.heroes_won
    assert table.heard(event.SIN_WON) == [()]


@pytest.mark.rule("OTH-WIN-1", "OTH-WIN-3", "OTH-R12")
def test_the_last_mission_wins_even_if_its_combat_would_kill() -> None:
    table = stage().hero(0, "thorley", "V1.1", damage=(1, 2, 3, 4)).monsters("V1.1", "avatar")
    table.state.mission, table.state.target, table.state.reserve = 3, 1, 0
    table.turn(0).dice(hero="FHFHFHFH", sin="hhhhh").do(FIGHT, READY)
    table.do(table.offers()[0])  # all FAITH as HIT
    table.do(ALL)
    assert table.state.heroes_won
    assert table.heard(event.DIED) == []


@pytest.mark.rule("OTH-WIN-4", "OTH-AP-1")
def test_the_last_level_of_the_apocalypse_is_no_loss() -> None:
    table = stage()
    table.state.level = 7
    table.end_round()
    while table.state.round == 1:
        table.do(table.offers()[0])
    assert table.state.asked
    assert table.state.level == 7


@pytest.mark.rule("OTH-R36", "OTH-KB-1")
def test_karl_dies_with_both_boards() -> None:
    table = dying()
    table.hero(0, "karl", "V1.1", damage=(1, 2, 3, 4))
    table.state.hero[0] = 7
    table.turn(0).do(table.offers()[1], STEP + table.space("V1.2"))
    assert table.state.fallen == 1 << 6
    assert HERO + 6 not in table.offers()


@pytest.mark.rule("OTH-R71")
def test_death_ends_all_that_was_due_to_him() -> None:
    table = stage().hero(0, "rose", "V1.1", damage=(1, 2, 3, 4), corruption=6).monsters("V1.1", "abomination").turn(0)
    table.dice(hero="SS", sin="hhx").do(FIGHT, READY)
    assert table.question() == question.RESERVE
    assert table.heard(event.CORRUPTED) == []


@pytest.mark.rule("OTH-R41", "OTH-TK-5")
def test_reaching_seven_kills_the_innocents_he_carries() -> None:
    table = stage()
    table.state.innocents[0], table.state.corruption[0] = 2, 6
    corrupt(table.state, 0, 1, cause.CARD)
    assert (table.state.innocents[0], table.state.boxed) == (0, 2)


@pytest.mark.rule("OTH-CA-6", "OTH-DE-3")
def test_upgrades_are_not_lost_by_a_death() -> None:
    table = dying().upgrades(0, "u08")
    pool = table.state.pool
    die(table)
    assert table.state.pool == pool | 1 << 7
    assert table.state.hero[0] != NOTHING
