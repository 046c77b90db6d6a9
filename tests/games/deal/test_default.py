"""DWD-R40 and DWD-R6: what is answered for a seat that does not answer."""

from __future__ import annotations

import pytest

from pandemonium.engine.chance import Chance, chance_from
from pandemonium.engine.driver import answers, choose, legal
from pandemonium.engine.row import row_of
from pandemonium.engine.seats import seats_of
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.choice import (
    ACCUSE,
    AVOID,
    BUILD,
    CLOSE,
    CLOSE_AT,
    CLOSE_EMPTY,
    CONFESS,
    DESTROY,
    DISCARD,
    DISCARD_LUXURY,
    DONE,
    DROP,
    ENOUGH,
    HAND_OVER,
    INDULGENCE_FOR,
    KEEP,
    LEAVE,
    PASS,
    PROVE,
    PUT,
    PUT_MARKED,
    READY,
    SOUL,
    SOUL_FOR,
    SUFFER,
    WANT,
)
from pandemonium.games.deal.rules.default import default
from pandemonium.games.deal.rules.figures import (
    BAILIFF,
    COIN,
    ORATOR,
    PROFLIGATE,
    VANDAL,
    WOOD,
)
from pandemonium.games.deal.rules.plan import NO_PLAN
from pandemonium.games.deal.rules.rounds import ACCUSE as HUNT
from pandemonium.games.deal.rules.rounds import INQUISITORS, OFFER, PENALTIES, PLAN, PREPARE, RITUAL
from pandemonium.games.deal.rules.rounds import KEEP as KEEP_STEP
from pandemonium.games.deal.rules.routing import DEVIL
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import (
    EMPTY,
    RICH,
    A,
    B,
    C,
    D,
    asked,
    build,
    by_default,
    card,
    carry_on,
    new_game,
    offered,
    play,
    position,
    question,
    stock,
)
from tests.games.deal.rows import each, lay


def play_alone(state: Deal, chance: Chance, wild: int) -> Deal:
    """To the end; of ten choices so many are taken at random, all others by default."""
    while state.asked:
        members = seats_of(state.asked)
        seat = members[chance.below(len(members))]
        choice = default(state, seat)
        assert choice in answers(state, seat)
        if chance.below(10) < wild:
            options = legal(state, seat)
            choice = options[chance.below(len(options))]
        choose(state, seat, choice)
    return state


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DWD-R40", "DWD-3.7.5")
@pytest.mark.parametrize("seed", range(5))
def test_four_absent_seats_end_with_10_points_each_and_the_devil_with_12_in_every_game(seed: int) -> None:
    state = play_alone(new_game(f"absent {seed}"), chance_from(f"order {seed}"), 0)
    assert each(state, "score") == [12 if mark == DEVIL else 10 for mark in state.mark]
    assert each(state, "built") == [(), (), (), ()]
    assert each(state, "debt") == [0, 0, 0, 0]


@pytest.mark.rule("DWD-R40", "DWD-R6")
@pytest.mark.parametrize("wild", [2, 5, 9])
def test_the_default_is_legal_wherever_a_game_comes_and_closes_every_question(wild: int) -> None:
    options = ("slips", "wishes", "indulgences", "bribes", "jesters", "first-game")
    for seed in range(8):
        begun = new_game(f"wild {seed}", *[option for place, option in enumerate(options) if seed >> place % 3 & 1])
        state = play_alone(begun, chance_from(f"wild {seed}"), wild)
        assert min(state.stock) >= 0
        assert (sum(each(state, "clean")), sum(each(state, "marked"))) == (6, 2)


# --- deals, plans, hunts ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DWD-R40")
def test_no_wish_is_made() -> None:
    assert by_default(new_game("a fixed seed", "wishes"), A, 3) == [WANT + 3, AVOID + 3, DONE]


@pytest.mark.rule("DWD-R40")
def test_the_first_card_is_kept_and_the_first_two_are_passed_in_printed_order() -> None:
    state = carry_on(position(OFFER), KEEP_STEP, 2)
    first = min(state.kingdoms[B].hand)
    assert by_default(state, B, 2) == [KEEP + first, DONE]
    for seat in (A, C, D):
        by_default(state, seat, 2)
    low, next_low = sorted(state.drawn[4 + B][:4])[:2]
    assert by_default(state, B, 3) == [PASS + low, PASS + next_low, HAND_OVER]


@pytest.mark.rule("DWD-R40")
def test_an_offer_is_closed_empty_and_every_chest_is_left() -> None:
    state = position(OFFER)
    assert by_default(state, A) == [CLOSE_EMPTY]
    play(state, C, PUT + WOOD, CLOSE_AT)
    by_default(state, B)
    by_default(state, D)
    for _ in ("first", "second"):
        assert [by_default(state, seat) for seat in (A, B, C, D)] == [[LEAVE]] * 4


@pytest.mark.rule("DWD-R40")
@pytest.mark.parametrize(("seat", "dearest"), [(A, 7), (B, 6), (C, 5)])
def test_what_already_lies_in_the_chest_is_not_given_away(seat: Seat, dearest: int) -> None:
    state = play(position(OFFER), seat, PUT + WOOD)
    assert by_default(state, seat) == [CLOSE_AT + dearest]


@pytest.mark.rule("DWD-R40")
def test_the_older_event_is_dropped_and_nothing_is_planned() -> None:
    state = position(OFFER)
    state.kingdoms[B].event_hand = (7, 2)
    carry_on(state, PLAN, 2)
    assert by_default(state, B, 2) == [DROP + 7, READY]
    assert state.kingdoms[B].plan == tuple(NO_PLAN)
    assert by_default(state, A) == [READY]


@pytest.mark.rule("DWD-R40")
def test_nobody_is_accused_and_who_can_proves() -> None:
    state = position(HUNT, round=2)
    assert by_default(state, B) == [ACCUSE + 4]
    state = position(HUNT, round=2)
    for seat, suspect in ((A, C), (B, C), (C, A), (D, A)):
        play(state, seat, ACCUSE + suspect)
    assert by_default(state, C) == [PROVE]
    assert by_default(state, A) == [CONFESS]


# --- the inquisition -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DWD-R40")
def test_no_wing_no_bribe_and_no_guess() -> None:
    state = position(PREPARE, round=5)
    assert by_default(state, B) == [DONE]
    state = position(RITUAL, round=5)
    assert [by_default(state, seat) for seat in (A, B, C, D)] == [[CLOSE]] * 4


@pytest.mark.rule("DWD-R40")
def test_marked_pieces_go_into_the_ritual_of_round_3_as_they_must() -> None:
    state = position(RITUAL, round=3)
    state.kingdoms[A].clean, state.kingdoms[A].marked, state.kingdoms[B].marked = 1, 2, 0
    assert by_default(state, A, 3) == [PUT_MARKED, PUT_MARKED, CLOSE]
    assert (state.kingdoms[A].ritual_clean, state.kingdoms[A].ritual_marked) == (0, 2)


def before_inquisitors(*row: int, own: tuple[int, ...] = EMPTY) -> Deal:
    """Round 5, A to C and the three red inquisitors of this row are awake; C has these stocks."""
    state = position(OFFER, stocks=(RICH, RICH, own, RICH))
    state.row, state.opened = row_of(list(row)), 0b111
    return state


@pytest.mark.rule("DWD-R40")
def test_souls_and_then_indulgences_go_to_the_harshest_inquisitors() -> None:
    state = before_inquisitors(BAILIFF, ORATOR, PROFLIGATE)
    build(state, C, "cathedral", "basilica", "bank", "fort")
    state.kingdoms[C].clean, state.kingdoms[C].indulgences, state.kingdoms[C].guests = 3, 2, 1
    carry_on(state, INQUISITORS, 5)
    # the orator 5, the profligate 5, the ascetic 4, the guest 4, the bailiff 3, the plebeian 2, the fundamentalist 0
    assert by_default(state, C, 3) == [SOUL_FOR + 4, SOUL_FOR + 5, SOUL_FOR + 0]
    assert by_default(state, C, 3) == [INDULGENCE_FOR + 6, INDULGENCE_FOR + 3, DONE]


@pytest.mark.rule("DWD-R40")
def test_goods_at_hand_make_ascetic_and_profligate_mild_and_the_vandal_costs_printed_points() -> None:
    state = before_inquisitors(VANDAL, PROFLIGATE, BAILIFF, own=(0, 0, 0, 1, 1, 0))
    build(state, C, "cathedral")
    state.kingdoms[C].clean = 2
    carry_on(state, INQUISITORS, 5)
    assert by_default(state, C, 3) == [SOUL_FOR + 3, SOUL_FOR + 5, DONE]


@pytest.mark.rule("DWD-R40")
def test_cards_own_ways_stay_unused() -> None:
    state = before_inquisitors(BAILIFF, ORATOR, PROFLIGATE, own=RICH)
    build(state, C, "basilica", "city-walls")
    state.kingdoms[C].clean = 0
    carry_on(state, INQUISITORS, 5)
    assert by_default(state, C) == [DONE]


@pytest.mark.rule("DWD-R40")
def test_goods_are_discarded_rather_than_points_lost() -> None:
    state = before_inquisitors(PROFLIGATE, BAILIFF, ORATOR, own=(0, 0, 0, 2, 2, 0))
    for seat in (A, B, D):
        state.kingdoms[seat].soul_for = 0b111111
    carry_on(state, PENALTIES, 5)
    assert by_default(state, C, 3) == [DISCARD_LUXURY, DISCARD_LUXURY, SUFFER]
    state = before_inquisitors(PROFLIGATE, BAILIFF, ORATOR, own=(0, 0, 0, 2, 2, 0))
    lay(state, soul_for=[0b111111, 0b111111, 0b000001, 0b111111])
    assert by_default(carry_on(state, PENALTIES, 5), C) == [DISCARD]


@pytest.mark.rule("DWD-R40")
def test_who_has_no_luxury_stops_at_once() -> None:
    state = before_inquisitors(PROFLIGATE, BAILIFF, ORATOR)
    lay(state, soul_for=[0b111111, 0b111111, 0, 0b111111])
    assert by_default(carry_on(state, PENALTIES, 5), C, 2) == [ENOUGH, SUFFER]


@pytest.mark.rule("DWD-R40")
def test_the_vandal_takes_the_first_in_printed_order() -> None:
    state = before_inquisitors(VANDAL, BAILIFF, ORATOR)
    build(state, C, "cathedral", "merchant-palace")
    lay(state, soul_for=[0b111111, 0b111111, 0b110111, 0b111111])
    assert by_default(carry_on(state, PENALTIES, 5), C) == [DESTROY + card("merchant-palace")]


@pytest.mark.rule("DWD-R40")
def test_a_guest_of_the_bailiff_is_shown_a_piece() -> None:
    state = before_inquisitors(VANDAL, BAILIFF, ORATOR)
    state.kingdoms[C].debt, state.kingdoms[C].devil = 10, 2
    lay(state, soul_for=[0b111111, 0b111111, 0, 0b111111])
    state.kingdoms[C].indulgence_for = 0b101111
    carry_on(state, PENALTIES, 5)
    assert question(state, C) == questions.LATE_GUEST
    assert by_default(state, C) == [SOUL]


@pytest.mark.rule("DWD-R40")
def test_a_plan_that_was_begun_is_closed_as_it_is() -> None:
    state = carry_on(position(OFFER), PLAN, 1)
    first = state.kingdoms[A].hand[0]
    play(state, A, BUILD + first)
    assert by_default(state, A) == [READY]
    assert state.kingdoms[A].plan[3] == first
    assert asked(state) == [B, C, D]
    assert offered(state, A, BUILD, 80) == []
    assert stock(state, A)[COIN] == 9
