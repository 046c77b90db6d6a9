"""Under the Bed (s7): an Acolyte or Abomination from anywhere comes into the hero's space (OTH-MV-9)."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import KIND, SPACE
from pandemonium.games.others.rules.counts import UNIT, count_of
from pandemonium.games.others.rules.figures import ABOMINATION, ACOLYTE, NOWHERE
from pandemonium.games.others.rules.state import Others


class Teleport(Frame[Others]):
    """From where, then which kind."""

    origin: i64
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "done",
        "origin",
    )

    def copy(self) -> Teleport:
        twin = Teleport()
        twin.origin = self.origin
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done:
            return 0
        return 1 << state.sin_seat

    def question(self, state: Others) -> int:
        return questions.TELEPORT if self.origin == NOWHERE else questions.TELEPORT_KIND

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if self.origin != NOWHERE:
            return [KIND + kind for kind in small_in(state, self.origin)]
        home = state.at[state.active]
        return [SPACE + space for space in state.city.spaces if space != home and small_in(state, space)]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if self.origin == NOWHERE:
            self.origin = choice - SPACE
            return
        self.done = True
        kind, home = choice - KIND, state.at[state.active]
        state.monsters[self.origin] -= UNIT[kind]
        state.monsters[home] += UNIT[kind]
        if state.events is not None:
            state.tell(event.MONSTER_CAME, (kind, self.origin, home))


def small_in(state: Others, space: i64) -> list[int]:
    return [kind for kind in (ACOLYTE, ABOMINATION) if count_of(state.monsters[space], kind)]


def teleport(state: Others) -> None:
    frame = Teleport()
    frame.origin = NOWHERE
    frame.done = False
    state.push(frame)
