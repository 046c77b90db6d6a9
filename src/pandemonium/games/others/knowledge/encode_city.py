"""The part of an observation that tells of the city, space by space."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.games.others.knowledge.encode_figures import MANY, add, up_to, write_counts
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


def write_city(state: Others, out: BytesWriter, at: i64) -> None:
    for space in state.city.spaces:
        place = at + space * SPACE_WIDTH
        out[place] = 1
        write_counts(state.monsters[space], out, place + MONSTER)
        write_counts(state.tokens[space], out, place + TOKEN)
        write_counts(state.city.printed[space], out, place + PRINTED)
        out[place + DOWN] = up_to(MANY, total(state.down[space]))
        if space < DISTRICTS:
            out[place + 1] = 1
            write_district(state, space, out, place)
    out[at + state.city.start * SPACE_WIDTH + 2] = 1
    for slot in range(i64(state.heroes)):
        if state.at[slot] != NOWHERE:
            out[at + state.at[slot] * SPACE_WIDTH + HERO + slot] = 1
    for space in state.city.altars:
        add(out, at + space * SPACE_WIDTH + ALTARS)
    for space in state.orbitals:
        add(out, at + space * SPACE_WIDTH + ORBITALS)
    for ally in range(i64(ALLIES)):
        if state.ally[ally] != NOWHERE:
            out[at + state.ally[ally] * SPACE_WIDTH + ALLY + ally] = 1


def write_district(state: Others, space: i64, out: BytesWriter, at: i64) -> None:
    icons = state.city.icons[space]
    covered: i64 = state.covered[space]
    for place in range(i64(len(icons))):
        if (covered >> place) & 1:
            out[at + COVERED + place] = 1
        else:
            add(out, at + ICON + icons[place])
    out[at + CITY_TOKEN] = int(state.slot_token[space] + 1)
