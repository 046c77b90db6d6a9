"""What an event's numbers stand for, and what things, places and missions are called in a sentence."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Fact, Name
from pandemonium.games.others.data.names import (
    ADVENTURES,
    ALLIES,
    CARDS,
    CULTS,
    DOOMS,
    HEROES,
    ICONS,
    KINDS,
    MAP_SIDES,
    PASTS,
    SINS,
    TILES,
    TOKENS,
    UPGRADES,
    mission_code,
)
from pandemonium.games.others.rules.box import Rules
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.figures import DISTRICTS
from pandemonium.games.others.rules.scene import board_in, map_in

CAUSES: Final = ("fight", "reaction", "fire", "leaving", "card", "sloth", "past", "corruption", "defection")
"""What a hero can die of, see `rules/cause.py`."""


def named(sort: str, names: tuple[str, ...]) -> tuple[Name, ...]:
    return tuple(Name(sort + name) for name in names)


HERO_NAMES: Final = named("hero-", HEROES)
KIND_NAMES: Final = named("kind-", KINDS)
TOKEN_NAMES: Final = named("token-", TOKENS)
ICON_NAMES: Final = named("icon-", ICONS)
ALLY_NAMES: Final = named("ally-", ALLIES)
SIN_NAMES: Final = named("sin-", SINS)
CULT_NAMES: Final = named("cult-", CULTS)
CARD_NAMES: Final = named("card-", CARDS)
DOOM_NAMES: Final = named("doom-", DOOMS)
UPGRADE_NAMES: Final = named("upgrade-", UPGRADES)
PAST_NAMES: Final = named("", PASTS)
ADVENTURE_NAMES: Final = named("adventure-", ADVENTURES)
DISTRICT_NAMES: Final = named("district-", TILES)
CAUSE_NAMES: Final = named("cause-", CAUSES)

NAMED: Final[dict[str, tuple[Name, ...]]] = {
    "hero": HERO_NAMES,
    "kind": KIND_NAMES,
    "token": TOKEN_NAMES,
    "icon": ICON_NAMES,
    "ally": ALLY_NAMES,
    "sin": SIN_NAMES,
    "cult": CULT_NAMES,
    "card": CARD_NAMES,
    "doom": DOOM_NAMES,
    "second": DOOM_NAMES,
    "upgrade": UPGRADE_NAMES,
    "past": PAST_NAMES,
    "adventure": ADVENTURE_NAMES,
    "cause": CAUSE_NAMES,
}
"""The numbers that stand for names, by the name of the fact."""

TITLED: Final[dict[str, tuple[str, ...]]] = {
    "T1": ("M1", "M2a", "M2b", "M3"),
    "T2": ("M1", "M2a", "M2b", "M3"),
    "T3": ("M1", "M2a", "M2b", "M3"),
    "C1": ("M1", "M2a", "M2b", "M3", "M4a", "M4b"),
    "C2": ("M1", "M2a", "M2b", "M3"),
    "R1": ("M1", "M2a", "M2b", "M3"),
    "R2": ("M1", "M2a", "M2b", "M3"),
}
"""The missions that have titles; those that a pack adds are called by their codes."""

CORNERS: Final = (("se", 1, 1), ("sw", 1, 0), ("ne", 0, 1), ("nw", 0, 0))
"""On which side of a tile a grid corner lies: so many rows below the tile's own, so many columns to the right."""
COLUMNS: Final = 100
"""See `City.base`."""


def fact(name: str, number: int) -> Fact:
    """What a number stands for wherever it is told."""
    if name in NAMED:
        return NAMED[name][number]
    if name == "map":
        return MAP_SIDES[number % len(MAP_SIDES)]
    return number


def fact_in(rules: Rules, scene: int, name: str, number: int) -> Fact:
    """The same where the scene matters: who stood in a slot, what a space is called on this map, which mission."""
    if name in ("slot", "other"):
        return HERO_NAMES[board_in(scene, number)]
    if name in ("space", "from"):
        return space_name(rules.cities[map_in(scene)], number)
    if name == "mission":
        return mission_title(rules, map_in(scene) // len(MAP_SIDES), number)
    return fact(name, number)


def space_name(city: City, space: int) -> Name:
    """A district by its name, a street by the first tile it touches: south-east of the Hospital."""
    if space < DISTRICTS:
        return DISTRICT_NAMES[space]
    row, column = divmod(city.base[space], COLUMNS)
    for side, below, right in CORNERS:
        tile = tile_at(city, row - below, column - right)
        if tile >= 0 and (city.tiles[space] >> tile) & 1:
            return Name(f"street-{side}", of=DISTRICT_NAMES[tile].id)
    raise AssertionError("a street touches a tile")


def tile_at(city: City, row: int, column: int) -> int:
    """The tile that lies there; -1 where there is none."""
    found = (tile for tile in range(DISTRICTS) if city.icons[tile] and city.base[tile] == row * COLUMNS + column)
    return next(found, -1)


def mission_title(rules: Rules, adventure: int, place: int) -> Fact:
    code = mission_code([mission.stage for mission in rules.adventures[adventure].missions], place)
    return title_of(ADVENTURES[adventure], code)


def title_of(id: str, code: str) -> Fact:
    return Name(f"mission-{id}-{code}") if code in TITLED[id] else code
