"""Together: several seats play their own parts of one question at the same time, in secret, each at its own pace.

A part is a small stack of ordinary frames, so that a chain of choices (a plan, an offer, a payment) is written once and
played by one seat alone or by several at once. A part that runs sees itself as the game's stack: what it pushes
belongs to it. A seat takes its choices back by itself until its part is over; when the last part is over, so is the
question, and what the game then opens is opened for all.

What one seat does here may not change what another is offered (a law): else a refusal or an undo would tell a secret.
"""

from __future__ import annotations

from typing import Any

from pandemonium.engine.driver import answer_unasked, answered_already
from pandemonium.engine.state import NO_CHOICE, NOBODY, NOTHING, Choice, Frame, Seat, Seats, State


class Together(Frame[State]):
    """One part for each seat; a seat without one has an empty list."""

    __slots__ = ("begun", "parts")

    parts: list[list[Frame[Any]]]
    begun: bool

    def ask(self, state: State) -> Seats:
        if not self.begun:
            self.begun = True
            state.seal()  # from here on everybody has a part of their own, and what came before stands
            for seat in range(len(self.parts)):
                self.carry_on(state, seat)
        asked = 0
        for seat in range(len(self.parts)):
            if self.parts[seat]:
                asked |= 1 << seat
        return asked

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return self.parts[seat][-1].options(state, seat)

    def secret(self, state: State) -> bool:
        """A part takes its single answers by itself; what is left is asked, whoever is the last."""
        return True

    def answer(self, state: State, seat: Seat, choice: Choice) -> None:
        outer = self.enter(state, seat)
        state.stack[-1].answer(state, seat, choice)
        self.leave(state, outer)
        self.carry_on(state, seat)

    def asides(self, state: State, seat: Seat) -> list[Choice]:
        """A part says what may be done beside it; a seat without one has what the game always lets it."""
        part = self.parts[seat]
        return part[-1].asides(state, seat) if part else state.asides(seat)

    def aside(self, state: State, seat: Seat, choice: Choice) -> None:
        """An aside belongs to its seat's part: it seals nobody else, and what it pushes is asked there."""
        outer = self.enter(state, seat)
        if state.stack:
            state.stack[-1].aside(state, seat, choice)
        else:
            state.aside(seat, choice)
        self.leave(state, outer)
        self.carry_on(state, seat)

    def finish(self, state: State) -> None:
        """All are ready: what follows is known to everybody."""
        state.seal()

    def asking(self, seat: Seat) -> Frame[Any]:
        part = self.parts[seat] if 0 <= seat < len(self.parts) else []
        return part[-1] if part else self

    def carry_on(self, state: State, seat: Seat) -> None:
        """Run one part to its next question; when it is over its seat is ready and cannot go back."""
        part = self.parts[seat]
        if not part:
            return
        outer = self.enter(state, seat)
        while part and not state.stopped:
            depth = len(part)
            frame = part[-1]
            if not frame.ask(state):
                if len(part) == depth:
                    part.pop()
                    frame.finish(state)
                continue
            offers = NOTHING if frame.secret(state) else frame.options(state, seat)  # a secret one is put in any case
            choice = answered_already(state, frame, seat, offers)
            if choice == NO_CHOICE:
                break
            answer_unasked(state, frame, seat, choice)
        if not part:
            state.seal()
        self.leave(state, outer)

    def enter(self, state: State, seat: Seat) -> list[Frame[Any]]:
        """The part takes the place of the game's stack; gives the stack to put back."""
        outer = state.stack
        state.stack = self.parts[seat]
        state.part = seat
        return outer

    def leave(self, state: State, outer: list[Frame[Any]]) -> None:
        state.stack = outer
        state.part = NOBODY

    def copy(self) -> Together:
        twin = Together()
        twin.parts = [[frame.copy() for frame in part] for part in self.parts]
        twin.begun = self.begun
        return twin


def together(parts: list[list[Frame[Any]]]) -> Together:
    """The parts by seat, as they begin; an empty list for a seat that has none."""
    frame = Together()
    frame.parts = parts
    frame.begun = False
    return frame
