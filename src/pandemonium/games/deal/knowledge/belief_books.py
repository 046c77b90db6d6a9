"""The books of an imagined world (DWD-6.3.3): what every seat holds, reckoned forward from what all have seen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.fields import (
    FLOW,
    NO_PRICE,
    NOBODY,
    PAID_CLEAN,
    PAID_MARKED,
    PRICE,
    SOULS,
    TAKEN,
    UNTAKEN,
)
from pandemonium.games.deal.rules.figures import COIN, SEATS, STOCKS
from pandemonium.games.deal.rules.opening_anonymous import (
    CULTIST_GOODS,
    DEVIL_GOODS,
    GUESSER_COINS,
    OPENED_MARK,
    OPENS_FIRST,
)
from pandemonium.games.deal.rules.ritual import GUESSED
from pandemonium.games.deal.rules.roles import CLEAN, MARKED, STOCK, seat_of
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS
from pandemonium.games.deal.rules.state import Deal

ROUND_ROWS: Final = 4 * SEATS
"""Rows of the ledger that a round closes: offer, first answer, second answer, return of each seat."""
RITUAL_ROWS: Final = 2 * SEATS
"""And in round 3 the ritual closed and returned."""
RITUAL_ROUND: Final = 3


@final
class Books:
    """Holdings by seat. They may fall below zero, where a world was imagined that does not quite fit."""

    __slots__ = ("buyers", "clean", "marked", "owed", "read", "stock")

    stock: list[int]
    clean: list[int]
    marked: list[int]
    owed: list[int]  # pieces a seat is known to pay in deals not reckoned yet: these it cannot have sold to others
    buyers: list[int]  # by past round: which receiver paid pieces for the viewer's own chest
    read: int  # rows of the ledger


def open_books(twin: Deal) -> Books:
    """Start goods and role chests (DWD-6.2.1)."""
    books = Books()
    books.stock = []
    for seat in range(SEATS):
        start, chest = twin.rules.start_goods[twin.kingdoms[seat].side], STOCK[twin.mark[seat]]
        for stock in range(STOCKS):
            books.stock.append(start[stock] + chest[stock])
    books.clean = [CLEAN[mark] for mark in twin.mark]
    books.marked = [MARKED[mark] for mark in twin.mark]
    books.owed = [0] * SEATS
    books.buyers = []
    books.read = 0
    return books


def read_ledger(books: Books, state: Deal, until: int) -> None:
    """What changed for all to see."""
    stock = books.stock
    for at in range(books.read, until):
        row = state.ledger[at]
        first = row[FLOW] * STOCKS
        for good in range(STOCKS):
            if row[good]:
                stock[first + good] = stock[first + good] + row[good]
    books.read = until


def read_flow(books: Books, state: Deal) -> None:
    """And since the last private moment."""
    for seat in range(SEATS):
        for good in range(STOCKS):
            at = seat * STOCKS + good
            books.stock[at] = books.stock[at] + state.flow[seat * FLOW + good]


def rows_before(round: i64) -> i64:
    rows = (round - 1) * ROUND_ROWS
    if round > RITUAL_ROUND:
        rows += RITUAL_ROWS
    return rows


def move_out(books: Books, owner: Seat, row: list[int]) -> None:
    """The content into the chest."""
    for good in range(STOCKS):
        at = owner * STOCKS + good
        books.stock[at] = books.stock[at] - row[good]


def move_in(books: Books, seat: Seat, row: list[int]) -> None:
    for good in range(STOCKS):
        at = seat * STOCKS + good
        books.stock[at] = books.stock[at] + row[good]


def could_pay(books: Books, seat: Seat, row: list[int]) -> bool:
    """Whether a seat that nobody saw buying could have bought."""
    price = row[PRICE]
    if price == NO_PRICE:
        return False
    if price < SOULS:
        return books.stock[seat * STOCKS + COIN] + row[COIN] >= price
    pieces = books.clean[seat] + books.marked[seat]
    return books.clean[seat] >= 0 and books.marked[seat] >= 0 and pieces - books.owed[seat] >= price - SOULS


def buy(books: Books, buyer: Seat, row: list[int]) -> None:
    """Content out of the chest, price into it."""
    move_in(books, buyer, row)
    price = row[PRICE]
    if price < SOULS:
        books.stock[buyer * STOCKS + COIN] -= price
    else:
        books.clean[buyer] -= row[PAID_CLEAN]
        books.marked[buyer] -= row[PAID_MARKED]


def choose_pieces(books: Books, buyer: Seat, row: list[int], chance: Chance) -> None:
    """Which of the buyer's pieces lie in the chest: any that he has."""
    pieces = row[PRICE] - SOULS
    if pieces <= 0:
        return
    least = max(0, pieces - books.clean[buyer])
    most = min(pieces, books.marked[buyer])
    marked = least + chance.below(most - least + 1) if most > least else max(0, most)
    row[PAID_CLEAN], row[PAID_MARKED] = pieces - marked, marked


def bring_back(books: Books, owner: Seat, row: list[int]) -> None:
    """The chest returns, with its content or with the price."""
    if row[TAKEN] == UNTAKEN:
        move_in(books, owner, row)
        return
    if row[PRICE] < SOULS:
        books.stock[owner * STOCKS + COIN] += row[PRICE]
    books.clean[owner] += row[PAID_CLEAN]
    books.marked[owner] += row[PAID_MARKED]


def reckon_ritual(books: Books, state: Deal, twin: Deal, seat: Seat) -> None:
    """Bribes out, rewards in, as told by mark; the devil had just the marked pieces that all saw (DWD-6.2.4)."""
    opening = state.opening
    pieces, marked = opening[MARKS * OPENED_MARK], opening[MARKS * OPENED_MARK + 1]
    for other in range(SEATS):
        at, mark = other * STOCKS, twin.mark[other]
        books.stock[at + COIN] -= opening[mark * OPENED_MARK]
        for role in GUESSED:
            suspect = opening[mark * OPENED_MARK + 1 + role]
            if suspect != NOBODY and state.owned[role] == suspect:
                books.stock[at + COIN] += GUESSER_COINS
    move_in(books, seat_of(twin, DEVIL), DEVIL_GOODS[min(pieces, OPENS_FIRST)])
    move_in(books, seat_of(twin, CULTIST), CULTIST_GOODS[marked])
    fit_devil(books, twin, seat, pieces, marked)


def fit_devil(books: Books, twin: Deal, seat: Seat, pieces: int, marked: int) -> None:
    """Let the devil hold so many marked pieces, and at least so many in all."""
    devil, cultist = seat_of(twin, DEVIL), seat_of(twin, CULTIST)
    if seat not in (devil, cultist):
        extra = books.marked[devil] - marked
        books.marked[devil] -= extra
        books.marked[cultist] += extra
    if seat == devil:
        return
    need = [0] * SEATS
    need[devil] = pieces - marked
    lift_to(books.clean, need, seat)


def lift_to(held: list[int], need: list[int], seat: Seat) -> None:
    """Whoever has less than he must have gets pieces from those who can spare them; the viewer's own stay his."""
    for other in range(SEATS):
        giver = 0
        while other != seat and held[other] < need[other] and giver < SEATS:
            if giver not in (other, seat) and held[giver] > need[giver]:
                held[giver] = held[giver] - 1
                held[other] = held[other] + 1
            else:
                giver += 1
