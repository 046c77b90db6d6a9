"""Moment: one entry of a match's record, and what came of it."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.phrase import Phrase
from pandemonium.engine.state import Choice, Event, Seat, Seats, State

UNDO = "undo"
"""The code of the one entry that is no choice of the game: it takes the seat's last choice back."""


class Entry(Struct, frozen=True):
    """One line of the record."""

    seat: Seat
    code: str


class Moment:
    """An entry, whom the game waited for before and after it, and what came of it.

    What was taken back stays in the history, marked; the entry that took it back knows what that was.
    """

    __slots__ = (
        "after",
        "asked",
        "barrier",
        "before",
        "choice",
        "clock",
        "entry",
        "events",
        "open",
        "tip",
        "took_back",
        "undone",
    )

    def __init__(self, entry: Entry, choice: Choice, asked: Seats, after: Seats) -> None:
        self.entry = entry
        self.choice = choice
        self.asked = asked
        self.after = after
        self.events: list[Event] = []
        self.barrier: Seats = 0
        self.before: State | None = None  # the play as it was before this entry, while somebody may take it back
        self.clock: Phrase | None = None  # what the clock answered for a seat whose time was up, as its button says
        self.tip = ""
        self.open = False
        self.took_back: Moment | None = None
        self.undone = False

    def waited_for(self, seat: Seat) -> bool:
        return (self.asked >> seat) & 1 == 1

    def sealed_for(self, seat: Seat) -> bool:
        return (self.barrier >> seat) & 1 == 1

    def noticed_by(self, seat: Seat) -> bool:
        """Whether that seat, or those who watch, could tell that there was such an entry at all: an answer to an open
        question lies on the table, a secret one or an aside is known by what it tells or whom it makes the game ask."""
        if self.took_back is not None:
            return self.took_back.noticed_by(seat)
        if self.open or self.entry.seat == seat or self.asked != self.after:
            return True
        return any(event.heard_by(seat) for event in self.events)
