"""Section 1.5: the Idol Collector. A re-rolls failed dice, B is a race for the first pair."""

from __future__ import annotations

import pytest

from tests.games.crypt.table import CRYPT, position


@pytest.mark.rule("CRY-IDOL-A")
def test_flipping_an_idol_in_collect_rolls_a_failed_die_again() -> None:
    table = position("pottery:3=A4x2 pottery:2 [jewelry:4]", phase="collect", rolls="3 1", A="idol:1 idol:2")
    assert table.asked == "A"
    assert table.codes("A") == ["reroll 4 1a", "reroll 4 2a", "decline"]
    table.rolling(4).play("A reroll 4 2a")
    assert table.dice[0] == "2+1"
    assert table.cards("A") == "idol:1 idol:2! pottery:3"
    assert "rerolled-held A 4 4" in table.heard("B")


@pytest.mark.rule("CRY-IDOL-A", "CRY-C13")
def test_an_idol_gained_this_very_round_may_be_used() -> None:
    table = position("idol:3=A4x1 pottery:2 [jewelry:4]", phase="collect", rolls="1")
    assert table.codes("A") == ["reroll 4 3a", "decline"]


@pytest.mark.rule("CRY-C13", "CRY-R7")
def test_the_same_die_may_be_rolled_again_and_again_while_idols_last() -> None:
    table = position("idol:3=A4x1 pottery:2 [jewelry:4]", phase="collect", rolls="1", A="idol:1")
    table.rolling(2).play("A reroll 4 1a")
    assert table.dice[0] == "2+1"
    table.rolling(3).play("A reroll 4 3a")
    assert table.dice[0] == "2+1"
    assert table.state.round == 2
    assert table.heard(kind="rerolled") == ["rerolled-exhausted A 4 2", "rerolled-exhausted A 4 3"]


@pytest.mark.rule("CRY-C13", "CRY-R7")
def test_nothing_is_offered_when_no_die_failed() -> None:
    table = position("idol:3=A4x1 pottery:2 [jewelry:4]", phase="collect", rolls="4", A="idol:1")
    assert table.state.round == 2


@pytest.mark.rule("CRY-R7")
def test_a_die_exhausted_in_an_earlier_round_cannot_be_rolled_again() -> None:
    table = position("pottery:3=A4x1 pottery:2 [jewelry:4]", phase="collect", rolls="4", spent="2 0", A="idol:1")
    assert table.state.round == 2
    assert table.dice[0] == "1+2"


@pytest.mark.rule("CRY-R7")
def test_a_pushed_die_or_one_that_held_is_not_offered() -> None:
    crypt = "pottery:3=A4x1 pottery:2=A5x1 [jewelry:4]"
    table = position(crypt, phase="collect", rolls="4 4", A="idol:1")
    assert table.codes("A") == ["reroll 5 1a", "decline"]


@pytest.mark.rule("CRY-R7")
def test_the_window_opens_after_all_cards_are_taken_and_goes_round_from_the_leader() -> None:
    crypt = "pottery:3=A4x1 remains:2=B5x1 remains:3 [jewelry:4]=C2x1"
    table = position(crypt, seats=3, phase="collect", leader="B", rolls="1 1 1", A="idol:1", B="idol:2", C="idol:3")
    assert [table.cards(seat).count(":") for seat in "ABC"] == [2, 2, 2]
    order = []
    while table.state.round == 1:
        order.append(table.asked)
        table.play(f"{table.asked} decline")
    assert "".join(order) == "BCA"


@pytest.mark.rule("CRY-R7")
def test_the_new_result_replaces_the_old_and_a_player_who_declines_is_done() -> None:
    table = position("idol:3=A4x2 pottery:2 [jewelry:4]", phase="collect", rolls="1 1", A="idol:1")
    table.rolling(6).play("A reroll 4 1a", "A decline")
    assert table.dice[0] == "2+1"
    assert table.state.round == 2
    assert table.try_to("A reroll 4 3a") == "why-only-in-collect"


@pytest.mark.rule("CRY-IDOL-A", "CRY-R31")
def test_only_own_unflipped_idols_pay() -> None:
    table = position("pottery:3=A4x1 [jewelry:4]", phase="collect", rolls="1", A="idol:1 idol:2!", B="idol:3")
    assert table.codes("A", "reroll") == ["reroll 4 1a"]
    assert table.why_not("A", "reroll 4 2a") == ("why-not-those-cards", "CRY-1.5.1")
    assert table.why_not("A", "reroll 4 3a") == ("why-not-those-cards", "CRY-1.5.1")
    assert table.why_not("A", "reroll 5 1a") == ("why-no-failed-effort", "CRY-R7")


@pytest.mark.rule("CRY-R7", "CRY-R13")
def test_a_die_recovered_by_remains_in_the_window_is_no_longer_rolled_again() -> None:
    table = position("pottery:3=A4x1 [jewelry:4]", phase="collect", rolls="1", A="idol:1 remains:1 remains:2")
    table.play("A rescue 1a+2a")
    assert table.dice[0] == "3+0"
    assert table.state.round == 2


@pytest.mark.rule("CRY-R7")
@pytest.mark.parametrize("sides", ["", "idol"])
def test_after_the_collect_phase_no_die_is_shown_as_one_that_may_be_rolled_again(sides: str) -> None:
    table = position("pottery:3=A4x2 [jewelry:4]", phase="collect", rolls="1 1", sides=sides)
    assert table.state.round == 2
    assert table.view("A").players[0].failed == []
    assert table.dice[0] == "1+2"


@pytest.mark.rule("CRY-IDOL-B", "CRY-R8")
def test_the_first_pair_of_idols_is_flipped_at_once_and_gives_5() -> None:
    table = position("idol:3=A1x1 [jewelry:4]", phase="collect", sides="idol", A="idol:1?")
    assert table.cards("A") == "idol:1! idol:3!"
    assert table.heard("B", "raced") == ["raced A 5"]
    assert table.view("B").players[0].won_race


@pytest.mark.rule("CRY-IDOL-B", "CRY-C14")
def test_two_players_of_the_same_collect_phase_both_get_5() -> None:
    crypt = "idol:3=A1x1 idol:4=B1x1 [jewelry:4]"
    table = position(crypt, phase="collect", deck="", sides="idol", A="idol:1", B="idol:2")
    assert table.heard(kind="raced") == ["raced A 5", "raced B 5"]
    table_scores = CRYPT.result(table.state).scores
    assert table_scores == (1 + 3 + 5 + 3, 2 + 4 + 5 + 3)


@pytest.mark.rule("CRY-IDOL-B", "CRY-R6")
def test_the_winners_of_one_round_are_told_in_turn_order() -> None:
    crypt = "idol:2=A1x1 idol:2=B1x1 idol:3=C1x1 [jewelry:4]"
    table = position(crypt, seats=3, phase="collect", leader="B", sides="idol", A="idol:1", B="idol:3", C="idol:4")
    assert table.heard(kind="raced") == ["raced B 5", "raced C 5", "raced A 5"]


@pytest.mark.rule("CRY-IDOL-B", "CRY-C14")
def test_a_later_player_with_two_keeps_them_covered_and_gets_2() -> None:
    deck = "idol:3 pottery:2 manuscript:3"
    table = position(
        "idol:4=A1x1 [jewelry:4]", phase="collect", deck=deck, sides="idol manuscript", A="idol:1?", B="idol:2?"
    )
    table.play("B claim 1 1x1", "B done", "A recover", "B recover")
    assert table.match.over
    assert table.heard(kind="raced") == ["raced A 5"]
    assert table.cards("B") == "idol:2 idol:3"
    assert CRYPT.result(table.state).scores == (1 + 4 + 5 + 3, 2 + 3 + 2 + 3)


@pytest.mark.rule("CRY-C14")
def test_a_winner_of_the_race_with_four_idols_gets_5_only() -> None:
    table = position(phase="collect", deck="", sides="idol", A="idol:1 idol:2 idol:3 idol:4")
    assert CRYPT.result(table.state).scores[0] == 10 + 5 + 3


@pytest.mark.rule("CRY-IDOL-B", "CRY-R31")
def test_exactly_two_idols_are_flipped_public_ones_first_then_the_lowest() -> None:
    table = position("idol:3=A1x1 [idol:1]=A1x1", phase="collect", sides="idol", A="idol:2?")
    assert table.cards("A") == "idol:1! idol:2? idol:3!"


@pytest.mark.rule("CRY-C12", "CRY-R9")
def test_a_second_idol_by_pottery_opens_the_race_and_the_same_round_s_collect_still_shares_it() -> None:
    crypt = "idol:4 pottery:2 [idol:3]"
    table = position(crypt, phase="pottery", sides="idol pottery", A="pottery:1 pottery:3 idol:1", B="idol:2")
    table.play("A pottery 3 1a+3a")
    assert table.heard(kind="raced") == ["raced A 5"]
    assert table.cards("A") == "idol:1! idol:3! pottery:1! pottery:3!"
    table.play("A recover", "B claim 1 1x1", "B done", "A recover")
    assert table.heard(kind="raced") == ["raced A 5", "raced B 5"]


@pytest.mark.rule("CRY-R9")
def test_the_race_is_closed_in_the_round_after_it_was_won() -> None:
    crypt = "idol:4 [idol:3]"
    deck = "remains:1 remains:2 remains:3"
    table = position(
        crypt, phase="pottery", sides="idol pottery", deck=deck, A="pottery:1 pottery:3 idol:1", B="idol:2"
    )
    table.play("A pottery 2 1a+3a", "A recover", "B recover", "A recover")
    assert table.state.round == 2
    assert (table.state.race_round, table.state.race_winners) == (1, 0b01)
