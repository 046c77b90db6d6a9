"""A space of the city as everybody sees it (OTH-6.3): what stands and lies there; of face-down tokens only how many."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from pandemonium.engine.bits import BIT
from pandemonium.games.others.rules.counts import count_of, total
from pandemonium.games.others.rules.figures import ALLIES, DISTRICTS, KINDS, NOBODY, TOKENS
from pandemonium.games.others.rules.state import Others


class SpaceView(Struct, frozen=True):
    number: int
    code: str  # T05, V2.1
    monsters: list[int]  # by kind
    heroes: list[int]  # slots
    tokens: list[int]  # by kind: physical ones, face up
    printed: list[int]  # by kind
    down: int  # face-down tokens
    icons: list[int]  # of a district
    covered: list[bool]  # by icon
    city_token: int  # the slot whose City Action token lies here; NOBODY
    altars: int
    orbitals: int
    allies: list[int]
    start: bool


def spaces(state: Others) -> list[SpaceView]:
    """Every space of the map, in the order of their numbers."""
    return [space_view(state, space) for space in state.city.spaces]


def space_view(state: Others, space: int) -> SpaceView:
    city, district = state.city, space < DISTRICTS
    icons = city.icons[space] if district else []
    return SpaceView(
        number=space,
        code=city.codes[space],
        monsters=by_kind(state.monsters[space], KINDS),
        heroes=[slot for slot in range(state.heroes) if state.at[slot] == space],
        tokens=by_kind(state.tokens[space], TOKENS),
        printed=by_kind(city.printed[space], TOKENS),
        down=total(state.down[space]),
        icons=icons[:],
        covered=[state.covered[space] & BIT[place] != 0 for place in range(len(icons))],
        city_token=state.slot_token[space] if district else NOBODY,
        altars=city.altars.count(space),
        orbitals=state.orbitals.count(space),
        allies=[ally for ally in range(ALLIES) if state.ally[ally] == space],
        start=space == city.start,
    )


def by_kind(counts: int, kinds: int) -> list[int]:
    return list(parted(counts, kinds))


@lru_cache(maxsize=4096)
def parted(counts: int, kinds: int) -> tuple[int, ...]:
    """Spaces are looked at after every choice, and the same few things lie in most of them."""
    return tuple(count_of(counts, kind) for kind in range(kinds))


def face_down(state: Others) -> list[int]:
    """The face-down tokens of the whole city by kind: everybody knows the lot, nobody what lies where."""
    return [sum(count_of(state.down[space], kind) for space in state.city.spaces) for kind in range(TOKENS)]
