"""Section 1.4: the end of the game, the account, and ties."""

from __future__ import annotations

import pytest

from tests.games.crypt.table import CRYPT, Table, position


def ending(seats: int = 2, rolls: str = "", A: str = "", B: str = "", C: str = "", D: str = "") -> Table:
    """The last round is over and nobody took anything: what follows is the scoring."""
    return position(phase="collect", seats=seats, deck="", rolls=rolls, A=A, B=B, C=C, D=D)


def scores(table: Table) -> list[int]:
    assert table.match.over
    return list(CRYPT.result(table.state).scores)


@pytest.mark.rule("CRY-1.4.2")
def test_a_score_is_the_coins_on_all_own_cards_the_bonuses_and_one_per_die_left() -> None:
    table = ending(A="manuscript:1 manuscript:2? idol:4", B="pottery:1")
    assert scores(table) == [1 + 2 + 4 + (8 - 3) + 3, 1 + 3]


@pytest.mark.rule("CRY-1.4.2")
def test_an_exhausted_die_is_worth_nothing() -> None:
    crypt = "jewelry:1=A6x2 idol:1=B1x1 [manuscript:1]"
    table = position(crypt, phase="collect", deck="", rolls="1 1", spent="0 1")
    assert table.dice == ["1+2", "2+1"]
    assert scores(table) == [1 + 1, 1 + 2]


@pytest.mark.rule("CRY-1.4.2")
def test_the_account_lists_every_card_every_bonus_and_the_dice_and_adds_up_to_the_score() -> None:
    table = ending(A="manuscript:1 manuscript:2? idol:4", B="jewelry:3 jewelry:4")
    result = CRYPT.result(table.state)
    lines = [(line.label.id, line.points) for line in result.accounts[0]]
    assert lines == [
        ("score-card", 4),
        ("score-card", 1),
        ("score-card", 2),
        ("score-collector", 5),
        ("score-servants", 3),
    ]
    assert [sum(line.points for line in account) for account in result.accounts] == list(result.scores)


@pytest.mark.rule("CRY-1.4.3")
def test_the_highest_score_wins() -> None:
    table = ending(A="pottery:1", B="pottery:4")
    assert CRYPT.result(table.state).winners == (1,)


@pytest.mark.rule("CRY-1.4.3", "CRY-R19")
def test_tied_players_add_a_roll_of_their_dice_to_their_scores() -> None:
    table = ending(rolls="1 2 3 4 5 6", A="pottery:3", B="remains:3")
    assert table.heard(kind="tie") == ["tie-rolled A 6 123", "tie-rolled B 15 456"]
    assert scores(table) == [3 + 3 + 6, 3 + 3 + 15]
    assert CRYPT.result(table.state).winners == (1,)


@pytest.mark.rule("CRY-1.4.3", "CRY-R19")
def test_a_tie_of_the_rolls_is_rolled_again_until_it_is_decided() -> None:
    table = ending(rolls="1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 4 4 4", A="pottery:3", B="remains:3")
    assert len(table.heard(kind="tie")) == 6
    assert scores(table) == [6 + 3 + 6 + 9, 6 + 3 + 6 + 12]
    assert CRYPT.result(table.state).winners == (1,)


@pytest.mark.rule("CRY-R19")
def test_only_players_tied_for_the_first_place_roll_and_only_those_still_tied_roll_again() -> None:
    rolls = "6 6 6 1 1 1 6 6 6 2 2 2 1 1 1"
    table = ending(seats=4, rolls=rolls, A="pottery:3", B="remains:3", C="idol:3", D="idol:1")
    rolled = [said.split()[1] for said in table.heard(kind="tie")]
    assert rolled == ["A", "B", "C", "A", "C"]
    assert CRYPT.result(table.state).winners == (0,)


@pytest.mark.rule("CRY-R19")
def test_a_tied_player_without_a_die_rolls_nothing() -> None:
    crypt = "jewelry:3=A6x3 [idol:1]"
    table = position(crypt, phase="collect", deck="", rolls="1 1 1 1 1 1", A="pottery:3", B="remains:3")
    assert table.dice == ["0+3", "3+0"]
    assert table.heard(kind="tie") == ["tie-rolled A 0 0", "tie-rolled B 3 111"]
    assert CRYPT.result(table.state).winners == (1,)


@pytest.mark.rule("CRY-C22", "CRY-R19")
def test_a_tie_of_players_without_any_die_is_a_shared_victory() -> None:
    crypt = "jewelry:3=A6x3 manuscript:3=B6x3 [idol:1]"
    table = position(crypt, phase="collect", deck="", rolls="1 1 1 1 1 1")
    assert table.dice == ["0+3", "0+3"]
    assert table.heard(kind="tie") == []
    assert CRYPT.result(table.state).winners == (0, 1)


@pytest.mark.rule("CRY-R20")
def test_equal_lower_ranks_stay_equal() -> None:
    table = ending(seats=3, A="pottery:4", B="remains:1", C="idol:1")
    assert table.heard(kind="tie") == []
    assert scores(table) == [4 + 3, 1 + 3, 1 + 3]


@pytest.mark.rule("CRY-C23", "CRY-R12")
def test_an_unused_pair_of_remains_turns_an_exhausted_die_into_a_coin_at_the_end() -> None:
    crypt = "jewelry:1=A6x2 [idol:1]"
    table = position(crypt, phase="collect", deck="", rolls="1 1", A="remains:1 remains:2 remains:3")
    assert table.dice[0] == "2+1"
    assert table.heard(kind="rescued") == ["rescued A"]
    assert scores(table)[0] == 1 + 6 + 2


@pytest.mark.rule("CRY-R12")
def test_the_end_uses_every_pair_of_remains_while_dice_are_exhausted_and_no_more() -> None:
    crypt = "jewelry:1=A6x3 [idol:1]"
    four = "remains:1 remains:2 remains:3 remains:4"
    table = position(crypt, phase="collect", deck="", rolls="1 1 1", A=four)
    assert table.dice[0] == "2+1"
    table = position(crypt, phase="collect", deck="", rolls="1 6 6", A=four)
    assert table.dice[0] == "3+0"
    assert table.cards("A") == "jewelry:1 remains:1! remains:2! remains:3 remains:4"


@pytest.mark.rule("CRY-R12", "CRY-REMAINS-A")
def test_the_end_uses_no_remains_where_they_lie_on_side_b() -> None:
    crypt = "jewelry:1=A6x1 [idol:1]"
    table = position(crypt, phase="collect", deck="", rolls="1", sides="remains", A="remains:1 remains:2")
    assert table.dice[0] == "2+1"


@pytest.mark.rule("CRY-R31", "CRY-R12")
def test_the_automatic_flip_takes_public_cards_first_then_the_lowest() -> None:
    crypt = "jewelry:1=A6x1 [idol:1]"
    table = position(crypt, phase="collect", deck="", rolls="1", A="remains:1? remains:2? remains:4")
    assert table.heard("B", "flipped") == ["flipped A remains 4", "flipped A remains 1"]


@pytest.mark.rule("CRY-1.4.2")
def test_at_the_end_all_cards_are_shown_to_everyone() -> None:
    table = ending(A="manuscript:1? idol:4?", B="pottery:1?")
    for seat in ("A", "B", ""):
        shown = [card.value for player in table.view(seat).players for held in player.columns for card in held.cards]
        assert sorted(shown) == [1, 1, 4]
