"""`pandemonium options`: what can be chosen when a table of a game is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pandemonium.cli.arguments import AsJson, GameId, Language, PackFolder, check_language, condition, find_game

if TYPE_CHECKING:
    from pandemonium.engine.game import Game
    from pandemonium.engine.text import Text


class Listed(Struct):
    """An option as it is given, with its values, the first one the default, and when it counts."""

    option: str
    values: list[str]
    counts: str


def options(game: GameId, language: Language = "", pack: PackFolder = None, json: AsJson = False) -> None:
    """What one may give to `--option`, so that nobody has to guess."""
    from pandemonium.cli.console import print_json
    from pandemonium.cli.wording import text_of

    found = find_game(game, pack)
    if json:
        print_json([Listed(one.id, list(one.values), condition(one)) for one in found.options])
    else:
        show(found, text_of(found, check_language(language)))


def show(game: Game[Any, Any], text: Text) -> None:
    from rich import box
    from rich.table import Table

    from pandemonium.cli.console import out

    table = Table(box=box.SIMPLE_HEAD, title=text("options-title", game=game.id), title_justify="left")
    for heading in ("options-given", "options-means"):
        table.add_column(text(heading), overflow="fold")
    for option in game.options:
        counts = condition(option)
        name = text(f"option-{option.id}")
        table.add_row(option.id, f"{name} ({text('options-counts', when=counts)})" if counts else name, style="bold")
        for at, value in enumerate(option.values):
            meaning = text(f"option-{option.id}-{value}")
            table.add_row(f"  {option.id}={value}", text("options-usual", value=meaning) if at == 0 else meaning)
    out.print(table)
