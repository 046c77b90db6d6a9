"""Section 1.3, phase III (Collect): discards, free recovery, rolls, and who gets and sees the cards."""

from __future__ import annotations

import pytest

from pandemonium.games.crypt.data.names import TREASURES
from tests.games.crypt.table import Table, position


def column(table: Table, seat: str, player: int, treasure: str) -> list[int]:
    """The values a seat reads in a player's column; 0 for a card it cannot."""
    return [card.value for card in table.view(seat).players[player].columns[TREASURES.index(treasure)].cards]


@pytest.mark.rule("CRY-1.3.6")
def test_cards_without_dice_are_discarded() -> None:
    table = position("idol:3=A1x1 pottery:2 [jewelry:4]", phase="collect", deck="idol:1 idol:2 idol:4")
    assert table.heard(kind="discarded") == ["discarded 2 pottery", "discarded 3 jewelry"]
    assert table.cards("A") == "idol:3"


@pytest.mark.rule("CRY-1.3.7", "CRY-C4")
def test_a_player_pushed_off_everything_takes_the_exhausted_dice_back_for_free() -> None:
    table = position("idol:3=A2x1 pottery:2 [jewelry:4]", turn=1, spent="2 0")
    table.play("B claim 1 3x1", "B done")
    assert table.asked == "A"
    table.rolling(6).play("A recover")
    table = position("idol:3=B3x1 pottery:2 remains:1 [jewelry:4]", seats=3, phase="collect", spent="2 0 1", rolls="6")
    assert table.heard(kind="freed") == ["freed A 2", "freed C 1"]
    assert table.dice == ["3+0", "3+0", "3+0"]


@pytest.mark.rule("CRY-C4", "CRY-R4")
def test_the_free_recovery_comes_before_any_roll() -> None:
    table = position("idol:3=B6x1 pottery:2 [jewelry:4]", phase="collect", leader="B", spent="1 1", rolls="1")
    heard = [said.split()[0] for said in table.heard()]
    assert heard.index("freed") < heard.index("exhausted")
    assert table.dice[1] == "1+2"


@pytest.mark.rule("CRY-C3")
def test_a_player_pushed_off_one_card_but_still_on_another_recovers_nothing_for_free() -> None:
    table = position("idol:3=A2x1 pottery:2=A1x1 [jewelry:4]", turn=1, spent="1 0")
    table.play("B claim 1 3x1", "B done").rolling(6).play("A recover")
    still = position("idol:3=B3x1 pottery:2=A1x1 [jewelry:4]", phase="collect", spent="1 0", rolls="6")
    assert still.heard(kind="freed") == []
    assert still.dice[0] == "2+1"


@pytest.mark.rule("CRY-R4", "CRY-R5")
def test_whoever_has_no_die_on_a_card_recovers_without_being_asked() -> None:
    table = position("idol:3 pottery:2 [jewelry:4]", phase="collect", spent="1 3")
    assert table.dice == ["3+0", "3+0"]
    assert table.heard(kind="freed") == ["freed A 1", "freed B 3"]


@pytest.mark.rule("CRY-1.3.8")
@pytest.mark.parametrize("effort", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_a_roll_below_the_effort_exhausts_and_an_equal_or_higher_one_does_not(effort: int, roll: int) -> None:
    table = position(f"pottery:3=A{effort}x1 pottery:2 [jewelry:4]", phase="collect", rolls=str(roll))
    assert table.dice[0] == ("2+1" if roll < effort else "3+0")
    told = "exhausted" if roll < effort else "held"
    assert table.heard(kind=told) == [f"{told} A 1 {effort} {roll}"]


@pytest.mark.rule("CRY-1.3.8")
def test_effort_1_needs_no_roll() -> None:
    table = position("pottery:3=A1x2 pottery:2=B6x1 [jewelry:4]", phase="collect", rolls="5")
    assert table.dice == ["3+0", "2+1"]
    assert table.heard(kind="rested") == ["rested A 1 2"]


@pytest.mark.rule("CRY-1.3.15", "CRY-C25")
def test_every_die_is_judged_alone_and_the_log_names_effort_and_roll_of_each() -> None:
    table = position("pottery:3=A3x3 pottery:2 [jewelry:4]", phase="collect", rolls="3 1 5")
    assert table.dice[0] == "2+1"
    assert table.cards("A") == "pottery:3"
    rolls = [said for said in table.heard("B") if said.split()[0] in ("held", "exhausted")]
    assert rolls == ["held A 1 3 3", "exhausted A 1 3 1", "held A 1 3 5"]


@pytest.mark.rule("CRY-1.3.9")
def test_the_card_is_taken_whatever_the_roll_shows() -> None:
    table = position("pottery:3=A6x3 pottery:2 [jewelry:4]", phase="collect", rolls="1 1 1")
    assert table.cards("A") == "pottery:3"
    assert table.dice[0] == "0+3"


@pytest.mark.rule("CRY-1.3.10", "CRY-1.3.11")
def test_the_owner_of_a_face_down_card_sees_it_and_nobody_else_does() -> None:
    table = position("idol:3 pottery:2 [jewelry:4]=A1x1", phase="collect")
    assert column(table, "A", 0, "jewelry") == [4]
    assert column(table, "B", 0, "jewelry") == [0]
    assert column(table, "", 0, "jewelry") == [0]
    assert "learned jewelry 4" in table.heard("A")
    assert "learned jewelry 4" not in table.heard("B") + table.heard("")
    assert "collected-unseen A jewelry 3" in table.heard("B")


@pytest.mark.rule("CRY-1.3.11")
def test_a_player_reads_all_own_cards_at_any_time_sorted_by_type() -> None:
    table = position("idol:3 pottery:2 [jewelry:4]", A="tapestry:2? idol:1 tapestry:1?", options={"cards": "memory"})
    columns = table.view("A").players[0].columns
    assert [held.treasure for held in columns] == list(TREASURES)
    assert [[card.value for card in held.cards] for held in columns] == [[1], [], [], [], [], [1, 2]]


@pytest.mark.rule("CRY-1.3.12")
def test_several_players_use_the_same_collector_and_it_never_leaves() -> None:
    table = position("idol:3 pottery:2 [jewelry:4]", spent="1 1", A="remains:1 remains:2", B="remains:3 remains:4")
    table.play("A rescue 1a+2a", "B rescue 3a+4a")
    assert table.dice == ["3+0", "3+0"]
    assert set(table.view().sides) == set(TREASURES)


@pytest.mark.rule("CRY-1.3.12")
def test_a_collector_gives_nothing_to_who_owns_too_few() -> None:
    table = position("idol:3 pottery:2 [jewelry:4]", spent="1 0", A="remains:1")
    assert table.codes("A", "rescue") == []
    assert table.why_not("A", "collector remains") == ("why-too-few-cards", "CRY-1.5.1")


@pytest.mark.rule("CRY-R6")
def test_rolls_go_in_turn_order_and_from_left_to_right() -> None:
    crypt = "pottery:3=C2x1 pottery:2=B2x1 remains:1=C3x1 [jewelry:4]=A2x1"
    table = position(crypt, seats=3, phase="collect", leader="B", rolls="6 6 6 6")
    assert [said[:8] for said in table.heard(kind="held")] == ["held B 2", "held C 1", "held C 3", "held A 4"]


@pytest.mark.rule("CRY-R18")
def test_an_unclaimed_face_down_card_is_discarded_unseen_until_the_end() -> None:
    table = position("idol:3 pottery:2 [jewelry:4]", phase="collect", deck="idol:1 idol:2 idol:4")
    for seat in ("A", "B", ""):
        jewelry = table.view(seat).discards[TREASURES.index("jewelry")]
        assert sorted(card.value for card in jewelry.cards) == [0, 1, 2, 3]
    table.play("B recover", "A recover", "B recover")
    assert table.match.over
    jewelry = table.view("").discards[TREASURES.index("jewelry")]
    assert [card.value for card in jewelry.cards] == [1, 2, 3, 4]
