"""Coordinate (section 3.2, OTH-R66): at the end of her turn, once a round, Leah gives another hero an Extra Turn."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import PASS, SLOT
from pandemonium.games.others.rules.counts import UNIT, count_of
from pandemonium.games.others.rules.figures import EXTRA_TURN, LEAH
from pandemonium.games.others.rules.place import within
from pandemonium.games.others.rules.state import Others


class Coordinate(Frame[Others]):
    """One within her voice, or she keeps it for a later turn."""

    slot: i64
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "done",
        "slot",
    )

    def copy(self) -> Coordinate:
        twin = Coordinate()
        twin.slot = self.slot
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done:
            return 0
        return state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        return questions.LEAH

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return [*[SLOT + other for other in comrades(state, self.slot)], PASS]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        self.done = True
        if choice == PASS:
            return
        other = choice - SLOT
        state.coordinated = 1
        state.supply -= UNIT[EXTRA_TURN]
        state.extra[other] += 1
        if state.events is not None:
            state.tell(event.COORDINATED, (self.slot, other))


def comrades(state: Others, slot: i64) -> list[int]:
    far = state.rules.heroes[LEAH].ability
    here = state.at[slot]
    return [other for other in range(state.heroes) if other != slot and within(state, here, state.at[other], far)]


def coordinate(state: Others, slot: i64) -> None:
    if state.hero[slot] != LEAH or state.coordinated or not count_of(state.supply, EXTRA_TURN):
        return
    if comrades(state, slot):
        frame = Coordinate()
        frame.slot = slot
        frame.done = False
        state.push(frame)
