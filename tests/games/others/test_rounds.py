"""Rounds: order of turns, tokens, what the end of a round brings."""

from __future__ import annotations

import pytest

from pandemonium.engine.bits import members
from pandemonium.engine.row import row_of
from pandemonium.games.others.rules import event, question
from pandemonium.games.others.rules.choice import END, KIND, PASS, SLOT, SPEND_EXTRA, SPEND_TURN
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE, NEST
from pandemonium.games.others.rules.place import put_token
from pandemonium.games.others.rules.rounds import LAST_ROUND, SUMMON
from pandemonium.games.others.rules.summon import free_nests
from tests.games.others.stage import Stage, stage


def round_of(seats: int = 2, **options: int) -> Stage:
    """A round at its first question to the heroes."""
    table = stage(seats=seats, **options)
    while table.question() != question.BALLOT_FIRST:
        table.do(table.offers()[0])
    return table


def idle(table: Stage) -> Stage:
    """The turn is ended without doing anything; Leah keeps her token."""
    table.do(END)
    return table.do(PASS) if table.state.asked and table.question() == question.LEAH else table


def turns(table: Stage) -> list[int]:
    kinds = (event.TURN_BEGAN, event.EXTRA_SPENT)
    return [told.facts[0] for told in table.state.events or [] if told.kind in kinds]


@pytest.mark.rule("OTH-HT-1", "OTH-R16", "OTH-RS-2", "OTH-TB-6", "OTH-RO-1")
def test_from_the_first_hero_clockwise_until_nobody_has_turns_left() -> None:
    table = round_of().do(SLOT + 1)
    for _ in range(6):
        idle(table)
    assert turns(table) == [1, 2, 0, 1, 2, 0]
    assert table.heard(event.ROUND_ENDED) == [(1,)]


@pytest.mark.rule("OTH-RS-1", "OTH-RS-3", "OTH-RO-7", "OTH-RO-2")
def test_a_round_has_its_parts_in_order() -> None:
    table = round_of().monsters("V1.1", "abomination").dead("acolyte").do(SLOT)
    for _ in range(6):
        idle(table)
    while table.state.round == 1:
        table.do(table.offers()[0])
    order = [told.kind for told in table.state.events or []]
    marks = [
        event.TOKEN_PLACED,
        event.FIRST_HERO,
        event.TURN_BEGAN,
        event.ROUND_ENDED,
        event.APOCALYPSE_ROSE,
        event.SUMMONED,
        event.SIN_DREW,
        event.REFRESHED,
        event.ROUND_BEGAN,
    ]
    places = [order.index(mark) for mark in marks]
    assert places == sorted(places)


@pytest.mark.rule("OTH-HT-2", "OTH-HT-3", "OTH-HT-4")
def test_an_extra_turn_token_may_be_spent_in_place_of_a_turn_token() -> None:
    table = round_of()
    table.state.extra[0] = 1
    table.do(SLOT)
    assert table.offers() == [SPEND_TURN, SPEND_EXTRA]
    table.do(SPEND_EXTRA)
    assert (table.state.turns[0], table.state.extra[0]) == (2, 0)


@pytest.mark.rule("OTH-HT-5", "OTH-HT-6", "OTH-R15", "OTH-R57")
def test_who_has_extra_turns_only_may_pass_and_spend_them_later_or_keep_them() -> None:
    table = round_of()
    table.state.turns = row_of([0, 2, 0])
    table.state.extra[0] = 2
    table.do(SLOT)
    assert table.offers() == [SPEND_EXTRA, PASS]
    table.do(PASS)
    idle(table)  # slot 1
    table.do(SPEND_EXTRA)
    idle(table)
    idle(table)  # slot 1 again
    table.do(PASS)
    assert table.heard(event.ROUND_ENDED)
    assert table.state.extra[0] == 1


@pytest.mark.rule("OTH-EX1", "OTH-RO-3", "OTH-RO-4", "OTH-R24", "OTH-R25")
def test_two_nests_and_one_monster_leave_room_for_one() -> None:
    table = stage().tokens("V1.1", "nest", "nest").monsters("V1.1", "abomination").dead("acolyte", "acolyte", "acolyte")
    block_printed_nests(table)
    table.end_round(SUMMON)
    assert table.heard(event.SUMMONED) == [(ACOLYTE, table.space("V1.1"))]
    assert table.in_space("V1.1", "acolyte") == 1
    assert table.state.dead == 2


def block_printed_nests(table: Stage) -> None:
    """A monster on every Nest that is printed, so that only those of the test are free."""
    for space in members(free_nests(table.state)):
        if not table.state.tokens[space]:
            table.monsters(table.state.city.codes[space], "abomination")


@pytest.mark.rule("OTH-RO-3", "OTH-R62")
def test_the_sin_summons_as_many_dead_as_there_are_heroes_and_chooses_which() -> None:
    table = stage().dead("acolyte", "acolyte", "abomination", "acolyte").end_round(SUMMON)
    assert table.offers() == [KIND + ACOLYTE, KIND + ABOMINATION]
    table.do(KIND + ABOMINATION)
    assert table.question() == question.NEST
    while table.state.round == 1:
        table.do(table.offers()[0])
    assert len(table.heard(event.SUMMONED)) == 3
    assert int(table.state.dead).bit_count() == 1


@pytest.mark.rule("OTH-EX2", "OTH-RO-5")
def test_an_altar_with_a_hero_brings_no_card() -> None:
    table = stage().hero(0, "rose", "V0.0").hero(1, "leah", "V3.3").hero(2, "brad", "V3.3").end_round()
    while table.state.round == 1:
        table.do(table.offers()[0])
    assert table.heard(event.SIN_DREW) == [(2,)]


@pytest.mark.rule("OTH-R21")
def test_cards_are_drawn_per_space_not_per_altar() -> None:
    table = stage()
    assert len(set(table.state.city.altars)) == 3


@pytest.mark.rule("OTH-RO-5", "OTH-R31")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    table = stage()
    table.state.discard = table.state.hand[:]
    table.state.discard[9] = 2
    table.state.sin_deck = []
    table.end_round()
    while table.state.round == 1:
        table.do(table.offers()[0])
    assert table.heard(event.DECK_RESHUFFLED) == [()]
    assert table.heard(event.SIN_DREW) == [(2,)]  # more there are not


@pytest.mark.rule("OTH-RO-6", "OTH-EX21")
def test_permanent_reaction_tokens_stay_and_temporary_ones_go() -> None:
    table = stage()
    table.state.permanent, table.state.temporary, table.state.reactions = 4, 1, 5
    table.state.cult_marked, table.state.unhealing, table.state.marked = True, 1, 1 << 14
    table.end_round(SUMMON)
    while table.state.round == 1:
        table.do(table.offers()[0])
    assert (table.state.reactions, table.state.temporary) == (4, 0)
    assert not table.state.cult_marked
    assert (table.state.unhealing, table.state.marked) == (0, 0)
    assert list(table.state.turns) == [2, 2, 2]


@pytest.mark.rule("OTH-EX22", "OTH-TK-1")
def test_without_a_nest_in_the_supply_none_is_placed() -> None:
    table = stage().tokens("V1.1", *["nest"] * 6)
    assert not put_token(table.state, NEST, table.space("V1.2"))
    assert table.tokens_at("V1.2", "nest") == 0


@pytest.mark.rule("OTH-R60")
def test_after_the_last_round_the_sin_has_won() -> None:
    table = stage()
    table.state.round = LAST_ROUND
    table.end_round()
    while table.state.asked:
        table.do(table.offers()[0])
    assert (table.heard(event.TOO_LATE), table.heard(event.SIN_WON)) == ([()], [])
    assert not table.state.heroes_won


@pytest.mark.rule("OTH-R79", "OTH-RO-2")
def test_time_lost_lets_the_apocalypse_advance_once_more() -> None:
    quiet = stage().end_round()
    busy = stage()
    busy.state.killed_round = 3
    busy.end_round()
    for table in (quiet, busy):
        while table.state.round == 1:
            table.do(table.offers()[0])
    assert (quiet.state.level, busy.state.level) == (3, 1)
