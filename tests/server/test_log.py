"""The log of a table as each seat reads it."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.game import Setup
from pandemonium.engine.match import Match
from pandemonium.engine.registry import load_game
from pandemonium.server.play.story import Story
from pandemonium.server.words import words

NAMES = ["Anna", "Bob"]


def pushed_match() -> Match[Any, Any]:
    """Anna leads and is pushed off her card by Bob."""
    match = Match(load_game("crypt"), Setup(2, "pushed", {"first": "seat-a"}))
    for seat, code in ((0, "claim 1 1x1"), (0, "done"), (1, "claim 1 2x1"), (1, "done")):
        assert match.choose(seat, code) is None
    return match


def test_what_was_done_to_a_seat_stands_out_for_that_seat_alone() -> None:
    match = pushed_match()
    marked = {
        seat: [line.text for line in Story(match, seat, words("en", "crypt"), NAMES).lines() if line.to_you]
        for seat in (-1, 0, 1)
    }
    assert marked == {-1: [], 0: ["Anna is pushed off card 1 and gets one die back."], 1: []}


def test_lines_since_the_own_last_choice_are_fresh() -> None:
    lines = Story(pushed_match(), 0, words("en", "crypt"), NAMES).lines()
    fresh = [line.text for line in lines if line.fresh]
    assert fresh[:1] == ["Bob sends one die showing 2 to card 1."]
    assert "Anna sends one die showing 1 to card 1." not in fresh
