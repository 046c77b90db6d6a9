"""Random play of this install against another one: the same games with the same dice, in one run, round by round.

    .venv/bin/python benchmarks/against.py OTHER/.venv/bin/python

Each round both play the same number of games, each in a process of its own, and change who begins. Shown are decisions
per second of processor time and the median of the rounds' ratios. That both played the same games is checked.
Copies are those of a game's first position.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from statistics import median
from typing import TypedDict

ROUNDS = 9
SECONDS = 1.5
COPIES = 50_000


class Round(TypedDict):
    decisions: int
    scores: int
    seconds: float
    copying: float


def play(id: str, games: int) -> Round:
    """So many random games, in this process."""
    from pandemonium.engine.chance import chance_from
    from pandemonium.engine.driver import play_out
    from pandemonium.engine.game import Setup
    from pandemonium.engine.registry import load_game

    game, chance, decisions, scores = load_game(id), chance_from("against"), 0, 0
    seats = min(game.seats, key=lambda count: (count < 2, count))
    began = time.process_time()
    for number in range(games):
        state = game.new(Setup(seats, f"against {number}"))
        state.events = None
        decisions += play_out(state, chance)
        if number % 100 == 0:
            scores += sum(game.result(state).scores)
    played = time.process_time()
    state = game.new(Setup(seats, "against"))
    copied = time.process_time()
    for _ in range(COPIES):
        state.copy()
    copying = time.process_time() - copied
    return {"decisions": decisions, "scores": scores, "seconds": played - began, "copying": copying}


def played_by(python: str, id: str, games: int) -> Round:
    command = [python, __file__, "round", id, str(games)]
    found: Round = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found


def compare(mine: str, other: str, id: str) -> None:
    games = 100
    while (trial := played_by(mine, id, games)["seconds"]) < SECONDS / 4:
        games *= 2
    games = max(100, int(games * SECONDS / trial))
    rounds = []
    copies = []
    for number in range(ROUNDS):
        order = (mine, other) if number % 2 else (other, mine)
        found = {python: played_by(python, id, games) for python in order}
        same = all(found[mine][key] == found[other][key] for key in ("decisions", "scores"))
        rounds.append((rate(found[mine]), rate(found[other]), same))
        copies.append(found[other]["copying"] / found[mine]["copying"])
    ratios = sorted(ours / theirs for ours, theirs, _ in rounds)
    print(
        f"{id}: {median(round[0] for round in rounds):,.0f} decisions/s here, "
        f"{median(round[1] for round in rounds):,.0f} there; "
        f"ratio {median(ratios):.2f} (rounds {ratios[0]:.2f} to {ratios[-1]:.2f}; {games} games a round, "
        f"{'the same' if all(round[2] for round in rounds) else 'DIFFERENT ones'}); "
        f"copies {median(copies):.2f} ({min(copies):.2f} to {max(copies):.2f})",
        flush=True,
    )


def rate(round: Round) -> float:
    return round["decisions"] / round["seconds"]


def main() -> None:
    if sys.argv[1] == "round":
        print(json.dumps(play(sys.argv[2], int(sys.argv[3]))))
        return
    from pandemonium.engine.registry import game_ids

    for id in sys.argv[2:] or game_ids():
        compare(sys.executable, sys.argv[1], id)


if __name__ == "__main__":
    main()
