"""Section 1.6: the cards phase."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import answers, legal
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules import question as questions
from pandemonium.games.deal.rules.cards import draw_cards, neighbour
from pandemonium.games.deal.rules.choice import CLOSE_EMPTY, DONE, HAND_OVER, KEEP, PASS
from pandemonium.games.deal.rules.figures import BUILDINGS, DECK, EVENT_CARDS, EVENTS_A, PILE, ROUNDS
from pandemonium.games.deal.rules.rounds import KEEP as KEEP_STEP
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import A, B, C, D, asked, build, carry_on, heard, new_game, play, question
from tests.games.deal.rows import lay

ALL = (A, B, C, D)


def at_keep(round: int = 2) -> Deal:
    """The first question of a round's cards phase; in the rounds between nothing was done with the cards."""
    state = new_game("cards")
    for number in range(2, round):
        keep_first_and_draw(state, number)
    return carry_on(state, KEEP_STEP, round)


def keep_first_and_draw(state: Deal, round: int) -> None:
    state.round = round
    lay(state, hand=[one.hand[:1] for one in state.kingdoms])
    draw_cards(state)


def keep_first(state: Deal) -> Deal:
    for seat in ALL:
        play(state, seat, KEEP + state.kingdoms[seat].hand[0], DONE)
    return state


def pass_first_two(state: Deal) -> list[tuple[int, int]]:
    """What each seat handed over."""
    passed = []
    for seat in ALL:
        first, second = [choice - PASS for choice in answers(state, seat)[:2]]
        play(state, seat, PASS + first, PASS + second, HAND_OVER)
        passed.append((first, second))
    return passed


@pytest.mark.rule("DWD-1.6.1")
def test_in_round_1_each_gets_a_building_of_each_pile_and_an_event_a_and_nothing_is_passed() -> None:
    state = new_game("cards")
    for seat in ALL:
        assert [card // PILE for card in state.kingdoms[seat].hand] == [0, 1, 2, 3]
        assert len(state.kingdoms[seat].event_hand) == 1
        assert state.kingdoms[seat].event_hand[0] < EVENTS_A
    assert question(state, A) == questions.OFFER
    assert state.passed[:4] == [(), (), (), ()]


@pytest.mark.rule("DWD-1.6.2", "DWD-R47")
def test_exactly_one_hand_building_is_kept_and_the_others_are_laid_away_unseen() -> None:
    state = at_keep()
    hand = state.kingdoms[B].hand
    assert answers(state, B) == [KEEP + card for card in hand]
    assert len(hand) >= 2
    play(state, B, KEEP + hand[2])
    assert answers(state, B) == [DONE]
    play(state, B, DONE)
    assert state.kingdoms[B].hand == (hand[2],)
    assert state.kingdoms[B].discards == (hand[0], hand[1], hand[3])
    assert heard(state, B, event.KEPT) == [(B, hand[2])]
    assert heard(state, A, event.KEPT) == heard(state, -1, event.KEPT) == []


@pytest.mark.rule("DWD-1.6.2")
def test_then_four_of_the_round_and_an_event_are_drawn_and_known_to_their_owner_alone() -> None:
    state = keep_first(at_keep())
    assert question(state, A) == questions.PASS
    for seat in ALL:
        told = heard(state, seat, event.DREW)
        assert len(told) == 1
        assert told[0][1:] == state.drawn[4 + seat]
        assert [card // DECK for card in told[0][1:5]] == [1, 1, 1, 1]
    assert heard(state, -1, event.DREW) == []


@pytest.mark.rule("DWD-1.6.2", "DWD-1.6.5")
def test_two_of_the_four_just_drawn_are_passed_and_an_older_card_never() -> None:
    state = keep_first(at_keep())
    older = state.kingdoms[C].hand[0]
    drawn = state.drawn[4 + C][:4]
    assert answers(state, C) == [PASS + card for card in drawn]
    assert PASS + older not in legal(state, C)
    play(state, C, PASS + drawn[1])
    assert answers(state, C) == [PASS + drawn[0], PASS + drawn[2], PASS + drawn[3]]
    play(state, C, PASS + drawn[3])
    assert answers(state, C) == [HAND_OVER]


@pytest.mark.rule("DWD-1.6.2")
def test_all_hand_over_at_the_same_time() -> None:
    state = keep_first(at_keep())
    for seat in (A, B, C):
        first, second = [choice - PASS for choice in answers(state, seat)[:2]]
        play(state, seat, PASS + first, PASS + second, HAND_OVER)
        assert len(state.kingdoms[B].hand) == 5
    for seat in ALL:
        assert heard(state, seat, event.RECEIVED) == []
    assert asked(state) == [D]


@pytest.mark.rule("DWD-1.6.2", "DWD-R38")
@pytest.mark.parametrize(
    ("round", "receivers"), [(2, [B, C, D, A]), (3, [D, A, B, C]), (4, [B, C, D, A]), (5, [D, A, B, C])]
)
def test_cards_go_to_the_left_in_even_rounds_and_to_the_right_in_odd_ones(round: int, receivers: list[int]) -> None:
    assert [neighbour(round, seat) for seat in ALL] == receivers
    state = keep_first(at_keep(round))
    passed = pass_first_two(state)
    for giver, receiver in enumerate(receivers):
        assert heard(state, receiver, event.RECEIVED) == [(receiver, giver, *passed[giver])]
        assert set(passed[giver]) <= set(state.kingdoms[receiver].hand)
        assert not set(passed[giver]) & set(state.kingdoms[giver].hand)


@pytest.mark.rule("DWD-1.6.3")
def test_after_it_each_has_four_buildings_of_the_round_and_an_older_one_and_one_or_two_events() -> None:
    state = keep_first(at_keep())
    pass_first_two(state)
    for seat in ALL:
        assert sorted(card // DECK for card in state.kingdoms[seat].hand) == [0, 1, 1, 1, 1]
        assert len(state.kingdoms[seat].event_hand) == 2, "none was played in the round before"


@pytest.mark.rule("DWD-1.6.3")
def test_who_played_the_event_has_one_after_the_next_draw() -> None:
    state = new_game("cards")
    state.kingdoms[A].event_hand = ()
    carry_on(state, KEEP_STEP, 2)
    keep_first(state)
    assert [len(one.event_hand) for one in state.kingdoms] == [1, 2, 2, 2]


@pytest.mark.rule("DWD-1.6.4")
def test_events_are_a_in_rounds_1_and_2_and_b_in_3_to_5_and_all_cards_get_dealt() -> None:
    state = new_game("cards")
    for round in range(2, ROUNDS + 1):
        keep_first_and_draw(state, round)
    events = [row[4] for row in state.drawn]
    assert [card < EVENTS_A for card in events] == [True] * 8 + [False] * 12
    assert sorted(events) == list(range(EVENT_CARDS))
    assert sorted(card for row in state.drawn for card in row[:4]) == list(range(BUILDINGS))
    assert [row[0] // DECK + 1 for row in state.drawn] == [round for round in range(1, 6) for _ in ALL]
    assert state.deck == state.event_deck == []


@pytest.mark.rule("DWD-1.6.5")
def test_only_hand_cards_are_concerned_never_built_ones() -> None:
    state = new_game("cards")
    build(state, A, "cathedral")
    carry_on(state, KEEP_STEP, 2)
    keep_first(state)
    pass_first_two(state)
    assert state.kingdoms[A].built == (72,)


@pytest.mark.rule("DWD-6.1.12")
def test_seat_1_draws_the_top_four_of_the_deck_and_then_the_next_seat() -> None:
    state = at_keep()
    deck, events = state.deck[:16], state.event_deck[:4]
    keep_first(state)
    assert [card for row in state.drawn[4:8] for card in row[:4]] == deck
    assert [row[4] for row in state.drawn[4:8]] == events


@pytest.mark.rule("DWD-1.6.2", "DWD-6.1.2")
def test_nobody_without_debt_is_asked_to_repay() -> None:
    state = keep_first(at_keep())
    pass_first_two(state)
    assert question(state, A) == questions.OFFER
    assert CLOSE_EMPTY in legal(state, A)
