"""Bit masks: counting and listing them is right at any width."""

from __future__ import annotations

import pytest

from pandemonium.engine.bits import BIT, COUNT, count, members

WIDTHS = (1, 9, 10, 27, 28, 60, 62, 100)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_full_set_holds_as_many_as_it_is_wide(width: int) -> None:
    mask = (1 << width) - 1
    assert count(mask) == width
    assert members(mask) == list(range(width))


@pytest.mark.parametrize("width", WIDTHS)
def test_the_highest_number_alone_is_counted_and_listed(width: int) -> None:
    assert count(1 << (width - 1)) == 1
    assert members(1 << (width - 1), 5) == [width + 4]


def test_the_empty_set_holds_nothing() -> None:
    assert count(0) == 0
    assert members(0) == []


def test_each_bit_is_one_number() -> None:
    assert [members(bit) for bit in BIT] == [[number] for number in range(len(BIT))]


def test_the_look_up_counts_what_it_has_room_for_and_refuses_the_rest() -> None:
    assert all(COUNT[mask] == count(mask) for mask in range(len(COUNT)))
    with pytest.raises(IndexError):
        COUNT[len(COUNT)]
