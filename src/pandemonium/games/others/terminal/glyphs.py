"""The marks of the table: a shape or letter for each thing, so that colour only repeats what is read."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pandemonium.games.others.data.names import ICONS, KINDS, METROS, TOKENS

TOKEN_MARKS: Final = dict(zip(TOKENS, "♦●★◉↻☺", strict=True))
TOKEN_STYLES: Final = dict(
    zip(TOKENS, ("red1", "medium_purple1", "dark_orange3", "green3", "cyan1", "wheat1"), strict=True)
)
ICON_MARKS: Final = dict(zip(ICONS, "✚☩↻⚒⌖", strict=True))
KIND_MARKS: Final = dict(zip(KINDS, ("a", "A", "C", "@", "h1", "h2", "h3", "h4", "h5", "m"), strict=True))
ALTAR: Final = "▲"
ORBITAL: Final = "⌖"
START: Final = "⚑"
DOWN: Final = "?"
METRO: Final = "Ⓜ"
COVERED: Final = "▒"
ALLY: Final = "+"
METRO_STYLES: Final = dict(zip(METROS, ("green3", "dodger_blue1"), strict=True))


def counted(mark: str, number: int, style: str) -> Text:
    """A mark, with its number where there are several."""
    return Text(mark + (str(number) if number > 1 else ""), style=style)


def token(kind: int, number: int) -> Text:
    name = TOKENS[kind]
    return counted(TOKEN_MARKS[name], number, TOKEN_STYLES[name])


def printed_token(kind: int, number: int) -> Text:
    """What is printed on a tile, which nobody can cleanse, stands in brackets."""
    return Text("(").append_text(token(kind, number)).append(")")


def monster(kind: int, number: int) -> Text:
    mark = KIND_MARKS[KINDS[kind]]
    return Text(f"{number if number > 1 else ''}{mark}", style="bold red")


def icon(kind: int, covered: bool) -> Text:
    return Text(COVERED if covered else ICON_MARKS[ICONS[kind]], style="dim" if covered else "bold")
