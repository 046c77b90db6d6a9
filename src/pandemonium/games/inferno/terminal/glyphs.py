"""The marks of the table: a Soul is a shape with the number of its circle, so that colour only repeats what is read."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.engine.seats import LETTERS
from pandemonium.games.inferno.data.names import SINS

STANDING: Final = "▲"
LYING: Final = "▬"
STONE: Final = "■"
PIT: Final = "○"
LABYRINTH: Final = "#"
CHAINS: Final = "&"
EMPTY: Final = "·"
END: Final = "◎"
"""An empty shield that can be chosen."""
TAIL: Final = "~"
MEMBERS: Final = ("♚", "♙")
"""Noble, Urchin."""

COLOURS: Final = dict(
    zip(
        SINS,
        ("wheat1", "medium_purple1", "green3", "dark_orange3", "dodger_blue1", "yellow1", "red1", "grey70", "cyan1"),
        strict=True,
    )
)
QUARTER_LETTERS: Final = {"san-piero": "P", "duomo": "D", "scheraggio": "S", "borgo": "B"}


def soul(sin: str, laid: bool = False) -> Text:
    return Text(f"{LYING if laid else STANDING}{SINS.index(sin) + 1}", style=COLOURS[sin])


def brief(words: Words, name: str) -> str:
    """The first word of a name: enough for a Guest among four."""
    return words(name).partition(" ")[0]


def people(nobles: int, urchins: int) -> str:
    return MEMBERS[0] * nobles + MEMBERS[1] * urchins


def letters(seats: list[int]) -> str:
    return "".join(LETTERS[seat] for seat in seats)
