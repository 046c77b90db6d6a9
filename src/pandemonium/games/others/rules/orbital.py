"""The Orbital (OTH-CA-4, OTH-CA-5): a token moves over the city, and may kill what it finds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.choice import ENOUGH, KIND, SPACE
from pandemonium.games.others.rules.damage import squad_number
from pandemonium.games.others.rules.figures import NOWHERE
from pandemonium.games.others.rules.missions import count_kill
from pandemonium.games.others.rules.monsters import bury
from pandemonium.games.others.rules.reach import free_reach
from pandemonium.games.others.rules.state import Others
from pandemonium.games.others.rules.teleport import small_in

ICON_LENGTH: Final = 2


class Orbit(Frame[Others]):
    """Which token, where it goes, whom it kills; all of it may be declined (OTH-R81). The kill is no Combat."""

    slot: i64
    origin: i64  # of the token that moves; NOWHERE
    space: i64  # where it came to; NOWHERE
    length: i64
    kills: bool
    done: bool

    # --- written by tools/fields.py from the annotations above ---
    __slots__ = (
        "done",
        "kills",
        "length",
        "origin",
        "slot",
        "space",
    )

    def copy(self) -> Orbit:
        twin = Orbit()
        twin.slot = self.slot
        twin.origin = self.origin
        twin.space = self.space
        twin.length = self.length
        twin.kills = self.kills
        twin.done = self.done
        return twin

    # --- written until here ---

    def ask(self, state: Others) -> Seats:
        if self.done or (self.space != NOWHERE and not (self.kills and small_in(state, self.space))):
            return 0
        return state.of_slot(self.slot)

    def question(self, state: Others) -> int:
        if self.origin == NOWHERE:
            return questions.ORBITAL
        return questions.ORBITAL_WAY if self.space == NOWHERE else questions.ORBITAL_KILL

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        if self.origin == NOWHERE:
            return [SPACE + space for space in sorted(set(state.orbitals))]
        if self.space == NOWHERE:
            return members(free_reach(state, self.origin, self.length), SPACE)
        return [*[KIND + kind for kind in small_in(state, self.space)], ENOUGH]

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if self.origin == NOWHERE:
            self.origin = choice - SPACE
        elif self.space == NOWHERE:
            self.move(state, choice - SPACE)
        else:
            self.done = True
            if choice != ENOUGH:
                self.kill(state, choice - KIND)

    def move(self, state: Others, space: i64) -> None:
        self.space = space
        if space != self.origin:
            state.orbitals[state.orbitals.index(self.origin)] = space
            if state.events is not None:
                state.tell(event.ORBITAL_MOVED, (self.origin, space))

    def kill(self, state: Others, kind: i64) -> None:
        state.seal()
        bury(state, kind, self.space)
        state.kills[squad_number(state.hero[self.slot])] += 1
        if state.events is not None:
            state.tell(event.ORBITAL_KILLED, (kind, self.space))
        count_kill(state, kind, False)


def move_orbital(state: Others, slot: i64, length: i64, kills: bool) -> None:
    frame = Orbit()
    frame.slot = slot
    frame.origin = frame.space = NOWHERE
    frame.length = length
    frame.kills = kills
    frame.done = False
    state.push(frame)
