"""The part of an observation that tells of one player."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.bits import count, members
from pandemonium.engine.state import Seat
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


def byte(number: int) -> int:
    """What grows without bound, or below nothing, as far as a byte tells it."""
    return 0 if number < 0 else LARGEST if number > LARGEST else number


def write_player(state: Inferno, seat: Seat, turn: int, out: BytesWriter, at: i64) -> None:
    player = (max(seat, 0) + turn) % state.seats
    out[at] = 1
    out[at + 1] = (state.asked >> player) & 1
    out[at + 2] = 1 if state.turn == player else 0
    out[at + 3] = byte(state.infamy[player])
    out[at + 4] = byte(-state.infamy[player])
    out[at + 5] = byte(state.drachmas[player])
    out[at + 6] = byte(state.florins[player])
    out[at + 7] = state.boat[player]
    out[at + 8] = state.bones[player]
    out[at + 9] = state.tails[player]
    out[at + 10] = state.halves[player]
    for kind in range(2):
        out[at + FAMILY + kind] = state.home[player * 2 + kind]
        out[at + FAMILY + 2 + kind] = state.reserve[player * 2 + kind]
    for track in range(TRACKS):
        out[at + SKULLS + track] = state.skulls[player * TRACKS + track]
    for place in range(LOCATIONS * 2):
        out[at + CITY + place] = state.city[player * LOCATIONS * 2 + place]
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


def mark(mask: int, out: BytesWriter, at: i64) -> None:
    for place in members(mask):
        out[at + place] = 1


def write_tower(state: Inferno, player: Seat, out: BytesWriter, at: i64) -> None:
    first = state.rules.first_space
    for floor in range(min(state.floors[player] + 1, FLOORS)):
        place = at + floor * FLOOR_WIDTH
        for space in range(first[floor], first[floor + 1]):
            item = state.tower[player * SPACES + space]
            out[place + (item - 1 if item else FLOOR_WIDTH - 1)] += 1
