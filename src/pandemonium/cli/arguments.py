"""The arguments several commands share, so that they read the same everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument, Option

from pandemonium.cli.problem import Problem

if TYPE_CHECKING:
    from pandemonium.engine.game import Game

GameId = Annotated[str, Argument(metavar="GAME", help="The game, such as crypt.")]
PackFolder = Annotated[Path | None, Option("--pack", metavar="DIR", help="Data files that replace the game's own.")]
TableOptions = Annotated[
    list[str] | None, Option("--option", "-o", metavar="ID=VALUE", help="A table option; may be given several times.")
]
Language = Annotated[str, Option("--language", "-l", metavar="en|pl", help="The language of the table.")]
AsJson = Annotated[bool, Option("--json", help="One JSON document instead of tables.")]


def find_game(id: str, pack: Path | None = None) -> Game[Any, Any]:
    """The game with the data of a pack. Unknown games and broken packs end the command with their one line."""
    from pandemonium.engine.pack import PackError
    from pandemonium.engine.registry import UnknownGame, load_game

    try:
        return load_game(id, pack)
    except UnknownGame as error:
        raise Problem(str(error)) from error
    except PackError as error:
        raise Problem(f"the pack cannot be used: {error}") from error


def parse_options(pairs: list[str] | None) -> dict[str, str]:
    """`collectors=random` and the like as table options."""
    options = {}
    for pair in pairs or []:
        id, equals, value = pair.partition("=")
        if not equals:
            raise Problem(f"an option reads ID=VALUE, not “{pair}”")
        options[id.strip()] = value.strip()
    return options


def check_table(game: Game[Any, Any], seats: int, options: dict[str, str]) -> None:
    """Whether the game can be played by so many with these options; if not, what there is to choose from."""
    from pandemonium.engine.journal import explain

    if seats not in game.seats:
        raise Problem(f"{game.id} is played by {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    known = {option.id: option.values for option in game.options}
    for id, value in options.items():
        if id not in known:
            raise Problem(f"{game.id} has no option “{id}”; it has: {', '.join(known)}")
        if value not in known[id]:
            raise Problem(f"option {id} is one of {', '.join(known[id])}, not “{value}”")
    refused = game.check_setup(seats, options)
    if refused is not None:
        raise Problem(explain(game, refused))


def parse_levels(seats: str) -> list[str]:
    """`normal,random` as the bot of each seat."""
    from pandemonium.bots.levels import UnknownLevel, parse_level

    levels = [level.strip() for level in seats.split(",")]
    try:
        for level in levels:
            parse_level(level)
    except UnknownLevel as error:
        raise Problem(str(error)) from error
    return levels


def check_language(language: str) -> str:
    from pandemonium.engine.text import LANGUAGES

    if language not in LANGUAGES:
        raise Problem(f"the languages are {', '.join(LANGUAGES)}, not “{language}”")
    return language
