"""What a seat may know, straight from the state into bytes: the numbers of the legend, equal to the view's by law."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.bits import COUNT, members
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import SPECTATOR, Seat
from pandemonium.engine.writing import add, put, write_mask
from pandemonium.games.crypt.rules.claim import Claim, actor, turns
from pandemonium.games.crypt.rules.figures import CARDS, PER_TYPE, TYPES, column
from pandemonium.games.crypt.rules.state import EFFORTS, GONE, Crypt

QUESTION: Final = 8
SIDES: Final = QUESTION + 6
DECK_TOP: Final = SIDES + TYPES
SLOTS: Final = DECK_TOP + TYPES
SLOT_WIDTH: Final = 7 + TYPES
DISCARDS: Final = SLOTS + 6 * SLOT_WIDTH
COLUMN_WIDTH: Final = 6
PAYABLE: Final = DISCARDS + TYPES * COLUMN_WIDTH
PLAYERS: Final = PAYABLE + CARDS
COLUMNS: Final = 7 + EFFORTS
PLAYER_WIDTH: Final = COLUMNS + TYPES * COLUMN_WIDTH
GHOST: Final = 5
NOTHING: Final = bytes(PLAYERS + 4 * PLAYER_WIDTH)


def encode(state: Crypt, seat: Seat, out: BytesWriter) -> None:
    """Append the observation of a seat, or of a spectator."""
    at: i64 = len(out)
    out.write(NOTHING)
    seen: i64 = state.public if seat == SPECTATOR else state.public | state.known[seat]
    write_table(state, out, at)
    for slot in range(i64(len(state.crypt))):
        if state.crypt[slot] != GONE:
            write_slot(state, seat, slot, seen, out, at + SLOTS + slot * SLOT_WIDTH)
    open_discards = state.solo or not state.memory or not state.stack
    write_columns(state, state.discards, state.public if open_discards else 0, out, at + DISCARDS)
    if seat != SPECTATOR:
        write_mask(state.owned[seat] & ~state.flipped, out, at + PAYABLE)
    for turn in range(i64(state.seats)):
        write_player(state, seat, turn, seen, out, at + PLAYERS + turn * PLAYER_WIDTH)


def write_table(state: Crypt, out: BytesWriter, at: i64) -> None:
    per_round = state.rules.face_up[state.seats] + state.rules.face_down[state.seats]
    put(state.round, out, at)
    put(state.round + len(state.deck) // per_round, out, at + 1)
    put(turns(state), out, at + 3)
    put(len(state.deck), out, at + 4)
    put(len(state.stack), out, at + 5)
    put(state.own_dice, out, at + 6)
    put(1 if state.memory else 0, out, at + 7)
    write_mask(state.sides, out, at + SIDES)
    if state.deck:
        out[at + DECK_TOP + state.deck[-1] // PER_TYPE] = 1
    if state.stack:
        frame = state.asking(first_seat(state.asked))
        out[at + QUESTION + frame.question(state)] = 1
        if isinstance(frame, Claim):
            put(frame.turn + 1, out, at + 2)
            for slot in members(frame.placed):
                out[at + SLOTS + slot * SLOT_WIDTH + 2] = 1


def write_slot(state: Crypt, seat: i64, slot: i64, seen: i64, out: BytesWriter, at: i64) -> None:
    card, holder = state.crypt[slot], state.holder[slot]
    out[at] = 1
    put((state.down >> slot) & 1, out, at + 1)
    out[at + 3 + card // PER_TYPE] = 1
    if (seen >> card) & 1:
        put(state.rules.values[card], out, at + 3 + TYPES)
    if holder >= state.seats:
        out[at + 4 + TYPES] = GHOST
    elif holder >= 0:
        put((holder - max(seat, 0)) % state.seats + 1, out, at + 4 + TYPES)
    put(state.effort[slot], out, at + 5 + TYPES)
    put(state.dice[slot], out, at + 6 + TYPES)


def write_player(state: Crypt, seat: i64, turn: i64, seen: i64, out: BytesWriter, at: i64) -> None:
    player = (max(seat, 0) + turn) % state.seats
    out[at] = 1
    put((state.asked >> player) & 1, out, at + 1)
    put(1 if actor(state, 0) == player else 0, out, at + 2)
    put((state.race_winners >> player) & 1, out, at + 3)
    put(state.ready[player], out, at + 4)
    put(state.spent[player], out, at + 5)
    sent: i64 = 0
    for slot in range(i64(len(state.dice))):
        if state.holder[slot] == player:
            sent += state.dice[slot]
    put(sent, out, at + 6)
    for effort in range(i64(EFFORTS)):
        put(state.failed[player * EFFORTS + effort], out, at + 7 + effort)
    write_columns(state, state.owned[player], shown_of(state, seat, player, seen), out, at + COLUMNS)


def shown_of(state: Crypt, seat: i64, player: i64, seen: i64) -> i64:
    """The cards of a player that lie readable before this seat."""
    if not state.stack or seat == player:
        return (1 << CARDS) - 1
    return state.flipped if state.memory else seen


def write_columns(state: Crypt, cards: i64, shown: i64, out: BytesWriter, at: i64) -> None:
    """By type: how many of each value, and how many of them are flipped; without a value those not shown."""
    values = state.rules.values
    flipped: i64 = state.flipped
    for kind in range(i64(TYPES)):
        left = column(cards & shown, kind)
        card = kind * PER_TYPE
        while left:
            if left & 1:
                add(1, out, at + values[card])
                if (flipped >> card) & 1:
                    add(1, out, at + COLUMN_WIDTH - 1)
            left >>= 1
            card += 1
        hidden = column(cards & ~shown, kind)
        if hidden:
            add(COUNT[hidden], out, at)
        at += COLUMN_WIDTH
