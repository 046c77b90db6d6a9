"""A purse holds six stocks in one number, as the sound sampler keeps them (DWD-6.3.10)."""

from __future__ import annotations

import random

import pytest

from pandemonium.engine.row import row_of
from pandemonium.games.deal.knowledge.belief_purse import EMPTY_PURSE, change_of, held_in, tokens
from pandemonium.games.deal.rules.figures import COIN, STOCKS


@pytest.mark.rule("DWD-6.3.10")
def test_whatever_is_put_in_and_taken_out_each_stock_is_told_by_itself() -> None:
    draw = random.Random(1)
    for _ in range(200):
        rows = [[draw.randrange(-40, 41) for _ in range(STOCKS)] for _ in range(6)]
        held = [sum(row[stock] for row in rows) for stock in range(STOCKS)]
        purse = EMPTY_PURSE + sum(change_of(row_of(row)) for row in rows)
        assert [held_in(purse, stock) for stock in range(STOCKS)] == held
        assert (purse & EMPTY_PURSE == EMPTY_PURSE) == (min(held) >= 0)


def test_tokens_are_a_change_of_one_stock() -> None:
    for stock in range(STOCKS):
        assert held_in(EMPTY_PURSE + tokens(stock, 3), stock) == 3
    assert change_of(row_of([0, 0, 0, 0, 0, -2])) == -tokens(COIN, 2)
