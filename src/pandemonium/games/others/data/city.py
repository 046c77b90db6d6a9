"""The city as a graph (section 5): its places with their numbers and codes, ways, distances and lines of fire."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from pandemonium.engine.bits import members
from pandemonium.engine.row import Row, row_of
from pandemonium.games.others.data.names import ICONS, TILES, TOKENS
from pandemonium.games.others.data.streets import Cell, Streets, grid_corner
from pandemonium.games.others.data.tiles import QUARTERS, LaidTile
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.counts import UNIT
from pandemonium.games.others.rules.figures import DISTRICTS, NOWHERE, SPACES

ROW: Final = 100
"""A place in a drawing is its row times this and its column."""
NONE: Final = [0] * SPACES
"""By space: nothing yet."""


class Ground:
    """The tiles as they lie: which spaces there are, by number (section 5.4), and by which codes they are found."""

    def __init__(self, laid: Mapping[Cell, LaidTile]) -> None:
        self.laid = laid
        self.streets = Streets(laid)
        self.lanes = [[DISTRICTS + street for street in lane] for lane in self.streets.lanes()]
        self.codes = [""] * DISTRICTS + [self.streets.code(street) for street in range(len(self.streets.spaces))]
        for tile in laid.values():
            self.codes[tile.number] = TILES[tile.number]

    def find(self, code: str) -> int:
        """The space that a code names: T05; V2.1, any corner of a street; V1.2@T04, the street there at T04."""
        if code in TILES:
            district = TILES.index(code)
            return district if self.codes[district] else NOWHERE
        read = re.fullmatch(r"V(\d)\.(\d)(?:@(T\d\d))?", code)
        if read is None:
            return NOWHERE
        meeting = self.streets.at_corner((int(read[1]), int(read[2])))
        if read[3] is not None:
            meeting = {tile: street for tile, street in meeting.items() if TILES[tile] == read[3]}
        found = set(meeting.values())
        return DISTRICTS + found.pop() if len(found) == 1 else NOWHERE


def city_on(ground: Ground, metros: list[list[int]]) -> City:
    """The graph alone; what lies in the city comes after."""
    city = City()
    number = len(ground.codes)
    city.codes = ground.codes + [""] * (SPACES - number)
    city.spaces = row_of([space for space in range(number) if ground.codes[space]])
    city.in_play = sum(1 << space for space in city.spaces)
    city.streets = sum(1 << space for space in range(DISTRICTS, number))
    lay_out(city, ground)
    join_up(city, ground)
    city.metros, city.metro = metros, row_of(NONE)
    for pair in metros:
        for one in pair:
            city.metro[one] |= sum(1 << other for other in pair if other != one)
    city.near = row_of([city.adjacent[space] | city.metro[space] for space in range(SPACES)])
    city.distance = distances(city.adjacent)
    city.lanes = row_of(NONE)
    for lane in ground.lanes:
        whole = sum(1 << space for space in set(lane))
        for space in lane:
            city.lanes[space] |= whole & ~(1 << space)
    return city


def lay_out(city: City, ground: Ground) -> None:
    """On which tiles each space lies, what is printed there, and where it is drawn."""
    city.tiles, city.printed, city.base = NONE[:], row_of(NONE), NONE[:]
    city.icons = [[] for _ in range(DISTRICTS)]
    city.corners = [[] for _ in range(SPACES)]
    for (row, column), laid in ground.laid.items():
        city.tiles[laid.number] = 1 << laid.number
        city.base[laid.number] = row * ROW + column
        city.icons[laid.number] = [ICONS.index(icon) for icon in laid.tile.actions]
        city.printed[laid.number] = sum(UNIT[TOKENS.index(token)] for token in laid.tile.printed)
    for street, atoms in enumerate(ground.streets.spaces, DISTRICTS):
        corners = [grid_corner(atom) for atom in atoms]
        city.corners[street] = list(dict.fromkeys(row * ROW + column for row, column in corners))
        city.base[street] = city.corners[street][0]
        for row, column, corner in atoms:
            laid = ground.laid[row, column]
            city.tiles[street] |= 1 << laid.number
            city.printed[street] += sum(UNIT[TOKENS.index(token)] for token in laid.at_corner(corner))


def join_up(city: City, ground: Ground) -> None:
    """Crosswalks between streets, and each district touches the streets of its four corners (OTH-MV-1)."""
    city.adjacent = row_of(NONE)

    def join(one: int, other: int) -> None:
        if one != other:
            city.adjacent[one] |= 1 << other
            city.adjacent[other] |= 1 << one

    for cell, laid in ground.laid.items():
        for side in range(QUARTERS):
            one, other = ground.streets.ends(cell, side)
            join(DISTRICTS + one, DISTRICTS + other)
            join(laid.number, DISTRICTS + one)


def distances(adjacent: Row) -> Row:
    """Steps between any two spaces without Metro (OTH-R67)."""
    found = row_of([NOWHERE] * (SPACES * SPACES))
    for start in range(SPACES):
        for steps, ring in enumerate(rings(adjacent, start)):
            for space in members(ring):
                found[start * SPACES + space] = steps
    return found


def rings(ways: Row, start: int) -> list[int]:
    """Masks of the spaces at distance 0, 1, 2 and so on."""
    ring, seen, found = 1 << start, 1 << start, []
    while ring:
        found.append(ring)
        onward = 0
        for space in members(ring):
            onward |= ways[space]
        ring = onward & ~seen
        seen |= ring
    return found
