"""The campaign: random games by the hundred thousand, asides from any seat, without an exception.

    PANDEMONIUM_CAMPAIGN=100000 pytest -m campaign tests/conformance/test_campaign.py

A failing game is named by its seed and options: `played(game, setup)` plays it again.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.game import Setup
from pandemonium.lab.work import spread
from pandemonium.laws.plays import AnyGame
from tests.conformance.subjects import GAMES

NUMBER = int(os.environ.get("PANDEMONIUM_CAMPAIGN", "100000"))
LOOKED_AT = 20
"""One game in so many has its components counted after every choice."""
BETWEEN = 50
"""The others after so many choices, and all at their end."""


def setup_of(game: AnyGame, number: int) -> Setup:
    """Player counts and options drawn by the game's number, so that all modes and mixes come up."""
    chance = chance_from(f"campaign {game.id} {number}")
    seats = game.seats[chance.below(len(game.seats))]
    while True:
        options = {option.id: option.values[chance.below(len(option.values))] for option in game.options}
        if game.check_setup(seats, options) is None:
            return Setup(seats, f"campaign {number}", options)


def played(game: AnyGame, setup: Setup, *, closely: bool = False) -> tuple[Any, int]:
    """A random play to its end, and how many choices it took."""
    state = game.new(setup)
    state.events = None
    box = sorted(game.components(state))
    chance = chance_from(f"players of {setup.seed}")
    taken = 0
    while state.stack:
        asked = [seat for seat in range(state.seats) if (state.asked >> seat) & 1]
        seat = chance.below(state.seats) if chance.below(4) == 0 else asked[chance.below(len(asked))]
        options = legal(state, seat)
        if options:
            choose(state, seat, options[chance.below(len(options))])
            taken += 1
            if closely or taken % BETWEEN == 0:
                assert sorted(game.components(state)) == box
    assert sorted(game.components(state)) == box
    return state, taken


@pytest.mark.campaign
@pytest.mark.timeout(0)
@pytest.mark.parametrize("at", range(len(GAMES)), ids=[game.id for game in GAMES])
def test_random_games_end_conserve_their_components_and_add_up(at: int) -> None:
    jobs = [(at, number) for number in range(NUMBER)]
    assert sum(spread(looked_at, jobs, os.cpu_count() or 1)) == NUMBER


def looked_at(at: int, number: int) -> bool:
    """One of them, in a process of its own."""
    game = GAMES[at]
    setup = setup_of(game, number)
    state, taken = played(game, setup, closely=number % LOOKED_AT == 0)
    assert taken <= game.longest, setup
    result = game.result(state)
    assert game.result_from(game.view(state, number % (state.seats + 1) - 1)) == result, setup
    assert [sum(line.points for line in lines) for lines in result.accounts] == list(result.scores), setup
    return True
