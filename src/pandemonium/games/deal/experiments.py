"""What the bots of Deal with the Devil are measured by: the runs that `docs/bots.md` reports."""

from __future__ import annotations

from typing import Final

from pandemonium.playing.experiment import Experiment, arena, decide, playouts

PLAIN: Final[dict[str, str]] = {}
ROLES: Final = ("devil", "cultist", "mortal")

EXPERIMENTS: Final[dict[str, Experiment]] = {
    "normal-random": arena(["normal", "random", "random", "random"], 520, PLAIN, reach="97 % in every role"),
    "normal-easy": arena(["normal", "easy", "easy", "easy"], 440, PLAIN, reach="40 %, 28 % in every role"),
    "hard-normal": arena(["hard:50", "normal", "normal", "normal"], 48, PLAIN, reach="38 %, 28 % in every role"),
    **{f"second 4 {role}": decide("hard:330", "normal", 4, 400, PLAIN, role) for role in ROLES},
    "master-hard": arena(["master:100", "hard:10", "hard:10", "hard:10"], 100, PLAIN),
    "playouts 4": playouts(4, 1, PLAIN),
}
