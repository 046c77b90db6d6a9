"""The part of an observation that tells of the city, space by space."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import add, put, put_up_to
from pandemonium.games.others.knowledge.encode_figures import MANY, write_counts
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.counts import total
from pandemonium.games.others.rules.figures import ALLIES, DISTRICTS, ICONS, KINDS, NOWHERE, SLOTS, TOKENS
from pandemonium.games.others.rules.state import Others

MONSTER: Final = 4
HERO: Final = MONSTER + KINDS
TOKEN: Final = HERO + SLOTS
PRINTED: Final = TOKEN + TOKENS
DOWN: Final = PRINTED + TOKENS
ICON: Final = DOWN + 1
COVERED: Final = ICON + ICONS
CITY_TOKEN: Final = COVERED + 2
ALTARS: Final = CITY_TOKEN + 1
ORBITALS: Final = ALTARS + 1
ALLY: Final = ORBITALS + 1
SPACE_WIDTH: Final = ALLY + ALLIES


def write_map(city: City, out: BytesWriter, at: i64) -> None:
    """What is printed there; every icon lies open."""
    for space in city.spaces:
        place = at + space * SPACE_WIDTH
        out[place] = 1
        write_counts(city.printed[space], out, place + PRINTED)
        if space < DISTRICTS:
            out[place + 1] = 1
            for icon in city.icons[space]:
                add(1, out, place + ICON + icon)
    out[at + city.start * SPACE_WIDTH + 2] = 1
    for space in city.altars:
        add(1, out, at + space * SPACE_WIDTH + ALTARS)


def write_city(state: Others, out: BytesWriter, at: i64) -> None:
    for space in state.city.spaces:
        place = at + space * SPACE_WIDTH
        write_counts(state.monsters[space], out, place + MONSTER)
        write_counts(state.tokens[space], out, place + TOKEN)
        if state.down[space]:
            put_up_to(MANY, total(state.down[space]), out, place + DOWN)
        if space < DISTRICTS:
            write_district(state, space, out, place)
    for slot in range(i64(state.heroes)):
        if state.at[slot] != NOWHERE:
            out[at + state.at[slot] * SPACE_WIDTH + HERO + slot] = 1
    for space in state.orbitals:
        add(1, out, at + space * SPACE_WIDTH + ORBITALS)
    for ally in range(i64(ALLIES)):
        if state.ally[ally] != NOWHERE:
            out[at + state.ally[ally] * SPACE_WIDTH + ALLY + ally] = 1


def write_district(state: Others, space: i64, out: BytesWriter, at: i64) -> None:
    covered: i64 = state.covered[space]
    if covered:
        icons = state.city.icons[space]
        for place in range(i64(len(icons))):
            if (covered >> place) & 1:
                out[at + COVERED + place] = 1
                add(-1, out, at + ICON + icons[place])
    put(state.slot_token[space] + 1, out, at + CITY_TOKEN)
