"""The parts of an observation that tell of a hero on the board, and of one of the squad."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.games.others.knowledge.encode_figures import MANY, up_to, write_mask
from pandemonium.games.others.rules.counts import MOST
from pandemonium.games.others.rules.figures import (
    ALLIES,
    BOARDS,
    DISTRICTS,
    FIELDS,
    KARL,
    NOTHING,
    PASTS,
    SPACES,
    UPGRADES,
    WOLF,
)
from pandemonium.games.others.rules.state import Others

BOARD: Final = 2
SPACE: Final = BOARD + BOARDS
LEVEL: Final = SPACE + SPACES
DAMAGE: Final = LEVEL + 1
TURNS: Final = DAMAGE + FIELDS
UPGRADE: Final = TURNS + 3
ALLY: Final = UPGRADE + UPGRADES
INNOCENTS: Final = ALLY + ALLIES
HERO_WIDTH: Final = INNOCENTS + 4

PAST: Final = 3
DEEDS: Final = PAST + PASTS
SQUAD_WIDTH: Final = DEEDS + 4


def write_hero(state: Others, slot: i64, out: BytesWriter, at: i64) -> None:
    """His player, which depends on who looks, is written beside it."""
    out[at] = 1
    if state.hero[slot] >= 0:
        out[at + BOARD + state.hero[slot]] = 1
    if state.at[slot] >= 0:
        out[at + SPACE + state.at[slot]] = 1
    out[at + LEVEL] = state.corruption[slot]
    write_mask(state.damage[slot], out, at + DAMAGE)
    out[at + TURNS] = up_to(MOST, state.turns[slot])
    out[at + TURNS + 1] = up_to(MOST, state.extra[slot])
    for space in range(DISTRICTS - 1, -1, -1):
        if state.slot_token[space] == slot:
            out[at + TURNS + 2] = space + 1
    write_mask(state.upgrades[slot], out, at + UPGRADE)
    write_mask(state.allies[slot], out, at + ALLY)
    out[at + INNOCENTS] = up_to(MOST, state.innocents[slot])
    out[at + INNOCENTS + 1] = 1 if BIT[slot] & state.unhealing else 0
    out[at + INNOCENTS + 2] = 1 if BIT[slot] & state.absolved else 0
    out[at + INNOCENTS + 3] = up_to(MOST, state.lives[slot])


def write_squad(state: Others, seat: i64, hero: i64, out: BytesWriter, at: i64) -> None:
    """The Sin knows every Dark Past; the others what was revealed."""
    if state.fallen & BIT[hero]:
        out[at + 1] = 1
    elif plays(state, hero):
        out[at] = 1
    past = state.past[hero]
    if past != NOTHING:
        known = BIT[past] & state.past_open
        out[at + 2] = 1 if known else 0
        if known or seat == state.sin_seat:
            out[at + PAST + past] = 1
    out[at + DEEDS] = up_to(MANY, state.kills[hero])
    out[at + DEEDS + 1] = up_to(MANY, state.removals[hero])
    out[at + DEEDS + 2] = up_to(MANY, state.wounds[hero])
    out[at + DEEDS + 3] = up_to(MANY, state.sins[hero])


def plays(state: Others, hero: int) -> bool:
    """The wolf is Karl."""
    return hero in state.hero or (hero == KARL and WOLF in state.hero)
