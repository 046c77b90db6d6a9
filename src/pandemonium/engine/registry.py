"""Registry: which games there are. A game is an entry point, so that a third party's installs with pip."""

from __future__ import annotations

import os
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from pandemonium.engine.game import Game
from pandemonium.engine.pack import KeptPack, PackError
from pandemonium.engine.packed import read_packed

GROUP = "pandemonium.games"

PACKS = "PANDEMONIUM_PACKS"
"""The environment variable that gives games the data of a folder or ZIP: `crypt=FOLDER`, several joined as in PATH."""


MOST_GAMES: Final = 16
"""Games, each with its data, of which anything is kept: people bring their packs, and a server runs for months."""


class UnknownGame(LookupError):
    """A game that is not installed; the message names those that are."""


class NoPart(LookupError):
    """A game that can be played, but brings nothing for this matter; the message names what it would need."""


@cache
def game_ids() -> list[str]:
    return sorted(point.name for point in entry_points(group=GROUP))


def load_game(id: str, pack: Path | None = None) -> Game[Any, Any]:
    """The game of that name, with the data of `pack`, or of the folder the environment names for it."""
    return make_game(id, pack or packs_in_use().get(id))


def kept_game(id: str, pack: KeptPack) -> Game[Any, Any]:
    """The game of that name with exactly those data, whatever is in use now."""
    ours = load_game(id)
    game = ours if ours.data == pack else make_game(id, pack)
    if game.data.files != pack.files:
        raise PackError(Path(pack.name), "these are not the files that the game reads")
    return game


def packs_in_use() -> dict[str, Path]:
    named = [pair.partition("=") for pair in os.environ.get(PACKS, "").split(os.pathsep) if pair]
    return {game: Path(folder) for game, _, folder in named}


def use_packs(packs: dict[str, Path]) -> None:
    """Play these games with those folders from now on, in this process and in every one it starts."""
    os.environ[PACKS] = os.pathsep.join(f"{game}={folder.absolute()}" for game, folder in packs.items())


@lru_cache(MOST_GAMES)
def make_game(id: str, pack: Path | KeptPack | None) -> Game[Any, Any]:
    for point in entry_points(group=GROUP):
        if point.name == id:
            make = point.load()
            game: Game[Any, Any] = make(read_packed(pack) if isinstance(pack, Path) and pack.is_file() else pack)
            return game
    raise UnknownGame(f"there is no game “{id}”; there are: {', '.join(game_ids())}")


def part_of(game: Game[Any, Any], part: str) -> ModuleType | None:
    """The module `part` (`table`, `bot.training`) beside the game's own, whoever made it; None where there is none.

    A game in one module that lies in no package has nothing beside it.
    """
    home = type(game).__module__.rpartition(".")[0]
    for name in part.split("."):
        home = f"{home}.{name}"
        if home.startswith(".") or find_spec(home) is None:
            return None
    return import_module(home)


def needed_part(id: str, part: str) -> ModuleType:
    """The part of an installed game without which a command has nothing to work on."""
    found = part_of(load_game(id), part)
    if found is None:
        raise NoPart(f"“{id}” has no module {part}")
    return found
