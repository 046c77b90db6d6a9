"""Playouts: how many imagined games one second of processor time gives `hard` at a decision.

    python -m pandemonium.lab.playouts GAME PLAYERS GAMES SEED [ID=VALUE ...]

A game is played by `normal`; at every question where plans would race, each is played out in one world. What goes
before the first playout, finding the plans and a first world with all that is believed, is taken off the second once.
"""

from __future__ import annotations

import sys
from time import process_time

from msgspec import Struct

from pandemonium.engine.driver import choose
from pandemonium.engine.game import Setup
from pandemonium.engine.registry import load_game
from pandemonium.engine.seats import first_seat
from pandemonium.playing.mind import mind_of
from pandemonium.playing.race import Race
from pandemonium.playing.roster import bot_for, searcher_for


class Playouts(Struct, frozen=True):
    """Of `races` questions: processor seconds before their first playouts, and for all playouts."""

    races: int
    playouts: int
    before: float
    seconds: float

    @property
    def a_second(self) -> float:
        """None where no plans race."""
        return max(0.0, 1 - self.before / self.races) * self.playouts / self.seconds if self.races else 0.0


def count_playouts(game_id: str, seats: int, games: int, seed: str, options: dict[str, str]) -> Playouts:
    game = load_game(game_id)
    normal, searcher = bot_for(game, "normal"), searcher_for(game)
    races = played = 0
    before = seconds = 0.0
    for number in range(games):
        state = game.new(Setup(seats, f"{seed} {number}", options))
        state.events = None
        while state.asked:
            seat = first_seat(state.asked)
            mind = mind_of(game, state, seat)
            if len(mind.choices) > 1:
                began = process_time()
                search = searcher.search(mind, mind.chance())
                if len(search.plans) > 1:
                    search.imagined.world()
                    ready = process_time()
                    races, played = races + 1, played + Race(search.plans, search.trust).run(search.imagined)
                    before, seconds = before + ready - began, seconds + process_time() - ready
            choose(state, seat, normal.choose(mind, mind.chance(), 0.0) if len(mind.choices) > 1 else mind.choices[0])
    return Playouts(races, played, before, seconds)


if __name__ == "__main__":
    game_id, seats, games, seed, *pairs = sys.argv[1:]
    options = dict(pair.split("=", 1) for pair in pairs)
    found = count_playouts(game_id, int(seats), int(games), seed, options)
    print(f"{found.a_second:,.0f} playouts a second, in {found.races} races")
