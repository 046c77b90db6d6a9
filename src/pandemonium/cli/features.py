"""`pandemonium features`: what the numbers of an observation mean, place by place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pandemonium.cli.arguments import AsJson, GameId, Language, check_language, find_game
from pandemonium.cli.problem import Problem

if TYPE_CHECKING:
    from pandemonium.engine.text import Text


class Listed(Struct):
    """A number of the observation: its place, its name, its range, and how it is to be read."""

    place: int
    name: str
    least: int
    most: int
    kind: str


def features(game: GameId, language: Language = "", json: AsJson = False) -> None:
    """What a learning program is shown, for every player count alike."""
    from pandemonium.cli.console import print_json
    from pandemonium.cli.wording import text_of

    found = find_game(game)
    if found.encoder is None:
        raise Problem("no-legend", game=game)
    listed = [Listed(place, one.name, 0, one.most, one.kind) for place, one in enumerate(found.encoder.legend.features)]
    if json:
        print_json(listed)
    else:
        show(listed, text_of(found, check_language(language)))


def show(listed: list[Listed], text: Text) -> None:
    from rich import box
    from rich.table import Table

    from pandemonium.cli.console import out

    table = Table(box=box.SIMPLE_HEAD, title=text("features-title", width=len(listed)), title_justify="left")
    table.add_column(text("features-place"), justify="right")
    for heading in ("features-name", "features-range", "features-kind"):
        table.add_column(text(heading), overflow="fold")
    for one in listed:
        table.add_row(str(one.place), one.name, f"{one.least}–{one.most}", text(f"features-{one.kind}"))
    out.print(table)
