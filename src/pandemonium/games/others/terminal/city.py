"""The city as a grid: streets at its corners, districts between, each with its code and what lies and stands there.

A line between two corners is a crosswalk; a double one joins the corners of one street; where there is none, the river.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group
from rich.text import Text

from pandemonium.drawing.words import Words
from pandemonium.games.others.data.city import ROW
from pandemonium.games.others.data.names import ALLIES, METROS, TILES
from pandemonium.games.others.knowledge.space import SpaceView
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.figures import DISTRICTS, NOBODY
from pandemonium.games.others.terminal import glyphs

WIDTH: Final = 80
WIDEST: Final = 20
"""So wide is a tile at most."""
GUTTER: Final = 2
"""The street on its left, and a space."""

HeroName = Callable[[int], str]
"""What a slot is called in the city."""


class CityDrawing:
    """A map with what the view says of its spaces, each by its code; `lit` are the spaces that can be chosen."""

    def __init__(
        self, city: City, codes: list[str], spaces: list[SpaceView], words: Words, hero: HeroName, lit: set[int]
    ) -> None:
        self.city = city
        self.codes = codes
        self.spaces = {space.number: space for space in spaces}
        self.words = words
        self.hero = hero
        self.lit = lit
        self.districts = {city.base[number]: number for number in self.spaces if number < DISTRICTS}
        self.streets: dict[int, list[int]] = {}
        for number in self.spaces:
            for corner in city.corners[number]:
                self.streets.setdefault(corner, []).append(number)
        self.columns = max(corner % ROW for corner in self.streets) + 1
        self.rows = max(corner // ROW for corner in self.streets) + 1
        self.cell = min(WIDEST, WIDTH // self.columns)

    def drawn(self) -> Group:
        lines: list[Text] = []
        for row in range(self.rows):
            places = [row * ROW + column for column in range(self.columns)]
            lines.append(Text("").join(self.corner(place) for place in places))
            lines += self.band(places, [self.street_lines(place) for place in places])
            if row < self.rows - 1:
                lines += self.band(places, [self.district_lines(place) for place in places])
        return Group(*lines)

    def corner(self, place: int) -> Text:
        """The codes of the streets that begin here, and the way to the next corner."""
        begin = [street for street in self.streets.get(place, []) if self.city.base[street] == place]
        code = Text(" ").join(self.code(street) for street in begin)
        if not begin and place in self.streets:
            code = Text("╬", style="dim")
        return code.append(self.eastward(place) * (self.cell - len(code)), style="dim")

    def code(self, space: int) -> Text:
        return Text(self.codes[space], style="bold reverse" if space in self.lit else "bold")

    def eastward(self, place: int) -> str:
        return self.way(place, place + 1, (place, place - ROW), "─", "═")

    def southward(self, place: int) -> str:
        return self.way(place, place + ROW, (place, place - 1), "│", "║")

    def way(self, one: int, other: int, banks: tuple[int, int], crosswalk: str, fused: str) -> str:
        """Between two corners, if a tile lies on either side of it."""
        if banks[0] not in self.districts and banks[1] not in self.districts:
            return " "
        return fused if set(self.streets[one]) & set(self.streets[other]) else crosswalk

    def band(self, places: list[int], columns: list[list[Text]]) -> list[Text]:
        """Lines of all columns side by side, each beside the street that runs down on its left."""
        lines: list[Text] = []
        for number in range(max(len(column) for column in columns)):
            line = Text()
            for place, column in zip(places, columns, strict=True):
                here = column[number] if number < len(column) else Text()
                line.append(self.southward(place) + " ", style="dim").append_text(here)
                line.append(" " * (self.cell - GUTTER - here.cell_len))
            lines.append(line)
        return lines

    def street_lines(self, place: int) -> list[Text]:
        begin = [street for street in self.streets.get(place, []) if self.city.base[street] == place]
        return [line for street in begin for line in self.wrapped(self.pieces(self.spaces[street]))]

    def district_lines(self, place: int) -> list[Text]:
        """Name and code, icons, and what is there; one empty line after, so that the street is seen to go on."""
        if place not in self.districts:
            return [Text()]
        space = self.spaces[self.districts[place]]
        room = self.cell - GUTTER - 1
        name = self.words(f"district-{TILES[space.number]}")[: room - len(self.codes[space.number]) - 1]
        icons = [glyphs.icon(icon, covered) for icon, covered in zip(space.icons, space.covered, strict=True)]
        if space.city_token != NOBODY:
            icons.append(Text(f"[{self.hero(space.city_token)}]", style="dim"))
        lines = [self.code(space.number).append(f" {name}", style="not bold not reverse"), *self.wrapped(icons)]
        return [*lines, *self.wrapped(self.pieces(space)), Text()]

    def pieces(self, space: SpaceView) -> list[Text]:
        """What lies there, then who stands there."""
        found = [Text(glyphs.START, style="bold")] if space.start else []
        found += [glyphs.counted(glyphs.ALTAR, space.altars, "magenta")] if space.altars else []
        found += [glyphs.counted(glyphs.ORBITAL, space.orbitals, "bold cyan1")] if space.orbitals else []
        for colour, pair in zip(METROS, self.city.metros, strict=True):
            found += [Text(glyphs.METRO, style=glyphs.METRO_STYLES[colour])] * (space.number in pair)
        found += [glyphs.printed_token(kind, number) for kind, number in enumerate(space.printed) if number]
        found += [glyphs.token(kind, number) for kind, number in enumerate(space.tokens) if number]
        found += [glyphs.counted(glyphs.DOWN, space.down, "dim")] if space.down else []
        found += [Text(glyphs.ALLY + self.words(f"ally-{ALLIES[ally]}")[:4], style="yellow1") for ally in space.allies]
        found += [Text(self.hero(slot), style="bold green3") for slot in space.heroes]
        return found + [glyphs.monster(kind, number) for kind, number in enumerate(space.monsters) if number]

    def wrapped(self, pieces: list[Text]) -> list[Text]:
        """In as many lines as the cell is narrow."""
        lines: list[Text] = []
        for piece in pieces:
            if lines and lines[-1].cell_len + 1 + piece.cell_len < self.cell - GUTTER:
                lines[-1] = lines[-1].append(" ").append_text(piece)
            else:
                lines.append(piece.copy())
        return lines
