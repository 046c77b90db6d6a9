"""Who may be who, and which way the chests may go (DWD-6.3.1): all that a seat cannot rule out is equally likely."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.chance import Chance
from pandemonium.engine.row import Row, row_of
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.fields import NOBODY, NOTHING
from pandemonium.games.deal.rules.figures import SEATS
from pandemonium.games.deal.rules.opening_anonymous import OPENED_MARK
from pandemonium.games.deal.rules.ritual import GUESSED
from pandemonium.games.deal.rules.routing import MARKS, ROUNDS, schedules
from pandemonium.games.deal.rules.state import Deal

ASSIGNMENTS: Final[list[list[int]]] = [list(marks) for marks in permutations(range(MARKS))]
"""Marks by seat: 24 ways."""
SCHEDULES: Final[list[Row]] = [row_of(route) for route in schedules()]
PLACES: Final = ROUNDS * 2 * MARKS
"""Of a schedule."""
MET_AT_MOST: Final = ROUNDS * 2 + 1
"""Chests that one seat meets, counting none."""
MET: Final[Row] = row_of(
    [
        list(route[at : at + MARKS]).index(mark)
        for route in SCHEDULES
        for at in range(0, PLACES, MARKS)
        for mark in range(MARKS)
    ]
)
"""schedule * PLACES + place: which chest comes to that mark in that distribution."""
ALL_SCHEDULES: Final = (1 << len(SCHEDULES)) - 1
MEETING: Final[Row] = row_of(
    [
        sum(BIT[number] for number, route in enumerate(SCHEDULES) if route[place] == mark)
        for place in range(len(SCHEDULES[0]))
        for mark in range(MARKS)
    ]
)
"""place * MARKS + mark: the schedules, as a mask, by which that chest comes to that mark in that distribution."""


def left_after_meetings() -> Row:
    """What LEFT holds: by each schedule, to each mark, the first chest, the first two, and so on."""
    left: list[int] = []
    for schedule in range(len(SCHEDULES)):
        for own in range(MARKS):
            left.append(ALL_SCHEDULES)
            for place in range(0, PLACES, MARKS):
                chest = MET[schedule * PLACES + place + own]
                left.append(int(left[-1] & MEETING[(place + chest) * MARKS + own]))
    return row_of(left)


LEFT: Final[Row] = left_after_meetings()
"""(schedule * MARKS + mark) * MET_AT_MOST + chests met: the schedules, as a mask, that agree with all of them."""


def assignments(state: Deal, seat: Seat) -> list[list[int]]:
    """Every deal of the marks that agrees with what the seat knows."""
    return [marks for marks in ASSIGNMENTS if agrees(state, seat, marks)]


def agrees(state: Deal, seat: Seat, marks: list[int]) -> bool:
    """Not with another own mark, against a yes or a no, or with a mark that guessed its own seat (DWD-1.2.2)."""
    if seat >= 0 and marks[seat] != state.mark[seat]:
        return False
    for role in GUESSED:
        owner = state.owned[role]
        if owner != NOBODY and marks[owner] != role:
            return False
        denied = state.denied[role]
        if denied and BIT[marks.index(role)] & denied:
            return False
    if not state.opening:
        return True
    for mark in range(MARKS):
        for role in GUESSED:
            suspect = state.opening[mark * OPENED_MARK + 1 + role]
            if suspect != NOBODY and marks[suspect] == mark:
                return False
    return True


def draw_marks(state: Deal, seat: Seat, chance: Chance) -> list[int]:
    """Before roles are dealt there are none; after the last opening everybody knows them."""
    if state.open or state.mark[0] == NOTHING:
        return list(state.mark)
    found = assignments(state, seat)
    return found[chance.below(len(found))][:]


def place_of(round: i64, distribution: i64) -> i64:
    """Where a distribution's receivers begin in a schedule."""
    return ((round - 1) * 2 + distribution - 1) * MARKS


def chest_met(state: Deal, seat: Seat, round: i64, distribution: i64) -> i64:
    """The mark inside the chest that this seat got: it saw that mark."""
    return MET[state.schedule * PLACES + place_of(round, distribution) + state.mark[seat]]


def schedules_left(state: Deal, seat: Seat) -> i64:
    """The schedules that agree with every chest the seat has met, a mask (DWD-6.2.6)."""
    if seat < 0 or state.mark[seat] == NOTHING:
        return ALL_SCHEDULES
    met = state.traded * 2 + state.distribution
    return LEFT[(state.schedule * MARKS + state.mark[seat]) * MET_AT_MOST + met]


def draw_schedule(state: Deal, seat: Seat, chance: Chance) -> int:
    left = members(schedules_left(state, seat))
    return left[chance.below(len(left))]


def lock_guesses(state: Deal, twin: Deal) -> None:
    """Guesses of round 3 are known by mark, so they lie with whoever has that mark now."""
    if state.open or max(state.locked) == NOBODY:
        return
    for other in range(SEATS):
        for role in GUESSED:
            twin.locked[role * SEATS + other] = state.opening[twin.mark[other] * OPENED_MARK + 1 + role]
