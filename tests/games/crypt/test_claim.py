"""Section 1.3, phase II (Claim): sending, pushing, recovering, and whose turn it is."""

from __future__ import annotations

import pytest

from tests.games.crypt.table import position

CRYPT_OF_TWO = "idol:3 pottery:2 [jewelry:4]"
CRYPT_OF_THREE = "idol:3 pottery:2 remains:1 [jewelry:4]"


@pytest.mark.rule("CRY-1.3.2")
def test_a_player_may_send_any_number_of_ready_dice_to_any_cards_with_any_face_each() -> None:
    table = position(CRYPT_OF_TWO)
    table.play("A claim 1 6x1", "A claim 2 1x1", "A claim 3 3x1", "A done")
    assert table.crypt == "idol:3=A6x1 pottery:2=A1x1 [jewelry:4]=A3x1"
    assert table.dice == ["0+0", "3+0"]


@pytest.mark.rule("CRY-1.3.2")
def test_every_face_and_every_number_of_ready_dice_is_offered_on_an_empty_card() -> None:
    table = position(CRYPT_OF_TWO, ready="2 3", spent="1 0")
    offered = [f"claim 3 {face}x{dice}" for dice in (1, 2) for face in range(1, 7)]
    assert table.codes("A", "claim 3") == offered


@pytest.mark.rule("CRY-1.3.2", "CRY-C9")
def test_dice_on_one_card_all_show_the_same_face() -> None:
    table = position(CRYPT_OF_TWO).play("A claim 1 5x1")
    assert table.try_to("A claim 1 3x1") == "why-sent-there"
    assert table.try_to("A claim 1 5x1") == "why-sent-there"
    assert table.try_to("A claim 1 53x1") == "refused-unknown"


@pytest.mark.rule("CRY-C9")
@pytest.mark.parametrize("code", ["claim 1 0x1", "claim 1 7x1", "claim 1 -1x1", "claim 0 1x1", "claim 7 1x1", "claim"])
def test_a_face_is_1_to_6_and_a_card_lies_in_the_crypt(code: str) -> None:
    table = position(CRYPT_OF_TWO)
    assert table.try_to(f"A {code}") == "refused-unknown"
    assert table.crypt == CRYPT_OF_TWO


@pytest.mark.rule("CRY-C9")
def test_a_die_is_sent_once_only() -> None:
    table = position(CRYPT_OF_TWO).play("A claim 1 2x2")
    assert table.try_to("A claim 2 2x2") == "why-too-few-servants"
    assert table.try_to("A claim 1 2x4") == "refused-unknown"
    table.play("A claim 2 2x1")
    assert table.try_to("A claim 3 1x1") == "why-all-sent"


@pytest.mark.rule("CRY-C9", "CRY-R1")
def test_sending_no_die_is_no_claim() -> None:
    table = position(CRYPT_OF_TWO)
    assert table.try_to("A claim 1 1x0") == "refused-unknown"
    assert table.try_to("A done") == "why-nothing-sent"
    assert table.asked == "A"


@pytest.mark.rule("CRY-1.3.2")
def test_a_held_card_is_taken_with_a_strictly_higher_total_and_the_pushed_dice_return_at_once() -> None:
    table = position("idol:3=A2x2 pottery:2=A6x1 [jewelry:4]", turn=1)
    table.play("B claim 1 5x1")
    assert table.crypt == "idol:3=B5x1 pottery:2=A6x1 [jewelry:4]"
    assert table.dice == ["2+0", "2+0"]
    assert "pushed A 1 2" in table.heard()


@pytest.mark.rule("CRY-C1")
@pytest.mark.parametrize("held", ["4x1", "2x2"])
def test_an_equal_total_does_not_push(held: str) -> None:
    table = position(f"idol:3=A{held} pottery:2 [jewelry:4]", turn=1)
    assert table.try_to("B claim 1 4x1") == "why-not-higher"
    assert table.try_to("B claim 1 2x2") == "why-not-higher"
    table.play("B claim 1 5x1")


@pytest.mark.rule("CRY-C2")
def test_three_dice_of_1_hold_against_a_single_2_or_3_and_are_never_exhausted() -> None:
    table = position("idol:3=A1x3 pottery:2 [jewelry:4]", turn=1)
    assert table.try_to("B claim 1 2x1") == "why-not-higher"
    assert table.try_to("B claim 1 3x1") == "why-not-higher"
    assert "claim 1 4x1" in table.codes("B")
    after = position("idol:3=A1x3 pottery:2 [jewelry:4]", phase="collect", rolls="1 1 1")
    assert after.dice == ["3+0", "3+0"]


@pytest.mark.rule("CRY-C24")
@pytest.mark.parametrize(("held", "sent"), [("2x3", "4x2"), ("5x1", "3x2"), ("1x1", "2x1")])
def test_the_rulebook_s_pushes_only_totals_count(held: str, sent: str) -> None:
    table = position(f"idol:3=A{held} pottery:2 [jewelry:4]", turn=1)
    table.play(f"B claim 1 {sent}", "B done")
    assert table.crypt == f"idol:3=B{sent} pottery:2 [jewelry:4]"
    assert table.dice[0] == "3+0"


@pytest.mark.rule("CRY-1.3.2")
def test_dice_that_were_pushed_off_are_not_rolled() -> None:
    table = position("idol:3=A6x3 pottery:2 [jewelry:4]", turn=1, ready="0 3")
    assert table.try_to("B claim 1 6x3") == "why-not-higher"
    table = position("idol:3=A5x3 pottery:2 [jewelry:4]", turn=1)
    table.play("B claim 1 6x3", "B done").rolling(6, 6, 6).play("A recover")
    assert table.dice == ["3+0", "3+0"]
    assert [said for said in table.heard() if said.startswith(("held A", "exhausted A"))] == []


@pytest.mark.rule("CRY-1.3.3")
def test_recovering_takes_all_own_exhausted_dice_back() -> None:
    table = position(CRYPT_OF_TWO, spent="2 1").play("A recover")
    assert table.dice == ["3+0", "2+1"]
    assert table.heard() == ["recovered A 2"]


@pytest.mark.rule("CRY-R1")
def test_recovering_with_nothing_exhausted_is_the_pass() -> None:
    table = position(CRYPT_OF_TWO).play("A recover")
    assert table.heard() == ["passed A"]
    assert table.asked == "B"


@pytest.mark.rule("CRY-1.3.14")
def test_a_turn_is_one_of_the_two_actions_never_both() -> None:
    table = position(CRYPT_OF_TWO, spent="1 0").play("A claim 1 1x1")
    assert table.try_to("A recover") == "why-no-recover-after-sending"
    other = position(CRYPT_OF_TWO, spent="1 0").play("A recover")
    assert other.try_to("A claim 1 1x1") == "why-not-your-turn"


@pytest.mark.rule("CRY-1.3.14")
def test_turns_go_clockwise_from_the_leader_one_each() -> None:
    table = position(CRYPT_OF_THREE, seats=3, leader="B")
    order = []
    for _ in range(3):
        order.append(table.asked)
        table.play(f"{table.asked} recover")
    assert "".join(order) == "BCA"
    assert table.state.round == 2


@pytest.mark.rule("CRY-1.3.14")
def test_being_pushed_off_gives_no_new_turn() -> None:
    table = position(CRYPT_OF_THREE, seats=3)
    table.play("A claim 1 2x1", "A done", "B claim 1 3x1", "B done")
    assert table.asked == "C"
    table.rolling(6).play("C recover")
    assert table.state.round == 2


@pytest.mark.rule("CRY-1.3.4", "CRY-C8")
@pytest.mark.parametrize(("seats", "crypt", "last"), [(3, CRYPT_OF_THREE, "C"), (4, CRYPT_OF_THREE, "D")])
def test_in_the_dark_only_one_card_may_be_used_but_any_number_of_dice(seats: int, crypt: str, last: str) -> None:
    table = position(crypt, seats=seats, turn=seats - 1)
    assert table.asked == last
    table.play(f"{last} claim 1 2x2")
    assert table.try_to(f"{last} claim 2 2x1") == "why-one-card-in-the-dark"
    assert table.codes(last) == ["done"]


@pytest.mark.rule("CRY-1.3.4")
def test_the_lights_out_player_acts_last_and_may_recover_instead() -> None:
    table = position(CRYPT_OF_THREE, seats=3, turn=2, spent="0 0 2")
    assert (table.asked, table.view().lights_out) == ("C", "2")
    table.play("C recover")
    assert table.state.round == 2


@pytest.mark.rule("CRY-1.3.4")
def test_the_others_are_not_restricted_to_one_card() -> None:
    for turn, seat in enumerate("AB"):
        table = position(CRYPT_OF_THREE, seats=3, turn=turn)
        table.play(f"{seat} claim 1 1x1", f"{seat} claim 2 1x1", f"{seat} claim 3 1x1")


@pytest.mark.rule("CRY-1.3.5")
def test_with_two_the_leader_acts_first_and_last_and_the_second_turn_is_in_the_dark() -> None:
    table = position(CRYPT_OF_TWO)
    table.play("A claim 1 1x1", "A claim 2 1x1", "A done", "B recover")
    assert table.asked == "A"
    table.play("A claim 3 1x1")
    assert table.codes("A") == ["done"]
    table.play("A done")
    assert table.state.round == 2


@pytest.mark.rule("CRY-C8", "CRY-1.3.5")
def test_the_leader_s_second_turn_may_not_use_two_cards() -> None:
    table = position(CRYPT_OF_TWO, turn=2).play("A claim 1 1x2")
    assert table.try_to("A claim 2 1x1") == "why-one-card-in-the-dark"


@pytest.mark.rule("CRY-1.3.5")
def test_the_second_turn_may_also_recover() -> None:
    table = position(CRYPT_OF_TWO, turn=2, spent="2 0").play("A recover")
    assert "recovered A 2" in table.heard()


@pytest.mark.rule("CRY-C5")
def test_the_leader_pushed_in_between_uses_the_returned_dice_on_the_second_turn() -> None:
    table = position(CRYPT_OF_TWO).play("A claim 1 2x3", "A done", "B claim 1 4x2", "B done")
    assert table.dice == ["3+0", "1+0"]
    table.play("A claim 1 3x3", "A done")
    assert "pushed B 1 2" in table.heard()


@pytest.mark.rule("CRY-C6")
def test_the_leader_s_second_turn_without_any_die_passes_by_itself() -> None:
    table = position(CRYPT_OF_TWO).play("A claim 1 1x3", "A done", "B recover")
    assert table.state.round == 2
    assert "passed A" in table.heard()


@pytest.mark.rule("CRY-C7")
def test_without_a_ready_die_recovering_is_the_only_choice_and_is_taken_by_itself() -> None:
    table = position(CRYPT_OF_TWO, ready="0 3", spent="3 0")
    assert table.asked == "B"
    assert table.heard() == ["recovered A 3"]


@pytest.mark.rule("CRY-C7")
def test_without_a_ready_die_a_player_with_a_pair_of_remains_is_asked() -> None:
    table = position(CRYPT_OF_TWO, ready="0 3", spent="3 0", A="remains:1 remains:2")
    assert table.codes("A") == ["recover", "rescue 1a+2a"]
    table.play("A rescue 1a+2a")
    assert table.dice[0] == "1+2"
    assert "claim 1 6x1" in table.codes("A")


@pytest.mark.rule("CRY-R2")
def test_the_leader_may_not_reinforce_or_replace_own_dice() -> None:
    table = position("idol:3=A2x1 pottery:2 [jewelry:4]", turn=2)
    assert table.codes("A", "claim 1") == []
    assert table.why_not("A", "claim 1 6x2") == ("why-own-card", "CRY-R2")


@pytest.mark.rule("CRY-R2")
def test_a_table_may_allow_replacing_own_dice_by_a_strictly_higher_total() -> None:
    table = position("idol:3=A2x2 pottery:2 [jewelry:4]", turn=2, options={"own-dice": "replace"})
    assert table.codes("A", "claim 1") == ["claim 1 5x1", "claim 1 6x1"]
    table.play("A claim 1 5x1")
    assert table.crypt == "idol:3=A5x1 pottery:2 [jewelry:4]"
    assert table.dice[0] == "2+0"
    third = position("idol:3 pottery:2 [jewelry:4]=A4x1", turn=2, options={"own-dice": "replace"})
    assert third.codes("A", "claim 3")[:3] == ["claim 3 5x1", "claim 3 6x1", "claim 3 3x2"]


@pytest.mark.rule("CRY-R2")
def test_a_table_may_allow_adding_dice_of_the_same_face() -> None:
    table = position("idol:3=A2x1 pottery:2 [jewelry:4]", turn=2, options={"own-dice": "add"})
    assert table.codes("A", "claim 1") == ["claim 1 2x1", "claim 1 2x2"]
    assert table.try_to("A claim 1 3x1") == "why-own-face"
    table.play("A claim 1 2x2")
    assert table.crypt == "idol:3=A2x3 pottery:2 [jewelry:4]"


@pytest.mark.rule("CRY-R3")
def test_dice_lying_on_cards_cannot_be_moved_on_the_second_turn() -> None:
    table = position("idol:3=A2x2 pottery:2 [jewelry:4]", turn=2)
    assert table.try_to("A claim 2 2x2") == "why-too-few-servants"
    table.play("A claim 2 6x1")
    assert table.crypt == "idol:3=A2x2 pottery:2=A6x1 [jewelry:4]"
