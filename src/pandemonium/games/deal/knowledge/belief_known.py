"""The past as a viewer knows it (DWD-6.3.3): of each chest what it saw, and what is free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import members
from pandemonium.engine.row import row
from pandemonium.engine.state import Seat
from pandemonium.games.deal.knowledge.belief_chests import FIRST, SECOND
from pandemonium.games.deal.knowledge.belief_past import Past, true_past
from pandemonium.games.deal.knowledge.belief_roles import assignments, chest_met, schedules_left
from pandemonium.games.deal.rules.fields import CONTENT, NO_PRICE, PRICE, RECORD, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.routing import MARKS
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


def past_of(state: Deal, viewer: Seat) -> Past:
    """What the viewer knows of it."""
    past = true_past(state)
    past.viewer = viewer
    past.ways = assignments(state, viewer)
    past.schedules = members(schedules_left(state, viewer))
    note_free_parts(past)
    for at in range(i64(len(past.kinds))):
        empty_free_parts(past, at)
    return past


def note_free_parts(past: Past) -> None:
    """What the viewer does not know of each chest."""
    state, viewer = past.state, past.viewer
    past.kinds = row(len(past.kinds), UNSEEN)
    if viewer < 0:
        return
    for round in range(1, len(past.kinds) // MARKS + 1):
        now = round > past.rounds
        note(past, round, state.mark[viewer], OWN_SOLD)
        note(past, round, chest_met(state, viewer, round, FIRST), LEFT)
        if not now or past.stage == SECOND:
            note(past, round, chest_met(state, viewer, round, SECOND), TAKEN_BEFORE)


def note(past: Past, round: int, mark: i64, kind: int) -> None:
    """A chest whose mark was seen is as it is, but for what may be free in it."""
    at = (round - 1) * MARKS + mark
    price, taken = past.rows[at * RECORD + PRICE], past.rows[at * RECORD + TAKEN]
    now = round > past.rounds
    free = False
    if kind == OWN_SOLD:
        free = price != NO_PRICE and past.stage == SECOND if now else taken != UNTAKEN
    elif kind == LEFT:
        free = price != NO_PRICE and taken != FIRST and not now
    else:
        free = taken == FIRST
    past.kinds[at] = KNOWN if not free else LEFT if now and kind == OWN_SOLD else kind


def empty_free_parts(past: Past, at: i64) -> None:
    """What nobody saw was empty, what was left was not taken, what was taken before shows no content."""
    kind = past.kinds[at]
    first = last = 0
    if kind == UNSEEN:
        last = RECORD
    elif kind == LEFT:
        first, last = TAKEN, RECORD
    elif kind == TAKEN_BEFORE:
        last = CONTENT
    for place in range(first, last):
        past.rows[at * RECORD + place] = 0
