"""Where a case contradicts the public ledger (DWD-6.3.4).

It is sound if no seat ever held less than nothing: at the lowest point of each interval between two private moments,
at every offer and payment, with the proofs and pieces that all have seen.
"""

from __future__ import annotations

from typing import Final, final

from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief_books import (
    PAID_CLEAN,
    PAID_MARKED,
    PRICE,
    RITUAL_ROUND,
    TAKEN,
    rows_before,
)
from pandemonium.games.deal.knowledge.belief_case import Case, open_case
from pandemonium.games.deal.knowledge.belief_chests import FIRST, NONE, SECOND
from pandemonium.games.deal.rules.fields import FLOW, NOBODY, PROVED, SOULS, UNTAKEN
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
NO_FLOW: Final = (0,) * FLOW


@final
class Account:
    """What one seat holds at a moment, and what it has lacked so far."""

    __slots__ = ("clean", "gaps", "marked", "short", "stock")

    stock: list[int]
    clean: int
    marked: int
    short: int
    gaps: list[int]


def check(case: Case, seat: Seat) -> None:
    """Go through the game with one seat, and note what it lacks and when."""
    state, mark = case.state, case.twin.mark[seat]
    start = state.rules.start_goods[state.side[seat]]
    account = Account()
    account.stock = [start[good] + STOCK[mark][good] for good in range(STOCKS)]
    account.clean, account.marked = CLEAN[mark], MARKED[mark]
    account.short = 0
    account.gaps = []
    for round in range(1, case.past + 1):
        check_round(case, account, seat, round)
    if case.stage:
        check_open_round(case, account, seat)
    pass_interval(account, tuple(state.flow[seat * FLOW : (seat + 1) * FLOW]), case.past + 1)
    pass_interval(account, NO_FLOW, case.past + 1)
    case.short[seat] = account.short
    case.gaps[seat] = account.gaps


def check_round(case: Case, account: Account, seat: Seat, round: int) -> None:
    ledger, group = case.state.ledger, rows_before(round) + seat
    at = (round - 1) * SEATS + seat
    own, first, second = case.rows[at], case.rows[case.comes_first[at]], case.rows[case.comes_second[at]]
    pass_interval(account, ledger[group], round)
    give(account, own, -1)
    pass_interval(account, ledger[group + SEATS], round)
    if first[TAKEN] == FIRST:
        pay_for(account, first, round)
    pass_interval(account, ledger[group + 2 * SEATS], round)
    if second[TAKEN] == SECOND:
        pay_for(account, second, round)
    pass_interval(account, ledger[group + 3 * SEATS], round)
    if own[TAKEN] == UNTAKEN:
        give(account, own, 1)
    else:
        if own[PRICE] < SOULS:
            account.stock[COIN] = account.stock[COIN] + own[PRICE]
        account.clean += own[PAID_CLEAN]
        account.marked += own[PAID_MARKED]
    hunted = round - FIRST_HUNT
    if 0 <= hunted < len(case.state.hunts) and case.state.hunts[hunted][SEATS + seat] == PROVED:
        need_pieces(account, PROOF, round)
    if round == RITUAL_ROUND and case.state.opening:
        check_ritual(case, account, seat, group + 4 * SEATS)


def check_open_round(case: Case, account: Account, seat: Seat) -> None:
    """The chests that are under way: what is in them, and what the first receivers took."""
    ledger, group, round = case.state.ledger, rows_before(case.past + 1) + seat, case.past + 1
    at = case.past * SEATS + seat
    pass_interval(account, ledger[group], round)
    give(account, case.rows[at], -1)
    if case.stage == SECOND:
        pass_interval(account, ledger[group + SEATS], round)
        first = case.rows[case.comes_first[at]]
        if first[TAKEN] == FIRST:
            pay_for(account, first, round)


def pass_interval(account: Account, row: tuple[int, ...], round: int) -> None:
    """Between two private moments: the lowest point counts, then the sum; what was lacking is lent from then on."""
    stock = account.stock
    for good in range(STOCKS):
        held = stock[good]
        lowest = held + row[STOCKS + good]
        if lowest < 0:
            account.short -= lowest * WEIGHT[good]
            account.gaps.append(round * THINGS + good)
            held -= lowest
        stock[good] = held + row[good]


def give(account: Account, row: list[int], sign: int) -> None:
    """The content of a chest, into it or out of it."""
    stock = account.stock
    for good in range(STOCKS):
        if row[good]:
            stock[good] = stock[good] + sign * row[good]


def pay_for(account: Account, row: list[int], round: int) -> None:
    give(account, row, 1)
    if row[PRICE] < SOULS:
        account.stock[COIN] = account.stock[COIN] - row[PRICE]
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
    pass_interval(account, state.ledger[group], RITUAL_ROUND)
    if not state.goods_bribe:
        account.stock[COIN] = account.stock[COIN] - opening[mark * OPENED_MARK]
        pass_interval(account, NO_FLOW, RITUAL_ROUND)
    for role in GUESSED:
        suspect = opening[mark * OPENED_MARK + 1 + role]
        if suspect != NOBODY and state.owned[role] == suspect:
            account.stock[COIN] = account.stock[COIN] + GUESSER_COINS
    if mark == DEVIL:
        give(account, DEVIL_GOODS[min(pieces, OPENS_FIRST)], 1)
        need_pieces(account, pieces, RITUAL_ROUND)
        if account.marked != marked:
            account.short += abs(account.marked - marked) * WEIGHT[PIECES]
            account.gaps.append(RITUAL_ROUND * THINGS + PIECES)
    elif mark == CULTIST:
        give(account, CULTIST_GOODS[marked], 1)
    pass_interval(account, state.ledger[group + SEATS], RITUAL_ROUND)
    need_pieces(account, state.pieces_shown[seat * 2], RITUAL_ROUND)


def check_all(case: Case, viewer: Seat) -> int:
    """What all seats lack together; the viewer's own book is true."""
    for seat in range(SEATS):
        if seat != viewer:
            check(case, seat)
    return sum(case.short)


def shortfall_of_truth(state: Deal) -> int:
    """Of the deals as they were: nothing, or the ledger has forgotten something (DWD-6.3.8)."""
    return 0 if state.mark[0] < 0 else check_all(open_case(state, state), NONE)
