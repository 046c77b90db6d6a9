"""Section 1.5: the other Collectors, side by side, and what flipping means."""

from __future__ import annotations

import pytest

from pandemonium.engine.phrase import Name
from pandemonium.engine.result import Line
from pandemonium.games.crypt.data.names import TREASURES
from tests.games.crypt.table import CRYPT, Table, position


def bonus(treasure: str, side: str, seats: int = 2, A: str = "", B: str = "", C: str = "", D: str = "") -> list[int]:
    """What one Collector gives each seat at the end."""
    sides = treasure if side == "b" else ""
    table = position(phase="collect", seats=seats, deck="", sides=sides, A=A, B=B, C=C, D=D)
    accounts = CRYPT.result(table.state).accounts
    return [sum(line.points for line in account if is_bonus(line, treasure)) for account in accounts]


def is_bonus(line: Line, treasure: str) -> bool:
    return line.label.id == "score-collector" and line.label.facts["treasure"] == Name(treasure)


@pytest.mark.rule("CRY-JEWELRY-A", "CRY-C16")
@pytest.mark.parametrize(
    ("cards", "coins"),
    [("", 0), ("jewelry:4", 0), ("jewelry:2 jewelry:3", 3), ("jewelry:1 jewelry:2 jewelry:4", 4)],
)
def test_with_two_jewelry_or_more_the_most_valuable_counts_twice(cards: str, coins: int) -> None:
    assert bonus("jewelry", "a", A=cards) == [coins, 0]


@pytest.mark.rule("CRY-JEWELRY-A", "CRY-C16")
def test_two_equal_jewelry_give_that_value_once_more() -> None:
    assert bonus("jewelry", "a", seats=4, A="jewelry:3 jewelry:3", B="jewelry:4 jewelry:1") == [3, 4, 0, 0]


@pytest.mark.rule("CRY-JEWELRY-B")
def test_every_jewelry_gives_one_more_to_everybody() -> None:
    assert bonus("jewelry", "b", A="jewelry:4", B="jewelry:1 jewelry:2 jewelry:3") == [1, 3]


@pytest.mark.rule("CRY-MANUSCRIPT-A", "CRY-C15")
@pytest.mark.parametrize(
    ("cards", "coins"),
    [("manuscript:1", 0), ("manuscript:1 manuscript:2", 5), ("manuscript:4 manuscript:4", 0), ("manuscript:4", 0)],
)
def test_with_two_manuscripts_or_more_each_counts_4(cards: str, coins: int) -> None:
    assert bonus("manuscript", "a", seats=4, A=cards)[0] == coins


@pytest.mark.rule("CRY-POTTERY-A", "CRY-C17")
@pytest.mark.parametrize(("number", "coins"), [(0, 0), (1, 0), (2, 2), (3, 4), (4, 8), (5, 8), (8, 8)])
def test_two_three_or_four_pottery_give_2_4_or_8_and_no_more(number: int, coins: int) -> None:
    cards = [f"pottery:{value}" for value in (1, 1, 2, 2, 3, 3, 4, 4)]
    assert bonus("pottery", "a", seats=4, A=" ".join(cards[:number]))[0] == coins


@pytest.mark.rule("CRY-REMAINS-B", "CRY-C17")
@pytest.mark.parametrize(("number", "coins"), [(3, 0), (4, 10), (5, 10), (8, 10)])
def test_four_remains_give_10_once(number: int, coins: int) -> None:
    cards = [f"remains:{value}" for value in (1, 1, 2, 2, 3, 3, 4, 4)]
    assert bonus("remains", "b", seats=4, A=" ".join(cards[:number]))[0] == coins


@pytest.mark.rule("CRY-REMAINS-B")
def test_four_remains_give_10_to_each_player_who_has_them() -> None:
    assert bonus(
        "remains", "b", seats=4, A="remains:1 " * 2 + "remains:2 " * 2, C="remains:3 " * 2 + "remains:4 " * 2
    ) == [
        10,
        0,
        10,
        0,
    ]


@pytest.mark.rule("CRY-TAPESTRY-A")
def test_the_most_valuable_tapestries_give_5() -> None:
    assert bonus("tapestry", "a", A="tapestry:4", B="tapestry:1 tapestry:2") == [5, 0]


@pytest.mark.rule("CRY-TAPESTRY-A")
def test_every_tied_collection_of_tapestries_gets_the_full_5() -> None:
    tied = bonus(
        "tapestry", "a", 4, A="tapestry:4", B="tapestry:1 tapestry:3", C="tapestry:2", D="tapestry:2 tapestry:1"
    )
    assert tied == [5, 5, 0, 0]


@pytest.mark.rule("CRY-C18", "CRY-R21")
def test_nobody_scores_for_tapestries_when_nobody_owns_one() -> None:
    assert bonus("tapestry", "a") == [0, 0]
    assert bonus("tapestry", "a", A="tapestry:1") == [5, 0]


@pytest.mark.rule("CRY-TAPESTRY-B")
def test_the_only_player_with_three_tapestries_gets_7_and_several_get_4_each() -> None:
    three = "tapestry:1 tapestry:2 tapestry:3"
    assert bonus("tapestry", "b", seats=4, A=three) == [7, 0, 0, 0]
    assert bonus("tapestry", "b", seats=4, A=three, C=three) == [4, 0, 4, 0]
    assert bonus("tapestry", "b", seats=4, A=three, B="tapestry:4 tapestry:4") == [7, 0, 0, 0]


@pytest.mark.rule("CRY-1.5.1", "CRY-1.5.3")
def test_flipping_shows_the_card_to_everyone_and_it_cannot_pay_again_but_still_scores() -> None:
    table = position("idol:3 [jewelry:4]", spent="2 0", A="remains:1? remains:2?", deck="")
    table.play("A rescue 1a+2a")
    for seat in ("B", ""):
        shown = table.view(seat).players[0].columns[TREASURES.index("remains")].cards
        assert [(card.value, card.flipped) for card in shown] == [(1, True), (2, True)]
    assert table.heard("B", "flipped") == ["flipped A remains 1", "flipped A remains 2"]
    assert table.codes("A", "rescue") == []
    table.play("A recover", "B recover", "A recover")
    assert CRYPT.result(table.state).scores[0] == 3 + 3


@pytest.mark.rule("CRY-1.5.2")
def test_an_ability_is_used_as_often_as_unflipped_cards_allow() -> None:
    table = position("idol:3 [jewelry:4]", spent="3 0", A="remains:1 remains:2 remains:3 remains:4")
    table.play("A rescue 1a+4a", "A rescue 2a+3a")
    assert table.dice[0] == "2+1"
    assert table.codes("A", "rescue") == []


@pytest.mark.rule("CRY-1.5.4", "CRY-R16")
def test_flipped_idols_stay_the_record_of_the_5_and_keep_their_coins() -> None:
    table = position(phase="collect", deck="", sides="idol", A="idol:2 idol:4")
    assert table.cards("A") == "idol:2! idol:4!"
    assert CRYPT.result(table.state).scores[0] == 6 + 5 + 3


@pytest.mark.rule("CRY-R16")
def test_flipped_cards_count_for_the_coins_at_the_end() -> None:
    table = position(phase="collect", deck="", A="remains:2! remains:4!", sides="tapestry")
    assert CRYPT.result(table.state).scores[0] == 6 + 3


@pytest.mark.rule("CRY-R31")
def test_the_owner_chooses_which_cards_to_flip() -> None:
    table: Table = position("idol:3 [jewelry:4]", spent="1 0", A="remains:1 remains:2? remains:4")
    assert table.codes("A", "rescue") == ["rescue 1a+2a", "rescue 1a+4a", "rescue 2a+4a"]


@pytest.mark.rule("CRY-R10")
def test_a_used_card_lies_face_up_not_back_up() -> None:
    table = position("idol:3 [jewelry:4]", spent="1 0", A="remains:1? remains:2?").play("A rescue 1a+2a")
    assert table.cards("A") == "remains:1! remains:2!"
    assert [card.value for card in table.view("B").players[0].columns[4].cards] == [1, 2]
