"""Joint decisions of the heroes (OTH-UN-1, OTH-TB-5): an open ballot, a second one, and then the Sin decides.

Votes lie open and may be taken back while somebody is still asked. A single hero player is always unanimous.
"""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.others.rules import event
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.figures import NOTHING
from pandemonium.games.others.rules.state import Others


class Ballot(Frame[Others]):
    """One question to all hero seats at once; what is decided each ballot says for itself."""

    __slots__ = ("choices", "over", "second", "sin_decides", "subject")

    choices: list[int]
    subject: i64  # what it is about, where a ballot needs to know: a slot, a stage
    second: bool
    sin_decides: bool
    over: bool

    def fill(self, twin: Ballot) -> None:
        twin.choices = self.choices[:]
        twin.subject = self.subject
        twin.second = self.second
        twin.sin_decides = self.sin_decides
        twin.over = self.over

    def begin(self, state: Others, choices: list[Choice], subject: i64 = NOTHING) -> None:
        self.choices = choices
        self.subject = subject
        self.second = self.sin_decides = self.over = False
        state.votes, state.earlier = [NOTHING] * state.seats, [NOTHING] * state.seats

    def about(self) -> i64:
        """The question's number."""
        return questions.SHARED_CHOICE

    def decide(self, state: Others, choice: Choice) -> None:
        """What follows."""

    def question(self, state: Others) -> int:
        return questions.SHARED_CHOICE if self.sin_decides else self.about()

    def ask(self, state: Others) -> Seats:
        if self.over:
            return 0
        if self.sin_decides:
            return 1 << state.sin_seat
        asked = 0
        for seat in range(state.seats):
            if seat != state.sin_seat and state.votes[seat] == NOTHING:
                asked |= 1 << seat
        return asked

    def options(self, state: Others, seat: Seat) -> list[Choice]:
        return self.choices

    def answered(self, state: Others) -> Seats:
        """Who has voted and may still take it back."""
        found = 0
        for seat in range(state.seats):
            if state.votes[seat] != NOTHING:
                found |= 1 << seat
        return found

    def answer(self, state: Others, seat: Seat, choice: Choice) -> None:
        if self.sin_decides:
            self.close(state, choice)
            return
        state.votes[seat] = choice
        if not self.ask(state):
            self.count(state, choice)

    def count(self, state: Others, choice: Choice) -> None:
        """All have voted: unanimity, or one more ballot, or the Sin takes any of the options."""
        if all(vote in (NOTHING, choice) for vote in state.votes):
            self.close(state, choice)
            return
        state.seal()
        if self.second:
            self.sin_decides = True
            if state.events is not None:
                state.tell(event.SIN_DECIDES, ())
            return
        self.second = True
        state.earlier = state.votes
        state.votes = [NOTHING] * state.seats
        if state.events is not None:
            state.tell(event.VOTED_APART, ())

    def close(self, state: Others, choice: Choice) -> None:
        self.over = True
        if state.seats > 2:
            state.seal()
        state.votes, state.earlier = [NOTHING] * state.seats, [NOTHING] * state.seats
        self.decide(state, choice)
