"""The levels a bot can have. `hard:400` searches at most 400 playouts, so that a run can be repeated."""

from __future__ import annotations

from pathlib import Path

RANDOM = "random"
NET = "net"
"""`net:FILE` is a trained network, for tables of this machine's own: no page offers it."""
WEIGHTS = "weights"
"""`weights:FILE` is `normal` by the weights of another file, likewise: so the arena compares what training found."""
FILES = (NET, WEIGHTS)
MASTER = "master"
SEARCHING = ("hard", MASTER)
"""They think as long as they may."""
LEVELS: tuple[str, ...] = (RANDOM, "easy", "normal", "hard", MASTER)

LONGER = 10
"""Times as long as `hard` a `master` thinks; held to playouts they are the same."""

UNLIMITED = 1 << 30

UNHURRIED = 1000.0
"""Seconds that never end a search: it is held to its playouts, and the same on any machine."""


class UnknownLevel(LookupError):
    """A level there is not; the message names those there are."""


class MissingFile(UnknownLevel):
    """A level that is a file, which is not there."""


def parse_level(level: str) -> tuple[str, int]:
    """The level's name and the most playouts a decision may take."""
    name, colon, limit = level.partition(":")
    if name in FILES and limit:
        if not Path(limit).is_file():
            raise MissingFile(f"there is no file “{limit}”")
        return name, UNLIMITED
    if name not in LEVELS or (colon and not (limit.isascii() and limit.isdigit() and int(limit))):
        raise UnknownLevel(
            f"there is no level “{level}”; there are: {', '.join(LEVELS)}, and hard:400 for 400 playouts"
        )
    return name, int(limit) if colon else UNLIMITED


def time_for(level: str, seconds: float) -> float:
    """What a bot of that level may take for a decision where `hard` may take so many seconds. One that is held to
    playouts takes its time: the clock would have it play otherwise on a busy machine."""
    name, held, _ = level.partition(":")
    if name in SEARCHING and held:
        return UNHURRIED
    return seconds * LONGER if name == MASTER else seconds


def is_level(word: str) -> bool:
    """Whether a seat's word is meant as a bot's level."""
    return word.partition(":")[0] in (*LEVELS, *FILES)
