"""A case: one way in which all deals of the past may have gone (DWD-6.3.3)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.row import Row, row
from pandemonium.games.deal.knowledge.belief_chests import FIRST
from pandemonium.games.deal.knowledge.belief_past import Past
from pandemonium.games.deal.knowledge.belief_purse import change_of
from pandemonium.games.deal.knowledge.belief_roles import SCHEDULES, place_of
from pandemonium.games.deal.rules.fields import RECORD
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.routing import MARKS


@final
@mypyc_attr(acyclic=True)
class Case:
    """Chests are by (round - 1) * SEATS + owner."""

    __slots__ = (
        "comes_first",
        "comes_second",
        "contents",
        "first",
        "gaps",
        "kinds",
        "marks",
        "past",
        "rows",
        "schedule",
        "second",
        "short",
    )

    past: Past
    marks: Row  # by seat
    schedule: i64
    rows: Row  # of the chests, end to end
    contents: Row  # of the rows, as changes of a purse
    kinds: Row  # what is free in them
    first: Row  # who gets the chest
    second: Row
    comes_first: Row  # by (round - 1) * SEATS + seat: the chest this seat looks into
    comes_second: Row
    short: Row  # by seat: the weight of all that is missing
    gaps: list[list[int]]  # by seat: where


def open_case(past: Past, marks: Row, schedule: i64) -> Case:
    """The chests as the past has them, each with whoever has its mark."""
    case = Case()
    case.past, case.marks, case.schedule = past, marks, schedule
    size = len(past.kinds)
    case.rows, case.contents, case.kinds = row(size * RECORD), row(size), row(size)
    case.first, case.second = row(size), row(size)
    case.comes_first, case.comes_second = row(size), row(size)
    for at in range(i64(size)):
        chest = at // SEATS * MARKS + marks[at % SEATS]
        case.kinds[at] = past.kinds[chest]
        write_row(case, at, past.rows[chest * RECORD : (chest + 1) * RECORD])
        send_chest(case, at)
    case.short = row(SEATS)
    case.gaps = [[]] * SEATS
    return case


def send_chest(case: Case, at: i64) -> None:
    """To both receivers, as the schedule has it."""
    route, owner = SCHEDULES[case.schedule], at % SEATS
    place = place_of(at // SEATS + 1, FIRST) + case.marks[owner]
    first, second = holder(case.marks, route[place]), holder(case.marks, route[place + MARKS])
    case.first[at], case.second[at] = first, second
    case.comes_first[at - owner + first] = at
    case.comes_second[at - owner + second] = at


def holder(marks: Row, mark: i64) -> i64:
    """Who has this mark."""
    seat: i64 = 0
    while marks[seat] != mark:
        seat += 1
    return seat


def row_at(case: Case, at: i64) -> Row:
    """A chest's row, to be changed and written back."""
    return case.rows[at * RECORD : (at + 1) * RECORD]


def write_row(case: Case, at: i64, chest: Row) -> None:
    first = at * RECORD
    for place in range(i64(RECORD)):
        case.rows[first + place] = chest[place]
    case.contents[at] = change_of(chest)


def missing(case: Case) -> i64:
    """The weight of all that is missing, of all seats: nothing where the case is sound."""
    short = case.short
    return short[0] + short[1] + short[2] + short[3]
