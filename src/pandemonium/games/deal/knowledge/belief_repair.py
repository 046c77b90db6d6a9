"""Changes to the free parts of a case (DWD-6.3.10): each tries to give a seat what it lacked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.chance import Chance
from pandemonium.engine.row import Row, row_of
from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief_case import Case, missing, row_at, write_row
from pandemonium.games.deal.knowledge.belief_check import PIECES, THINGS, check
from pandemonium.games.deal.knowledge.belief_chests import FIRST, SECOND
from pandemonium.games.deal.knowledge.belief_known import KNOWN, LEFT, OWN_SOLD, TAKEN_BEFORE, UNSEEN
from pandemonium.games.deal.rules.fields import NO_PRICE, PAID_CLEAN, PAID_MARKED, PRICE, RECORD, SOULS, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.figures import BASICS, COIN, GOODS, SEATS, STOCKS
from pandemonium.games.deal.rules.roles import COIN_PRICES, LOWEST_PRICE
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MORTAL

CHANGES: Final = 800
"""Tried in one attempt."""
ALL: Final = 256
KEEPS: Final[Row] = row_of([256, 155, 94, 57, 35, 21, 13, 8, 5])
"""How many of 256 changes are kept that leave so much more missing than before: small steps back find ways around."""
HANDS: Final = 3
"""A chest has an owner and two receivers."""


def repair(case: Case, chance: Chance) -> None:
    """Change free parts as long as something is lacking."""
    for _ in range(i64(CHANGES)):
        lacking = count_lacking(case)
        if not lacking:
            return
        seat = lacking_seat(case, chance.below(lacking))
        gaps = case.gaps[seat]
        gap: i64 = gaps[chance.below(len(gaps))]
        last = min(gap // THINGS, len(case.kinds) // SEATS)
        if last:
            try_change(case, seat, chance.below(last) * SEATS, gap % THINGS, chance)


def count_lacking(case: Case) -> i64:
    """Seats that lack something."""
    found: i64 = 0
    for seat in range(i64(SEATS)):
        if case.short[seat]:
            found += 1
    return found


def lacking_seat(case: Case, number: i64) -> Seat:
    """The one of them with so many before it."""
    seat: i64 = 0
    while not case.short[seat] or number:
        if case.short[seat]:
            number -= 1
        seat += 1
    return seat


def try_change(case: Case, seat: Seat, first: i64, thing: i64, chance: Chance) -> None:
    """A change to one of the three chests that a seat had in hand in a round."""
    hand = chance.below(HANDS)
    at = first + seat
    if hand:
        at = case.comes_first[at] if hand == FIRST else case.comes_second[at]
    if case.kinds[at] == KNOWN:
        return
    row = row_at(case, at)
    if buys(case, at, row, hand, thing, chance) if hand else sells(case, at, row, thing, chance):
        keep_if_better(case, at, row, chance)


def keep_if_better(case: Case, at: i64, row: Row, chance: Chance) -> None:
    """Unless more is missing after the change than before."""
    before, lacked = row_at(case, at), missing(case)
    short, gaps = case.short[:], case.gaps[:]
    write_row(case, at, row)
    check(case, at % SEATS)
    check(case, case.first[at])
    check(case, case.second[at])
    worse = missing(case) - lacked
    if worse > 0 and (worse >= len(KEEPS) or chance.below(ALL) >= KEEPS[worse]):
        write_row(case, at, before)
        case.short, case.gaps = short, gaps


def sells(case: Case, at: i64, row: Row, thing: i64, chance: Chance) -> bool:
    """The seat that lacks something owns the chest: less in it, or more for it."""
    kind = case.kinds[at]
    if kind == LEFT:
        paid = row[PRICE] > SOULS if thing == PIECES else thing == COIN and row[PRICE] < SOULS
        return paid and row[TAKEN] == UNTAKEN and take(case, at, row, who_may(case, at), chance)
    if thing < STOCKS and row[thing]:
        row[thing] -= 1
        if not any(row[:STOCKS]):
            if kind == TAKEN_BEFORE or chance.below(2):
                row[chance.below(GOODS)] = 1  # something else was in it
            else:
                clear(row)
        return True
    if thing == PIECES and row[TAKEN] != UNTAKEN and row[PRICE] > SOULS and (kind == TAKEN_BEFORE or chance.below(2)):
        return split(case, at, row, chance)
    return kind == UNSEEN and thing >= COIN and asks(case, at, row, thing, chance)


def asks(case: Case, at: i64, row: Row, thing: i64, chance: Chance) -> bool:
    """Sell what nobody saw, or sell it for more: for coins, or for a piece."""
    mark = case.marks[at % SEATS]
    if (thing == COIN and mark == DEVIL) or (thing == PIECES and mark > CULTIST):
        return False
    if row[PRICE] == NO_PRICE:
        row[chance.below(GOODS)] += 1
    if thing == PIECES:
        row[PRICE] = min(SOULS + (2 if mark == DEVIL else 1), max(SOULS, row[PRICE]) + 1)
    elif row[PRICE] == NO_PRICE or row[PRICE] > SOULS:
        row[PRICE] = LOWEST_PRICE + chance.below(COIN_PRICES[mark] - LOWEST_PRICE + 1)
    elif row[TAKEN] != UNTAKEN:
        row[PRICE] = min(COIN_PRICES[mark], row[PRICE] + 1)
    return take(case, at, row, row[TAKEN] if row[TAKEN] != UNTAKEN else FIRST + chance.below(2), chance)


def buys(case: Case, at: i64, row: Row, hand: i64, thing: i64, chance: Chance) -> bool:
    """The seat that lacks something is a receiver: more out of the chest, or less for it."""
    kind = case.kinds[at]
    if kind == OWN_SOLD:
        pays = row[TAKEN] == hand
        row[TAKEN] = FIRST + SECOND - row[TAKEN]
        return pays or (thing < STOCKS and row[thing] > 0)
    if kind == TAKEN_BEFORE:
        if hand != FIRST:
            return False
        if thing == PIECES:
            return row[PRICE] > SOULS and split(case, at, row, chance)
        row[thing] += 1
        return True
    if kind == LEFT and hand != who_may(case, at):
        return False
    if row[TAKEN] == hand and (thing == PIECES or (thing == COIN and row[PRICE] < SOULS)):
        return spend_less(case, at, row, thing, chance)
    if kind == LEFT:
        return thing < STOCKS and row[thing] > 0 and row[TAKEN] == UNTAKEN and take(case, at, row, hand, chance)
    return thing < STOCKS and finds(case, at, row, hand, thing, chance)


def spend_less(case: Case, at: i64, row: Row, thing: i64, chance: Chance) -> bool:
    """A lower price, one of another kind, or no purchase."""
    unseen = case.kinds[at] == UNSEEN
    if unseen and thing == COIN and row[PRICE] > LOWEST_PRICE and chance.below(2):
        row[PRICE] -= 1
        return True
    if unseen and case.marks[at % SEATS] == CULTIST and chance.below(2):
        row[PRICE] = SOULS + 1 if thing == COIN else LOWEST_PRICE
        return take(case, at, row, row[TAKEN], chance)
    row[TAKEN], row[PAID_CLEAN], row[PAID_MARKED] = UNTAKEN, 0, 0
    if unseen:
        clear(row)
    return True


def finds(case: Case, at: i64, row: Row, hand: i64, thing: i64, chance: Chance) -> bool:
    """The missing token lay in a chest nobody saw; coins only where a piece was asked for."""
    mark = case.marks[at % SEATS]
    if row[PRICE] == NO_PRICE:
        by_piece = mark == DEVIL or (mark == CULTIST and (thing == COIN or chance.below(2) == 0))
        row[PRICE] = SOULS + 1 if by_piece else LOWEST_PRICE
    if thing == COIN and row[PRICE] < SOULS:
        return False
    row[thing] += 1
    if row[PRICE] < SOULS and chance.below(2):
        row[PRICE] = min(COIN_PRICES[mark], row[PRICE] + (2 if thing >= BASICS else 1))
    return take(case, at, row, hand, chance)


def who_may(case: Case, at: i64) -> i64:
    """Who may have taken a chest that was left: its second receiver; in this round, of the viewer's own, its first."""
    return FIRST if at >= case.past.rounds * SEATS else SECOND


def take(case: Case, at: i64, row: Row, hand: i64, chance: Chance) -> bool:
    """A receiver takes the chest; of this round's nobody has but the first ones, once these have answered."""
    if at >= case.past.rounds * SEATS and (case.past.stage == FIRST or hand != FIRST):
        return False
    row[TAKEN] = hand
    row[PAID_CLEAN] = row[PAID_MARKED] = 0
    if row[PRICE] > SOULS:
        split(case, at, row, chance)
    return True


def split(case: Case, at: i64, row: Row, chance: Chance) -> bool:
    """Mortals have clean pieces only; of others nobody knows which they paid."""
    pieces = row[PRICE] - SOULS
    payer = case.first[at] if row[TAKEN] == FIRST else case.second[at]
    marked = 0 if case.marks[payer] >= MORTAL else chance.below(pieces + 1)
    row[PAID_CLEAN], row[PAID_MARKED] = pieces - marked, marked
    return True


def clear(row: Row) -> None:
    for place in range(RECORD):
        row[place] = 0
