"""The compiled and the plain build think alike: equal playouts, equal choices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pandemonium.cli.twin import pure_environment
from pandemonium.engine.build import COMPILED

ROOT = Path(__file__).parents[2]

THINK = """
from pandemonium.playing.roster import bot_for
from pandemonium.engine.build import COMPILED
from pandemonium.playing.mind import mind_of
from pandemonium.engine.seats import first_seat
from pandemonium.engine.registry import game_ids, load_game
from tests.playing.positions import CRYPT, matches, positions

print("compiled" if COMPILED else "plain")
for seats in (1, 2, 3, 4):
    for match in matches(seats, per_mix=2):
        mind = mind_of(CRYPT, match.state, first_seat(match.state.asked))
        for level in ("easy", "normal", "hard:48"):
            print(CRYPT.code(bot_for(CRYPT, level).choose(mind, mind.chance(), 1000.0)))
for game in map(load_game, game_ids()):
    for seats in game.seats:
        for match in positions(game, seats, 2):
            mind = mind_of(game, match.state, match.waiting[0])
            for level in ("easy:12", "normal:12", "hard:12"):
                print(game.code(bot_for(game, level).choose(mind, mind.chance(), 1000.0)))
"""
"""Crypt closely, then every game."""


def thought_by(environment: dict[str, str]) -> list[str]:
    command = [sys.executable, "-c", THINK]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="this install is plain Python: there is no compiled twin to compare with")
def test_compiled_and_plain_bots_choose_alike() -> None:
    compiled = thought_by(dict(os.environ))
    with pure_environment() as environment:
        plain = thought_by(environment)
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    assert compiled[1:] == plain[1:]
    assert len(compiled) > 1 + 4 * 5 * 2 * 3
