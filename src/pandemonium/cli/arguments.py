"""The arguments several commands share, so that they read the same everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument, Option

from pandemonium.cli.problem import Problem
from pandemonium.cli.spoken import LANGUAGE, say

if TYPE_CHECKING:
    from pandemonium.engine.game import Game
    from pandemonium.engine.game import Option as TableOption

GameId = Annotated[str, Argument(metavar="GAME")]
PackFolder = Annotated[Path | None, Option("--pack", metavar="DIR")]
TableOptions = Annotated[list[str] | None, Option("--option", "-o", metavar="ID=VALUE")]
Language = Annotated[str, Option("--language", "-l", metavar="en|pl")]
Cluster = Annotated[str, Option(metavar="ray|ray://HOST:PORT")]
AsJson = Annotated[bool, Option("--json")]


def find_game(id: str, pack: Path | None = None) -> Game[Any, Any]:
    """The game with the data of a pack. Unknown games and broken packs end the command with their one line."""
    from pandemonium.engine.pack import PackError
    from pandemonium.engine.registry import UnknownGame, game_ids, load_game

    try:
        return load_game(id, pack)
    except UnknownGame as error:
        raise Problem("game", game=id, games=", ".join(game_ids())) from error
    except PackError as error:
        raise Problem("pack", why=str(error)) from error


def parse_options(pairs: list[str] | None) -> dict[str, str]:
    """`collectors=random` and the like as table options."""
    options = {}
    for pair in pairs or []:
        id, equals, value = pair.partition("=")
        if not equals:
            raise Problem("pair", pair=pair)
        options[id.strip()] = value.strip()
    return options


def usual_seats(game: Game[Any, Any]) -> int:
    """Where nobody says how many play: two, or the fewest the game has."""
    return 2 if 2 in game.seats else game.seats[0]


def check_table(game: Game[Any, Any], seats: int, options: dict[str, str]) -> dict[str, str]:
    """The options that count where so many play; if the game cannot be played so, what there is to choose from."""
    from pandemonium.cli.console import err
    from pandemonium.cli.wording import text_of

    if seats not in game.seats:
        raise Problem("players", game=game.id, players=seats, counts=", ".join(map(str, game.seats)))
    known = {option.id: option.values for option in game.options}
    for id, value in options.items():
        if id not in known:
            raise Problem("option", game=game.id, option=id, options=", ".join(known))
        if value not in known[id]:
            raise Problem("value", option=id, values=", ".join(known[id]), value=value)
    refused = game.check_setup(seats, options)
    if refused is not None:
        raise Problem("as-said", said=text_of(game, LANGUAGE.get()).say(refused.reason))
    counting = game.fitting(seats, options)
    for option in game.options:
        if option.id in options and option.id not in counting:
            note = say("option-left-out", option=f"{option.id}={options[option.id]}", when=condition(option))
            err.print(note, markup=False, soft_wrap=True)
    return counting


def condition(option: TableOption) -> str:
    """When an option counts: `with 1 seat and solo=payback-day or descent`; nothing where it always does."""
    parts = [f"{one.option}={say('option-or').join(one.values)}" for one in option.when]
    if option.seats:
        seats = say("option-or").join(map(str, option.seats))
        parts.insert(0, say("option-seats", seats=seats, most=option.seats[-1]))
    return say("option-with", all=say("option-and").join(parts)) if parts else ""


def parse_levels(seats: str) -> list[str]:
    """`normal,random` as the bot of each seat."""
    levels = [level.strip() for level in seats.split(",")]
    for level in levels:
        check_level(level)
    return levels


def check_level(level: str, problem: str = "level") -> None:
    """A bot there is, with a number of playouts or without."""
    from pandemonium.playing.levels import LEVELS, MissingFile, UnknownLevel, parse_level

    try:
        parse_level(level)
    except MissingFile as error:
        raise Problem("no-file", file=level.partition(":")[2]) from error
    except UnknownLevel as error:
        raise Problem(problem, level=level, levels=", ".join(LEVELS)) from error


def check_bots(game: Game[Any, Any], levels: list[str]) -> None:
    """Bots that play this game: whether a file holds one of it, only the game can say."""
    from pandemonium.playing.levels import UnknownLevel
    from pandemonium.playing.roster import bot_for

    for level in levels:
        try:
            bot_for(game, level)
        except (ImportError, UnknownLevel) as error:
            raise Problem("player", game=game.id, level=level, why=str(error)) from error


def check_language(language: str) -> str:
    """The one that was given, else the one the command speaks."""
    from pandemonium.engine.text import LANGUAGES

    if language and language not in LANGUAGES:
        raise Problem("language", languages=", ".join(LANGUAGES), language=language)
    return language or LANGUAGE.get()
