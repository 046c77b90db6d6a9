"""The sound sampler (DWD-6.3.10): worlds whose past agrees with every payment that all have seen.

Such books betray roles, so bots weigh the ways in which the marks can lie by how often an attempt succeeds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.chance import Chance
from pandemonium.engine.row import Row, row_of
from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief import imagine, play_on, sample
from pandemonium.games.deal.knowledge.belief_case import Case, missing, open_case, row_at, write_row
from pandemonium.games.deal.knowledge.belief_check import check_all
from pandemonium.games.deal.knowledge.belief_chests import FIRST, GUIDE, SECOND
from pandemonium.games.deal.knowledge.belief_known import LEFT, OWN_SOLD, TAKEN_BEFORE
from pandemonium.games.deal.knowledge.belief_past import Past
from pandemonium.games.deal.knowledge.belief_repair import repair, split, take, who_may
from pandemonium.games.deal.rules.fields import NOTHING, PAID_MARKED, PRICE, SOULS, TAKEN
from pandemonium.games.deal.rules.figures import BASICS, GOODS
from pandemonium.games.deal.rules.routing import MORTAL
from pandemonium.games.deal.rules.state import Deal

ATTEMPTS: Final = 3
"""At one world, before the plain sampler draws it."""
EACH: Final = 8
"""Attempts for each way in which the marks can lie, to weigh it."""


def weigh(past: Past, chance: Chance) -> list[int]:
    """For each way in which the marks can lie: how many of eight attempts agree with the ledger."""
    found: list[int] = []
    for way in past.ways:
        marks, sound = marks_of(past, way), 0
        for _ in range(EACH):
            if not missing(attempt(past, marks, chance)):
                sound += 1
        found.append(sound)
    return found


def sample_sound(past: Past, chance: Chance, weights: list[int]) -> Deal:
    """A sound world, its marks drawn by these weights; where none is found the plain sampler's."""
    state, seat, total = past.state, past.viewer, sum(weights)
    if not total or not state.stack or state.mark[0] == NOTHING:
        return sample(state, seat, chance)
    marks = marks_of(past, past.ways[weighed(weights, chance.below(total))])
    twin = state.copy()
    twin.mark = marks[:]
    rows: list[list[int]] = []
    for _ in range(ATTEMPTS):
        case = attempt(past, marks, chance)
        twin.schedule = case.schedule
        if not missing(case):
            rows = [list(row_at(case, at)) for at in range(len(case.kinds))]
            break
    imagine(state, twin, seat, chance, rows)
    return play_on(state, twin, seat, chance)


def weighed(weights: list[int], number: int) -> int:
    """The place that this number falls into."""
    place = 0
    while number >= weights[place]:
        number -= weights[place]
        place += 1
    return place


def marks_of(past: Past, way: list[int]) -> Row:
    """By seat; once they are open they are what they are."""
    return past.state.mark if past.state.open else row_of(way)


def attempt(past: Past, marks: Row, chance: Chance) -> Case:
    """One schedule, what is free filled in with as little as possible, and some hundred changes."""
    case = open_case(past, marks, past.schedules[chance.below(len(past.schedules))])
    for at in range(i64(len(case.kinds))):
        begin(case, at, chance)
    check_all(case)
    repair(case, chance)
    return case


def begin(case: Case, at: i64, chance: Chance) -> None:
    """What was left may have been taken later, what was taken before was worth its price."""
    kind = case.kinds[at]
    if kind != LEFT and kind != TAKEN_BEFORE and kind != OWN_SOLD:
        return
    row = row_at(case, at)
    if kind == LEFT:
        if chance.below(3) == 0:
            take(case, at, row, who_may(case, at), chance)
    elif kind == TAKEN_BEFORE:
        if row[PRICE] >= GUIDE[BASICS]:
            row[BASICS + chance.below(GOODS - BASICS)] += 1
        if row[PRICE] < GUIDE[BASICS] or row[PRICE] > SOULS:
            row[chance.below(BASICS)] += 1
        if row[PRICE] > SOULS:
            split(case, at, row, chance)
    else:
        row[TAKEN] = FIRST + chance.below(2)
        if row[PRICE] > SOULS and (case.marks[payer(case, at, row)] >= MORTAL) == (row[PAID_MARKED] > 0):
            row[TAKEN] = FIRST + SECOND - row[TAKEN]
    write_row(case, at, row)


def payer(case: Case, at: i64, row: Row) -> Seat:
    return case.first[at] if row[TAKEN] == FIRST else case.second[at]
