"""What Crypt's bots are measured by: the runs that `docs/bots.md` reports."""

from __future__ import annotations

from typing import Final

from pandemonium.playing.experiment import Experiment

SIDES: Final = ("all-a", "all-b", "random")
PLAYOUTS: Final = (12, 25, 50, 100, 200)
ENOUGH: Final = 50
"""The playouts at which the bounds are shown."""
BOUNDS: Final = {2: 0.65, 4: 0.45}
"""By the number of players: the share of games `hard` is to win against `normal`."""


def run(levels: list[str], games: int, collectors: str = "random", seconds: float = 1000.0) -> Experiment:
    return Experiment(levels, games, {"collectors": collectors}, seconds)


def experiments() -> dict[str, Experiment]:
    """By name. Series over playouts are shorter but for the point that shows the bound."""
    found = {f"normal-random {side}": run(["normal", "random"], 400, side) for side in SIDES}
    found["easy-random"] = run(["easy", "random"], 400)
    found["normal-easy"] = run(["normal", "easy"], 400)
    found |= {f"solo {side} normal": run(["normal"], 400, side) for side in SIDES}
    for playouts in PLAYOUTS:
        games = 400 if playouts == ENOUGH else 100
        hard = f"hard:{playouts}"
        found[f"hard-normal 2 {playouts}"] = run([hard, "normal"], games)
        found[f"hard-normal 4 {playouts}"] = run([hard, "normal", "normal", "normal"], games)
    found |= {f"solo {side} hard": run([f"hard:{ENOUGH}"], 400, side) for side in SIDES}
    found["one second 2"] = run(["hard", "normal"], 20, seconds=1.0)
    found["one second 4"] = run(["hard", "normal", "normal", "normal"], 12, seconds=1.0)
    found["one second solo"] = run(["hard"], 10, seconds=1.0)
    return found


EXPERIMENTS: Final = experiments()
