"""Section 1.5: Pottery B, the moment between Reveal and Claim."""

from __future__ import annotations

import pytest

from tests.games.crypt.table import position

PAIR = "pottery:1 pottery:3"
LOW_PAIR, HIGH_PAIR = "pottery:1 pottery:2", "pottery:3 pottery:4"
CRYPT_OF_FOUR = "idol:3 idol:2 remains:1 remains:2 [jewelry:4] [tapestry:2]"


@pytest.mark.rule("CRY-POTTERY-B")
def test_flipping_two_pottery_before_claim_takes_a_face_down_card() -> None:
    table = position("idol:3 remains:2 [jewelry:4]", phase="pottery", sides="pottery", A=PAIR)
    assert table.asked == "A"
    assert table.codes("A") == ["pottery 3 1a+3a", "decline"]
    table.play("A pottery 3 1a+3a")
    assert table.crypt == "idol:3 remains:2 -"
    assert table.cards("A") == "jewelry:4? pottery:1! pottery:3!"
    assert table.codes("A", "claim 1") != []


@pytest.mark.rule("CRY-POTTERY-B")
def test_the_card_taken_is_seen_by_its_owner_alone() -> None:
    table = position("idol:3 remains:2 [jewelry:4]", phase="pottery", sides="pottery", A=PAIR).play("A pottery 3 1a+3a")
    assert "learned jewelry 4" in table.heard("A")
    assert "took-hidden A 3 jewelry" in table.heard("B")
    assert table.heard("B", "learned") == table.heard("", "learned") == []
    assert [card.value for card in table.view("B").players[0].columns[1].cards] == [0]


@pytest.mark.rule("CRY-POTTERY-B")
def test_nobody_is_asked_without_a_pair_or_on_side_a() -> None:
    lone = position("idol:3 [jewelry:4]", phase="pottery", sides="pottery", A="pottery:1 pottery:2!")
    assert lone.view().phase == "claim"
    side_a = position(phase="reveal", A=PAIR)
    assert side_a.view().phase == "claim"
    assert side_a.why_not("A", "pottery 3 1a+3a") == ("why-other-side", "CRY-1.2.3")


@pytest.mark.rule("CRY-POTTERY-B")
def test_it_works_only_before_claim() -> None:
    table = position("idol:3 remains:2 [jewelry:4]", phase="pottery", sides="pottery", A=PAIR).play("A decline")
    assert table.why_not("A", "pottery 3 1a+3a") == ("why-only-before-claim", "CRY-POTTERY-B")
    assert table.try_to("A pottery 3 1a+3a") == "why-only-before-claim"


@pytest.mark.rule("CRY-POTTERY-B")
def test_conflicts_go_by_turn_order_from_the_leader() -> None:
    crypt = "idol:3 remains:1 remains:2 [jewelry:4]"
    pairs = {"A": "pottery:1 pottery:2", "C": "pottery:3 pottery:4"}
    table = position(crypt, seats=3, phase="pottery", leader="B", sides="pottery", A=pairs["A"], B="", C=pairs["C"])
    assert table.asked == "C"
    assert table.why_not("A", "pottery 4 1a+2a") == ("why-not-your-turn", "CRY-POTTERY-B")
    table.play("C decline")
    assert table.asked == "A"


@pytest.mark.rule("CRY-C10")
def test_once_the_only_face_down_card_is_gone_nobody_else_can_use_it_and_nothing_refills_the_crypt() -> None:
    table = position("idol:3 remains:2 [jewelry:4]", phase="pottery", sides="pottery", A=PAIR, B="pottery:2 pottery:4")
    table.play("A pottery 3 1a+3a")
    assert table.view().phase == "claim"
    assert table.codes("A", "claim 3") == []
    assert table.try_to("A claim 3 6x3") == "why-no-card"
    assert table.view().crypt[2].gone
    assert len(table.state.deck) == 3


@pytest.mark.rule("CRY-C10", "CRY-1.3.6")
def test_the_empty_place_is_neither_taken_nor_discarded_later() -> None:
    table = position("idol:3 remains:2 [jewelry:4]", phase="pottery", sides="pottery", A=PAIR).play(
        "A pottery 3 1a+3a", "A recover", "B recover", "A recover"
    )
    assert table.heard(kind="discarded") == ["discarded 1 idol", "discarded 2 remains"]


@pytest.mark.rule("CRY-R14")
def test_it_may_be_used_again_while_pairs_and_face_down_cards_last_and_the_player_chooses_the_card() -> None:
    pairs = "pottery:1 pottery:2 pottery:3 pottery:4"
    table = position(CRYPT_OF_FOUR, seats=4, phase="pottery", sides="pottery", A=pairs)
    assert {code.split()[1] for code in table.codes("A", "pottery")} == {"5", "6"}
    table.play("A pottery 6 1a+2a")
    assert table.codes("A") == ["pottery 5 3a+4a", "decline"]
    table.play("A pottery 5 3a+4a")
    assert table.crypt == "idol:3 idol:2 remains:1 remains:2 - -"


@pytest.mark.rule("CRY-C11")
def test_a_pottery_card_taken_may_complete_another_pair() -> None:
    crypt = "idol:3 idol:2 remains:1 remains:2 [pottery:4] [tapestry:2]"
    table = position(crypt, seats=4, phase="pottery", sides="pottery", A="pottery:1 pottery:2 pottery:3")
    table.play("A pottery 5 1a+2a")
    assert table.codes("A") == ["pottery 6 3a+4a", "decline"]


@pytest.mark.rule("CRY-R31", "CRY-POTTERY-B")
def test_only_own_unflipped_pottery_and_face_down_cards_can_be_named() -> None:
    owned = "pottery:1 pottery:2 pottery:3!"
    table = position("idol:3 remains:2 [jewelry:4]", phase="pottery", sides="pottery", A=owned, B="pottery:4")
    for code in ("pottery 3 1a+3a", "pottery 3 1a+4a"):
        assert table.try_to(f"A {code}") == "why-not-those-cards"
    assert table.try_to("A pottery 1 1a+2a") == "why-not-face-down"
    assert table.try_to("A pottery 6 1a+2a") == "why-not-face-down"
    assert table.try_to("A pottery 3 1a+1a") == "refused-unknown"
    assert table.try_to("B pottery 3 1a+2a") == "why-too-few-cards"


@pytest.mark.rule("CRY-R15")
def test_manuscript_b_may_be_used_before_the_decision_on_pottery() -> None:
    table = position(
        "idol:3 remains:2 [jewelry:4]", phase="pottery", sides="pottery manuscript", A=f"{PAIR} manuscript:1"
    )
    table.play("A peek 1a")
    assert table.view("A").crypt[2].value == 4
    assert table.asked == "A"
    table.play("A pottery 3 1a+3a")


@pytest.mark.rule("CRY-R15", "CRY-R11")
def test_any_time_abilities_of_all_seats_are_open_in_the_window() -> None:
    table = position(
        "idol:3 remains:2 [jewelry:4]", phase="pottery", sides="pottery", spent="0 1", A=PAIR, B="remains:1 remains:3"
    )
    table.play("B rescue 1a+3a")
    assert table.dice[1] == "3+0"
    assert table.asked == "A"


@pytest.mark.rule("CRY-R14", "CRY-POTTERY-B")
def test_whoever_declined_is_asked_again_after_another_took_a_card() -> None:
    table = position(CRYPT_OF_FOUR, seats=4, phase="pottery", sides="pottery", A=LOW_PAIR, C=HIGH_PAIR)
    table.play("A decline", "C pottery 5 3a+4a")
    assert table.asked == "A"
    assert table.codes("A") == ["pottery 6 1a+2a", "decline"]
    table.play("A decline")
    assert table.view().phase == "claim"


@pytest.mark.rule("CRY-R14")
def test_when_all_have_declined_and_nobody_took_a_card_the_claims_begin() -> None:
    table = position(CRYPT_OF_FOUR, seats=4, phase="pottery", leader="C", sides="pottery", A=LOW_PAIR, C=HIGH_PAIR)
    table.play("C decline", "A decline")
    assert table.view().phase == "claim"


@pytest.mark.rule("CRY-R14", "CRY-R15")
def test_whoever_declined_and_then_looks_is_asked_again_in_turn_order() -> None:
    sides, a = "pottery manuscript", f"{LOW_PAIR} manuscript:1"
    table = position(CRYPT_OF_FOUR, seats=4, phase="pottery", sides=sides, A=a, C=HIGH_PAIR)
    table.play("A decline", "A peek 1a")
    assert table.asked == "C"
    table.play("C decline")
    assert table.asked == "A"
    table.play("A pottery 5 1a+2a")
    assert table.asked == "C"
