"""What a sensible player does (section 7): single decisions of the policy, where the answer is not in doubt."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import settle
from pandemonium.engine.row import row_of
from pandemonium.games.others.bot.craft import craft
from pandemonium.games.others.bot.foretold import foretold
from pandemonium.games.others.bot.policy import answer
from pandemonium.games.others.bot.prospects import heroes_chance
from pandemonium.games.others.bot.search import candidates, follow
from pandemonium.games.others.data import names
from pandemonium.games.others.game import others
from pandemonium.games.others.rules import question
from pandemonium.games.others.rules.choice import (
    CITY,
    CORRUPT,
    END,
    FAITH,
    FIGHT,
    KIND,
    PASS,
    PLAY,
    REACT,
    READY,
    SHOOT,
    SLOT,
    SPACE,
    SPEND_EXTRA,
    STEP,
)
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE, AVATAR, SPACES
from pandemonium.games.others.rules.lap import lap
from pandemonium.games.others.rules.naming import ROW
from pandemonium.games.others.rules.rounds import BEGIN, END_TASK, rounds
from pandemonium.games.others.rules.state import Others
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for
from tests.games.others.stage import Stage, place_of, stage


def alone(hero: str, at: str, *, corruption: int = 1, damage: int = 0, tokens: int = 0, adventure: int = 0) -> Stage:
    """One hero in the middle of things, the others far away; the Sin has so many Reaction tokens."""
    table = stage(adventure=adventure).hero(0, hero, at, corruption=corruption, damage=range(1, damage + 1))
    away = [name for name in ("leah", "brad", "rose") if name != hero][:2]
    table.hero(1, away[0], "V3.3").hero(2, away[1], "V3.3")
    table.state.reactions = tokens
    return table


def decided(table: Stage) -> int:
    """The policy's answer for whoever is asked."""
    state = table.state
    return answer(craft.outlook(craft.weights.load("normal", state.seats), state), state, table.asked())


def until(table: Stage, *questions: int) -> Stage:
    """The policy plays on until one of these is asked."""
    while table.question() not in questions:
        table.do(decided(table))
    return table


# --- heroes ------------------------------------------------------------------------------------------------------


def test_a_bruiser_fights_the_acolyte_beside_him() -> None:
    table = alone("thorley", "V1.1").monsters("V1.1", "acolyte").turn(0)
    assert decided(table) == FIGHT


def test_a_shooter_shoots_from_where_nobody_can_strike_back() -> None:
    table = alone("rocco", "V0.1").monsters("V3.1", "acolyte").turn(0)
    table.state.halted = True
    assert decided(table) == SHOOT + table.space("V3.1")


def test_who_would_die_goes_where_nobody_can_come() -> None:
    """A hero with four markers, an Abomination two spaces away, and nothing to win there."""
    table = alone("brad", "V1.1", damage=4, tokens=3).monsters("V1.3", "abomination", "abomination").turn(0)
    until(table, question.REACTION, question.TOKEN)
    state = table.state
    assert state.city.distance[table.space("V1.3") * SPACES + state.at[0]] > 2


def test_a_wounded_hero_heals_at_the_hospital() -> None:
    table = alone("brad", "V0.0", damage=4).turn(0)
    assert decided(table) == STEP + table.space("T02")
    assert decided(table.do(decided(table))) == CITY


def test_a_hero_without_wounds_does_not_go_there_to_heal() -> None:
    table = alone("brad", "V0.0").turn(0)
    assert decided(table) != STEP + table.space("T02")


def test_corruption_is_taken_where_it_brings_a_kill() -> None:
    table = alone("brad", "V1.1").monsters("V1.1", "acolyte").turn(0).do(FIGHT)
    assert decided(table) == CORRUPT


def test_no_dark_past_is_opened_for_a_kill_that_the_mission_does_not_want() -> None:
    """In The Mole, whose first mission removes Corruption."""
    table = alone("thorley", "V1.1", corruption=6, adventure=3).monsters("V1.1", "acolyte").turn(0).do(FIGHT)
    assert decided(table) == READY


def test_faith_becomes_the_hit_that_kills() -> None:
    """One HIT and one FAITH against an Acolyte of Armour 2."""
    table = alone("brad", "V1.1").monsters("V1.1", "acolyte").turn(0).do(FIGHT)
    table.dice(hero="HFS", sin="hb").do(READY)
    assert table.question() == question.FAITH
    assert decided(table) == FAITH + 1 * ROW


def test_faith_becomes_armour_where_it_cannot_kill_and_the_next_marker_is_the_fifth() -> None:
    table = alone("brad", "V1.1", damage=4).monsters("V1.1", "abomination").turn(0).do(FIGHT)
    table.dice(hero="SFS", sin="hhb").do(READY)
    assert table.question() == question.FAITH
    assert decided(table) == FAITH + 1


def test_the_dearer_monster_dies_where_hits_suffice_for_one() -> None:
    table = alone("thorley", "V1.1").monsters("V1.1", "acolyte", "abomination")
    table.state.mission, table.state.target = 1, 4  # Abominations are wanted
    table.turn(0).do(FIGHT).dice(hero="HHHS", sin="bbbbb").do(READY)
    assert table.question() == question.KILLS
    assert decided(table) == KIND + ABOMINATION


@pytest.mark.parametrize(("beside", "spent"), [(("acolyte",), SPEND_EXTRA), ((), PASS)])
def test_an_extra_turn_is_kept_for_something_to_do(beside: tuple[str, ...], spent: int) -> None:
    table = alone("thorley", "V1.1").monsters("V1.1", *beside)
    state = table.state
    state.slot_token = row_of([0, *state.slot_token[1:]])  # his City Action token is used
    state.turns, state.extra = row_of([0] * len(state.turns)), row_of([1, *state.extra[1:]])
    frame = rounds()
    frame.stage = END_TASK
    state.stack = [frame, lap(0)]
    settle(state)
    assert table.question() == question.TOKEN
    assert decided(table) == spent


# --- the Sin -----------------------------------------------------------------------------------------------------


def test_the_sin_reacts_where_it_is_likely_to_kill() -> None:
    table = alone("brad", "V1.1", damage=4, tokens=1).monsters("V1.1", "abomination", "abomination").turn(0).do(END)
    assert table.question() == question.REACTION
    assert decided(table) == REACT


def test_the_strongest_who_can_come_comes() -> None:
    table = alone("brad", "V1.1", damage=4, tokens=1).monsters("V1.3", "acolyte").monsters("V3.1", "abomination")
    table.turn(0).do(END, REACT)
    assert decided(table) == SPACE + table.space("V3.1")


def test_no_acolyte_is_thrown_away_on_a_hero_in_armour() -> None:
    """His dice kill it, its two hardly hurt him, and turns are left for which the last token is better kept."""
    table = alone("thorley", "V1.1", tokens=1).monsters("V1.1", "acolyte").upgrades(0, "u01", "u03")
    table.state.turns = row_of([1, 2, 2])
    table.turn(0).do(END)
    assert table.question() == question.REACTION
    assert decided(table) == PASS


def test_what_comes_also_fights() -> None:
    """A token is not spent to bring a monster to a hero whom it then leaves alone."""
    table = alone("brad", "V1.1", damage=4, tokens=1).monsters("V1.3", "abomination").turn(0).do(END)
    until(table, question.ATTACK)
    assert decided(table) == FIGHT


@pytest.mark.parametrize(("beside", "played"), [((), True), (("acolyte",), False)])
def test_heavy_legs_are_kept_for_a_hero_who_wants_to_go(beside: tuple[str, ...], played: bool) -> None:
    table = alone("rocco", "V1.1").monsters("V1.1", *beside).hand("s1").turn(0)
    assert (decided(table) == PLAY + place_of(names.CARDS, "s1")) is played


def last_mission(table: Stage) -> Stage:
    """The adventure is at its last mission."""
    state = table.state
    state.mission = len(state.rules.adventures[state.adventure].missions) - 1
    state.target = 1
    return table


def test_the_sin_puts_a_monster_where_the_heroes_must_gather() -> None:
    """Survivors ends on the Start space without monsters: the hardest to kill that can come there does."""
    table = last_mission(stage(adventure=names.ADVENTURES.index("R1")))
    table.hero(0, "thorley", "T02").hero(1, "leah", "T08").hero(2, "brad", "T08")
    state = table.state
    state.reactions = 1
    near = next(space for space in state.city.spaces if state.city.distance[space * SPACES + state.city.start] == 1)
    state.monsters[near] = UNIT[ACOLYTE] + UNIT[AVATAR]
    table.turn(0).do(END)
    for answered in (REACT, SPACE + near, KIND + AVATAR, SPACE + state.city.start):
        assert decided(table) == answered
        table.do(answered)


def test_who_comes_nearest_to_a_revealed_past_seeks_corruption() -> None:
    """The Mole wants a Dark Past revealed: he pays for a fight that he would win without."""
    table = stage(adventure=names.ADVENTURES.index("C1")).hero(0, "thorley", "V1.1", corruption=5)
    table.hero(1, "leah", "T08").hero(2, "brad", "T08").monsters("V1.1", "acolyte")
    table.state.past = row_of(list(range(len(table.state.past))))
    table.state.mission, table.state.target = 1, 1
    assert decided(table.turn(0).do(FIGHT)) == CORRUPT


@pytest.mark.parametrize(("mission", "chosen"), [(4, CORRUPT), (5, READY)])
def test_who_must_be_pure_at_the_end_takes_no_corruption_for_a_kill(mission: int, chosen: int) -> None:
    """The Mole ends with the Avatar's death, or with all heroes pure: then a level more must be lost again."""
    table = alone("brad", "V1.1", corruption=2, adventure=names.ADVENTURES.index("C1")).monsters("V1.1", "acolyte")
    table.state.mission, table.state.target = mission, 1
    assert decided(table.turn(0).do(FIGHT)) == chosen


# --- the search --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", [heroes_chance, foretold])
def test_lives_and_progress_raise_the_heroes_chance_and_the_apocalypse_lowers_it(
    chance: Callable[[Others], float],
) -> None:
    state = stage().state
    state.round = 3
    before = chance(state)
    state.level = 4
    later = chance(state)
    state.progress = state.target - 1
    nearer = chance(state)
    state.damage[0] = 0b11110
    assert later < before
    assert later < nearer
    assert chance(state) < nearer


def test_a_reaction_races_as_a_whole_and_a_plan_that_is_followed_fights() -> None:
    table = alone("brad", "V1.1", tokens=1).monsters("V1.3", "abomination").turn(0).do(END)
    state = table.state
    outlook = craft.outlook(craft.weights.load("normal", state.seats), state)
    plans = candidates(outlook, state, state.sin_seat)
    coming = next(plan for plan in plans if SPACE + table.space("V1.3") in plan.choices)
    assert coming.choices[-1] == FIGHT
    follow(outlook, state, state.sin_seat, coming.choices)
    assert table.in_space("V1.1", "abomination") == 1
    assert state.reactions == 0
    assert [plan.choices for plan in plans if plan.choices[0] == PASS] == [[PASS]]


@pytest.mark.rule("OTH-TB-5")
@pytest.mark.parametrize("level", ["easy", "normal", "hard:12"])
def test_on_a_second_ballot_every_bot_joins_the_others(level: str) -> None:
    table = stage(adventure=names.ADVENTURES.index("C2"), seats=4).end_round(BEGIN)
    first, *joining = [seat for seat in range(4) if seat != table.state.sin_seat]
    table.vote(**{f"s{first}": SLOT + 2, f"s{joining[0]}": SLOT, f"s{joining[1]}": SLOT})
    mind = mind_of(others(), table.state, first)
    assert {bot_for(others(), level).choose(mind, chance_from(f"luck {at}"), 9.0) for at in range(8)} == {SLOT}
