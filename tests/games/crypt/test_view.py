"""The view: what is on the table, in the words the page and the bots use."""

from __future__ import annotations

from tests.games.crypt.table import Table, position

OPEN = "idol:3 pottery:2 [jewelry:4]"


def rerolling(leader: str = "A") -> Table:
    crypt = "pottery:3=A4x2 remains:2=B5x1 remains:1=B3x1 [jewelry:4]"
    return position(crypt, seats=3, phase="collect", leader=leader, rolls="1 1 1 1", A="idol:1", B="idol:2")


def test_the_phase_is_the_one_the_game_waits_in() -> None:
    pottery = position(OPEN, phase="pottery", sides="pottery", A="pottery:1 pottery:3")
    assert [table.view().phase for table in (pottery, position(OPEN), rerolling())] == ["pottery", "claim", "collect"]
    assert position(phase="collect", deck="").view().phase == "over"


def test_the_turn_is_a_place_in_the_turn_order_during_claim_only() -> None:
    assert [position(OPEN, turn=turn).view().turn for turn in (0, 1, 2)] == [0, 1, 2]
    assert rerolling().view().turn == -1


def test_the_dice_that_failed_are_shown_with_their_efforts_for_each_player() -> None:
    players = rerolling().view("C").players
    assert [player.failed for player in players] == [[4, 4], [3, 5], []]


def test_a_slot_tells_its_card_its_holder_and_the_dice_on_it() -> None:
    slots = position("idol:3=A5x2 - [jewelry:4]=B1x3", turn=2).view("A").crypt
    told = [
        (slot.slot, slot.treasure, slot.value, slot.face_down, slot.holder, slot.effort, slot.dice) for slot in slots
    ]
    assert told == [(0, "idol", 3, False, "0", 5, 2), (1, "", 0, True, "", 0, 0), (2, "jewelry", 0, True, "1", 1, 3)]
    assert [slot.gone for slot in slots] == [False, True, False]


def test_the_ghost_holds_by_name() -> None:
    slots = position("idol:3=G5x1 pottery:2 [jewelry:4]", seats=1, leader="G", turn=1).view("A").crypt
    assert [slot.holder for slot in slots] == ["ghost", "", ""]


def test_a_column_lists_known_cards_from_low_to_high_then_the_unknown_ones() -> None:
    table = position(OPEN, seats=4, B="remains:4 remains:1? remains:2! remains:3? remains:1")
    assert [card.value for card in table.view("A").players[1].columns[4].cards] == [1, 2, 4, 0, 0]
    own = table.view("B").players[1].columns[4].cards
    assert [(card.value, card.flipped) for card in own] == [(1, False), (1, False), (2, True), (3, False), (4, False)]


def test_the_rounds_left_follow_from_the_deck() -> None:
    view = position(OPEN, deck="idol:1 idol:2 idol:4 remains:1 remains:2 remains:3").view()
    assert (view.round, view.rounds, view.deck, view.deck_top) == (1, 3, 6, "idol")


def test_scores_and_winners_are_told_at_the_end_only() -> None:
    assert (position(OPEN).view().scores, position(OPEN).view().winners) == ([], [])
    over = position(phase="collect", deck="", A="idol:4").view("B")
    assert (over.scores, over.winners, over.ties) == ([7, 3], [0], [0, 0])
