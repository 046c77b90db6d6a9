"""What the clock answers is whole: a chain of small choices is not left in its middle for another time limit."""

from __future__ import annotations

import pytest

from pandemonium.engine.driver import choose, legal
from pandemonium.engine.game import Setup
from pandemonium.games.crypt.game import crypt
from pandemonium.games.deal.game import deal
from pandemonium.playing.by_default import by_default


@pytest.mark.rule("DWD-R40", "DWD-6.4.4")
def test_a_seat_that_is_out_of_time_closes_its_whole_part_at_once() -> None:
    game = deal()
    state = game.new(Setup(4, "out of time"))
    while state.round == 1:
        for seat in range(4):
            if (state.asked >> seat) & 1:
                for code in by_default(game, state, seat):
                    choice = game.parse(code)
                    assert choice in legal(state, seat)
                    choose(state, seat, choice)
    assert state.round == 2
    first = [by_default(game, state, seat) for seat in range(4)]
    assert [len(codes) for codes in first] == [2] * 4, "keep a card, then done"
    assert all(codes[-1] == "done" for codes in first)


def test_where_the_game_says_nothing_the_clock_says_nothing() -> None:
    game = crypt()
    assert by_default(game, game.new(Setup(2, "crypt")), 0) == []
