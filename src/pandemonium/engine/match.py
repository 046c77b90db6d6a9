"""Match: a play with its history. It checks choices at the border, keeps the record, and takes back to the barrier."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from pandemonium.engine.decision import Decision, Offer
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.phrase import Phrase, Refusal, refusal
from pandemonium.engine.state import ASIDE, Choice, Event, Seat, Seats, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)

UNDO = "undo"
"""The code of the one entry that is no choice of the game: it takes the seat's last choice back."""


class Entry(Struct, frozen=True):
    """One line of the record."""

    seat: Seat
    code: str


class Moment:
    """An entry with whom the game waited for, and what came of it. What was taken back stays in the history, marked."""

    __slots__ = ("asked", "barrier", "choice", "entry", "events", "lesson", "undone")

    def __init__(
        self, entry: Entry, choice: Choice, asked: Seats, events: list[Event], barrier: bool, lesson: str = ""
    ) -> None:
        self.entry = entry
        self.choice = choice
        self.asked = asked
        self.events = events
        self.barrier = barrier
        self.lesson = lesson
        self.undone = False

    def waited_for(self, seat: Seat) -> bool:
        return (self.asked >> seat) & 1 == 1


class Match(Generic[S, V]):
    """A play of a game from its set-up through every entry so far."""

    def __init__(self, game: Game[S, V], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.history: list[Moment] = []
        self.opening: list[Event] = []
        self.state = self.fresh()

    def fresh(self) -> S:
        state = self.game.new(self.setup)
        self.opening = state.events or []
        state.events = None
        return state

    # --- what it says --------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many entries there are; the next one is this number plus one."""
        return len(self.history)

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def waiting(self) -> list[Seat]:
        """The seats the game waits for."""
        return [seat for seat in range(self.state.seats) if (self.state.asked >> seat) & 1]

    def entries(self) -> list[Entry]:
        return [moment.entry for moment in self.history]

    def standing(self) -> list[Moment]:
        """The moments that were not taken back: replaying these alone gives the same state."""
        return [moment for moment in self.history if not moment.undone and moment.entry.code != UNDO]

    def view(self, seat: Seat) -> V:
        return self.game.view(self.state, seat)

    def decision(self, seat: Seat) -> Decision:
        game, state = self.game, self.state
        offers = tuple(
            Offer(game.code(choice), game.label(state, seat, choice), game.element(choice), choice >= ASIDE)
            for choice in legal(state, seat)
        )
        waiting = seat >= 0 and (state.asked >> seat) & 1 == 1
        return Decision(seat, waiting, game.prompt(state, seat), offers, self.lesson(seat) if waiting else None)

    def lesson(self, seat: Seat) -> Phrase | None:
        """The game's lesson on the open question, unless the seat has answered one like it."""
        lesson = self.game.lesson(self.state, seat)
        if lesson is None:
            return None
        learned = any(moment.lesson == lesson.id and moment.entry.seat == seat for moment in self.standing())
        return None if learned else lesson

    def why_not(self, seat: Seat, target: str) -> Refusal | None:
        if self.over:
            return refusal("refused-over")
        if not 0 <= seat < self.state.seats:
            return refusal("refused-spectator")
        return self.game.why_not(self.state, seat, target)

    # --- what it takes -------------------------------------------------------------------------------------------

    def choose(self, seat: Seat, code: str) -> Refusal | None:
        """Take one choice, or say why not and change nothing."""
        if code == UNDO:
            return self.undo(seat)
        choice = self.game.parse(code)
        if choice is not None and choice in legal(self.state, seat):
            self.take(seat, choice)
            return None
        if choice is None:
            return refusal("refused-unknown", code=code[:40])
        return self.why_not(seat, code) or refusal("refused-not-now", code=code)

    def take(self, seat: Seat, choice: Choice) -> None:
        """Take a choice that is known to be legal."""
        state, asked = self.state, self.state.asked
        lesson = self.game.lesson(state, seat)
        state.events, state.barrier = [], False
        choose(state, seat, choice)
        events, state.events = state.events, None
        entry = Entry(seat, self.game.code(choice))
        learned = lesson.id if lesson else ""
        self.history.append(Moment(entry, choice, asked, events, state.barrier, learned))

    def can_undo(self, seat: Seat) -> bool:
        return self.refuse_undo(seat) is None

    def refuse_undo(self, seat: Seat) -> Refusal | None:
        """Others may have chosen since only where they were asked together with this seat, and it is still asked."""
        since = self.since_last_of(seat)
        if not since or not all(moment.waited_for(seat) for moment in since[1:]):
            return refusal("refused-undo-not-yours")
        together = since[0].waited_for(seat) and since[0].asked != 1 << seat
        confirmed = together and not (self.state.asked >> seat) & 1
        if confirmed or any(moment.barrier for moment in since):
            return refusal("refused-undo-barrier")
        return None

    def since_last_of(self, seat: Seat) -> list[Moment]:
        """The seat's last standing moment and all after it; empty where it has none."""
        standing = self.standing()
        for at in range(len(standing) - 1, -1, -1):
            if standing[at].entry.seat == seat:
                return standing[at:]
        return []

    def undo(self, seat: Seat) -> Refusal | None:
        """Take the seat's last choice back, unless something was drawn, shown or confirmed since."""
        refused = self.refuse_undo(seat)
        if refused is not None:
            return refused
        asked = self.state.asked
        self.since_last_of(seat)[0].undone = True
        self.state = self.fresh()
        for moment in self.standing():
            self.state.barrier = False
            choose(self.state, moment.entry.seat, moment.choice)
        self.history.append(Moment(Entry(seat, UNDO), -1, asked, [], barrier=False))
        return None

    def until(self, steps: int) -> Match[S, V]:
        """The same play as it stood after that many choices, those taken back not counted."""
        earlier = Match(self.game, self.setup)
        for moment in self.standing()[:steps]:
            earlier.take(moment.entry.seat, moment.choice)
        return earlier
