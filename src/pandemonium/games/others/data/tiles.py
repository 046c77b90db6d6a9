"""The ten city tiles from their file, and one of them as it lies in the city, perhaps turned (section 5.2)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from pandemonium.engine.pack import Pack, Provenance
from pandemonium.games.others.data.figures import check_ids
from pandemonium.games.others.data.names import TILES

CORNERS: Final = ("nw", "ne", "se", "sw")
SIDES: Final = ("n", "e", "s", "w")
"""Clockwise, so that a quarter turn is one place on; a side runs from its own corner to the next."""
QUARTERS: Final = 4
ACTIONS: Final = 2
"""Icons of a district."""

Icon = Literal["heal", "penance", "extra-turn", "equip", "orbital"]
Printed = Literal["fire", "corruption", "pentagram", "nest"]


class Corners(Struct, frozen=True, forbid_unknown_fields=True):
    nw: list[Printed] = []
    ne: list[Printed] = []
    se: list[Printed] = []
    sw: list[Printed] = []


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    actions: list[Icon]
    printed: list[Printed] = []
    corners: Corners = Corners()
    open: list[Literal["n", "e", "s", "w"]] = []


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    provenance: Provenance
    tile: list[Tile]


class LaidTile(Struct, frozen=True):
    """A tile in the city, turned by so many quarters clockwise: actions stay, corners and sides turn."""

    number: int
    tile: Tile
    turned: int

    def at_corner(self, corner: int) -> list[Printed]:
        """What is printed in the corner that lies there now."""
        printed: list[Printed] = getattr(self.tile.corners, CORNERS[(corner - self.turned) % QUARTERS])
        return printed

    def is_open(self, side: int) -> bool:
        """Whether the side that lies there now has no crosswalk."""
        return SIDES[(side - self.turned) % QUARTERS] in self.tile.open


def load_tiles(pack: Pack) -> list[Tile]:
    name = "tiles.toml"
    tiles = pack.load(name, Tiles).tile
    check_ids(pack, name, tiles, TILES, "city tiles")
    for tile in tiles:
        pack.check(name, len(tile.actions) == ACTIONS, f"{tile.id}: a district has {ACTIONS} City Action icons")
        pack.check(name, len(set(tile.open)) == len(tile.open), f"{tile.id}: each open side is named once")
    return tiles
