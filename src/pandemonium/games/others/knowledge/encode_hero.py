"""The parts of an observation that tell of a hero on the board, and of one of the squad."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import put, put_up_to, write_mask
from pandemonium.games.others.knowledge.encode_figures import MANY
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
    put(state.corruption[slot], out, at + LEVEL)
    write_mask(state.damage[slot], out, at + DAMAGE)
    put_up_to(MOST, state.turns[slot], out, at + TURNS)
    put_up_to(MOST, state.extra[slot], out, at + TURNS + 1)
    write_mask(state.upgrades[slot], out, at + UPGRADE)
    write_mask(state.allies[slot], out, at + ALLY)
    put_up_to(MOST, state.innocents[slot], out, at + INNOCENTS)
    put((state.unhealing >> slot) & 1, out, at + INNOCENTS + 1)
    put((state.absolved >> slot) & 1, out, at + INNOCENTS + 2)
    put_up_to(MOST, state.lives[slot], out, at + INNOCENTS + 3)


def write_slot_tokens(state: Others, out: BytesWriter, at: i64) -> None:
    """Where each hero's city token lies."""
    for space in range(i64(DISTRICTS)):
        slot: i64 = state.slot_token[space]
        if 0 <= slot < state.heroes:
            put(space + 1, out, at + slot * HERO_WIDTH + TURNS + 2)


def in_play(state: Others) -> i64:
    """The heroes of the slots, a mask; the wolf is Karl."""
    found: i64 = 0
    for hero in state.hero:
        if hero >= 0:
            found |= 1 << (KARL if hero == WOLF else hero)
    return found


def write_squad(state: Others, seat: i64, hero: i64, playing: bool, out: BytesWriter, at: i64) -> None:
    """The Sin knows every Dark Past; the others what was revealed."""
    if (state.fallen >> hero) & 1:
        out[at + 1] = 1
    elif playing:
        out[at] = 1
    past: i64 = state.past[hero]
    if past != NOTHING:
        known = (state.past_open >> past) & 1 == 1
        put(1 if known else 0, out, at + 2)
        if known or seat == state.sin_seat:
            out[at + PAST + past] = 1
    put_up_to(MANY, state.kills[hero], out, at + DEEDS)
    put_up_to(MANY, state.removals[hero], out, at + DEEDS + 1)
    put_up_to(MANY, state.wounds[hero], out, at + DEEDS + 2)
    put_up_to(MANY, state.sins[hero], out, at + DEEDS + 3)
