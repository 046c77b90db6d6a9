"""Where a case contradicts the public ledger (DWD-6.3.4).

It is sound if no seat ever held less than nothing: at the lowest point of each interval between two private moments,
at every offer and payment, with the proofs and pieces that all have seen.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief_books import RITUAL_ROUND, rows_before
from pandemonium.games.deal.knowledge.belief_case import Case, open_case, pack_contents
from pandemonium.games.deal.knowledge.belief_chests import FIRST, NONE, SECOND
from pandemonium.games.deal.knowledge.belief_purse import EMPTY_PURSE, change_of, held_in, tokens
from pandemonium.games.deal.rules.fields import NOBODY, PAID_CLEAN, PAID_MARKED, PRICE, PROVED, SOULS, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.figures import COIN, SEATS, STOCKS
from pandemonium.games.deal.rules.hunt import FIRST_HUNT, PROOF
from pandemonium.games.deal.rules.opening_anonymous import (
    CULTIST_GOODS,
    DEVIL_GOODS,
    GUESSER_COINS,
    OPENED_MARK,
    OPENS_FIRST,
)
from pandemonium.games.deal.rules.ritual import GUESSED
from pandemonium.games.deal.rules.roles import CLEAN, MARKED, STOCK
from pandemonium.games.deal.rules.routing import CULTIST, DEVIL, MARKS
from pandemonium.games.deal.rules.state import Deal

PIECES: Final = STOCKS
"""After the stocks, what else may be short."""
THINGS: Final = 8
"""A gap is round * THINGS + thing; the round after the last deals stands for now."""
WEIGHT: Final = [3, 3, 3, 5, 5, 1, 5]
"""What one that is missing counts: a good bought with coins that are missing in turn is still a step ahead."""


@final
class Account:
    """What one seat holds at a moment, and what it has lacked so far."""

    __slots__ = ("clean", "gaps", "marked", "purse", "short")

    purse: i64
    clean: int
    marked: int
    short: int
    gaps: list[int]


def check(case: Case, seat: Seat) -> None:
    """Go through the game with one seat, and note what it lacks and when."""
    state, mark = case.state, case.twin.mark[seat]
    account = Account()
    account.purse = EMPTY_PURSE + change_of(state.rules.start_goods[state.side[seat]]) + change_of(STOCK[mark])
    account.clean, account.marked = CLEAN[mark], MARKED[mark]
    account.short = 0
    account.gaps = []
    for round in range(1, case.past + 1):
        check_round(case, account, seat, round)
    if case.stage:
        check_open_round(case, account, seat)
    at = len(state.ledger) + seat
    pass_interval(account, case.sums[at], case.lows[at], case.past + 1)
    pass_interval(account, 0, 0, case.past + 1)
    case.short[seat] = account.short
    case.gaps[seat] = account.gaps


def check_round(case: Case, account: Account, seat: Seat, round: int) -> None:
    sums, lows, group = case.sums, case.lows, rows_before(round) + seat
    at = (round - 1) * SEATS + seat
    first, second = case.comes_first[at], case.comes_second[at]
    pass_interval(account, sums[group], lows[group], round)
    account.purse -= case.contents[at]
    pass_interval(account, sums[group + SEATS], lows[group + SEATS], round)
    if case.rows[first][TAKEN] == FIRST:
        pay_for(case, account, first, round)
    pass_interval(account, sums[group + 2 * SEATS], lows[group + 2 * SEATS], round)
    if case.rows[second][TAKEN] == SECOND:
        pay_for(case, account, second, round)
    pass_interval(account, sums[group + 3 * SEATS], lows[group + 3 * SEATS], round)
    come_home(case, account, at)
    hunted = round - FIRST_HUNT
    if 0 <= hunted < len(case.state.hunts) and case.state.hunts[hunted][SEATS + seat] == PROVED:
        need_pieces(account, PROOF, round)
    if round == RITUAL_ROUND and case.state.opening:
        check_ritual(case, account, seat, group + 4 * SEATS)


def check_open_round(case: Case, account: Account, seat: Seat) -> None:
    """The chests that are under way: what is in them, and what the first receivers took."""
    group, round = rows_before(case.past + 1) + seat, case.past + 1
    at = case.past * SEATS + seat
    pass_interval(account, case.sums[group], case.lows[group], round)
    account.purse -= case.contents[at]
    if case.stage == SECOND:
        pass_interval(account, case.sums[group + SEATS], case.lows[group + SEATS], round)
        first = case.comes_first[at]
        if case.rows[first][TAKEN] == FIRST:
            pay_for(case, account, first, round)


def pass_interval(account: Account, sum: i64, low: i64, round: int) -> None:
    """Between two private moments: the lowest point counts, then the sum; what was lacking is lent from then on."""
    lowest = account.purse + low
    if lowest & EMPTY_PURSE != EMPTY_PURSE:
        lend(account, lowest, round)
    account.purse += sum


def lend(account: Account, lowest: i64, round: int) -> None:
    for stock in range(STOCKS):
        lacking = -held_in(lowest, stock)
        if lacking > 0:
            account.short += lacking * WEIGHT[stock]
            account.gaps.append(round * THINGS + stock)
            account.purse += tokens(stock, lacking)


def come_home(case: Case, account: Account, at: int) -> None:
    """The own chest, with its content or with the price."""
    row = case.rows[at]
    if row[TAKEN] == UNTAKEN:
        account.purse += case.contents[at]
        return
    if row[PRICE] < SOULS:
        account.purse += tokens(COIN, row[PRICE])
    account.clean += row[PAID_CLEAN]
    account.marked += row[PAID_MARKED]


def pay_for(case: Case, account: Account, at: int, round: int) -> None:
    row = case.rows[at]
    account.purse += case.contents[at]
    if row[PRICE] < SOULS:
        account.purse -= tokens(COIN, row[PRICE])
        return
    account.clean -= row[PAID_CLEAN]
    account.marked -= row[PAID_MARKED]
    lend_pieces(account, round)


def lend_pieces(account: Account, round: int) -> None:
    lacking = max(0, -account.clean) + max(0, -account.marked)
    if lacking:
        account.short += lacking * WEIGHT[PIECES]
        account.gaps.append(round * THINGS + PIECES)
        account.clean, account.marked = max(0, account.clean), max(0, account.marked)


def need_pieces(account: Account, pieces: int, round: int) -> None:
    """So many were shown (DWD-6.2.4)."""
    lacking = pieces - account.clean - account.marked
    if lacking > 0:
        account.short += lacking * WEIGHT[PIECES]
        account.gaps.append(round * THINGS + PIECES)


def check_ritual(case: Case, account: Account, seat: Seat, group: int) -> None:
    """Bribe and rewards by mark; the devil had just the marked pieces and at least the pieces that were opened."""
    state, mark = case.state, case.twin.mark[seat]
    opening = state.opening
    pieces, marked = opening[MARKS * OPENED_MARK], opening[MARKS * OPENED_MARK + 1]
    pass_interval(account, case.sums[group], case.lows[group], RITUAL_ROUND)
    if not state.goods_bribe:
        account.purse -= tokens(COIN, opening[mark * OPENED_MARK])
        pass_interval(account, 0, 0, RITUAL_ROUND)
    for role in GUESSED:
        suspect = opening[mark * OPENED_MARK + 1 + role]
        if suspect != NOBODY and state.owned[role] == suspect:
            account.purse += tokens(COIN, GUESSER_COINS)
    if mark == DEVIL:
        account.purse += change_of(DEVIL_GOODS[min(pieces, OPENS_FIRST)])
        need_pieces(account, pieces, RITUAL_ROUND)
        if account.marked != marked:
            account.short += abs(account.marked - marked) * WEIGHT[PIECES]
            account.gaps.append(RITUAL_ROUND * THINGS + PIECES)
    elif mark == CULTIST:
        account.purse += change_of(CULTIST_GOODS[marked])
    pass_interval(account, case.sums[group + SEATS], case.lows[group + SEATS], RITUAL_ROUND)
    need_pieces(account, state.pieces_shown[seat * 2], RITUAL_ROUND)


def check_all(case: Case, viewer: Seat) -> int:
    """What all seats lack together; the viewer's own book is true."""
    for seat in range(SEATS):
        if seat != viewer:
            check(case, seat)
    return sum(case.short)


def shortfall_of_truth(state: Deal) -> int:
    """Of the deals as they were: nothing, or the ledger has forgotten something (DWD-6.3.8)."""
    if state.mark[0] < 0:
        return 0
    case = open_case(state, state)
    pack_contents(case)
    return check_all(case, NONE)
