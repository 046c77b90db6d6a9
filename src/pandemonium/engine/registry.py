"""Registry: which games there are. A game is an entry point, so that a third party's installs with pip."""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from pandemonium.engine.game import Game

GROUP = "pandemonium.games"

PACKS = "PANDEMONIUM_PACKS"
"""The environment variable that gives games the data of a folder: `crypt=FOLDER`, several joined as in PATH."""


class UnknownGame(LookupError):
    """A game that is not installed; the message names those that are."""


@cache
def game_ids() -> list[str]:
    return sorted(point.name for point in entry_points(group=GROUP))


def load_game(id: str, pack: Path | None = None) -> Game[Any, Any]:
    """The game of that name, with the data of `pack`, or of the folder the environment names for it."""
    return make_game(id, pack or packs_in_use().get(id))


def packs_in_use() -> dict[str, Path]:
    named = [pair.partition("=") for pair in os.environ.get(PACKS, "").split(os.pathsep) if pair]
    return {game: Path(folder) for game, _, folder in named}


def use_packs(packs: dict[str, Path]) -> None:
    """Play these games with those folders from now on, in this process and in every one it starts."""
    os.environ[PACKS] = os.pathsep.join(f"{game}={folder.absolute()}" for game, folder in packs.items())


@cache
def make_game(id: str, pack: Path | None) -> Game[Any, Any]:
    for point in entry_points(group=GROUP):
        if point.name == id:
            make = point.load()
            game: Game[Any, Any] = make(pack)
            return game
    raise UnknownGame(f"there is no game “{id}”; there are: {', '.join(game_ids())}")
