"""Random play of Pandemonium's games beside other engines, in one process and one run, interleaved.

Shown are decisions per second of processor time and our ratio to each peer. A peer that is not installed is skipped.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from statistics import median

from pandemonium.engine.build import COMPILED
from pandemonium.engine.chance import chance_from
from pandemonium.engine.driver import play_out
from pandemonium.engine.game import Setup
from pandemonium.engine.registry import game_ids, load_game

ROUNDS = 7
SECONDS = 1.5

PlayOne = Callable[[int], int]
"""Plays the game of that number at random and says how many decisions it took."""


def ours(id: str) -> PlayOne:
    game, chance = load_game(id), chance_from("peers")
    seats = min(game.seats, key=lambda count: (count < 2, count))

    def play(number: int) -> int:
        state = game.new(Setup(seats, f"peers {number}"))
        state.events = None
        return play_out(state, chance)

    return play


def catanatron() -> PlayOne:
    from catanatron import Color, Game, RandomPlayer

    def play(number: int) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=number)
        game.play()
        return len(game.state.actions)

    return play


def decisions_per_second(play: PlayOne, first: int) -> float:
    decisions, number = 0, first
    began = time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        decisions += play(number)
        number += 1
    return decisions / passed


def installed(peers: dict[str, Callable[[], PlayOne]]) -> dict[str, PlayOne]:
    found = {}
    for name, make in peers.items():
        try:
            found[name] = make()
        except ImportError:
            print(f"{name} is not installed: pip install '.[peers]'", file=sys.stderr)
    return found


def main() -> None:
    mine = {id: ours(id) for id in game_ids()}
    peers = installed({"catanatron": catanatron})
    rounds: dict[str, list[float]] = {name: [] for name in (*mine, *peers)}
    for round in range(ROUNDS):
        for name, play in (mine | peers).items():
            rounds[name].append(decisions_per_second(play, round * 1_000_000))
    rates = {name: median(found) for name, found in rounds.items()}
    ratios = {f"{id} / {peer}": round_ratio(rounds[id], rounds[peer]) for id in mine for peer in peers}
    print(json.dumps({"compiled": COMPILED, "decisions_per_s": rates, "ratios": ratios}, indent=2))


def round_ratio(mine: list[float], peer: list[float]) -> float:
    """The median of the ratios of neighbouring rounds, so that a slow minute of the machine hits both."""
    return round(median(a / b for a, b in zip(mine, peer, strict=True)), 1)


if __name__ == "__main__":
    main()
