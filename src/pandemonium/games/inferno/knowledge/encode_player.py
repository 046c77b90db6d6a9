"""The part of an observation that tells of one player."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from pandemonium.engine.bits import count
from pandemonium.engine.row import Row
from pandemonium.games.inferno.rules.figures import FLOORS, FRAUDS, GATES, KINDS, LOCATIONS, SPACES, TRACKS
from pandemonium.games.inferno.rules.state import Inferno

SEATS: Final = 4
FAMILY: Final = 11
SKULLS: Final = FAMILY + 4
DIPLOMAS: Final = SKULLS + TRACKS
GATE: Final = DIPLOMAS + TRACKS
CITY: Final = GATE + GATES
TOWER: Final = CITY + LOCATIONS * 2
FLOOR_WIDTH: Final = 11
"""Ten kinds of things, and free spaces."""
PANEL: Final = TOWER + FLOORS * FLOOR_WIDTH
STOLEN: Final = PANEL + KINDS
HAND: Final = STOLEN + KINDS
PLAYED: Final = HAND + FRAUDS
CASHED: Final = PLAYED + FRAUDS
IN_HAND: Final = CASHED + FRAUDS
PLAYER_WIDTH: Final = IN_HAND + 1

LARGEST: Final = 255


def byte(number: i64) -> u8:
    """What grows without bound, or below nothing, as far as a byte tells it."""
    if number < 0:
        return 0
    return u8(number) if number < LARGEST else LARGEST


def write_player(state: Inferno, seat: i64, turn: i64, out: BytesWriter, at: i64) -> None:
    player = (max(seat, 0) + turn) % state.seats
    out[at] = 1
    out[at + 1] = u8((state.asked >> player) & 1)
    out[at + 2] = 1 if state.turn == player else 0
    infamy: i64 = state.infamy[player]
    out[at + 3] = byte(infamy)
    out[at + 4] = byte(-infamy)
    out[at + 5] = byte(state.drachmas[player])
    out[at + 6] = byte(state.florins[player])
    out[at + 7] = int(state.boat[player])
    out[at + 8] = int(state.bones[player])
    out[at + 9] = int(state.tails[player])
    out[at + 10] = int(state.halves[player])
    for kind in range(i64(2)):
        out[at + FAMILY + kind] = int(state.home[player * 2 + kind])
        out[at + FAMILY + 2 + kind] = int(state.reserve[player * 2 + kind])
    write_numbers(state.skulls, player * TRACKS, TRACKS, out, at + SKULLS)
    write_numbers(state.city, player * LOCATIONS * 2, LOCATIONS * 2, out, at + CITY)
    mark(state.diplomas[player], out, at + DIPLOMAS)
    mark(state.gates[player], out, at + GATE)
    write_tower(state, player, out, at + TOWER)
    mark(state.panel[player], out, at + PANEL)
    mark(state.stolen[player], out, at + STOLEN)
    hand = state.hands[player]
    mark(hand if seat == player or not state.stack else hand & state.shown, out, at + HAND)
    mark(state.played[player], out, at + PLAYED)
    mark(state.cashed[player], out, at + CASHED)
    out[at + IN_HAND] = count(hand)


def write_numbers(numbers: Row, first: i64, many: i64, out: BytesWriter, at: i64) -> None:
    for place in range(many):
        out[at + place] = u8(numbers[first + place])


def add(out: BytesWriter, at: i64) -> None:
    """One more: not `+=`, which goes through the interpreter."""
    out[at] = out[at] + 1


def mark(mask: i64, out: BytesWriter, at: i64) -> None:
    while mask:
        if mask & 1:
            out[at] = 1
        mask >>= 1
        at += 1


def write_tower(state: Inferno, player: i64, out: BytesWriter, at: i64) -> None:
    first = state.rules.first_space
    for floor in range(i64(min(state.floors[player] + 1, FLOORS))):
        free: u8 = 0
        for space in range(i64(first[floor]), i64(first[floor + 1])):
            item: i64 = state.tower[player * SPACES + space]
            if item:
                add(out, at + item - 1)
            else:
                free += 1
        out[at + FLOOR_WIDTH - 1] = free
        at += FLOOR_WIDTH
