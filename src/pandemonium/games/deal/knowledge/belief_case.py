"""A case: one way in which all deals of the past may have gone, and what is free in it (DWD-6.3.3)."""

from __future__ import annotations

from typing import Final, final

from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief_chests import FIRST, SECOND, receiver, true_row
from pandemonium.games.deal.knowledge.belief_purse import change_of
from pandemonium.games.deal.knowledge.belief_roles import chest_met
from pandemonium.games.deal.rules.fields import FLOW, NO_PRICE, PRICE, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.figures import SEATS, STOCKS
from pandemonium.games.deal.rules.roles import seat_of
from pandemonium.games.deal.rules.state import Deal

KNOWN: Final = 0
"""What is free in a chest: nothing, …"""
UNSEEN: Final = 1
"""everything, …"""
LEFT: Final = 2
"""whether the second receiver took it, …"""
TAKEN_BEFORE: Final = 3
"""its content and the marks of the pieces paid, …"""
OWN_SOLD: Final = 4
"""which receiver bought the viewer's own chest."""


@final
class Case:
    """Rows and what is free in them by (round - 1) * SEATS + owner; who gets the chest first and second, and whose."""

    __slots__ = (
        "comes_first",
        "comes_second",
        "contents",
        "first",
        "gaps",
        "kinds",
        "lows",
        "past",
        "rows",
        "second",
        "short",
        "stage",
        "state",
        "sums",
        "twin",
    )

    state: Deal
    twin: Deal
    past: int  # rounds whose chests are home again
    stage: int  # of this round's chests: 0 where they stand at home, FIRST, SECOND
    rows: list[list[int]]
    contents: list[int]  # of the rows, as changes of a purse
    sums: list[int]  # of the rows of the ledger and the open ones, likewise: what changed, and how low it fell
    lows: list[int]
    kinds: list[int]
    first: list[int]
    second: list[int]
    comes_first: list[int]  # by (round - 1) * SEATS + seat: the row of the chest this seat looks into
    comes_second: list[int]
    short: list[int]  # by seat: the weight of all that is missing
    gaps: list[list[int]]  # by seat: where


def open_case(state: Deal, twin: Deal) -> Case:
    """The deals as they are in the state, under the marks and the schedule of the twin."""
    case = Case()
    case.state, case.twin = state, twin
    case.past = len(state.deals) // SEATS
    case.stage = state.distribution
    case.rows = [list(row) for row in state.deals]
    if case.stage:
        case.rows += [true_row(state, state.round, mark) for mark in state.mark]
    size = len(case.rows)
    case.contents = []
    read_public_changes(case)
    case.kinds = [KNOWN] * size
    case.first, case.second = [0] * size, [0] * size
    case.comes_first, case.comes_second = [0] * size, [0] * size
    for at in range(size):
        round, owner = at // SEATS + 1, at % SEATS
        case.first[at], case.second[at] = receiver(twin, owner, round, FIRST), receiver(twin, owner, round, SECOND)
        case.comes_first[at - owner + case.first[at]] = at
        case.comes_second[at - owner + case.second[at]] = at
    case.short = [0] * SEATS
    case.gaps = [[]] * SEATS
    return case


def read_public_changes(case: Case) -> None:
    """The rows of the ledger, then the open one of each seat."""
    rows = [list(row) for row in case.state.ledger]
    for seat in range(SEATS):
        rows.append(list(case.state.flow[seat * FLOW : (seat + 1) * FLOW]))
    case.sums = [change_of(row) for row in rows]
    case.lows = [change_of(row, STOCKS) for row in rows]


def pack_contents(case: Case) -> None:
    """Once all rows are as an attempt begins with them."""
    case.contents = [change_of(row) for row in case.rows]


def note_free_parts(case: Case, viewer: Seat) -> None:
    """What the viewer does not know of each chest."""
    for at in range(len(case.rows)):
        case.kinds[at] = UNSEEN
    if viewer < 0:
        return
    own = case.state.mark[viewer]
    for round in range(1, len(case.rows) // SEATS + 1):
        now = round > case.past
        note(case, round, own, OWN_SOLD)
        note(case, round, chest_met(case.state, viewer, round, FIRST), LEFT)
        if not now or case.stage == SECOND:
            note(case, round, chest_met(case.state, viewer, round, SECOND), TAKEN_BEFORE)


def note(case: Case, round: int, mark: int, kind: int) -> None:
    """A chest whose mark was seen is as it is, but for what may be free in it."""
    at = (round - 1) * SEATS + seat_of(case.twin, mark)
    row = true_row(case.state, round, mark)
    now, taken = round > case.past, row[TAKEN]
    free = False
    if kind == OWN_SOLD:
        free = row[PRICE] != NO_PRICE and case.stage == SECOND if now else taken != UNTAKEN
    elif kind == LEFT:
        free = row[PRICE] != NO_PRICE and taken != FIRST and not now
    else:
        free = taken == FIRST
    case.rows[at] = row
    case.kinds[at] = KNOWN if not free else LEFT if now and kind == OWN_SOLD else kind
