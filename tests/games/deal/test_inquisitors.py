"""Who faces which inquisitors, and how they are answered."""

from __future__ import annotations

import pytest

from pandemonium.engine.bits import members
from pandemonium.engine.driver import answers, legal
from pandemonium.engine.state import EVERYONE
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.choice import (
    BASILICA_FOR,
    BORROW,
    DONE,
    INDULGENCE_FOR,
    REPAY,
    SELL,
    SOUL_FOR,
    WALLS_FOR,
)
from pandemonium.games.deal.rules.facing import answered, faced
from pandemonium.games.deal.rules.figures import (
    ASCETIC,
    BAILIFF,
    FUNDAMENTALIST,
    GLASS,
    GUEST,
    ORATOR,
    PLEBEIAN,
    SEATS,
)
from pandemonium.games.deal.rules.inquisitors import after_inquisition, put_inquisitors, show_answers
from pandemonium.games.deal.rules.opening import open_chests
from pandemonium.games.deal.rules.penalty import put_penalties
from pandemonium.games.deal.rules.routing import DEVIL
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.church import ANNA, BRUNO, CELIA, DAVID, all_say, build, church, give, heard, held, put, say
from tests.games.deal.rows import each, lay

A, B, C, ONE, TWO, THREE, A_GUEST = range(7)


def names(places: int) -> list[str]:
    shown = ["A", "B", "C", "1", "2", "3"]
    return [shown[place] if place < len(shown) else "guest" for place in members(places)]


def souls_for(state: Deal, seat: int) -> list[int]:
    return [place for place in range(7) if SOUL_FOR + place in answers(state, seat)]


@pytest.mark.rule("DWD-1.14.14")
def test_in_round_3_only_a_the_opened_and_ones_own_guests_are_active() -> None:
    state = church()
    state.opened = 0b101
    lay(state, guests=[0, 2, 0, 0])
    assert names(faced(state, ANNA)) == ["A", "1", "3"]
    assert names(faced(state, BRUNO)) == ["A", "1", "3", "guest", "guest"]
    state.sent = 1
    assert names(faced(state, ANNA)) == ["1", "3"]


@pytest.mark.rule("DWD-1.14.14")
def test_in_round_5_a_b_and_c_are_active_unless_bribed() -> None:
    state = church(round=5)
    state.opened = 0b001
    assert names(faced(state, ANNA)) == ["A", "B", "C", "1"]
    state.sent = 2
    assert names(faced(state, ANNA)) == ["C", "1"]
    state.sent = 3
    assert names(faced(state, ANNA)) == ["1"]


@pytest.mark.rule("DWD-1.14.15", "DWD-R51")
def test_one_piece_answers_one_inquisitor_of_ones_choice() -> None:
    state = church()
    state.opened = 0b111
    put(state, put_inquisitors)
    assert souls_for(state, CELIA) == [A, ONE, TWO, THREE]
    say(state, CELIA, SOUL_FOR + TWO)
    assert souls_for(state, CELIA) == [A, ONE, THREE]
    say(state, CELIA, SOUL_FOR + A, SOUL_FOR + THREE)
    assert answers(state, CELIA) == [DONE], "she has three pieces, and each answers one"


@pytest.mark.rule("DWD-1.14.15", "DWD-R36")
def test_pieces_are_kept_and_indulgences_returned_in_the_open() -> None:
    state = church()
    state.opened = 0b001
    state.kingdoms[BRUNO].indulgences = 2
    put(state, put_inquisitors)
    say(state, BRUNO, SOUL_FOR + A, INDULGENCE_FOR + ONE)
    assert state.kingdoms[BRUNO].indulgences == 2, "all can count them, so none leaves before everybody has closed"
    all_say(state, DONE)
    show_answers(state)
    assert state.kingdoms[BRUNO].marked == 2
    assert state.kingdoms[BRUNO].indulgences == 1
    assert heard(state, event.ANSWERED_SOUL) == [(BRUNO, ASCETIC)]
    assert heard(state, event.ANSWERED_INDULGENCE) == [(BRUNO, ORATOR)]
    assert state.events is not None
    assert {told.audience for told in state.events} == {EVERYONE}


@pytest.mark.rule("DWD-1.14.16", "DWD-6.2.4")
def test_never_more_pieces_than_inquisitors_and_fewer_are_legal() -> None:
    state = church()
    put(state, put_inquisitors)
    say(state, CELIA, SOUL_FOR + A)
    assert answers(state, CELIA) == [DONE]
    say(state, DAVID, DONE)
    all_say(state, DONE)
    show_answers(state)
    assert heard(state, event.SHOWED) == [(CELIA, 1)]
    assert list(state.pieces_shown) == [0, 0, 0, 0, 1, 0, 0, 0]


@pytest.mark.rule("DWD-R20")
def test_pieces_of_the_ritual_and_pieces_left_out_of_it_are_shown_alike() -> None:
    state = church(round=5)
    state.kingdoms[ANNA].ritual_clean = 1
    state.kingdoms[ANNA].marked = 1
    open_chests(state)
    put(state, put_inquisitors)
    say(state, ANNA, SOUL_FOR + A, SOUL_FOR + B)
    assert answers(state, ANNA) == [DONE]


@pytest.mark.rule("DWD-R45", "DWD-6.1.2")
def test_all_choose_in_secret_also_who_faces_nobody_and_nothing_shows_before_the_last_has_closed() -> None:
    state = church()
    state.sent = 1
    state.kingdoms[DAVID].guests = 1
    put(state, put_inquisitors)
    assert state.asked == 0b1111
    assert answers(state, ANNA) == [DONE]
    say(state, DAVID, SOUL_FOR + A_GUEST, DONE)
    assert state.events == []
    all_say(state, DONE)
    show_answers(state)
    assert heard(state, event.ANSWERED_SOUL) == [(DAVID, GUEST)]


@pytest.mark.rule("DWD-1.14.15")
def test_each_guest_wants_an_answer_of_his_own() -> None:
    state = church()
    state.sent = 1
    state.kingdoms[CELIA].guests = 2
    put(state, put_inquisitors)
    say(state, CELIA, SOUL_FOR + A_GUEST)
    assert souls_for(state, CELIA) == [A_GUEST]
    say(state, CELIA, SOUL_FOR + A_GUEST, DONE)
    assert answered(state, CELIA) == faced(state, CELIA)


@pytest.mark.rule("DWD-R2")
def test_a_fifth_guest_counts_although_the_pile_has_four_cards() -> None:
    state = church()
    lay(state, guests=[2, 0, 3, 0])
    assert names(faced(state, CELIA)) == ["A", "guest", "guest", "guest"]


@pytest.mark.rule("DWD-3.5.2", "DWD-6.1.11")
def test_city_walls_answer_one_inquisitor_for_four_coins_that_are_held() -> None:
    state = church()
    state.opened = 0b001
    build(state, DAVID, "city-walls")
    give(state, DAVID, coin=9)
    put(state, put_inquisitors)
    say(state, DAVID, WALLS_FOR + ONE)
    assert WALLS_FOR + A not in answers(state, DAVID), "once in each inquisition"
    all_say(state, DONE)
    show_answers(state)
    assert held(state, DAVID) == {"coin": 5}
    assert heard(state, event.ANSWERED_WALLS) == [(DAVID, ORATOR, 4)]


@pytest.mark.rule("DWD-3.5.2")
def test_city_walls_without_the_coins_and_a_kingdom_without_walls_offer_nothing() -> None:
    state = church()
    build(state, DAVID, "city-walls")
    give(state, DAVID, coin=3)
    give(state, CELIA, coin=9)
    put(state, put_inquisitors)
    assert WALLS_FOR + A not in answers(state, DAVID)
    assert WALLS_FOR + A not in answers(state, CELIA)
    say(state, DAVID, BORROW)
    assert WALLS_FOR + A in answers(state, DAVID)


@pytest.mark.rule("DWD-3.5.2")
def test_the_basilica_satisfies_one_inquisitor_for_nothing() -> None:
    state = church(round=5)
    build(state, ANNA, "basilica")
    put(state, put_inquisitors)
    say(state, ANNA, BASILICA_FOR + B)
    assert answers(state, ANNA) == [DONE]
    all_say(state, DONE)
    show_answers(state)
    assert heard(state, event.ANSWERED_FREE) == [(ANNA, FUNDAMENTALIST)]


@pytest.mark.rule("DWD-6.1.3", "DWD-6.1.5", "DWD-1.14.1")
def test_one_trades_and_repays_before_the_first_answer_not_after() -> None:
    state = church()
    state.kingdoms[CELIA].debt = 1
    give(state, CELIA, glass=1, coin=1)
    put(state, put_inquisitors)
    assert {SELL + GLASS, REPAY} <= set(legal(state, CELIA))
    say(state, CELIA, SOUL_FOR + A)
    assert legal(state, CELIA) == [DONE]


@pytest.mark.rule("DWD-EX3", "DWD-1.14.17")
def test_two_souls_and_an_indulgence_before_four_inquisitors_leave_one_penalty_of_her_choice() -> None:
    state = church(round=5)
    state.sent = 2
    state.opened = 0b011
    state.kingdoms[CELIA].guests = 1
    state.kingdoms[CELIA].clean = 2
    state.kingdoms[CELIA].indulgences = 1
    build(state, CELIA, "cathedral", "fort")
    put(state, put_inquisitors)
    assert souls_for(state, CELIA) == [C, ONE, TWO, A_GUEST]
    say(state, CELIA, SOUL_FOR + ONE, SOUL_FOR + A_GUEST, INDULGENCE_FOR + TWO)
    assert answers(state, CELIA) == [DONE]
    all_say(state, DONE)
    show_answers(state)
    put(state, put_penalties)
    assert [facts for facts in heard(state, event.PUNISHED) if facts[0] == CELIA] == [(CELIA, PLEBEIAN, 1)]
    assert state.kingdoms[CELIA].score == -1
    assert state.kingdoms[CELIA].debt == 0


@pytest.mark.rule("DWD-1.14.18")
def test_after_round_3_b_and_c_are_turned_up_and_all_guests_go_even_the_unsatisfied() -> None:
    state = church()
    lay(state, guests=[1, 0, 2, 0])
    put(state, put_inquisitors)
    say(state, CELIA, SOUL_FOR + A_GUEST)
    all_say(state, DONE)
    show_answers(state)
    after_inquisition(state)
    assert each(state, "guests") == [0] * SEATS
    assert answered(state, CELIA) == 0
    assert state.pieces_shown[CELIA * 2] == 1
    assert heard(state, event.GUESTS_LEFT) == [()]
    assert heard(state, event.FACE_UP) == [(FUNDAMENTALIST,), (PLEBEIAN,)]


@pytest.mark.rule("DWD-1.14.18")
def test_who_was_bribed_away_in_round_3_is_not_turned_up() -> None:
    state = church()
    state.sent = 2
    after_inquisition(state)
    assert heard(state, event.FACE_UP) == [(PLEBEIAN,)]
    assert heard(state, event.GUESTS_LEFT) == []


@pytest.mark.rule("DWD-R25")
def test_a_guest_called_by_an_exposed_devils_fall_is_faced_in_the_same_phase() -> None:
    state = church()
    state.kingdoms[ANNA].devil = 2
    state.kingdoms[ANNA].reputation = 0
    state.guess[DEVIL * SEATS + BRUNO] = state.guess[DEVIL * SEATS + CELIA] = ANNA
    open_chests(state)
    assert state.kingdoms[ANNA].guests == 1
    assert names(faced(state, ANNA)) == ["A", "3", "guest"]


@pytest.mark.rule("DWD-R57")
def test_rewards_of_round_3_are_back_before_the_inquisitors_and_may_repay_debt() -> None:
    state = church()
    state.kingdoms[ANNA].ritual_clean = 2
    state.kingdoms[ANNA].debt = 2
    open_chests(state)
    put(state, put_inquisitors)
    say(state, ANNA, REPAY + 1)
    assert state.kingdoms[ANNA].debt == 0
    assert held(state, ANNA) == {"wood": 1, "stone": 1, "marble": 1, "glass": 1}
    assert BAILIFF not in [facts[0] for facts in heard(state, event.INQUISITOR_OPENED)]
