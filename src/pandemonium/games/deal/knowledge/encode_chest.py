"""The notebook of a seat in an observation: its own chests of the past, and every chest it looked into."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.writing import put, put_up_to
from pandemonium.games.deal.knowledge.belief_roles import chest_met
from pandemonium.games.deal.knowledge.encode_figures import MOST_STOCK, note
from pandemonium.games.deal.rules.fields import (
    JESTERS,
    NO_PRICE,
    PAID_CLEAN,
    PAID_MARKED,
    PRICE,
    REJECTED,
    SOULS,
    TAKEN,
    UNTAKEN,
)
from pandemonium.games.deal.rules.figures import ROUNDS, SEATS
from pandemonium.games.deal.rules.offer import record_of
from pandemonium.games.deal.rules.roles import seat_of
from pandemonium.games.deal.rules.state import Deal

SOLD_WIDTH: Final = 7 + 5
GOODS: Final = 1 + 4
RATTLES: Final = GOODS + 7
SEEN_WIDTH: Final = RATTLES + 6

BOUGHT: Final = 1
LEFT: Final = 2


def write_chests(state: Deal, seat: i64, out: BytesWriter, at: i64) -> None:
    """Round by round the own one as it came back, then by round and distribution those of others."""
    past: i64 = len(state.deals) // SEATS
    for round in range(past):
        write_own(state.deals[round * SEATS + seat], out, at + round * SOLD_WIDTH)
    first: i64 = at + ROUNDS * SOLD_WIDTH
    for met in range(past * 2):
        write_seen(state, seat, met // 2 + 1, met % 2 + 1, out, first + met * SEEN_WIDTH)
    if past < state.round:
        for distribution in range(i64(1), i64(state.distribution + 1)):
            place = (state.round - 1) * 2 + distribution - 1
            write_seen(state, seat, state.round, distribution, out, first + place * SEEN_WIDTH)


def write_goods(row: tuple[int, ...], out: BytesWriter, at: i64) -> None:
    """Nothing lies in a chest without a price, which most are."""
    if row[PRICE] == NO_PRICE:
        return
    for thing in range(i64(JESTERS)):
        number: i64 = row[thing]
        if number:  # most are nothing, which is written already
            put_up_to(MOST_STOCK, number, out, at + thing)


def write_price(price: i64, out: BytesWriter, at: i64) -> None:
    """Coins, or pieces of soul."""
    if price < SOULS:
        note(price, out, at)
    else:
        put(price - SOULS, out, at + 1)


def write_own(row: tuple[int, ...], out: BytesWriter, at: i64) -> None:
    """Who took it, and when, the owner does not learn."""
    write_goods(row, out, at)
    write_price(row[PRICE], out, at + JESTERS)
    if row[TAKEN] != UNTAKEN:
        out[at + JESTERS + 2] = 1
        put(row[PAID_CLEAN], out, at + JESTERS + 3)
        put(row[PAID_MARKED], out, at + JESTERS + 4)


def write_seen(state: Deal, seat: i64, round: i64, distribution: i64, out: BytesWriter, at: i64) -> None:
    """Of one that was taken before it came here the payment is seen, not what lay in it (DWD-4.4.3)."""
    mark = chest_met(state, seat, round, distribution)
    row = record_of(state, round, seat_of(state, mark))
    out[at] = 1
    out[at + 1 + mark] = 1
    write_price(row[PRICE], out, at + RATTLES + 1)
    if UNTAKEN < row[TAKEN] < distribution:
        put(row[PAID_CLEAN] + row[PAID_MARKED], out, at + RATTLES + 2)
        out[at + RATTLES + 3] = 1
    else:
        write_goods(row, out, at + GOODS)
        if row[JESTERS]:
            out[at + RATTLES] = 1
    write_reply(state, seat, round, distribution, row, out, at + RATTLES + 4)


def write_reply(
    state: Deal, seat: i64, round: i64, distribution: i64, row: tuple[int, ...], out: BytesWriter, at: i64
) -> None:
    """What the seat has answered, also while others still think; and its own marked pieces among those it paid."""
    if round * SEATS > len(state.deals) and distribution == state.distribution:
        if not (state.asked >> seat) & 1:
            reply = state.reply[seat]
            put(LEFT if reply == REJECTED else BOUGHT, out, at)
            put(max(0, reply), out, at + 1)
    elif row[TAKEN] == distribution:
        out[at] = BOUGHT
        put(row[PAID_MARKED], out, at + 1)
    else:
        out[at] = LEFT
