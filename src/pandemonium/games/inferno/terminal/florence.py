"""Florence: the quarters with their two locations, who is there, and what can still be had."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.seats import LETTERS
from pandemonium.games.inferno.data.names import BARRELS, GUESTS, LOCATIONS, QUARTERS, TRACKS
from pandemonium.games.inferno.knowledge.view import InfernoView
from pandemonium.games.inferno.rules.figures import FREE, Rules
from pandemonium.games.inferno.rules.money import BRIBE
from pandemonium.games.inferno.terminal import glyphs
from pandemonium.games.inferno.terminal.glyphs import COLOURS, QUARTER_LETTERS


def florence(view: InfernoView, words: Words, rules: Rules) -> Group:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, width=80)
    special = words("terminal-special", florins=rules.entry_florins)
    for head in (words("terminal-quarters"), words("terminal-free"), special):
        table.add_column(head, ratio=1)
    for quarter in QUARTERS:
        here = [location for location in LOCATIONS if view.locations[location] == quarter]
        free = [location for location in here if LOCATIONS.index(location) < FREE]
        special_ones = [location for location in here if location not in free]
        table.add_row(
            quarter_name(view, words, quarter), *(places(view, words, those) for those in (free, special_ones))
        )
    return Group(table, stock(view, words))


def quarter_name(view: InfernoView, words: Words, quarter: str) -> Text:
    mark = "▶" if quarter == view.quarter else " "
    style = "bold" if quarter == view.quarter else ""
    name = Text(f"{mark}{QUARTER_LETTERS[quarter]} {words(quarter)}", style=style)
    if view.quarter not in ("", quarter):
        name.append("\n   " + words("terminal-bribe", drachmas=BRIBE), style="dim")
    return name


def places(view: InfernoView, words: Words, locations: list[str]) -> Text:
    return Text("\n").join(place(view, words, location) for location in locations)


def place(view: InfernoView, words: Words, location: str) -> Text:
    """Its name in the colour of its sin, and the members of each family."""
    text = Text(words(location), style=COLOURS[TRACKS[LOCATIONS.index(location)]])
    for player in view.players:
        if location in player.city:
            text.append(f" {LETTERS[player.seat]}{glyphs.people(*player.city[location])}", style="default")
    return text


def stock(view: InfernoView, words: Words) -> Text:
    """The Guests in the Palace and the Barrels in the Market."""
    lines = [
        Text(f" {words(place)}: {listed(words, names, counts)}", style="dim")
        for place, names, counts in (("palace", GUESTS, view.palace), ("market", BARRELS, view.stalls))
    ]
    return Text("\n").join(lines)


def listed(words: Words, names: tuple[str, ...], counts: list[int]) -> str:
    return (
        ", ".join(f"{glyphs.brief(words, name)} {count}" for name, count in zip(names, counts, strict=True) if count)
        or "–"
    )
