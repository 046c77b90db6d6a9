"""Section 1.6: Only Child, the solo game against the Ghost."""

from __future__ import annotations

import pytest

from pandemonium.engine.game import Setup
from pandemonium.games.crypt.data.names import TREASURES
from pandemonium.games.crypt.rules.ghost import groups
from tests.games.crypt.table import CRYPT, Table, position

EMPTY = "idol:4 pottery:3 [jewelry:1]"
NEXT = "remains:1 remains:2 remains:3"


def ghost_turn(crypt: str, rolls: str) -> Table:
    """The Ghost's turn between the player's two, seen just before the player's second."""
    return position(crypt, seats=1, turn=1, rolls=rolls)


@pytest.mark.rule("CRY-1.6.1")
def test_the_player_begins_with_both_torch_cards_and_they_pass_every_round() -> None:
    view = CRYPT.view(CRYPT.new(Setup(1, "solo")), 0)
    assert view.turn_order == ["0", "ghost", "0"]
    assert (view.leader, view.lights_out) == ("0", "0")
    after = position(EMPTY, seats=1, phase="collect", rolls="1 2 3").view("A")
    assert after.turn_order == ["ghost", "0", "ghost"]
    assert position(phase="reveal", seats=1, leader="G").heard(kind="ghost-round") == ["ghost-round-began 1"]
    assert position(phase="reveal", seats=1).heard(kind="round") == ["round-began 1 A"]
    again = position(EMPTY, seats=1, phase="collect", leader="G").view("A")
    assert again.turn_order == ["0", "ghost", "0"]


@pytest.mark.rule("CRY-1.6.1", "CRY-1.3.4")
def test_the_player_s_second_turn_is_in_the_dark_but_not_the_turn_between_the_ghost_s() -> None:
    table = ghost_turn(EMPTY, "6 6 6").play("A claim 2 1x1")
    assert table.codes("A") == ["done"]
    between = position(EMPTY, seats=1, leader="G", turn=1).play("A claim 1 1x1", "A claim 2 1x1")
    assert "claim 3 1x1" in between.codes("A")


@pytest.mark.rule("CRY-1.6.2", "CRY-C21")
@pytest.mark.parametrize(
    ("deck", "crypt"),
    [
        ("idol:1 idol:4 pottery:1", "idol:4 [pottery:1] idol:1"),
        ("idol:3 idol:4 pottery:4", "idol:4 idol:3 [pottery:4]"),
        ("idol:2 idol:1 pottery:1", "[pottery:1] idol:2 idol:1"),
        ("idol:3 idol:2 pottery:1", "idol:3 [pottery:1] idol:2"),
        ("idol:3 jewelry:3 pottery:1", "idol:3 jewelry:3 [pottery:1]"),
        ("jewelry:2 idol:2 pottery:4", "[pottery:4] jewelry:2 idol:2"),
    ],
)
def test_the_crypt_is_sorted_high_to_low_face_down_as_two_and_a_half_and_ties_as_drawn(deck: str, crypt: str) -> None:
    assert position(phase="reveal", seats=1, deck=deck).crypt == crypt


@pytest.mark.rule("CRY-R27")
def test_looking_at_the_face_down_card_does_not_move_it() -> None:
    table = position("idol:3 [jewelry:4] pottery:2", seats=1, sides="manuscript", A="manuscript:1").play("A peek 1a")
    assert table.crypt == "idol:3 [jewelry:4] pottery:2"
    assert table.view("A").crypt[1].value == 4
    table.rolling(6, 5, 4).play("A recover")
    assert table.crypt == "idol:3=G6x1 [jewelry:4]=G5x1 pottery:2=G4x1"


@pytest.mark.rule("CRY-1.6.3", "CRY-C20", "CRY-C27")
@pytest.mark.parametrize(
    ("faces", "joined"),
    [
        ([1, 2, 3], [(3, 1), (2, 1), (1, 1)]),
        ([3, 3, 6], [(3, 2), (6, 1)]),
        ([3, 3, 4], [(3, 2), (4, 1)]),
        ([2, 2, 2], [(2, 3)]),
        ([1, 1, 2], [(1, 2), (2, 1)]),
        ([6, 1, 1], [(6, 1), (1, 2)]),
        ([6, 6, 5], [(6, 2), (5, 1)]),
    ],
)
def test_equal_faces_join_and_the_higher_total_goes_first_of_equal_ones_the_joined(
    faces: list[int], joined: list[tuple[int, int]]
) -> None:
    assert groups(faces) == joined
    assert groups(faces[::-1]) == joined


@pytest.mark.rule("CRY-1.6.3", "CRY-1.6.4")
def test_the_ghost_rolls_three_dice_and_takes_the_most_valuable_cards() -> None:
    table = ghost_turn(EMPTY, "2 5 4")
    assert table.crypt == "idol:4=G5x1 pottery:3=G4x1 [jewelry:1]=G2x1"
    assert table.heard(kind="ghost-rolled") == ["ghost-rolled 254"]


@pytest.mark.rule("CRY-C27")
def test_two_3s_are_placed_before_a_6() -> None:
    assert ghost_turn(EMPTY, "3 6 3").crypt == "idol:4=G3x2 pottery:3=G6x1 [jewelry:1]"


@pytest.mark.rule("CRY-C20")
def test_a_triple_is_one_group_and_takes_one_card() -> None:
    assert ghost_turn(EMPTY, "2 2 2").crypt == "idol:4=G2x3 pottery:3 [jewelry:1]"


@pytest.mark.rule("CRY-C26", "CRY-1.6.4")
def test_the_rulebook_s_example_of_the_ghost() -> None:
    table = ghost_turn("idol:4=A5x1 pottery:3=A4x1 [jewelry:1]=A2x1", "3 4 3")
    assert table.heard(kind="ghost-claimed") == ["ghost-claimed 1 2 3", "ghost-claimed 3 1 4"]
    assert table.crypt == "idol:4=G3x2 pottery:3=A4x1 [jewelry:1]=G4x1"
    assert table.heard("A", "pushed") == ["pushed A 1 1", "pushed A 3 1"]
    assert table.dice == ["2+0"]


@pytest.mark.rule("CRY-R23", "CRY-1.6.4")
def test_an_empty_card_or_a_strictly_lower_total_is_enough_for_the_ghost() -> None:
    assert ghost_turn("idol:4 pottery:3=A1x1 [jewelry:1]=A6x2", "2 3 5").crypt == (
        "idol:4=G5x1 pottery:3=G3x1 [jewelry:1]=A6x2"
    )
    assert ghost_turn("idol:4=A4x1 pottery:3=A3x1 [jewelry:1]", "4 4 4").crypt == (
        "idol:4=G4x3 pottery:3=A3x1 [jewelry:1]"
    )


@pytest.mark.rule("CRY-1.6.4")
def test_a_group_that_fits_nowhere_is_set_aside() -> None:
    table = ghost_turn("idol:4=A6x1 pottery:3=A6x1 [jewelry:1]=A6x1", "6 2 1")
    assert table.heard(kind="ghost-set") == ["ghost-set-aside 1 6", "ghost-set-aside 1 2", "ghost-set-aside 1 1"]


@pytest.mark.rule("CRY-C19")
def test_the_ghost_never_pushes_itself_and_a_third_group_without_a_card_is_set_aside() -> None:
    table = ghost_turn("idol:4 pottery:3 -", "1 2 3")
    assert table.crypt == "idol:4=G3x1 pottery:3=G2x1 -"
    assert table.heard(kind="ghost-set") == ["ghost-set-aside 1 1"]


@pytest.mark.rule("CRY-1.6.5", "CRY-R25")
def test_leading_the_ghost_rolls_again_only_the_dice_the_player_pushed_off() -> None:
    table = position("idol:4=G5x1 pottery:3=G2x2 [jewelry:1]", seats=1, leader="G", turn=1)
    table.play("A claim 2 5x1").rolling(6, 1).play("A done")
    assert table.heard(kind="ghost-rolled") == ["ghost-rolled 61"]
    assert table.heard(kind="ghost-claimed") == ["ghost-claimed 2 1 6"]
    assert table.heard(kind="ghost-pushed") == ["ghost-pushed 2 2"]


@pytest.mark.rule("CRY-1.6.5")
def test_joined_dice_of_the_second_roll_are_placed_as_one_group_and_only_the_highest_group_is() -> None:
    table = position("idol:4=G1x3 pottery:3 [jewelry:1]", seats=1, leader="G", turn=1)
    table.play("A claim 1 2x2").rolling(2, 3, 2).play("A done")
    assert table.heard(kind="ghost-claimed") == ["ghost-claimed 2 2 2"]
    assert table.heard(kind="ghost-set") == []


@pytest.mark.rule("CRY-R24")
def test_when_the_highest_group_of_the_second_turn_fits_nowhere_no_lower_one_is_tried() -> None:
    crypt = "idol:4=A6x1 pottery:3=A6x1 [jewelry:1]=G1x2"
    table = position(crypt, seats=1, leader="G", turn=1).play("A claim 3 3x1").rolling(3, 2).play("A done")
    assert table.heard(kind="ghost-rolled") == ["ghost-rolled 32"]
    assert table.heard(kind="ghost-set") == ["ghost-set-aside 1 3"]


@pytest.mark.rule("CRY-R25", "CRY-1.6.5")
def test_dice_set_aside_or_never_pushed_are_not_rolled_on_the_second_turn() -> None:
    table = position("idol:4=A6x1 pottery:3=G5x1 [jewelry:1]", seats=1, leader="G", turn=1, ready="2")
    table.rolling(1).play("A recover")
    assert table.heard(kind="ghost-rolled") == []


@pytest.mark.rule("CRY-1.6.6")
def test_ghost_dice_are_never_rolled_for_exhaustion_and_its_cards_are_discarded() -> None:
    crypt = "idol:4=G6x1 pottery:3=G6x2 [jewelry:1]=A1x1"
    table = position(crypt, seats=1, phase="collect", leader="G", deck="")
    assert table.heard(kind="exhausted") == table.heard(kind="held") == []
    assert table.heard(kind="discarded") == ["discarded 1 idol", "discarded 2 pottery"]
    assert table.cards("A") == "jewelry:1"


@pytest.mark.rule("CRY-1.6.6")
def test_the_ghost_has_all_three_dice_every_round() -> None:
    table = position("idol:4=G6x1 pottery:3=G5x2 [jewelry:1]", seats=1, phase="collect", rolls="1 2 3")
    assert table.heard(kind="ghost-rolled") == ["ghost-rolled 123"]


@pytest.mark.rule("CRY-1.6.7")
@pytest.mark.parametrize("cards", ["open", "memory"])
def test_the_discards_can_be_read_except_those_that_lay_face_down(cards: str) -> None:
    crypt = "idol:4=G6x1 pottery:3 [jewelry:1]"
    table = position(crypt, seats=1, phase="collect", rolls="1 2 3", deck=NEXT, options={"cards": cards})
    discards = table.view("A").discards
    assert 4 in [card.value for card in discards[TREASURES.index("idol")].cards]
    assert 0 in [card.value for card in discards[TREASURES.index("jewelry")].cards]


@pytest.mark.rule("CRY-1.6.7")
def test_also_a_discard_the_player_has_looked_at_stays_covered_in_the_pile() -> None:
    table = position(EMPTY, seats=1, sides="manuscript", turn=2, A="manuscript:1", deck=NEXT).play("A peek 1a")
    table.rolling(1, 2, 3).play("A recover")
    assert 0 in [card.value for card in table.view("A").discards[TREASURES.index("jewelry")].cards]


@pytest.mark.rule("CRY-1.6.8")
@pytest.mark.parametrize(
    ("coins", "rank"),
    [(0, "fool"), (29, "fool"), (30, "amateur"), (39, "amateur"), (40, "rich"), (49, "rich"), (50, "wealthy")],
)
def test_the_bands_of_the_result(coins: int, rank: str) -> None:
    table = position(phase="collect", seats=1, deck="")
    table.state.scores = (coins,)
    said = CRYPT.result(table.state).rank
    assert said is not None
    assert said.id == f"rank-{rank}"


@pytest.mark.rule("CRY-R22")
def test_alone_the_comparing_collectors_ask_for_own_cards_only() -> None:
    three = "tapestry:1 tapestry:2 tapestry:3"
    none = position(phase="collect", seats=1, deck="")
    assert CRYPT.result(none.state).scores == (3,)
    most = position(phase="collect", seats=1, deck="", A="tapestry:1")
    assert CRYPT.result(most.state).scores == (1 + 5 + 3,)
    sole = position(phase="collect", seats=1, deck="", sides="tapestry", A=three)
    assert CRYPT.result(sole.state).scores == (6 + 7 + 3,)
    race = position(phase="collect", seats=1, deck="", sides="idol", A="idol:1 idol:2")
    assert CRYPT.result(race.state).scores == (3 + 5 + 3,)


@pytest.mark.rule("CRY-R26")
def test_a_player_pushed_off_by_the_ghost_recovers_for_free() -> None:
    table = position("idol:4=A1x1 pottery:3 [jewelry:1]", seats=1, turn=1, spent="2", rolls="6 5 4")
    assert table.asked == "A"
    off = position("idol:4=G6x1 pottery:3=G5x1 [jewelry:1]=G4x1", seats=1, phase="collect", spent="2", rolls="1 2 3")
    assert off.heard(kind="freed") == ["freed A 2"]
    assert off.dice == ["3+0"]
