"""Healing (OTH-CA-4, OTH-DA-1): one damage marker of the hero's choice is removed."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import FIELD
from pandemonium.games.others.rules.state import Others


def can_heal(state: Others, slot: i64) -> bool:
    """Not a hero whom the Doctors marked this round (section 3.4)."""
    return state.damage[slot] != 0 and not BIT[slot] & state.unhealing


def heal_one(state: Others, slot: i64) -> None:
    if not can_heal(state, slot):
        return
    markers = state.damage[slot]
    if COUNT[markers] == 1:
        remove_marker(state, slot, members(markers)[0])
    else:
        state.push(healing(slot))


def remove_marker(state: Others, slot: i64, field: i64) -> None:
    state.damage[slot] &= ~BIT[field]
    if state.events is not None:
        state.tell(event.HEALED, (slot, field + 1))


class Healing(Frame[Others]):
    """Which marker goes: that hero's player says."""

    slot: i64
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "done",
        "slot",
    )

    def copy(self) -> Healing:
        twin = Healing()
        twin.slot = self.slot
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done:
            return 0
        return state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        return questions.HEAL

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return members(state.damage[self.slot], FIELD)

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        self.done = True
        remove_marker(state, self.slot, choice - FIELD)


def healing(slot: i64) -> Healing:
    frame = Healing()
    frame.slot = slot
    frame.done = False
    return frame
