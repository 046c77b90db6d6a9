"""Colours and phones: taken, passed round, and taken over from a dead one."""

from __future__ import annotations

import pytest

from pandemonium.games.deal.companion.phones import (
    ask_takeover,
    confirm_takeover,
    leave_colour,
    refuse_takeover,
    take_colour,
)
from pandemonium.games.deal.companion.sitting import GATHER, TELL, Sitting, phase
from tests.games.deal.companion_table import PHONES, seated


@pytest.mark.rule("DWD-6.5.1")
def test_four_phones_take_four_colours_or_one_takes_all() -> None:
    sitting = Sitting("1")
    assert phase(sitting) == GATHER
    assert take_colour(sitting, "one", 0) is None
    assert take_colour(sitting, "two", 0) is not None
    assert leave_colour(sitting, "one", 0) is None
    for seat in range(4):
        assert take_colour(sitting, "one", seat) is None
    assert phase(sitting) == TELL
    assert leave_colour(sitting, "one", 0) is not None


@pytest.mark.rule("DWD-6.5.1")
def test_a_dead_phone_is_replaced_when_two_others_confirm_the_code_they_see() -> None:
    sitting = seated()
    assert ask_takeover(sitting, "new", 2, "4711") is None
    assert sitting.phones[2] == PHONES[2]
    assert confirm_takeover(sitting, 0, 2, "1234") is not None
    assert confirm_takeover(sitting, 0, 2, "4711") is None
    assert confirm_takeover(sitting, 0, 2, "4711") is None
    assert sitting.phones[2] == PHONES[2], "one of the others is not enough, however often he confirms"
    assert confirm_takeover(sitting, 2, 2, "4711") is not None
    assert confirm_takeover(sitting, 3, 2, "4711") is None
    assert sitting.phones[2] == "new"
    assert sitting.takeovers == []


def test_one_of_the_others_is_enough_to_refuse() -> None:
    sitting = seated()
    ask_takeover(sitting, "new", 2, "4711")
    assert refuse_takeover(sitting, 1, 2) is None
    assert confirm_takeover(sitting, 0, 2, "4711") is not None


def test_whoever_already_has_a_colour_does_not_confirm_himself() -> None:
    sitting = seated()
    ask_takeover(sitting, PHONES[0], 2, "4711")
    confirm_takeover(sitting, 0, 2, "4711")
    confirm_takeover(sitting, 1, 2, "4711")
    assert sitting.phones[2] == PHONES[2]
    confirm_takeover(sitting, 3, 2, "4711")
    assert sitting.phones[2] == PHONES[0]


def test_one_device_for_all_is_replaced_by_whoever_has_the_link() -> None:
    sitting = Sitting("1", phones=["old"] * 4)
    for seat in range(4):
        assert ask_takeover(sitting, "new", seat, "4711") is None
    assert sitting.phones == ["new"] * 4
