"""Damage (OTH-DA-1 to OTH-DA-3): markers on fields of the track, chosen by the hero; the fifth one kills."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import FIELD
from pandemonium.games.others.rules.death import die
from pandemonium.games.others.rules.figures import DEADLY, FIELDS, KARL, WOLF
from pandemonium.games.others.rules.state import Others

FIRST: Final = 1
"""The field without a bonus, as a mask."""
ALL_FIELDS: Final = (1 << FIELDS) - 1


def hurt(state: Others, slot: i64, amount: i64, cause: i64) -> None:
    """Damage of one source. The field without a bonus is covered first, and who dies of it is asked for no fields
    (OTH-R47); what is left over then is ignored (OTH-R40)."""
    if amount <= 0:
        return
    state.wounds[squad_number(state.hero[slot])] += amount
    if COUNT[state.damage[slot]] + amount >= DEADLY:
        die(state, slot, cause)
        return
    if not state.damage[slot] & FIRST:
        mark_field(state, slot, 0)
        amount -= 1
    if amount:
        state.push(choosing_fields(slot, state.lives[slot], amount))


def squad_number(board: i64) -> i64:
    """The hero of a board: the wolf is Karl."""
    if board == WOLF:
        return KARL
    return board


def mark_field(state: Others, slot: i64, field: i64) -> None:
    state.damage[slot] |= BIT[field]
    if state.events is not None:
        state.tell(event.DAMAGED, (slot, field + 1))


class Fields(Frame[Others]):
    """One marker after the other, each on a free field (OTH-R30, OTH-R46)."""

    slot: i64
    life: i64
    left: i64

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "left",
        "life",
        "slot",
    )

    def copy(self) -> Fields:
        twin = Fields()
        twin.slot = self.slot
        twin.life = self.life
        twin.left = self.left
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if not self.left or state.lives[self.slot] != self.life:
            return 0
        return state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        return questions.FIELD

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return members(ALL_FIELDS & ~state.damage[self.slot], FIELD)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        self.left -= 1
        mark_field(state, self.slot, choice - FIELD)


def choosing_fields(slot: i64, life: i64, left: i64) -> Fields:
    frame = Fields()
    frame.slot = slot
    frame.life = life
    frame.left = left
    return frame
