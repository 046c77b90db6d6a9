"""Sections 1.1 and 1.2: what is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from pandemonium.engine.bits import BIT
from pandemonium.engine.chance import chance_from
from pandemonium.engine.game import Setup
from pandemonium.engine.registry import game_ids
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.rules.figures import CARDS, PER_TYPE
from pandemonium.games.crypt.rules.state import Crypt
from tests.games.crypt.table import CRYPT, SEATS, Table, position

COPIES = {1: (1, 1, 1, 1), 2: (1, 1, 1, 1), 3: (1, 2, 2, 1), 4: (2, 2, 2, 2)}
"""By player count: copies of the values 1, 2, 3 and 4 of each type in the deck."""


def fresh(seats: int, seed: str = "setup", **options: str) -> Crypt:
    return CRYPT.new(Setup(seats, seed, options))


def in_play(state: Crypt) -> list[int]:
    return [*state.deck, *state.crypt]


@pytest.mark.rule("CRY-1.1.1", "CRY-1.1.3")
def test_the_box_has_48_treasures_6_types_of_values_1_to_4_twice_and_3_dice_in_each_of_4_colours() -> None:
    found = Counter(CRYPT.components(fresh(4)))
    assert sum(found[f"card {card}"] for card in range(CARDS)) == 48
    assert [found[f"die {seat}"] for seat in range(4)] == [3, 3, 3, 3]
    values = Counter((card // PER_TYPE, CRYPT.rules.values[card]) for card in range(CARDS))
    assert values == {(kind, value): 2 for kind in range(6) for value in (1, 2, 3, 4)}


@pytest.mark.rule("CRY-1.1.3")
def test_there_are_two_torch_cards_and_six_collectors_with_two_sides() -> None:
    view = CRYPT.view(fresh(4), -1)
    assert (view.leader, view.lights_out) == (view.turn_order[0], view.turn_order[3])
    assert set(view.sides) == set(TREASURES)
    assert len(CRYPT.rules.needs) == 12


@pytest.mark.rule("CRY-1.1.2")
def test_everyone_sees_the_type_of_every_card_also_of_the_deck_s_top_but_not_the_hidden_values() -> None:
    table = position("idol:3 pottery:2 [jewelry:4]", B="remains:2?", deck="tapestry:1 idol:1 idol:2")
    view = table.view("A")
    assert [(slot.treasure, slot.value) for slot in view.crypt] == [("idol", 3), ("pottery", 2), ("jewelry", 0)]
    assert view.deck_top == "tapestry"
    remains = view.players[1].columns[TREASURES.index("remains")]
    assert [card.value for card in remains.cards] == [0]


@pytest.mark.rule("CRY-1.1.4")
def test_one_to_four_can_play_and_no_other_number() -> None:
    assert CRYPT.seats == (1, 2, 3, 4)
    for seats in (0, 5, -1):
        refused = CRYPT.check_setup(seats, {})
        assert refused is not None
        assert refused.reason.id == "refused-seats"


@pytest.mark.rule("CRY-1.1.5")
def test_everybody_sees_how_many_servants_each_player_has_ready_exhausted_and_sent() -> None:
    table = position("idol:3=A5x2 pottery:2 [jewelry:4]", turn=1, ready="0 3", spent="1 0")
    for seat in ("A", "B", ""):
        players = table.view(seat).players
        assert [(player.ready, player.spent, player.sent) for player in players] == [(0, 1, 2), (3, 0, 0)]


@pytest.mark.rule("CRY-1.2.1")
@pytest.mark.parametrize(("seats", "size"), [(1, 24), (2, 24), (3, 36), (4, 48)])
def test_the_deck_has_24_36_or_48_cards_with_the_copies_of_the_player_count(seats: int, size: int) -> None:
    cards = in_play(fresh(seats))
    assert len(cards) == len(set(cards)) == size
    found = Counter((card // PER_TYPE, CRYPT.rules.values[card]) for card in cards)
    assert found == {(kind, value): COPIES[seats][value - 1] for kind in range(6) for value in (1, 2, 3, 4)}


@pytest.mark.rule("CRY-1.2.1")
@pytest.mark.parametrize(("seats", "coins"), [(1, 60), (2, 60), (3, 90), (4, 120)])
def test_the_deck_holds_60_90_or_120_coins(seats: int, coins: int) -> None:
    assert sum(CRYPT.rules.values[card] for card in in_play(fresh(seats))) == coins


@pytest.mark.rule("CRY-1.2.2")
def test_the_deck_is_shuffled_by_the_seed_and_the_removed_cards_are_always_the_same() -> None:
    one, two = fresh(2, "one", first="seat-a"), fresh(2, "two", first="seat-a")
    assert in_play(one) != in_play(two)
    assert sorted(in_play(one)) == sorted(in_play(two))
    assert in_play(one) == in_play(fresh(2, "one", first="seat-a"))


@pytest.mark.rule("CRY-1.2.2")
def test_every_card_can_lie_on_top_of_the_deck() -> None:
    tops = {fresh(2, f"seed {number}").crypt[0] for number in range(300)}
    assert len(tops) == 24


@pytest.mark.rule("CRY-1.2.2")
def test_leader_sides_and_deck_can_be_recomputed_from_the_seed_as_the_journal_s_document_says() -> None:
    chance = chance_from("by hand")
    leader = chance.below(3)
    sides = sum(BIT[kind] for kind in range(6) if chance.below(2))
    deck = [card for card in range(CARDS) if CRYPT.rules.players[card] <= 3]
    chance.shuffle(deck)
    state = fresh(3, "by hand", collectors="random")
    assert (state.leader, state.sides) == (leader, sides)
    assert [*state.deck, *state.crypt[::-1]] == deck


@pytest.mark.rule("CRY-1.2.2")
def test_alone_nothing_is_drawn_before_the_deck_is_shuffled() -> None:
    chance = chance_from("by hand")
    deck = [card for card in range(CARDS) if CRYPT.rules.players[card] <= 2]
    chance.shuffle(deck)
    state = fresh(1, "by hand")
    assert state.deck == tuple(deck[:-3])
    assert sorted(state.crypt) == sorted(deck[-3:])


@pytest.mark.rule("CRY-1.2.3")
def test_the_collectors_lie_all_on_a_unless_the_table_says_otherwise() -> None:
    assert fresh(2).sides == 0
    assert fresh(2, collectors="all-b").sides == 0b111111


@pytest.mark.rule("CRY-1.2.3")
def test_any_of_the_64_mixes_of_sides_can_be_chosen() -> None:
    found = set()
    for mix in range(64):
        options = {name: "b" if mix & BIT[kind] else "a" for kind, name in enumerate(TREASURES)}
        found.add(fresh(2, collectors="each", **options).sides)
    assert found == set(range(64))


@pytest.mark.rule("CRY-1.2.3")
def test_random_sides_reach_both_sides_of_every_collector() -> None:
    mixes = [fresh(2, f"seed {number}", collectors="random").sides for number in range(200)]
    for kind in range(6):
        assert 60 < sum(bool(mix & BIT[kind]) for mix in mixes) < 140


@pytest.mark.rule("CRY-1.2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_begins_with_three_ready_dice_and_no_treasure(seats: int) -> None:
    state = fresh(seats)
    assert list(state.ready) == [3] * seats
    assert list(state.spent) == [0] * seats
    assert list(state.owned) == [0] * seats


@pytest.mark.rule("CRY-1.2.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_the_right_hand_neighbour_of_the_leader_holds_lights_out(seats: int) -> None:
    for number in range(20):
        view = CRYPT.view(fresh(seats, f"seed {number}"), -1)
        assert int(view.lights_out) == (int(view.leader) - 1) % seats


@pytest.mark.rule("CRY-1.2.5")
def test_with_two_the_leader_holds_both_torch_cards() -> None:
    view = CRYPT.view(fresh(2), -1)
    assert view.leader == view.lights_out


@pytest.mark.rule("CRY-1.2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_seat_can_be_the_first_leader_or_always_the_first_if_the_table_says_so(seats: int) -> None:
    assert {fresh(seats, f"seed {number}").leader for number in range(60)} == set(range(seats))
    assert {fresh(seats, f"seed {number}", first="seat-a").leader for number in range(60)} == {0}


@pytest.mark.rule("CRY-R30")
def test_no_unpublished_variant_is_offered_under_an_official_name() -> None:
    offered = {*game_ids(), *(value for option in CRYPT.options for value in (option.id, *option.values))}
    assert not [name for name in offered if any(word in name for word in ("twins", "houses", "cursed"))]


def test_a_position_keeps_every_component_of_the_box() -> None:
    table: Table = position("idol:3=A5x2 pottery:2 [jewelry:4]", turn=1, A="remains:4!")
    assert sorted(CRYPT.components(table.state)) == sorted(CRYPT.components(fresh(2)))
    assert len(SEATS) == max(CRYPT.seats)
