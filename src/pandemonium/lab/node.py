"""Node: a job on another machine, done only where Pandemonium is the same. Each job carries what it was made with."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

import pandemonium
from pandemonium.engine.build import COMPILED
from pandemonium.engine.pack import PackError
from pandemonium.engine.registry import UnknownGame, load_game

R = TypeVar("R")

FOLDER = Path(pandemonium.__file__).parent
WEIGHTS = "weights.toml"


class Stamp(Struct, frozen=True):
    """What must be the same for the same results, and for speeds that can be compared."""

    version: str
    build: str
    data: str  # the digest of the game's data files
    weights: str  # that of the bots' weights; none where a job brings its own, as those of training do


class NodeDiffers(Exception):
    """A node that would play another game."""

    def __init__(self, node: str, what: str, there: str, here: str) -> None:
        super().__init__(node, what, there, here)
        self.node, self.what, self.there, self.here = node, what, there, here

    def __str__(self) -> str:
        return f"the {self.what} of node {self.node} is {self.there}, here it is {self.here}"


def stamp_of(game_id: str, pack: Path | None, *, weighed: bool = True) -> Stamp:
    weights = digest_of(FOLDER.rglob(WEIGHTS)) if weighed else ""
    return Stamp(pandemonium.__version__, build(), load_game(game_id, pack).data.digest, weights)


@cache
def build() -> str:
    """Compiled or plain, and the digest of the sources: versions are rarer than builds."""
    return f"{'compiled' if COMPILED else 'plain'} {digest_of(sources_in(FOLDER))}"


def sources_in(folder: Path) -> list[Path]:
    """All code there and all figures, but for the bots' weights: training writes those anew while it runs."""
    return [file for file in folder.rglob("*") if file.suffix in (".py", ".toml") and file.name != WEIGHTS]


def digest_of(files: Iterable[Path]) -> str:
    """Of what they hold, in the order of their names."""
    return sha256(b"".join(file.read_bytes() for file in sorted(files))).hexdigest()[:12]


def checked(
    stamp: Stamp, game_id: str, pack: Path | None, work: Callable[..., R], args: tuple[Any, ...], named: dict[str, Any]
) -> R:
    """Done on the node: compare first, then work."""
    node = platform.node()
    try:
        mine = stamp_of(game_id, pack, weighed=bool(stamp.weights))
    except (PackError, UnknownGame) as error:
        raise NodeDiffers(node, "data", str(error), stamp.data) from error
    for what in stamp.__struct_fields__:
        here, there = getattr(stamp, what), getattr(mine, what)
        if here != there:
            raise NodeDiffers(node, what, there, here)
    return work(*args, **named)
