"""Section 1.3: Fraud cards, from the hand, the market or unseen, and the benefits of both halves."""

from __future__ import annotations

import pytest

from pandemonium.games.inferno.data.names import BARRELS, INSTANTS, TRACKS
from pandemonium.games.inferno.rules.fraud import fraud
from tests.games.inferno.table import RULES, Family, Table, family, position

CARDS = range(1, 25)


def barrel(card: int) -> str:
    """The Barrel that a card's left half asks for."""
    return BARRELS[RULES.fraud_barrel[card - 1]]


def with_instant(name: str) -> int:
    """A card with that second benefit."""
    return RULES.fraud_instant.index(INSTANTS.index(name)) + 1


def others(card: int, count: int) -> str:
    return " ".join([str(number) for number in CARDS if number != card][:count])


def holding(card: int, fee: int = 0, tower: str = "", **pieces: object) -> Table:
    """A is asked for a Fraud card and has this one in hand with another; its Barrel stands in the Tower."""
    hand = f"{card} {others(card, 1)}"
    a = Family(hand=hand, tower=f"{barrel(card)} {tower}", **pieces)  # type: ignore[arg-type]
    return position(ask=fraud(0, fee), A=a)


def benefit_b(instant: str, tower: str = "", **pieces: object) -> Table:
    card = with_instant(instant)
    return holding(card, 0, tower, **pieces).play(f"play {card}", "benefit b")


@pytest.mark.rule("INF-1.3.8")
def test_a_card_is_played_from_the_hand_of_two_from_the_market_of_three_or_unseen_from_the_deck() -> None:
    table = position(ask=fraud(0), market="3 4 5", A=family(hand="1 2", drachmas=1))
    assert table.codes() == ["play 1", "play 2", "buy 3", "buy 4", "buy 5", "buy-blind", "skip"]


@pytest.mark.rule("INF-1.3.8")
@pytest.mark.parametrize(("code", "price"), [("play 1", 2), ("buy 3", 3), ("buy-blind", 3)])
def test_a_card_from_elsewhere_than_the_hand_costs_one_drachma_more_than_the_action(code: str, price: int) -> None:
    table = position(ask=fraud(0, 2), market="3 4 5", A=family(hand="1 2", drachmas=5)).play(code)
    assert table.A.drachmas == 5 - price


@pytest.mark.rule("INF-1.3.8", "INF-R1")
def test_the_drachma_may_be_borrowed() -> None:
    table = position(ask=fraud(0), market="3 4 5", A=family(hand="1 2")).play("buy 3")
    assert (table.A.drachmas, table.A.boat) == (1, 1)


@pytest.mark.rule("INF-1.3.9")
@pytest.mark.parametrize("where", ["tower", "panel"])
@pytest.mark.parametrize("card", CARDS)
def test_with_the_barrel_in_tower_or_panel_one_of_two_benefits_is_chosen_and_the_barrel_stays(
    card: int, where: str
) -> None:
    hand = f"{card} {others(card, 1)}"
    own = family(hand=hand, tower=barrel(card)) if where == "tower" else family(hand=hand, panel=barrel(card))
    table = position("4.3=gray", ask=fraud(0), A=own).play(f"play {card}")
    assert table.asked == "A benefit"
    assert "benefit a" in table.codes()
    table.play("benefit a")
    track = RULES.fraud_advance[card - 1]
    assert table.A.skulls[track] == sum(table.A.skulls) == 1
    assert barrel(card) in (*table.A.tower[0], *table.A.panel)
    assert table.A.played == [card]


@pytest.mark.rule("INF-1.3.9", "INF-R28")
@pytest.mark.parametrize("card", CARDS)
def test_without_the_barrel_the_card_may_be_played_its_benefit_is_lost_and_the_card_is_kept(card: int) -> None:
    missing = [name for name in BARRELS if name != barrel(card)]
    table = position(ask=fraud(0), A=family(hand=f"{card} {others(card, 1)}", panel=" ".join(missing)))
    table.play(f"play {card}")
    assert table.asked == "A draw"
    assert sum(table.A.skulls) == 0
    assert table.A.played == [card]


@pytest.mark.rule("INF-1.3.9")
def test_another_player_s_barrel_does_not_help() -> None:
    table = position(ask=fraud(0), A=family(hand="1 2"), B=family(tower=barrel(1))).play("play 1")
    assert table.asked == "A draw"


@pytest.mark.rule("INF-1.3.9")
def test_the_benefit_may_be_declined() -> None:
    table = holding(1).play("play 1", "skip")
    assert table.asked == "A draw"
    assert sum(table.A.skulls) == 0


@pytest.mark.rule("INF-1.3.9")
def test_both_halves_of_a_card_ask_for_different_barrels() -> None:
    assert all(RULES.fraud_barrel[card] != RULES.end_barrel[card] for card in range(24))


@pytest.mark.rule("INF-1.3.11", "INF-R31")
def test_after_a_play_from_hand_a_card_is_drawn_free_from_the_market_or_the_deck() -> None:
    table = position(ask=fraud(0), market="3 4 5", deck="6 7 8", A=family(hand="1 2", drachmas=1)).play("play 1")
    assert table.codes() == ["draw 3", "draw 4", "draw 5", "draw-blind"]
    table.play("draw 4")
    assert (table.A.hand, table.A.drachmas) == ([2, 4], 1)
    assert sorted(table.view.market) == [3, 5, 6]


@pytest.mark.rule("INF-1.3.11")
def test_the_unseen_top_card_is_known_to_its_owner_alone() -> None:
    table = position(ask=fraud(0), market="3 4 5", deck="6 7 8", A=family(hand="1 2")).play("play 1", "draw-blind")
    assert table.A.hand == [2, 6]
    assert table.match.view(1).players[0].hand == [0, 0]
    assert table.view.market == [3, 4, 5]


@pytest.mark.rule("INF-1.3.11")
def test_after_a_card_from_elsewhere_none_is_drawn() -> None:
    table = position(ask=fraud(0), market="3 4 5", deck="6 7 8", A=family(hand="1 2", drachmas=1)).play("buy 3")
    assert table.asked == "A turn-end"
    assert table.A.hand == [1, 2]


@pytest.mark.rule("INF-1.3.11", "INF-R31")
def test_the_market_is_refilled_before_the_next_choice() -> None:
    bought = position(
        ask=fraud(0), market="3 4 5", deck="6 7 8", A=family(hand="1 2", drachmas=1, tower=barrel(3))
    ).play("buy 3")
    assert bought.asked == "A benefit"
    assert sorted(bought.view.market) == [4, 5, 6]


@pytest.mark.rule("INF-R29")
def test_the_unseen_card_is_paid_for_first_then_revealed_and_must_be_played() -> None:
    table = position(ask=fraud(0), market="3 4 5", deck="6 7 8", A=family(hand="1 2", drachmas=1)).play("buy-blind")
    assert (table.A.drachmas, table.A.played) == (0, [6])
    assert not table.match.can_undo(0)


@pytest.mark.rule("INF-R30")
def test_an_empty_deck_refills_nothing_and_a_hand_may_fall_below_two() -> None:
    table = position(ask=fraud(0), market="3 4", deck="", A=family(hand="1 2")).play("play 1")
    assert table.codes() == ["draw 3", "draw 4"]
    table.play("draw 3")
    assert table.view.market == [4]
    bare = position(ask=fraud(0), market="3", deck="", A=family(hand="1 2"))
    bare.state.market.clear()
    bare.play("play 1")
    assert bare.A.hand == [2]
    assert bare.asked == "A turn-end"


@pytest.mark.rule("INF-1.3.8")
def test_playing_a_card_is_optional() -> None:
    table = position(ask=fraud(0), A=family(hand="1 2")).play("skip")
    assert table.A.hand == [1, 2]


# --- the second benefits -------------------------------------------------------------------------------------


@pytest.mark.rule("INF-1.3.9")
def test_relocate_moves_at_most_one_disc_of_each_player_to_a_gate_where_that_player_has_none() -> None:
    card = with_instant("relocate")
    a = Family(hand=f"{card} {others(card, 1)}", tower=barrel(card), discs="1 2 3 4")
    table = position(ask=fraud(0), A=a, B=family(discs="2")).play(f"play {card}", "benefit b")
    assert {code for code in table.codes("relocate") if code[0] == "a"} == {"a 1 5", "a 2 5", "a 3 5", "a 4 5"}
    table.play("relocate b 2 4")
    assert all(code.startswith("a") for code in table.codes("relocate"))
    table.play("relocate a 1 5")
    assert (table.A.gates, table.B.gates) == ([2, 3, 4, 5], [4])
    assert table.asked == "A draw"


@pytest.mark.rule("INF-1.3.9")
def test_relocate_is_not_offered_without_a_disc_on_the_wall() -> None:
    card = with_instant("relocate")
    assert holding(card).play(f"play {card}").codes() == ["benefit a", "skip"]


@pytest.mark.rule("INF-1.3.12")
def test_a_fraud_card_s_styx_is_free() -> None:
    table = benefit_b("styx", drachmas=0)
    assert "styx blue 1" in table.codes()
    table.play("styx blue 1", "advance green")
    assert (table.A.drachmas, table.A.boat) == (0, 0)


@pytest.mark.rule("INF-1.9.1")
def test_a_fraud_card_s_guardian_is_free() -> None:
    table = benefit_b("guardian").play("guardian antaeus", "shield 4.4")
    assert table.on("4.4") == "antaeus"
    assert table.A.boat == 0


@pytest.mark.rule("INF-R13")
def test_phlegethon_raises_one_cube() -> None:
    table = benefit_b("phlegethon").play("raise gray")
    assert table.view.cubes[TRACKS.index("gray")] == min(5, RULES.cubes[TRACKS.index("gray")] + 1)


@pytest.mark.rule("INF-R12")
def test_disc_places_one_own_disc() -> None:
    table = benefit_b("disc", discs="2")
    assert table.codes("disc") == ["1", "3", "4", "5"]
    assert table.play("disc 1").asked == "A draw"


@pytest.mark.rule("INF-1.3.2")
def test_money_pays_florins_and_drachmas() -> None:
    table = benefit_b("money")
    assert (table.A.florins, table.A.drachmas) == (RULES.florin_benefit, RULES.drachma_benefit)


@pytest.mark.rule("INF-1.5.4")
def test_kin_brings_up_to_two_members_home_from_the_tower() -> None:
    table = benefit_b("kin", tower="noble noble").play("home 0 noble", "home 0 noble")
    assert table.A.home == [4, 0]
    assert table.asked == "A draw"


@pytest.mark.rule("INF-1.1.6")
def test_urchin_brings_one_from_the_reserve_home_while_there_are_any() -> None:
    assert benefit_b("urchin").A.home == [4, 1]
    card = with_instant("urchin")
    none = holding(card, home="urchin urchin urchin urchin").play(f"play {card}")
    assert none.codes() == ["benefit a", "skip"]
