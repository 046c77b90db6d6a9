"""The numbering of a game's choices: codes, order and things follow from one table of ranges."""

from __future__ import annotations

import pytest

from pandemonium.engine.numbering import Numbering, Range

CARDS = Numbering(
    [
        Range("sell", 10, ["bread a", "bread b", "wine a", "wine b"], "stall {0}"),
        Range("buy", 0, ["bread", "wine"], "stall {0}"),
        Range("pass", 20),
    ]
)


def test_a_code_is_the_name_of_its_range_and_the_words_of_its_number() -> None:
    assert [CARDS.code(choice) for choice in (0, 11, 20)] == ["buy bread", "sell bread b", "pass"]


def test_every_code_is_read_back_as_its_choice_and_nothing_else_is() -> None:
    assert all(CARDS.parse(CARDS.code(choice)) == choice for choice in CARDS.choices())
    assert [CARDS.parse(code) for code in ("buy", "buy salt", "", "pass ")] == [None] * 4


def test_the_action_space_is_in_the_order_of_the_numbers_whatever_the_order_of_the_table() -> None:
    assert CARDS.choices() == [0, 1, 10, 11, 12, 13, 20]


def test_an_element_takes_the_words_of_its_code_by_their_places() -> None:
    assert [CARDS.element(choice) for choice in (1, 12, 20)] == ["stall wine", "stall wine", ""]
    assert Numbering([Range("move", 0, ["a 1 2"], "gate {1}")]).element(0) == "gate 1"


def test_a_choice_knows_its_kind_and_its_place_there() -> None:
    assert (CARDS.kind(13), CARDS.place(13)) == ("sell", 3)


def test_a_code_and_a_thing_name_a_kind_and_a_number() -> None:
    assert CARDS.subject("sell wine a") == ("sell", 2)
    assert CARDS.subject("stall wine") == ("stall", 2)  # as the first of its choices
    assert CARDS.subject("stall salt") is None


@pytest.mark.parametrize("second", [Range("swap", 1), Range("buy", 5, ["bread"])])
def test_a_number_or_a_code_that_is_given_twice_is_refused(second: Range) -> None:
    with pytest.raises(ValueError, match="numbered twice"):
        Numbering([Range("buy", 0, ["bread", "wine"]), second])
