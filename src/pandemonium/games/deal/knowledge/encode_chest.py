"""The notebook of a seat in an observation: its own chests of the past, and every chest it looked into."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from pandemonium.engine.row import Row
from pandemonium.engine.writing import write_run
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
from pandemonium.games.deal.rules.figures import ROUNDS
from pandemonium.games.deal.rules.offer import place_of_record, record
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
    for round in range(i64(1), state.traded + 1):
        write_own(state.deals, place_of_record(round, seat), out, at + (round - 1) * SOLD_WIDTH)
    first: i64 = at + ROUNDS * SOLD_WIDTH
    for met in range(state.traded * 2):
        write_seen(state, seat, met // 2 + 1, met % 2 + 1, out, first + met * SEEN_WIDTH)
    if state.traded < state.round:
        for distribution in range(i64(1), i64(state.distribution + 1)):
            place = (state.round - 1) * 2 + distribution - 1
            write_seen(state, seat, state.round, distribution, out, first + place * SEEN_WIDTH)


def write_goods(rows: Row, first: i64, out: BytesWriter, at: i64) -> None:
    """Nothing lies in a chest without a price, which most are."""
    if rows[first + PRICE] != NO_PRICE:
        write_run(rows, first, JESTERS, MOST_STOCK, out, at)


def write_price(price: i64, out: BytesWriter, at: i64) -> None:
    """Coins, or pieces of soul."""
    if price < SOULS:
        note(price, out, at)
    else:
        note(price - SOULS, out, at + 1)


def write_own(rows: Row, first: i64, out: BytesWriter, at: i64) -> None:
    """Who took it, and when, the owner does not learn."""
    write_goods(rows, first, out, at)
    write_price(rows[first + PRICE], out, at + JESTERS)
    if rows[first + TAKEN] != UNTAKEN:
        out[at + JESTERS + 2] = 1
        note(rows[first + PAID_CLEAN], out, at + JESTERS + 3)
        note(rows[first + PAID_MARKED], out, at + JESTERS + 4)


def write_seen(state: Deal, seat: i64, round: i64, distribution: i64, out: BytesWriter, at: i64) -> None:
    """Of one that was taken before it came here the payment is seen, not what lay in it (DWD-4.4.3)."""
    mark = chest_met(state, seat, round, distribution)
    owner = seat_of(state, mark)
    rows = state.deals
    first = place_of_record(round, owner)
    if round > state.traded:
        rows, first = record(state, owner), i64(0)
    out[at] = 1
    out[at + 1 + mark] = 1
    write_price(rows[first + PRICE], out, at + RATTLES + 1)
    taken = rows[first + TAKEN]
    if UNTAKEN < taken < distribution:
        note(rows[first + PAID_CLEAN] + rows[first + PAID_MARKED], out, at + RATTLES + 2)
        out[at + RATTLES + 3] = 1
    else:
        write_goods(rows, first, out, at + GOODS)
        if rows[first + JESTERS]:
            out[at + RATTLES] = 1
    if round > state.traded and distribution == state.distribution:
        write_reply(state, seat, out, at + RATTLES + 4)
    elif taken == distribution:
        out[at + RATTLES + 4] = BOUGHT
        note(rows[first + PAID_MARKED], out, at + RATTLES + 5)
    else:
        out[at + RATTLES + 4] = LEFT


def write_reply(state: Deal, seat: i64, out: BytesWriter, at: i64) -> None:
    """What the seat has answered while others still think; and its own marked pieces among those it paid."""
    if not (state.asked >> seat) & 1:
        reply = state.kingdoms[seat].reply
        note(LEFT if reply == REJECTED else BOUGHT, out, at)
        note(max(0, reply), out, at + 1)
