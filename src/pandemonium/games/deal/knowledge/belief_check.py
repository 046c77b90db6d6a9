"""Where a case contradicts the public ledger (DWD-6.3.4).

It is sound if no seat ever held less than nothing: at the lowest point of each interval between two private moments,
at every offer and payment, with the proofs and pieces that all have seen.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.row import Row, row_of
from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief_books import RITUAL_ROUND, rows_before
from pandemonium.games.deal.knowledge.belief_case import Case, missing, open_case
from pandemonium.games.deal.knowledge.belief_chests import FIRST, SECOND
from pandemonium.games.deal.knowledge.belief_past import true_past
from pandemonium.games.deal.knowledge.belief_purse import EMPTY_PURSE, held_in, tokens
from pandemonium.games.deal.rules.fields import PAID_CLEAN, PAID_MARKED, PRICE, RECORD, SOULS, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.figures import COIN, SEATS, STOCKS
from pandemonium.games.deal.rules.roles import CLEAN, MARKED
from pandemonium.games.deal.rules.routing import DEVIL, MARKS
from pandemonium.games.deal.rules.state import Deal

PIECES: Final = STOCKS
"""After the stocks, what else may be short."""
THINGS: Final = 8
"""A gap is round * THINGS + thing; the round after the last deals stands for now."""
WEIGHT: Final[Row] = row_of([3, 3, 3, 5, 5, 1, 5])
"""What one that is missing counts: a good bought with coins that are missing in turn is still a step ahead."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Account:
    """What one seat holds at a moment, and what it has lacked so far."""

    __slots__ = ("clean", "gaps", "marked", "purse", "short")

    purse: i64
    clean: i64
    marked: i64
    short: i64
    gaps: list[int]


def check(case: Case, seat: Seat) -> None:
    """Go through the game with one seat, and note what it lacks and when; the viewer's own book is true."""
    past, mark = case.past, case.marks[seat]
    if seat == past.viewer:
        return
    account = Account()
    account.purse = past.start[seat * MARKS + mark]
    account.clean, account.marked = CLEAN[mark], MARKED[mark]
    account.short = 0
    account.gaps = []
    for round in range(i64(1), past.rounds + 1):
        check_round(case, account, seat, round)
    if past.stage:
        check_open_round(case, account, seat)
    pass_interval(case, account, len(past.sums) - SEATS + seat, past.rounds + 1)
    case.short[seat] = account.short
    case.gaps[seat] = account.gaps


def check_round(case: Case, account: Account, seat: Seat, round: i64) -> None:
    group, at = rows_before(round) + seat, (round - 1) * SEATS + seat
    first, second = case.comes_first[at], case.comes_second[at]
    pass_interval(case, account, group, round)
    account.purse -= case.contents[at]
    pass_interval(case, account, group + SEATS, round)
    if case.rows[first * RECORD + TAKEN] == FIRST:
        pay_for(case, account, first, round)
    pass_interval(case, account, group + 2 * SEATS, round)
    if case.rows[second * RECORD + TAKEN] == SECOND:
        pay_for(case, account, second, round)
    pass_interval(case, account, group + 3 * SEATS, round)
    come_home(case, account, at)
    need_pieces(account, case.past.proved[at], round)
    if round == RITUAL_ROUND and case.past.ritual:
        check_ritual(case, account, seat, group + 4 * SEATS)


def check_open_round(case: Case, account: Account, seat: Seat) -> None:
    """The chests that are under way: what is in them, and what the first receivers took."""
    round = case.past.rounds + 1
    group, at = rows_before(round) + seat, (round - 1) * SEATS + seat
    pass_interval(case, account, group, round)
    account.purse -= case.contents[at]
    if case.past.stage == SECOND:
        pass_interval(case, account, group + SEATS, round)
        first = case.comes_first[at]
        if case.rows[first * RECORD + TAKEN] == FIRST:
            pay_for(case, account, first, round)


def pass_interval(case: Case, account: Account, at: i64, round: i64) -> None:
    """Between two private moments: the lowest point counts, then the sum; what was lacking is lent from then on."""
    lowest = account.purse + case.past.lows[at]
    if lowest & EMPTY_PURSE != EMPTY_PURSE:
        lend(account, lowest, round)
    account.purse += case.past.sums[at]


def lend(account: Account, lowest: i64, round: i64) -> None:
    for stock in range(i64(STOCKS)):
        lacking = -held_in(lowest, stock)
        if lacking > 0:
            account.purse += tokens(stock, lacking)
            miss(account, lacking, stock, round)


def miss(account: Account, lacking: i64, thing: i64, round: i64) -> None:
    account.short += lacking * WEIGHT[thing]
    account.gaps.append(round * THINGS + thing)


def come_home(case: Case, account: Account, at: i64) -> None:
    """The own chest, with its content or with the price."""
    rows, first = case.rows, at * RECORD
    if rows[first + TAKEN] == UNTAKEN:
        account.purse += case.contents[at]
        return
    if rows[first + PRICE] < SOULS:
        account.purse += tokens(COIN, rows[first + PRICE])
    account.clean += rows[first + PAID_CLEAN]
    account.marked += rows[first + PAID_MARKED]


def pay_for(case: Case, account: Account, at: i64, round: i64) -> None:
    rows, first = case.rows, at * RECORD
    account.purse += case.contents[at]
    if rows[first + PRICE] < SOULS:
        account.purse -= tokens(COIN, rows[first + PRICE])
        return
    account.clean -= rows[first + PAID_CLEAN]
    account.marked -= rows[first + PAID_MARKED]
    if account.clean < 0 or account.marked < 0:
        lend_pieces(account, round)


def lend_pieces(account: Account, round: i64) -> None:
    lacking: i64 = 0
    if account.clean < 0:
        lacking -= account.clean
        account.clean = 0
    if account.marked < 0:
        lacking -= account.marked
        account.marked = 0
    miss(account, lacking, PIECES, round)


def need_pieces(account: Account, pieces: i64, round: i64) -> None:
    """So many were shown (DWD-6.2.4)."""
    lacking = pieces - account.clean - account.marked
    if lacking > 0:
        miss(account, lacking, PIECES, round)


def check_ritual(case: Case, account: Account, seat: Seat, group: i64) -> None:
    """Bribe and rewards by mark; the devil had just the marked pieces and at least the pieces that were opened."""
    past, mark = case.past, case.marks[seat]
    pass_interval(case, account, group, RITUAL_ROUND)
    account.purse -= past.bribes[mark]
    if account.purse & EMPTY_PURSE != EMPTY_PURSE:
        lend(account, account.purse, RITUAL_ROUND)
    account.purse += past.rewards[mark]
    if mark == DEVIL:
        need_pieces(account, past.pieces, RITUAL_ROUND)
        apart = account.marked - past.marked
        if apart:
            miss(account, apart if apart > 0 else -apart, PIECES, RITUAL_ROUND)
    pass_interval(case, account, group + SEATS, RITUAL_ROUND)
    need_pieces(account, past.shown[seat], RITUAL_ROUND)


def check_all(case: Case) -> None:
    for seat in range(i64(SEATS)):
        check(case, seat)


def shortfall_of_truth(state: Deal) -> int:
    """Of the deals as they were: nothing, or the ledger has forgotten something (DWD-6.3.8)."""
    if state.mark[0] < 0:
        return 0
    case = open_case(true_past(state), state.mark, state.schedule)
    check_all(case)
    return missing(case)
