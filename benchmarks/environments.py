"""Steps a second through the learning interfaces, beside PettingZoo's classics and OpenSpiel's games in C++, in one
process and one run.

A step is the first legal action from a random place on, chosen as cheaply as can be, with the next observation and mask
(a byte each); in OpenSpiel any of the legal actions, without tensors. Processor time counts.
`python benchmarks/environments.py [GAME]…`
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy's other threads would wait for work on this core's account
import numpy as np

from pandemonium.engine.build import COMPILED
from pandemonium.engine.registry import game_ids, load_game
from pandemonium.lab.tables import Tables
from pandemonium.lab.zoo import TableEnv

WARM, SECONDS = 1.5, 1.5
"""Many tables begin in step: after a while each is somewhere else in its play, as in a program that learns."""
TABLES = (64, 256)
"""Of the fewer more lies near the processor."""
CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4")
PEERS = ("tic_tac_toe", "connect_four", "leduc_poker", "backgammon")


Make: TypeAlias = Callable[[], Callable[[], int]]
"""Makes an environment and gives what plays it for a while and says how many steps that took."""


def one_table(env: Any) -> Callable[[], int]:
    """A whole game of an AEC environment; says how many steps it took."""
    chooser = Random(1)

    def play() -> int:
        env.reset(seed=chooser.getrandbits(30))
        steps = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return steps
            mask = observation["action_mask"].tobytes()
            after = mask.find(1, int(chooser.random() * len(mask)))
            env.step(after if after >= 0 else mask.find(1))
            steps += 1

    return play


def one_table_of(game: str, seats: int) -> Callable[[], int]:
    return one_table(TableEnv(game, seats))


def many_tables(game: str, seats: int, number: int) -> Callable[[], int]:
    """One step at each."""
    tables, chooser = Tables(game, seats, number), Random(1)
    seen = tables.reset(seed=1)
    every = np.arange(number)

    def play() -> int:
        nonlocal seen
        masks = seen.mask.view(np.bool_)
        start = int(chooser.random() * masks.shape[1])
        chosen = masks[:, start:].argmax(axis=1) + start
        missed = ~masks[every, chosen]
        chosen[missed] = masks[missed].argmax(axis=1)
        seen = tables.step(chosen)
        return number

    return play


def per_second(make: Make) -> float:
    """Of one environment, which is made for it and is gone before the next: a program that learns has one."""
    play = make()
    began = time.process_time()
    while time.process_time() - began < WARM:
        play()
    steps, began = 0, time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        steps += play()
    return steps / passed


def classics() -> dict[str, Make]:
    found: dict[str, Make] = {}
    for name in CLASSICS:
        try:
            found[f"PettingZoo {name}"] = partial(one_table, import_module(f"pettingzoo.classic.{name}").env())
        except ImportError:
            print(f"{name} is not installed here and is skipped")
    return found


def one_state(game: Any) -> Callable[[], int]:
    """A whole game of OpenSpiel's."""
    chooser = Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chooser.random() * len(actions))])
            steps += 1
        return steps

    return play


def in_openspiel(games: list[str]) -> dict[str, Make]:
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed here and is skipped")
        return {}
    from pandemonium.lab.spiel import register

    register()
    found: dict[str, Make] = {}
    for id in games:
        found[f"{id} in OpenSpiel"] = partial(one_state, pyspiel.load_game(f"pandemonium_{id}(deals=100)"))
    for name in PEERS:
        found[f"OpenSpiel {name}"] = partial(one_state, pyspiel.load_game(name))
    return found


def main(games: list[str]) -> None:
    print("compiled" if COMPILED else "plain Python")
    makes: dict[str, Make] = {}
    games = games or list(game_ids())
    for id in games:
        game = load_game(id)
        seats = min(game.seats, key=lambda count: (count < 2, count))
        makes[f"{id}, one table of {seats}"] = partial(one_table_of, id, seats)
        for number in TABLES:
            makes[f"{id}, {number} tables of {seats}"] = partial(many_tables, id, seats, number)
    for name, make in (makes | classics() | in_openspiel(games)).items():
        print(f"{name:40} {per_second(make):>12,.0f} steps/s")


if __name__ == "__main__":
    main(sys.argv[1:])
