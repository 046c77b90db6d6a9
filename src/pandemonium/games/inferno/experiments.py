"""What Inferno's bots are measured by: the runs that `docs/bots.md` reports."""

from __future__ import annotations

from typing import Final

from pandemonium.playing.experiment import Experiment, arena, decide, playouts

JOURNEY: Final = {"solo": "journey"}
PLAIN: Final[dict[str, str]] = {}

EXPERIMENTS: Final[dict[str, Experiment]] = {
    "normal-random 2": arena(["normal", "random"], 400, PLAIN, reach="97 %"),
    "easy-random 2": arena(["easy", "random"], 100, PLAIN),
    "normal-easy 2": arena(["normal", "easy"], 100, PLAIN),
    "hard-normal 2": arena(["hard:50", "normal"], 40, PLAIN, reach="60 %"),
    "hard-normal 4": arena(["hard:50", "normal", "normal", "normal"], 32, PLAIN, reach="40 %"),
    "solo normal": arena(["normal"], 100, JOURNEY, note="the *Journey*"),
    "solo hard": arena(["hard:50"], 20, JOURNEY, note="the *Journey*", reach="60 Infamy"),
    "second 1": decide("hard:1300", "normal", 1, 400, JOURNEY),
    "second 2": decide("hard:1200", "normal", 2, 400, PLAIN),
    "second 3": decide("hard:700", "normal", 3, 400, PLAIN),
    "second 4": decide("hard:700", "normal", 4, 400, PLAIN),
    "master 2": decide("master:100", "hard:10", 2, 100, PLAIN),
    "master more 2": decide("master:1000", "hard:100", 2, 100, PLAIN),
    "playouts 1": playouts(1, 1, JOURNEY),
    "playouts 2": playouts(2, 1, PLAIN),
    "playouts 3": playouts(3, 1, PLAIN),
    "playouts 4": playouts(4, 1, PLAIN),
}
