"""What each seat sees: the public board for everybody, its own things for itself, and everything at the end."""

from __future__ import annotations

import pytest
from msgspec import json

from pandemonium.engine.state import SPECTATOR
from pandemonium.games.deal.data.names import MARKS
from pandemonium.games.deal.knowledge.kingdom import UNKNOWN
from pandemonium.games.deal.knowledge.mine import MineView
from pandemonium.games.deal.knowledge.view import view
from pandemonium.games.deal.rules import choice
from pandemonium.games.deal.rules.choice import ACCUSE, BUILD, DROP, EVENT, KEEP, LEAVE, PASS, PUT, READY
from pandemonium.games.deal.rules.figures import COIN, GLASS, SEATS, WOOD
from pandemonium.games.deal.rules.rounds import ACCUSE as HUNT_STEP
from pandemonium.games.deal.rules.rounds import DRAW as DRAW_STEP
from pandemonium.games.deal.rules.rounds import KEEP as KEEP_STEP
from pandemonium.games.deal.rules.rounds import OFFER, PLAN
from pandemonium.games.deal.rules.state import Deal
from tests.games.deal.kingdoms import COINS, ONE_PIECE, A, B, C, D, close_empty, everybody_leaves, play, position
from tests.games.deal.knowing import ONLOOKERS, ended_game, random_game


def mine(state: Deal, seat: int) -> MineView:
    own = view(state, seat).mine
    assert own is not None
    return own


@pytest.mark.rule("DWD-1.0.1", "DWD-1.0.5", "DWD-6.2.1", "DWD-6.2.7")
def test_a_spectator_sees_four_kingdoms_and_nothing_behind_their_walls() -> None:
    state = position(OFFER)
    shown = view(state, SPECTATOR)
    assert len(shown.kingdoms) == SEATS
    assert shown.mine is None
    for kingdom in shown.kingdoms:
        assert kingdom.walls is None
        assert kingdom.mark == ""
    assert [kingdom.debt for kingdom in shown.kingdoms] == [0, 0, 0, 0]
    assert shown.schedule < 0
    assert shown.deals == []


@pytest.mark.rule("DWD-1.2.6", "DWD-6.2.2")
def test_a_seat_knows_its_own_mark_and_goods_and_nobody_elses() -> None:
    state = position(OFFER)
    shown = view(state, B)
    assert [kingdom.mark for kingdom in shown.kingdoms] == ["", MARKS[1], "", ""]
    assert [kingdom.walls is not None for kingdom in shown.kingdoms] == [False, True, False, False]
    own = shown.kingdoms[B].walls
    assert own is not None
    assert (own.clean, own.marked) == (0, 2)


@pytest.mark.rule("DWD-6.1.2", "DWD-6.1.11")
def test_what_one_seat_puts_into_its_chest_nobody_else_can_notice() -> None:
    state = position(OFFER)
    before = [json.encode(view(state, seat)) for seat in (A, B, D, SPECTATOR)]
    own = view(state, C)
    play(state, C, PUT + WOOD, PUT + GLASS)
    assert [json.encode(view(state, seat)) for seat in (A, B, D, SPECTATOR)] == before
    assert view(state, C) != own
    assert mine(state, C).chest.content[WOOD] == 1


@pytest.mark.rule("DWD-6.1.2")
def test_everybody_sees_who_has_closed() -> None:
    state = position(OFFER)
    play(state, C, choice.CLOSE_EMPTY)
    for seat in ONLOOKERS:
        assert view(state, seat).board.asked == [A, B, D]


@pytest.mark.rule("DWD-4.4.3", "DWD-6.2.2", "DWD-1.7.14")
def test_a_receiver_sees_mark_content_and_price_of_the_chest_before_it() -> None:
    state = position(OFFER)
    play(state, A, PUT + GLASS, PUT + WOOD, ONE_PIECE)
    close_empty(state, B, C, D)
    (chest,) = mine(state, C).chests
    assert (chest.mark, chest.distribution, chest.taken) == ("devil", 1, False)
    assert chest.content[WOOD] == chest.content[GLASS] == 1
    assert (chest.pieces, chest.coins, chest.answer) == (1, 0, "")
    (other,) = mine(state, D).chests
    assert other.mark == "cultist"
    assert not any(other.content)


@pytest.mark.rule("DWD-4.4.3", "DWD-1.7.14", "DWD-R46", "DWD-6.2.2")
def test_of_a_chest_that_was_taken_the_second_receiver_sees_the_payment_only() -> None:
    state = position(OFFER)
    play(state, A, PUT + GLASS, PUT + WOOD, ONE_PIECE)
    close_empty(state, B, C, D)
    play(state, C, choice.ACCEPT)
    assert mine(state, C).chests[0].answer == "taken"
    for seat in (A, B, D):
        play(state, seat, LEAVE)
    chest = mine(state, B).chests[1]
    assert (chest.mark, chest.taken, chest.content, chest.pieces) == ("devil", True, [], 1)
    assert mine(state, A).own_chests == []


@pytest.mark.rule("DWD-1.7.6", "DWD-4.4.5", "DWD-6.2.2")
def test_an_owner_learns_that_its_chest_was_sold_not_when_nor_to_whom() -> None:
    notes = []
    for buyer, distribution in ((A, 1), (D, 2)):
        state = position(OFFER)
        play(state, C, PUT + WOOD, COINS + 2)
        close_empty(state, A, B, D)
        for number in (1, 2):
            for seat in (A, B, C, D):
                play(state, seat, choice.ACCEPT if (seat, number) == (buyer, distribution) else LEAVE)
        notes.append(mine(state, C).own_chests)
    assert notes[0] == notes[1]
    assert notes[0][0].sold
    assert notes[0][0].coins == 2


@pytest.mark.rule("DWD-6.2.6", "DWD-4.4.6")
def test_the_notebook_says_how_many_schedules_are_left() -> None:
    state = position(OFFER)
    assert len(mine(state, A).schedules) == 48
    close_empty(state, A, B, C, D)
    everybody_leaves(state)
    everybody_leaves(state)
    for seat in (A, B, C, D):
        left = mine(state, seat).schedules
        assert len(left) == 24
        assert state.schedule in left
    assert view(state, SPECTATOR).schedule < 0


@pytest.mark.rule("DWD-1.8.7", "DWD-6.1.2", "DWD-1.0.5")
def test_a_plan_is_its_owners_until_all_are_ready() -> None:
    state = position(PLAN)
    card = state.kingdoms[A].hand[0]
    before = [json.encode(view(state, seat)) for seat in (B, C, D, SPECTATOR)]
    play(state, A, BUILD + card)
    own = mine(state, A).plan
    assert own is not None
    assert own.builds == [card]
    assert [json.encode(view(state, seat)) for seat in (B, C, D, SPECTATOR)] == before
    play(state, A, EVENT, READY)
    assert view(state, B).kingdoms[A].plan is None
    event = state.kingdoms[A].event_hand[0]
    for seat in (B, C, D):
        play(state, seat, READY)
    shown = view(state, SPECTATOR).kingdoms[A].plan
    assert shown is not None
    assert (shown.builds, shown.event, shown.half) == ([card], event, "left")


@pytest.mark.rule("DWD-6.1.2", "DWD-1.8.1", "DWD-R47")
def test_which_event_card_is_dropped_nobody_sees_not_even_that_one_is() -> None:
    state = position(PLAN)
    state.round = 2
    state.kingdoms[A].event_hand = (0, 1)
    before = json.encode(view(state, B))
    play(state, A, DROP + 0)
    assert json.encode(view(state, B)) == before
    assert mine(state, A).picked == [0]
    play(state, A, READY)
    assert mine(state, A).dropped == [0]
    assert view(state, B).kingdoms[A].events == 1


@pytest.mark.rule("DWD-6.2.2", "DWD-6.1.2", "DWD-1.6.2")
def test_cards_that_are_passed_are_seen_by_their_receiver_only_when_all_have_closed() -> None:
    state = position(DRAW_STEP, round=2)
    cards = list(state.drawn[SEATS + A][:2])
    before = json.encode(view(state, B))
    play(state, A, *[PASS + card for card in cards])
    assert mine(state, A).picked == cards
    assert json.encode(view(state, B)) == before
    play(state, A, choice.HAND_OVER)
    assert mine(state, B).received == [[]]
    for seat in (B, C, D):
        play(state, seat, *[PASS + card for card in state.drawn[SEATS + seat][:2]], choice.HAND_OVER)
    assert mine(state, B).received[1] == cards


@pytest.mark.rule("DWD-6.2.2", "DWD-6.1.2")
def test_the_card_to_keep_is_seen_by_who_chooses_it() -> None:
    state = position(KEEP_STEP, round=2)
    card = state.kingdoms[A].hand[0]
    before = json.encode(view(state, B))
    play(state, A, KEEP + card)
    assert mine(state, A).picked == [card]
    assert json.encode(view(state, B)) == before
    play(state, A, choice.DONE)
    assert view(state, B).kingdoms[A].hand == 1
    assert view(state, B).kingdoms[A].walls is None


@pytest.mark.rule("DWD-1.13.1", "DWD-R17", "DWD-6.1.2")
def test_votes_are_secret_until_the_last_is_cast() -> None:
    state = position(HUNT_STEP, round=2)
    play(state, A, ACCUSE + C)
    play(state, B, ACCUSE + C)
    assert mine(state, A).vote == C
    assert view(state, D).board.votes == []
    play(state, C, ACCUSE + SEATS)
    play(state, D, ACCUSE + SEATS)
    for seat in ONLOOKERS:
        assert view(state, seat).board.votes == [C, C, -1, -1]


@pytest.mark.rule("DWD-R36", "DWD-1.16.2")
def test_indulgences_can_be_counted_unless_they_may_lie_in_chests() -> None:
    for options_on, seen in (((), 2), (("indulgences",), UNKNOWN)):
        state = position(OFFER, *options_on)
        state.kingdoms[A].indulgences = 2
        assert view(state, B).kingdoms[A].indulgences == seen
        assert view(state, A).kingdoms[A].indulgences == 2
        assert view(state, B).board.indulgences == 2


@pytest.mark.rule("DWD-6.1.10", "DWD-6.2.8", "DWD-6.6.1", "DWD-4.4.5")
def test_at_the_end_everything_is_open_to_everybody() -> None:
    state = ended_game(1)
    for seat in ONLOOKERS:
        shown = view(state, seat)
        assert shown.over
        assert [kingdom.mark for kingdom in shown.kingdoms] == [MARKS[mark] for mark in state.mark]
        assert all(kingdom.walls is not None for kingdom in shown.kingdoms)
        assert shown.schedule == state.schedule
        assert len(shown.deals) == 20
        assert all(deal.owner not in deal.receivers for deal in shown.deals)


@pytest.mark.rule("DWD-6.2.3", "DWD-1.14.20")
def test_after_round_3_all_know_what_each_mark_gave_not_whose_it_is() -> None:
    state = next(state for state in random_game(2) if state.round == 4)
    for seat in ONLOOKERS:
        shown = view(state, seat).opening
        assert shown is not None
        assert [chest.mark for chest in shown.chests] == list(MARKS)
        assert shown.pieces >= shown.marked


@pytest.mark.rule("DWD-6.3.2", "DWD-6.2.8", "DWD-1.4.5")
def test_the_view_as_data_carries_the_whole_public_ledger() -> None:
    state = position(OFFER)
    before = view(state, B).ledger[-SEATS]
    play(state, A, choice.SELL + GLASS)
    for seat in ONLOOKERS:
        row = view(state, seat).ledger[-SEATS]
        assert (row[GLASS] - before[GLASS], row[COIN] - before[COIN]) == (-1, 2)
