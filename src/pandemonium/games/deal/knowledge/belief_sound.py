"""The sound sampler (DWD-6.3.10): worlds whose past agrees with every payment that all have seen.

Such books betray roles, so bots weigh the ways in which the marks can lie by how often an attempt succeeds.
"""

from __future__ import annotations

from typing import Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.row import row_of
from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief import imagine, play_on, sample
from pandemonium.games.deal.knowledge.belief_case import (
    LEFT,
    OWN_SOLD,
    TAKEN_BEFORE,
    UNSEEN,
    Case,
    note_free_parts,
    open_case,
    pack_contents,
)
from pandemonium.games.deal.knowledge.belief_check import check_all
from pandemonium.games.deal.knowledge.belief_chests import FIRST, GUIDE, SECOND
from pandemonium.games.deal.knowledge.belief_repair import repair, split, take, who_may
from pandemonium.games.deal.knowledge.belief_roles import assignments, draw_schedule
from pandemonium.games.deal.rules.fields import (
    CONTENT,
    NOTHING,
    PAID_CLEAN,
    PAID_MARKED,
    PRICE,
    RECORD,
    SOULS,
    TAKEN,
    UNTAKEN,
)
from pandemonium.games.deal.rules.figures import BASICS, GOODS
from pandemonium.games.deal.rules.routing import MORTAL
from pandemonium.games.deal.rules.state import Deal

ATTEMPTS: Final = 3
"""At one world, before the plain sampler draws it."""
EACH: Final = 8
"""Attempts for each way in which the marks can lie, to weigh it."""


def weigh(state: Deal, seat: Seat, chance: Chance) -> list[int]:
    """For each of `assignments`: how many of eight attempts agree with the ledger."""
    found: list[int] = []
    for marks in assignments(state, seat):
        sound = 0
        for _ in range(EACH):
            if attempt(state, with_marks(state, marks), seat, chance) is not None:
                sound += 1
        found.append(sound)
    return found


def sample_sound(state: Deal, seat: Seat, chance: Chance, weights: list[int]) -> Deal:
    """A sound world, its marks drawn by these weights; where none is found the plain sampler's."""
    total = sum(weights)
    if not total or not state.stack or state.mark[0] == NOTHING:
        return sample(state, seat, chance)
    marks = assignments(state, seat)[weighed(weights, chance.below(total))]
    twin = with_marks(state, marks)
    rows: list[list[int]] = []
    for _ in range(ATTEMPTS):
        case = attempt(state, twin, seat, chance)
        if case is not None:
            rows = case.rows
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


def with_marks(state: Deal, marks: list[int]) -> Deal:
    twin = state.copy()
    if not state.open:
        twin.mark = row_of(marks)
    return twin


def attempt(state: Deal, twin: Deal, seat: Seat, chance: Chance) -> Case | None:
    """One schedule, what is free filled in with as little as possible, and some hundred changes."""
    twin.schedule = draw_schedule(state, seat, chance)
    case = open_case(state, twin)
    note_free_parts(case, seat)
    for at in range(len(case.rows)):
        begin(case, at, chance)
    pack_contents(case)
    if check_all(case, seat) and not repair(case, seat, chance):
        return None
    return case


def begin(case: Case, at: int, chance: Chance) -> None:
    """What nobody saw was empty, what was left may have been taken later, what was taken before was worth its price."""
    row, kind = case.rows[at], case.kinds[at]
    if kind == UNSEEN:
        case.rows[at] = [0] * RECORD
    elif kind == LEFT:
        row[TAKEN], row[PAID_CLEAN], row[PAID_MARKED] = UNTAKEN, 0, 0
        if chance.below(3) == 0:
            take(case, at, row, who_may(case, at), chance)
    elif kind == TAKEN_BEFORE:
        for thing in range(CONTENT):
            row[thing] = 0
        if row[PRICE] >= GUIDE[BASICS]:
            row[BASICS + chance.below(GOODS - BASICS)] += 1
        if row[PRICE] < GUIDE[BASICS] or row[PRICE] > SOULS:
            row[chance.below(BASICS)] += 1
        if row[PRICE] > SOULS:
            split(case, at, row, chance)
    elif kind == OWN_SOLD:
        row[TAKEN] = FIRST + chance.below(2)
        if row[PRICE] > SOULS and (case.twin.mark[payer(case, at, row)] >= MORTAL) == (row[PAID_MARKED] > 0):
            row[TAKEN] = FIRST + SECOND - row[TAKEN]


def payer(case: Case, at: int, row: list[int]) -> Seat:
    return case.first[at] if row[TAKEN] == FIRST else case.second[at]
