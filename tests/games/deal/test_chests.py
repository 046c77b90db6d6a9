"""Sections 1.7, 1.17 and 4.4: the chests of others, what a deal tells, and which way they go."""

from __future__ import annotations

from collections import Counter

import pytest

from pandemonium.engine.driver import answers, legal
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.chest import chest_before
from pandemonium.games.deal.rules.choice import ACCEPT, BORROW, CLOSE_EMPTY, LEAVE, PUT, SELL
from pandemonium.games.deal.rules.fields import SOULS
from pandemonium.games.deal.rules.figures import COIN, GLASS, GRAIN, MARBLE, ROUNDS, STONE, WOOD
from pandemonium.games.deal.rules.rounds import OFFER
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MORTAL
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.box import RULES
from tests.games.deal.kingdoms import (
    COINS,
    ONE_PIECE,
    RICH,
    TWO_PIECES,
    A,
    B,
    C,
    D,
    asked,
    heard,
    new_game,
    play,
    position,
    question,
    stock,
)
from tests.games.deal.rows import each

M1, M2 = MORTAL, MORTAL + 1


def offers(state: Deal, chests: dict[int, tuple[int, ...]]) -> Deal:
    """Each seat closes its chest by these choices, or empty."""
    for seat in (A, B, C, D):
        play(state, seat, *chests.get(seat, (CLOSE_EMPTY,)))
    return state


def replies(state: Deal, **accepted: int) -> Deal:
    """All four answer: these seats accept, with so many marked pieces; the others leave what they see."""
    for name, seat in (("A", A), ("B", B), ("C", C), ("D", D)):
        play(state, seat, ACCEPT + accepted[name] if name in accepted else LEAVE)
    return state


def at_chests(chests: dict[int, tuple[int, ...]], **poor: tuple[int, ...]) -> Deal:
    """The first distribution of round 1: A's chest lies before C, B's before D, C's before A, D's before B."""
    stocks = tuple([poor.get(name, RICH) for name in "ABCD"])
    return offers(position(OFFER, stocks=stocks), chests)


@pytest.mark.rule("DWD-1.7.3", "DWD-1.2.2", "DWD-4.4.3")
def test_a_receiver_sees_mark_content_and_price_of_one_foreign_chest_and_not_whose_it_is() -> None:
    state = at_chests({C: (PUT + WOOD, PUT + COIN, COINS + 4), D: (PUT + GLASS, COINS + 7)})
    assert heard(state, A, event.CHEST_OPEN) == [(A, M1, 4, 1, 0, 0, 0, 0, 1, 0)]
    assert heard(state, B, event.CHEST_OPEN) == [(B, M2, 7, 0, 0, 0, 0, 1, 0, 0)]
    assert heard(state, C, event.CHEST_EMPTY) == [(C, DEVIL)]
    assert heard(state, D, event.CHEST_EMPTY) == [(D, CULTIST)]
    assert heard(state, -1, event.CHEST_OPEN) == heard(state, -1, event.CHEST_EMPTY) == []


@pytest.mark.rule("DWD-1.7.4", "DWD-6.1.11")
def test_who_accepts_takes_all_and_pays_exactly_the_price_when_the_last_has_answered() -> None:
    state = at_chests({C: (PUT + WOOD, PUT + WOOD, PUT + GLASS, COINS + 6)})
    play(state, A, ACCEPT)
    assert stock(state, A) == RICH
    for seat in (B, C):
        play(state, seat, LEAVE)
    assert stock(state, A) == RICH
    play(state, D, LEAVE)
    assert stock(state, A) == (5, 3, 3, 3, 4, 3)
    assert stock(state, C) == (1, 3, 3, 3, 2, 9), "the price lies in the chest until it returns"


@pytest.mark.rule("DWD-1.7.4", "DWD-1.7.9", "DWD-1.17.2")
def test_there_are_no_partial_deals_and_no_wrong_payment() -> None:
    state = at_chests({C: (PUT + WOOD, PUT + WOOD, COINS + 3)})
    assert answers(state, A) == [ACCEPT, LEAVE]


@pytest.mark.rule("DWD-R3", "DWD-1.7.13")
def test_an_empty_chest_travels_and_shows_its_mark_but_cannot_be_accepted() -> None:
    state = at_chests({})
    assert asked(state) == [A, B, C, D]
    for seat in (A, B, C, D):
        assert answers(state, seat) == [LEAVE]
    assert heard(state, C, event.CHEST_EMPTY) == [(C, DEVIL)]


@pytest.mark.rule("DWD-R4", "DWD-1.7.4")
def test_who_is_short_of_coins_borrows_or_sells_first_in_the_same_question() -> None:
    poor = (0, 0, 0, 1, 0, 1)
    state = at_chests({C: (PUT + WOOD, COINS + 4)}, A=poor)
    assert ACCEPT not in legal(state, A)
    play(state, A, SELL + MARBLE)
    assert ACCEPT not in legal(state, A)
    play(state, A, BORROW + 0, ACCEPT)
    assert heard(state, -1, event.SOLD) == [(A, MARBLE, 2)]
    assert heard(state, -1, event.BORROWED) == [(A, 1, 1)]
    for seat in (B, C, D):
        play(state, seat, LEAVE)
    assert stock(state, A) == (1, 0, 0, 0, 0, 0)


@pytest.mark.rule("DWD-R48", "DWD-1.7.4")
def test_coins_in_an_accepted_chest_help_to_pay_its_price_and_goods_do_not() -> None:
    state = at_chests({C: (PUT + COIN, PUT + COIN, PUT + WOOD, COINS + 3)}, A=(0, 0, 0, 0, 0, 1))
    replies(state, A=0)
    assert stock(state, A) == (1, 0, 0, 0, 0, 0)
    state = at_chests({C: (PUT + MARBLE, PUT + WOOD, COINS + 2)}, A=(0, 0, 0, 0, 0, 1))
    assert answers(state, A) == [LEAVE]


@pytest.mark.rule("DWD-R4")
def test_souls_asked_for_must_be_held() -> None:
    state = position(OFFER)
    state.kingdoms[C].clean = 1
    offers(state, {A: (PUT + MARBLE, TWO_PIECES)})
    assert answers(state, C) == [LEAVE]
    state = position(OFFER)
    state.kingdoms[C].clean = 2
    offers(state, {A: (PUT + MARBLE, TWO_PIECES)})
    assert answers(state, C) == [ACCEPT, LEAVE]


@pytest.mark.rule("DWD-1.7.7", "DWD-1.17.3")
def test_who_pays_in_souls_names_how_many_are_marked() -> None:
    state = position(OFFER)
    state.kingdoms[B].clean = 2
    replies(offers(state, {A: (PUT + MARBLE, TWO_PIECES)}))
    assert answers(state, B) == [ACCEPT, ACCEPT + 1, ACCEPT + 2, LEAVE]
    replies(state, B=1)
    assert (state.kingdoms[B].clean, state.kingdoms[B].marked) == (1, 1)
    assert (state.kingdoms[A].clean, state.kingdoms[A].marked) == (1, 1)


@pytest.mark.rule("DWD-1.7.7", "DWD-1.17.3")
def test_the_devil_may_pay_the_cultist_with_the_cultist_s_own_piece() -> None:
    state = position(OFFER, round=2)
    state.kingdoms[A].marked, state.kingdoms[B].marked = 1, 1
    offers(state, {B: (PUT + GRAIN, ONE_PIECE)})
    replies(state)
    assert heard(state, A, event.CHEST_OPEN) == [(A, CULTIST, SOULS + 1, 0, 0, 1, 0, 0, 0, 0)]
    replies(state, A=1)
    assert (state.kingdoms[A].marked, state.kingdoms[B].marked) == (0, 2)


@pytest.mark.rule("DWD-1.7.5", "DWD-4.1.4")
def test_each_seat_gets_a_second_chest_from_another_owner_and_may_accept_what_is_still_open() -> None:
    state = at_chests({C: (PUT + GRAIN, COINS + 3)})
    first = [chest_before(state, seat, 1) for seat in (A, B, C, D)]
    replies(state)
    assert question(state, D) == questions.SECOND_CHEST
    second = [chest_before(state, seat, 2) for seat in (A, B, C, D)]
    assert all(one != two for one, two in zip(first, second, strict=True))
    assert heard(state, D, event.CHEST_OPEN) == [(D, M1, 3, 0, 0, 1, 0, 0, 0, 0)]
    replies(state, D=0)
    assert stock(state, D) == (3, 3, 4, 3, 3, 6)


@pytest.mark.rule("DWD-1.7.5", "DWD-1.7.14", "DWD-4.4.3")
def test_a_taken_chest_shows_mark_price_and_payment_but_not_its_content_and_cannot_be_touched() -> None:
    state = replies(at_chests({C: (PUT + GRAIN, COINS + 3)}), A=0)
    assert heard(state, D, event.CHEST_TAKEN) == [(D, M1, 3, 0)]
    assert heard(state, D, event.CHEST_OPEN) == []
    assert answers(state, D) == [LEAVE]
    replies(state)
    assert stock(state, D) == RICH


@pytest.mark.rule("DWD-R46", "DWD-1.7.5", "DWD-4.4.3")
@pytest.mark.parametrize("marked", [0, 1])
def test_pieces_in_a_taken_chest_lie_unmarked_side_up(marked: int) -> None:
    state = position(OFFER, round=3)
    state.kingdoms[B].clean = 1
    offers(state, {A: (PUT + GLASS, ONE_PIECE)})
    replies(state, B=marked)
    assert heard(state, C, event.CHEST_TAKEN) == [(C, DEVIL, SOULS + 1, 1)]
    assert answers(state, C) == [LEAVE]


@pytest.mark.rule("DWD-1.7.13", "DWD-4.4.4")
def test_the_deals_run_in_lock_step() -> None:
    state = position(OFFER)
    due = [questions.OFFER, questions.FIRST_CHEST, questions.SECOND_CHEST]
    for now, close in zip(due, (CLOSE_EMPTY, LEAVE, LEAVE), strict=True):
        for seat in (C, A, D, B):
            assert [question(state, other) for other in asked(state)] == [now] * len(asked(state))
            play(state, seat, close)
            assert legal(state, seat) == [] or seat == B
    assert question(state, A) == questions.PLAN
    assert state.distribution == 0


@pytest.mark.rule("DWD-1.7.14")
def test_nobody_but_receivers_and_owner_hears_anything_of_a_deal() -> None:
    state = at_chests({C: (PUT + GRAIN, COINS + 3)})
    replies(replies(state, A=0))
    secret = (event.CHEST_OPEN, event.CHEST_TAKEN, event.CHEST_BOUGHT, event.CHEST_LEFT, event.CAME_BACK_SOLD)
    assert [len([kind for kind in secret if heard(state, seat, kind)]) for seat in (A, B, C, D, -1)] == [2, 0, 1, 1, 0]
    assert heard(state, A, event.CHEST_BOUGHT) == [(A, M1, 3, 0, 0)]


@pytest.mark.rule("DWD-1.7.14", "DWD-1.17.1")
def test_no_chest_ever_brings_a_marked_piece_to_a_mortal() -> None:
    state = position(OFFER)
    offers(state, {B: (PUT + WOOD, ONE_PIECE), A: (PUT + WOOD, TWO_PIECES)})
    replies(state, C=0, D=0)
    replies(state)
    assert each(state, "clean") == [2, 1, 1, 2]
    assert each(state, "marked") == [0, 2, 0, 0]


@pytest.mark.rule("DWD-1.7.2", "DWD-6.1.11")
def test_what_is_bought_first_is_in_hand_when_the_second_chest_comes() -> None:
    state = at_chests({D: (PUT + COIN, PUT + COIN, PUT + COIN, PUT + COIN, COINS + 2)}, B=(0, 0, 0, 0, 0, 2))
    replies(state, B=0)
    assert stock(state, B) == (0, 0, 0, 0, 0, 4)
    assert stock(state, D)[COIN] == 5


# --- the ways of the chests ------------------------------------------------------------------------------------------


@pytest.mark.rule("DWD-4.4.1")
def test_every_one_of_the_48_schedules_is_drawn_about_as_often_and_independent_of_what_everybody_sees() -> None:
    drawn = [new_game(f"schedule {number}") for number in range(480)]
    found = Counter(state.schedule for state in drawn)
    assert set(found) == set(range(48))
    assert max(found.values()) < 30
    for side in range(4):
        same = [state.schedule for state in drawn if state.kingdoms[A].side == side]
        assert len(set(same)) > 40


@pytest.mark.rule("DWD-4.4.1")
def test_nobody_is_told_the_schedule() -> None:
    one, two = position(OFFER, schedule=0), position(OFFER, schedule=47)
    assert one.events is not None
    assert two.events is not None
    assert [(told.kind, told.facts) for told in one.events] == [(told.kind, told.facts) for told in two.events]


@pytest.mark.rule("DWD-4.4.3", "DWD-4.4.5", "DWD-1.7.3")
def test_no_event_of_the_deals_names_a_seat_but_the_one_that_hears_it() -> None:
    state = at_chests({A: (PUT + WOOD, ONE_PIECE), C: (PUT + STONE, COINS + 2), D: (PUT + GRAIN, COINS + 2)})
    replies(replies(state, A=0, B=0, C=0))
    assert state.events is not None
    told = [happened for happened in state.events if event.CLOSED_EMPTY <= happened.kind <= event.CAME_BACK]
    assert len(told) > 12
    assert all(happened.audience == 1 << happened.facts[0] for happened in told)


@pytest.mark.rule("DWD-4.4.6")
def test_a_mortal_who_gets_no_devil_s_chest_knows_that_the_other_one_had_it_first() -> None:
    for route in RULES.schedules:
        for round in (1, 2, 4, 5):
            first, second = (round - 1) * 8, (round - 1) * 8 + 4
            for mortal, other in ((M1, M2), (M2, M1)):
                if mortal not in (route[first + DEVIL], route[second + DEVIL]):
                    assert route[first + DEVIL] == other


@pytest.mark.rule("DWD-4.4.6")
def test_the_cultist_gets_exactly_one_mortal_s_chest_in_a_round_and_the_devil_both_outside_the_meeting() -> None:
    for route in RULES.schedules:
        for round in range(ROUNDS):
            both = [route[round * 8 + place] for place in range(8)]
            assert sum(both[at + mortal] == CULTIST for at in (0, 4) for mortal in (M1, M2)) == 1
            if DEVIL not in (both[CULTIST], both[4 + CULTIST]):
                assert sum(both[at + mortal] == DEVIL for at in (0, 4) for mortal in (M1, M2)) == 2
                if round + 1 != 3:
                    looking = both[DEVIL]
                    assert both[looking] == DEVIL, "first the chest of the mortal who looks into the devil's"
