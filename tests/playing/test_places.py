"""Every draw that has a place has it for itself: two at one place would always show the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from pandemonium.cli.twin import pure_environment

ROOT = Path(__file__).parents[2]

PLAY = """
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import play_out
from pandemonium.engine.game import Setup
from pandemonium.engine.imagined import ELSEWHERE, Imagined
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.laws.plays import mixes


class Noted(Imagined):
    def at_place(self, place, n):
        self.met.append(place)
        return super().at_place(place, n)


for game in map(load_game, game_ids()):
    for seats in game.seats:
        for number, options in enumerate(mixes(game, seats, 60)):
            state = game.new(Setup(seats, f"places {number}", options))
            luck = Noted()
            luck.world, luck.drawn, luck.met = number, 0, []
            state.chance = luck
            play_out(state, chance_from(f"players {number}"))
            named = [place for place in luck.met if place < ELSEWHERE]
            print(game.id, seats, len(named), len(named) - len(set(named)))
"""
"""Random games of every kind; how many places were drawn at, and how many of those more than once."""


def test_no_place_is_drawn_at_twice() -> None:
    with pure_environment() as environment:
        command = [sys.executable, "-c", PLAY]
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    counted = [line.split() for line in done.stdout.splitlines()]
    assert [line for line in counted if line[3] != "0"] == []
    assert sum(int(number) for game, _, number, _ in counted if game == "crypt") > 5000
