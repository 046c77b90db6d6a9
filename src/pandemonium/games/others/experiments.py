"""What the bots of The Others are measured by: the runs that `docs/bots.md` reports. Seat A is the Sin."""

from __future__ import annotations

from typing import Final

from pandemonium.games.others.balance import MIXED
from pandemonium.playing.experiment import Experiment, arena, decide, playouts

ANY: Final = {"adventure": "random", **MIXED}
SIDES: Final = ("hero", "sin")

EXPERIMENTS: Final[dict[str, Experiment]] = {
    "normal-random T1": arena(["normal", "random"], 400, {"adventure": "T1", **MIXED}, note="T1", reach="95 %"),
    "normal-random": arena(["normal", "random"], 420, ANY, reach="95 %"),
    "hard-normal": arena(["hard:100", "normal"], 136, ANY, reach="65 %"),
    **{f"second 2 {side}": decide("hard:540", "normal", 2, 400, ANY, side) for side in SIDES},
    **{f"master 2 {side}": decide("master:100", "hard:10", 2, 100, ANY, side) for side in SIDES},
    "playouts 2": playouts(2, 1, ANY),
    "playouts 3": playouts(3, 1, ANY),
}
