"""The part of an observation that tells of the city, space by space."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import add
from pandemonium.games.others.knowledge.encode_figures import write_counts
from pandemonium.games.others.rules.city import City
from pandemonium.games.others.rules.figures import ALLIES, DISTRICTS, ICONS, KINDS, NOWHERE, SLOTS, TOKENS
from pandemonium.games.others.rules.state import Others

MONSTER: Final = 4
HERO: Final = MONSTER + KINDS
TOKEN: Final = HERO + SLOTS
PRINTED: Final = TOKEN + TOKENS
FACE_DOWN: Final = PRINTED + TOKENS
ICON: Final = FACE_DOWN + 1
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
    """What stands and lies in the spaces; of most kinds nothing does."""
    width: i64 = SPACE_WIDTH
    monsters, tokens = state.monsters, state.tokens
    for space in state.city.spaces:
        if monsters[space]:
            write_counts(monsters[space], out, at + space * width + MONSTER)
        if tokens[space]:
            write_counts(tokens[space], out, at + space * width + TOKEN)
    for slot in range(i64(state.heroes)):
        stands = state.at[slot]
        if stands != NOWHERE:
            out[at + stands * width + HERO + slot] = 1
    for space in state.orbitals:
        add(1, out, at + space * width + ORBITALS)
    for ally in range(i64(ALLIES)):
        waits = state.ally[ally]
        if waits != NOWHERE:
            out[at + waits * width + ALLY + ally] = 1


def write_covered(covered: i64, icons: list[int], out: BytesWriter, at: i64) -> None:
    """The icons of a district that lie under a Corruption token; they are counted among the open ones no longer."""
    for place in range(i64(len(icons))):
        if (covered >> place) & 1:
            out[at + COVERED + place] = 1
            add(-1, out, at + ICON + icons[place])
