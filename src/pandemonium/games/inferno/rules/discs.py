"""Safe passages: own discs on the gates of the Wall of Dis, one of each player on a gate (INF-1.4.6, INF-R12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, COUNT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import GATE, RELOCATE, SKIP, TAKE_INFAMY
from pandemonium.games.inferno.rules.event import DISC_MOVED, DISC_PLACED, INFAMY_GAINED
from pandemonium.games.inferno.rules.figures import GATES
from pandemonium.games.inferno.rules.state import FROM_BONUS, Inferno

DISCS_OR_INFAMY: Final = 2
"""The silver bonus: so many discs, or so much Infamy."""


def free_gates(state: Inferno, seat: Seat) -> i64:
    """The gates without a disc of the seat."""
    return (BIT[state.board.gates] - 1) & ~state.gates[seat]


def place_disc(state: Inferno, seat: Seat, gate: i64) -> None:
    state.gates[seat] |= BIT[gate]
    state.tell(DISC_PLACED, (seat, gate))


class Discs(Frame[Inferno]):
    """Up to `left` discs; with `infamy` the player may take that instead of the first."""

    __slots__ = ("infamy", "left", "seat")

    seat: Seat
    left: i64
    infamy: i64

    def ask(self, state: Inferno) -> Seats:
        if self.left and (self.infamy or free_gates(state, self.seat)):
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.DISCS_OR_INFAMY if self.infamy else questions.DISCS

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices = members(free_gates(state, seat), GATE)
        if self.infamy:
            choices.append(TAKE_INFAMY)
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice == TAKE_INFAMY:
            self.left = 0
            state.tell(INFAMY_GAINED, (seat, self.infamy))
            state.earn(seat, FROM_BONUS, self.infamy)
        elif choice == SKIP:
            self.left = 0
        else:
            self.left -= 1
            place_disc(state, seat, choice - GATE)
        self.infamy = 0

    def copy(self) -> Discs:
        return discs(self.seat, self.left, self.infamy)


def discs(seat: Seat, left: i64, infamy: i64) -> Discs:
    frame = Discs()
    frame.seat = seat
    frame.left = left
    frame.infamy = infamy
    return frame


class Relocation(Frame[Inferno]):
    """For each player at most one disc may move to a gate where that player has none."""

    __slots__ = ("moved", "seat")

    seat: Seat
    moved: i64  # the owners whose disc was moved, as a mask; all bits once it is over

    def ask(self, state: Inferno) -> Seats:
        if relocations(state, self.moved):
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.RELOCATION

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices = relocations(state, self.moved)
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        if choice == SKIP:
            self.moved = -1
            return
        owner, gates = divmod(choice - RELOCATE, GATES * GATES)
        start, end = divmod(gates, GATES)
        self.moved |= BIT[owner]
        state.gates[owner] = state.gates[owner] & ~BIT[start] | BIT[end]
        state.tell(DISC_MOVED, (seat, owner, start, end))

    def copy(self) -> Relocation:
        return relocation(self.seat, self.moved)


def relocation(seat: Seat, moved: i64 = 0) -> Relocation:
    frame = Relocation()
    frame.seat = seat
    frame.moved = moved
    return frame


def relocations(state: Inferno, moved: i64) -> list[Choice]:
    choices: list[Choice] = []
    for owner in range(state.seats):
        if (moved >> owner) & 1 or not state.gates[owner]:
            continue
        for start in members(state.gates[owner]):
            for end in members(free_gates(state, owner)):
                choices.append(RELOCATE + (owner * GATES + start) * GATES + end)
    return choices


def discs_on_wall(state: Inferno, seat: Seat) -> i64:
    return COUNT[state.gates[seat]]
