"""The parts of an observation that tell of a hero on the board, and of one of the squad."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import put, put_up_to, write_mask
from pandemonium.games.others.knowledge.encode_figures import MANY, note_up_to
from pandemonium.games.others.rules.counts import MOST
from pandemonium.games.others.rules.figures import (
    ALLIES,
    BOARDS,
    FIELDS,
    KARL,
    NOTHING,
    PASTS,
    SPACES,
    SQUAD,
    UPGRADES,
    WOLF,
)
from pandemonium.games.others.rules.state import Others

BOARD: Final = 2
SPACE: Final = BOARD + BOARDS
LEVEL: Final = SPACE + SPACES
DAMAGE: Final = LEVEL + 1
TURNS: Final = DAMAGE + FIELDS
HOME: Final = TURNS + 2
"""The district with his City Action token."""
UPGRADE: Final = HOME + 1
ALLY: Final = UPGRADE + UPGRADES
INNOCENTS: Final = ALLY + ALLIES
HERO_WIDTH: Final = INNOCENTS + 4

PAST: Final = 3
DEEDS: Final = PAST + PASTS
SQUAD_WIDTH: Final = DEEDS + 4


def write_hero(state: Others, slot: i64, out: BytesWriter, at: i64) -> None:
    """His player, which depends on who looks, and his city token are written beside it."""
    out[at] = 1
    board = state.hero[slot]
    if board >= 0:
        out[at + BOARD + board] = 1
    stands = state.at[slot]
    if stands >= 0:
        out[at + SPACE + stands] = 1
    put(state.corruption[slot], out, at + LEVEL)
    if state.damage[slot]:
        write_mask(state.damage[slot], out, at + DAMAGE)
    if state.turns[slot]:
        put_up_to(MOST, state.turns[slot], out, at + TURNS)
    if state.extra[slot]:
        put_up_to(MOST, state.extra[slot], out, at + TURNS + 1)
    if state.upgrades[slot]:
        write_mask(state.upgrades[slot], out, at + UPGRADE)
    if state.allies[slot]:
        write_mask(state.allies[slot], out, at + ALLY)
    if state.innocents[slot]:
        put_up_to(MOST, state.innocents[slot], out, at + INNOCENTS)
    if (state.unhealing >> slot) & 1:
        out[at + INNOCENTS + 1] = 1
    if (state.absolved >> slot) & 1:
        out[at + INNOCENTS + 2] = 1
    if state.lives[slot]:
        put_up_to(MOST, state.lives[slot], out, at + INNOCENTS + 3)


def write_squad(state: Others, seat: i64, out: BytesWriter, at: i64) -> None:
    """Where the seven are, what they have behind them and what they have done."""
    width: i64 = SQUAD_WIDTH
    playing, fallen = in_play(state), state.fallen
    past, kills, removals, wounds, sins = state.past, state.kills, state.removals, state.wounds, state.sins
    deeds = at + DEEDS
    for hero in range(i64(SQUAD)):
        if (fallen >> hero) & 1:
            out[at + 1] = 1
        elif (playing >> hero) & 1:
            out[at] = 1
        if past[hero] != NOTHING:
            write_past(state, seat, past[hero], out, at)
        note_up_to(MANY, kills[hero], out, deeds)
        note_up_to(MANY, removals[hero], out, deeds + 1)
        note_up_to(MANY, wounds[hero], out, deeds + 2)
        note_up_to(MANY, sins[hero], out, deeds + 3)
        at += width
        deeds += width


def in_play(state: Others) -> i64:
    """The heroes of the slots, a mask; the wolf is Karl."""
    found: i64 = 0
    for hero in state.hero:
        if hero == WOLF:
            found |= 1 << KARL
        elif hero >= 0:
            found |= 1 << hero
    return found


def write_past(state: Others, seat: i64, past: i64, out: BytesWriter, at: i64) -> None:
    """The Sin knows every Dark Past; the others what was revealed."""
    if (state.past_open >> past) & 1:
        out[at + 2] = 1
        out[at + PAST + past] = 1
    elif seat == state.sin_seat:
        out[at + PAST + past] = 1
