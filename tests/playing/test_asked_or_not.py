"""Bots choose from what their seat is offered: in its turn, and out of turn, where asides alone are open to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.game import Setup
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import State
from pandemonium.games.crypt.game import crypt
from pandemonium.games.inferno.game import inferno
from pandemonium.laws.plays import AnyGame
from pandemonium.playing.levels import LEVELS
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for

LONG = 1000.0
"""Seconds that never end a search: its playouts do."""

OFFERING = {"collectors": "each", "manuscript": "b", "remains": "a"}
"""The Collectors of Crypt whose abilities are open at any time."""


def states(game: AnyGame, seats: int, options: dict[str, str], games: int) -> Iterator[State]:
    """Every position of seeded games in which asked seats answer at random and take no asides."""
    for number in range(games):
        seed = f"asked or not {number}"
        state: State = game.new(Setup(seats, seed, game.fitting(seats, options)))
        chance = chance_from(seed)
        while state.asked:
            yield state
            seat = first_seat(state.asked)
            answers = [choice for choice in legal(state, seat) if choice not in state.asides(seat)]
            choose(state, seat, answers[chance.below(len(answers))])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(crypt(), 2, OFFERING), (crypt(), 4, OFFERING), (inferno(), 2, {}), (inferno(), 4, {})],
    ids=["crypt-2", "crypt-4", "inferno-2", "inferno-4"],
)
def test_every_level_chooses_what_is_offered(game: AnyGame, seats: int, options: dict[str, str], level: str) -> None:
    searches = level in ("hard", "master")
    bot = bot_for(game, f"{level}:2" if searches else level)
    unasked = 0
    for at, state in enumerate(states(game, seats, options, 2 if searches else 4)):
        for seat in range(seats):
            asked = bool((state.asked >> seat) & 1)
            if asked and searches and at % 8:
                continue  # a search takes its time, and is asked in other tests as well
            mind = mind_of(game, state, seat)
            if mind.choices:
                unasked += not asked
                assert bot.choose(mind, mind.chance(), LONG) in mind.choices, (at, seat)
    assert unasked or game.id != "crypt"
