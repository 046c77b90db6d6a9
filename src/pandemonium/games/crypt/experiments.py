"""What Crypt's bots are measured by: the runs that `docs/bots.md` reports."""

from __future__ import annotations

from typing import Final

from pandemonium.playing.experiment import Experiment, arena, decide, playouts

SIDES: Final = {"all-a": "all A", "all-b": "all B", "random": ""}
PLAYOUTS: Final = (12, 25, 50, 100, 200)
ENOUGH: Final = 50
"""The playouts at which the bounds are shown."""
BOUNDS: Final = {2: 0.65, 4: 0.45}
"""By the number of players: the share of games `hard` is to win against `normal`."""
MIXED: Final = {"collectors": "random"}
SECOND: Final = {1: 4300, 2: 9300, 3: 6000, 4: 3300}
"""By the number of players: the playouts that one second gives (`playouts`)."""


def experiments() -> dict[str, Experiment]:
    """By name. Series over playouts are shorter but for the point that shows the bound."""
    found: dict[str, Experiment] = {}
    for side, note in SIDES.items():
        table = {"collectors": side}
        found[f"normal-random {side}"] = arena(["normal", "random"], 400, table, note=note, reach="90 %")
        found[f"solo {side} normal"] = arena(["normal"], 400, table, note=note)
        found[f"solo {side} hard"] = arena([f"hard:{ENOUGH}"], 400, table, note=note, reach="45 coins")
    found["easy-random"] = arena(["easy", "random"], 400, MIXED)
    found["normal-easy"] = arena(["normal", "easy"], 400, MIXED)
    for number in PLAYOUTS:
        games, hard = 400 if number == ENOUGH else 100, f"hard:{number}"
        found[f"hard-normal 2 {number}"] = arena([hard, "normal"], games, MIXED, reach="65 %")
        found[f"hard-normal 4 {number}"] = arena([hard, *["normal"] * 3], games, MIXED, reach="45 %")
    found["one second 2"] = arena(["hard", "normal"], 20, MIXED, seconds=1.0, reach="65 %")
    found["one second 4"] = arena(["hard", *["normal"] * 3], 12, MIXED, seconds=1.0, reach="45 %")
    found["one second solo"] = arena(["hard"], 10, MIXED, seconds=1.0, reach="45 coins")
    found |= {f"second {count}": decide(f"hard:{most}", "normal", count, 400, MIXED) for count, most in SECOND.items()}
    found["master 2"] = decide("master:200", "hard:20", 2, 100, MIXED)
    found["master more 2"] = decide("master:2000", "hard:200", 2, 100, MIXED)
    found |= {f"playouts {count}": playouts(count, 4, MIXED) for count in (1, 2, 3, 4)}
    return found


EXPERIMENTS: Final = experiments()
