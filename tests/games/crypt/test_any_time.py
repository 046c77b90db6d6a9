"""Section 1.5: the abilities of any moment, Manuscript B and Remains A, from any seat (R11, R13)."""

from __future__ import annotations

import pytest

from pandemonium.games.crypt.data.names import TREASURES
from tests.games.crypt.table import Table, position

CRYPT_OF_TWO = "idol:3 pottery:2 [jewelry:4]"


def seen(table: Table, seat: str) -> list[int]:
    return [slot.value for slot in table.view(seat).crypt]


@pytest.mark.rule("CRY-MANUSCRIPT-B")
def test_flipping_a_manuscript_shows_its_owner_alone_all_face_down_cards_of_the_crypt() -> None:
    crypt = "idol:3 idol:2 remains:1 remains:2 [jewelry:4] [tapestry:1]"
    table = position(crypt, seats=4, sides="manuscript", A="manuscript:2").play("A peek 2a")
    assert seen(table, "A") == [3, 2, 1, 2, 4, 1]
    for seat in ("B", "C", "D", ""):
        assert seen(table, seat) == [3, 2, 1, 2, 0, 0]
    assert table.heard("A", "learned") == ["learned jewelry 4", "learned tapestry 1"]
    assert table.heard("B", "learned") == []
    assert table.heard("B") == ["flipped A manuscript 2", "peeked A"]
    assert table.asked == "A"


@pytest.mark.rule("CRY-MANUSCRIPT-B", "CRY-R11")
def test_a_seat_may_look_although_another_is_asked_and_the_game_goes_on_waiting_for_that_one() -> None:
    table = position(CRYPT_OF_TWO, sides="manuscript", B="manuscript:2")
    assert (table.asked, table.codes("B")) == ("A", ["peek 2a"])
    table.play("B peek 2a")
    assert table.asked == "A"
    table.play("A claim 1 1x1")


@pytest.mark.rule("CRY-MANUSCRIPT-B")
def test_looking_is_offered_only_while_a_face_down_card_is_unseen() -> None:
    table = position(CRYPT_OF_TWO, sides="manuscript", A="manuscript:2 manuscript:3")
    assert table.codes("A", "peek") == ["peek 2a", "peek 3a"]
    table.play("A peek 2a")
    assert table.codes("A", "peek") == []
    assert table.why_not("A", "peek 3a") == ("why-nothing-to-see", "CRY-MANUSCRIPT-B")
    assert table.try_to("A peek 2a") == "why-nothing-to-see"


@pytest.mark.rule("CRY-MANUSCRIPT-B")
def test_looking_shows_nothing_but_the_crypt_neither_collections_nor_hidden_discards_nor_the_deck() -> None:
    table = position(
        CRYPT_OF_TWO, phase="collect", sides="manuscript", A="manuscript:2 manuscript:1", B="jewelry:1? remains:4?",
        deck="idol:1 idol:2 tapestry:4",
    )  # fmt: skip
    table.play("A peek 2a")
    view = table.view("A")
    assert view.crypt[2].value == 4
    jewelry, remains = TREASURES.index("jewelry"), TREASURES.index("remains")
    assert [card.value for card in view.players[1].columns[jewelry].cards] == [0]
    assert [card.value for card in view.players[1].columns[remains].cards] == [0]
    assert 0 in [card.value for card in view.discards[jewelry].cards]


@pytest.mark.rule("CRY-MANUSCRIPT-B")
def test_a_card_looked_at_and_taken_by_another_stays_known_to_who_looked_and_hidden_from_the_rest() -> None:
    crypt = "idol:3 remains:2 pottery:1 [jewelry:4]"
    table = position(crypt, seats=3, sides="manuscript", A="manuscript:2").play(
        "A peek 2a", "A recover", "B claim 4 1x1", "B done", "C recover"
    )
    column = TREASURES.index("jewelry")
    assert [card.value for card in table.view("A").players[1].columns[column].cards] == [4]
    assert [card.value for card in table.view("C").players[1].columns[column].cards] == [0]


@pytest.mark.rule("CRY-MANUSCRIPT-B")
def test_on_side_a_nobody_looks() -> None:
    table = position(CRYPT_OF_TWO, A="manuscript:2")
    assert table.codes("A", "peek") == []
    assert table.why_not("A", "collector manuscript") == ("why-pays-at-the-end", "CRY-1.3.12")


@pytest.mark.rule("CRY-REMAINS-A")
def test_flipping_two_remains_recovers_one_exhausted_die() -> None:
    table = position(CRYPT_OF_TWO, spent="2 0", A="remains:1 remains:4").play("A rescue 1a+4a")
    assert table.dice[0] == "2+1"
    assert table.cards("A") == "remains:1! remains:4!"
    assert table.heard("B") == ["flipped A remains 1", "flipped A remains 4", "rescued A"]


@pytest.mark.rule("CRY-REMAINS-A")
def test_with_nothing_exhausted_remains_cannot_be_used() -> None:
    table = position(CRYPT_OF_TWO, A="remains:1 remains:4")
    assert table.codes("A", "rescue") == []
    assert table.try_to("A rescue 1a+4a") == "why-none-exhausted"
    assert table.cards("A") == "remains:1 remains:4"


@pytest.mark.rule("CRY-REMAINS-A", "CRY-R11")
def test_a_seat_that_is_not_asked_may_recover_a_die_without_holding_up_the_others() -> None:
    table = position(CRYPT_OF_TWO, turn=1, spent="1 0", A="remains:1 remains:4")
    assert table.asked == "B"
    table.play("A rescue 1a+4a")
    assert (table.asked, table.dice[0]) == ("B", "3+0")


@pytest.mark.rule("CRY-R31", "CRY-REMAINS-A")
def test_only_own_unflipped_remains_pay() -> None:
    table = position(CRYPT_OF_TWO, spent="1 0", A="remains:1 remains:2 remains:3!", B="remains:4")
    for code in ("rescue 1a+3a", "rescue 1a+4a"):
        assert table.try_to(f"A {code}") == "why-not-those-cards"
    assert table.try_to("B rescue 1a+2a") == "why-none-exhausted"
    assert table.try_to("A rescue 1a+1a") == "refused-unknown"


@pytest.mark.rule("CRY-REMAINS-A", "CRY-1.3.14")
def test_remains_may_be_used_in_the_middle_of_sending_and_the_die_is_ready_at_once() -> None:
    table = position(CRYPT_OF_TWO, spent="2 0", A="remains:1 remains:4").play("A claim 1 2x1")
    assert table.codes("A") == ["done", "rescue 1a+4a"]
    table.play("A rescue 1a+4a", "A claim 2 3x1", "A done")
    assert table.crypt == "idol:3=A2x1 pottery:2=A3x1 [jewelry:4]"


@pytest.mark.rule("CRY-R13")
def test_a_die_exhausted_this_round_can_be_recovered_before_the_round_ends() -> None:
    table = position(
        "pottery:3=A4x1 remains:2=B5x1 [jewelry:4]", phase="collect", rolls="1 1", A="remains:1 remains:3", B="idol:1"
    )
    assert (table.asked, table.state.round) == ("B", 1)
    table.play("A rescue 1a+3a")
    assert table.dice[0] == "3+0"
    assert table.asked == "B"


@pytest.mark.rule("CRY-R13")
def test_a_die_from_an_earlier_round_is_recovered_first_so_that_a_failed_one_can_still_be_rolled_again() -> None:
    table = position(
        "pottery:3=A4x1 [jewelry:4]", phase="collect", rolls="1", spent="1 0", A="remains:1 remains:3 idol:1"
    )
    table.play("A rescue 1a+3a")
    assert table.dice[0] == "2+1"
    assert table.codes("A") == ["reroll 4 1a", "decline"]


@pytest.mark.rule("CRY-R13")
@pytest.mark.parametrize("hardest", [3, 4, 5, 6])
def test_of_several_failed_dice_the_hardest_to_roll_again_is_recovered(hardest: int) -> None:
    crypt = f"pottery:3=A2x1 pottery:2=A{hardest}x1 [jewelry:4]"
    table = position(crypt, phase="collect", rolls="1 1", A="remains:1 remains:3 idol:1")
    table.play("A rescue 1a+3a")
    assert table.codes("A") == ["reroll 2 1a", "decline"]


@pytest.mark.rule("CRY-R31")
def test_with_four_players_either_copy_of_a_card_can_be_named() -> None:
    remains = position(CRYPT_OF_TWO, seats=4, spent="1 0 0 0", A="remains:1 remains:1")
    assert remains.codes("A", "rescue") == ["rescue 1a+1b"]
    remains.play("A rescue 1a+1b")
    assert remains.cards("A") == "remains:1! remains:1!"
    last = position(CRYPT_OF_TWO, seats=4, spent="1 0 0 0", A="remains:4 remains:4").play("A rescue 4a+4b")
    assert last.cards("A") == "remains:4! remains:4!"
    peeks = position(CRYPT_OF_TWO, seats=4, sides="manuscript", A="manuscript:4 manuscript:4 manuscript:1")
    assert peeks.codes("A", "peek") == ["peek 1a", "peek 4a", "peek 4b"]
    peeks.play("A peek 4b")
    assert peeks.cards("A") == "manuscript:1 manuscript:4 manuscript:4!"


@pytest.mark.rule("CRY-R11")
def test_asides_are_open_in_every_phase_in_which_anybody_is_asked() -> None:
    claim = position(CRYPT_OF_TWO, spent="0 1", B="remains:1 remains:2")
    collect = position(
        "pottery:3=A4x1 [jewelry:4]=B1x1", phase="collect", rolls="1", spent="0 1", A="idol:1", B="remains:1 remains:2"
    )
    for table in (claim, collect):
        assert table.asked == "A"
        assert table.codes("B") == ["rescue 1a+2a"]


@pytest.mark.rule("CRY-R11")
def test_a_slip_is_taken_back_although_another_used_an_any_time_ability_meanwhile() -> None:
    b = "manuscript:1 remains:1 remains:2"
    table = position("idol:3 pottery:2 [jewelry:4]", sides="manuscript", spent="0 1", B=b)
    table.play("A claim 1 5x1", "A claim 2 6x2", "B peek 1a", "B rescue 1a+2a", "A undo", "A undo")
    assert list(table.match.state.holder[:2]) == [-1, -1]
    assert table.match.view(1).crypt[2].value == 4
    assert table.match.view(1).players[1].ready == 3


@pytest.mark.rule("CRY-R11")
def test_a_whole_turn_is_taken_back_across_another_s_look() -> None:
    table = position("idol:3 pottery:2 [jewelry:4]", sides="manuscript", B="manuscript:1")
    table.play("A claim 1 5x1", "B peek 1a", "A claim 2 6x2")
    assert table.match.undo(0, whole_turn=True) is None
    assert list(table.match.state.holder[:2]) == [-1, -1]


@pytest.mark.rule("CRY-R11")
def test_one_s_own_any_time_ability_ends_what_one_could_take_back() -> None:
    table = position("idol:3 pottery:2 [jewelry:4]", sides="manuscript", A="manuscript:1", B="manuscript:2")
    table.play("A claim 1 5x1", "A peek 1a")
    assert table.try_to("A undo") == "refused-undo-barrier"
    table.play("B peek 2a")
    assert table.try_to("B undo") == "refused-undo-barrier"
