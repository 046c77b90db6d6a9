"""The chests of an imagined world (DWD-6.3.5): what the seat saw stays, the rest is filled in as people trade."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief_books import Books, buy, choose_pieces, could_pay, move_out
from pandemonium.games.deal.knowledge.belief_roles import SCHEDULES, chest_met, place_of
from pandemonium.games.deal.rules.fields import CONTENT, PAID_CLEAN, PAID_MARKED, PRICE, RECORD, SOULS, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.figures import BASICS, GOODS, SEATS, STOCKS
from pandemonium.games.deal.rules.offer import record_of
from pandemonium.games.deal.rules.roles import COIN_PRICES, seat_of
from pandemonium.games.deal.rules.routing import DEVIL, MORTAL
from pandemonium.games.deal.rules.state import Deal

FIRST: Final = 1
"""How far a round's chests have come: before the first receivers, before the second ones, home again."""
SECOND: Final = 2
HOME: Final = 3

GUIDE: Final = [2, 2, 2, 4, 4]
"""By good: coins that people ask for one (DWD-1.7.11)."""
MANY: Final = 8
"""More pieces than there are."""
NONE: Final = -1


def imagine_round(
    state: Deal, twin: Deal, books: Books, seat: Seat, round: int, stage: int, chance: Chance
) -> list[list[int]]:
    """The four chests of a round by owner, what is known of them first."""
    rows: list[list[int]] = [[]] * SEATS
    own = NONE if seat < 0 else state.mark[seat]
    first = NONE if seat < 0 else chest_met(state, seat, round, FIRST)
    second = NONE if seat < 0 or stage == FIRST else chest_met(state, seat, round, SECOND)
    if seat >= 0:
        rows[seat] = own_chest(twin, books, seat, true_row(state, round, own), round, stage, chance)
        owner = seat_of(twin, first)
        rows[owner] = seen_first(twin, books, owner, true_row(state, round, first), round, stage, chance)
    if second != NONE:
        owner = seat_of(twin, second)
        rows[owner] = seen_second(twin, books, owner, true_row(state, round, second), round, chance)
    for owner in range(SEATS):
        if not rows[owner]:
            rows[owner] = unseen(twin, books, owner, round, stage, chance)
    return rows


def move_chests(twin: Deal, books: Books, rows: list[list[int]], round: int, stage: int) -> None:
    """Contents leave their owners, and those who took a chest pay."""
    for owner in range(SEATS):
        move_out(books, owner, rows[owner])
    for distribution in range(FIRST, stage):
        for owner in range(SEATS):
            if rows[owner][TAKEN] == distribution:
                buy(books, receiver(twin, owner, round, distribution), rows[owner])


def true_row(state: Deal, round: int, mark: int) -> list[int]:
    """A chest whose mark the seat saw, as it is: only what was seen may be read of it."""
    return list(record_of(state, round, seat_of(state, mark)))


def receiver(twin: Deal, owner: Seat, round: int, distribution: int) -> Seat:
    """Who gets this seat's chest."""
    return seat_of(twin, SCHEDULES[twin.schedule][place_of(round, distribution) + twin.mark[owner]])


def expect_payments(state: Deal, twin: Deal, books: Books, seat: Seat) -> None:
    """Pieces that others are known to have paid, and to whom: those they cannot have spent otherwise."""
    if seat < 0:
        return
    for round in range(1, state.traded + 1):
        row = true_row(state, round, state.mark[seat])
        books.buyers.append(UNTAKEN)
        if row[TAKEN] != UNTAKEN and row[PRICE] > SOULS:
            books.buyers[-1] = likely_payer(twin, books, seat, row, round)
            books.owed[receiver(twin, seat, round, books.buyers[-1])] += row[PRICE] - SOULS
        expect_seen(state, twin, books, seat, round)
    if state.distribution == SECOND:
        expect_seen(state, twin, books, seat, state.round)


def expect_seen(state: Deal, twin: Deal, books: Books, seat: Seat, round: int) -> None:
    """A chest that was taken before it came here: its first receiver paid."""
    mark = chest_met(state, seat, round, SECOND)
    row = true_row(state, round, mark)
    if row[TAKEN] == FIRST and row[PRICE] > SOULS:
        books.owed[receiver(twin, seat_of(twin, mark), round, FIRST)] += row[PRICE] - SOULS


def likely_payer(twin: Deal, books: Books, owner: Seat, row: list[int], round: int) -> int:
    """Which receiver paid pieces for the own chest: marked ones no mortal has, and a mortal has three in all."""
    best, least = FIRST, MANY * MANY
    for distribution in (FIRST, SECOND):
        payer = receiver(twin, owner, round, distribution)
        strain = books.owed[payer] + row[PRICE] - SOULS
        if (twin.mark[payer] >= MORTAL) == (row[PAID_MARKED] > 0):
            strain += MANY
        if strain < least:
            best, least = distribution, strain
    return best


def own_chest(
    twin: Deal, books: Books, owner: Seat, row: list[int], round: int, stage: int, chance: Chance
) -> list[int]:
    """Who bought it the owner does not know, and before it is home not even whether anybody did."""
    if stage != HOME:
        row[TAKEN], row[PAID_CLEAN], row[PAID_MARKED] = UNTAKEN, 0, 0
        if stage == SECOND:
            maybe_sell(twin, books, owner, row, round, FIRST, 3, chance)
    elif row[TAKEN] != UNTAKEN and row[PRICE] > SOULS:
        row[TAKEN] = books.buyers[round - 1]
        books.owed[receiver(twin, owner, round, row[TAKEN])] -= row[PRICE] - SOULS
    elif row[TAKEN] != UNTAKEN:
        row[TAKEN] = FIRST + chance.below(2)
        if not could_pay(books, receiver(twin, owner, round, row[TAKEN]), row):
            row[TAKEN] = FIRST + SECOND - row[TAKEN]
    return row


def seen_first(
    twin: Deal, books: Books, owner: Seat, row: list[int], round: int, stage: int, chance: Chance
) -> list[int]:
    """Left here, it may have been taken by the second receiver."""
    if row[TAKEN] != FIRST:
        row[TAKEN], row[PAID_CLEAN], row[PAID_MARKED] = UNTAKEN, 0, 0
        if stage == HOME:
            maybe_sell(twin, books, owner, row, round, SECOND, 3, chance)
    return row


def seen_second(twin: Deal, books: Books, owner: Seat, row: list[int], round: int, chance: Chance) -> list[int]:
    """Taken before, it showed the payment only, unmarked sides up."""
    if row[TAKEN] == FIRST:
        for thing in range(CONTENT):
            row[thing] = 0
        buyer = receiver(twin, owner, round, FIRST)
        if row[PRICE] > SOULS:
            books.owed[buyer] -= row[PRICE] - SOULS
            choose_pieces(books, buyer, row, chance)
            for _ in range(row[PRICE] - SOULS):
                put_luxury_and_basic(books, owner, row, chance)
        elif row[PRICE] < GUIDE[GOODS - 1]:
            put_one(books, owner, row, 0, BASICS, chance)
        else:
            put_one(books, owner, row, BASICS, GOODS, chance)
    return row


def unseen(twin: Deal, books: Books, owner: Seat, round: int, stage: int, chance: Chance) -> list[int]:
    """Empty as often as not; else one or two tokens at the usual price, which every second time somebody takes."""
    row = imagine_offer(twin, books, owner, chance)
    if stage == SECOND:
        maybe_sell(twin, books, owner, row, round, FIRST, 4, chance)
    elif stage == HOME:
        maybe_sell(twin, books, owner, row, round, FIRST + chance.below(2), 2, chance)
    return row


def maybe_sell(
    twin: Deal, books: Books, owner: Seat, row: list[int], round: int, distribution: int, times: int, chance: Chance
) -> None:
    """Once in so many times a receiver who could pay has taken it."""
    buyer = receiver(twin, owner, round, distribution)
    if could_pay(books, buyer, row) and chance.below(times) == 0:
        row[TAKEN] = distribution
        choose_pieces(books, buyer, row, chance)


def imagine_offer(twin: Deal, books: Books, owner: Seat, chance: Chance) -> list[int]:
    """What a seat may have put into its chest without anybody looking."""
    row = [0] * RECORD
    if chance.below(2) == 0:
        return row
    mark = twin.mark[owner]
    if mark == DEVIL:
        if has_any(books, owner, BASICS, GOODS) and has_any(books, owner, 0, BASICS):
            put_luxury_and_basic(books, owner, row, chance)
            row[PRICE] = SOULS + 1
        return row
    tokens = 2 if chance.below(4) == 0 else 1
    for _ in range(tokens):
        if has_any(books, owner, 0, GOODS):
            good = put_one(books, owner, row, 0, GOODS, chance)
            row[PRICE] = min(COIN_PRICES[mark], row[PRICE] + GUIDE[good])
    return row


def has_any(books: Books, owner: Seat, first: int, last: int) -> bool:
    return any(books.stock[owner * STOCKS + good] > 0 for good in range(first, last))


def put_luxury_and_basic(books: Books, owner: Seat, row: list[int], chance: Chance) -> None:
    put_one(books, owner, row, BASICS, GOODS, chance)
    put_one(books, owner, row, 0, BASICS, chance)


def put_one(books: Books, owner: Seat, row: list[int], first: int, last: int, chance: Chance) -> int:
    """One of these goods that the owner has left; any of them where there is none."""
    held: list[int] = []
    for good in range(first, last):
        if books.stock[owner * STOCKS + good] > row[good]:
            held.append(good)
    good = held[chance.below(len(held))] if held else first + chance.below(last - first)
    row[good] = row[good] + 1
    return good
