"""The part of an observation that tells of one player."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.bits import count
from pandemonium.engine.writing import add, put, put_up_to, write_mask, write_run
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


def write_player(state: Inferno, seat: i64, turn: i64, out: BytesWriter, at: i64) -> None:
    player = (max(seat, 0) + turn) % state.seats
    out[at] = 1
    put((state.asked >> player) & 1, out, at + 1)
    put(1 if state.turn == player else 0, out, at + 2)
    infamy: i64 = state.infamy[player]
    put_up_to(LARGEST, infamy, out, at + 3)
    put_up_to(LARGEST, -infamy, out, at + 4)
    put_up_to(LARGEST, state.drachmas[player], out, at + 5)
    put_up_to(LARGEST, state.florins[player], out, at + 6)
    put(state.boat[player], out, at + 7)
    put(state.bones[player], out, at + 8)
    put(state.tails[player], out, at + 9)
    put(state.halves[player], out, at + 10)
    for kind in range(i64(2)):
        put(state.home[player * 2 + kind], out, at + FAMILY + kind)
        put(state.reserve[player * 2 + kind], out, at + FAMILY + 2 + kind)
    write_run(state.skulls, player * TRACKS, TRACKS, LARGEST, out, at + SKULLS)
    write_run(state.city, player * LOCATIONS * 2, LOCATIONS * 2, LARGEST, out, at + CITY)
    write_mask(state.diplomas[player], out, at + DIPLOMAS)
    write_mask(state.gates[player], out, at + GATE)
    write_tower(state, player, out, at + TOWER)
    write_mask(state.panel[player], out, at + PANEL)
    write_mask(state.stolen[player], out, at + STOLEN)
    hand = state.hands[player]
    write_mask(hand if seat == player or not state.stack else hand & state.shown, out, at + HAND)
    write_mask(state.played[player], out, at + PLAYED)
    write_mask(state.cashed[player], out, at + CASHED)
    put(count(hand), out, at + IN_HAND)


def write_tower(state: Inferno, player: i64, out: BytesWriter, at: i64) -> None:
    first = state.rules.first_space
    for floor in range(i64(min(state.floors[player] + 1, FLOORS))):
        free: i64 = 0
        for space in range(i64(first[floor]), i64(first[floor + 1])):
            item: i64 = state.tower[player * SPACES + space]
            if item:
                add(1, out, at + item - 1)
            else:
                free += 1
        put(free, out, at + FLOOR_WIDTH - 1)
        at += FLOOR_WIDTH
