"""One whole game among bots in this process."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import choose, play_out
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import State
from pandemonium.playing.levels import RANDOM, time_for
from pandemonium.playing.mind import mind_of
from pandemonium.playing.roster import bot_for


def play(game: Game[Any, Any], setup: Setup, levels: list[str], seconds: float) -> tuple[State, int]:
    """The finished play and how many decisions it took. Random seats alone stay inside the compiled loop."""
    state: State = game.new(setup)
    state.events = None
    if all(level == RANDOM for level in levels):
        return state, play_out(state, chance_from(f"{setup.seed} players"))
    bots = [bot_for(game, level) for level in levels]
    times = [time_for(level, seconds) for level in levels]
    decisions = 0
    while state.asked:
        seat = first_seat(state.asked)
        mind = mind_of(game, state, seat)
        choice = mind.choices[0] if len(mind.choices) == 1 else bots[seat].choose(mind, mind.chance(), times[seat])
        choose(state, seat, choice)
        decisions += 1
    return state, decisions
