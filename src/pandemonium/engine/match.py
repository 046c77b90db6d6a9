"""Match: a play with its history. It checks choices at the border, keeps the record, and takes back to the barrier."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct

from pandemonium.engine.decision import Decision, Offer
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.dump import dump
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.phrase import Phrase, Refusal, refusal
from pandemonium.engine.seats import seats_of
from pandemonium.engine.state import ASIDE, NO_CHOICE, SPECTATOR, Choice, Event, Frame, Seat, Seats, State
from pandemonium.engine.together import Together

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)

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


class Match(Generic[S, V]):
    """A play of a game from its set-up through every entry so far."""

    def __init__(self, game: Game[S, V], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.history: list[Moment] = []
        self.state = self.fresh()
        self.opening: list[Event] = self.state.events or []
        self.state.events = None
        self.notice = Notice(self.state)

    def fresh(self) -> S:
        """The play as it begins, with what its set-up told."""
        return self.game.new(self.setup)

    # --- what it says --------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many entries there are; the next one is this number plus one. Nobody at the table is told."""
        return len(self.history)

    def number_for(self, seat: Seat) -> int:
        """How many entries that seat, or a spectator, could notice."""
        return self.notice.numbers[seat]

    def asked_since(self, seat: Seat) -> int:
        """The seat's number when its present question arose: whoever saw less would answer another one."""
        return self.notice.since[seat]

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def waiting(self) -> list[Seat]:
        """The seats the game waits for."""
        return seats_of(self.state.asked)

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
        return Decision(seat, waiting, game.prompt(state, seat), offers, self.tip(seat) if waiting else None)

    def tip(self, seat: Seat) -> Phrase | None:
        """The game's tip on the open question, unless the seat has answered one like it."""
        tip = self.game.tip(self.state, seat)
        if tip is None:
            return None
        learned = any(moment.tip == tip.id and moment.entry.seat == seat for moment in self.standing())
        return None if learned else tip

    def why_not(self, seat: Seat, target: str) -> Refusal | None:
        if self.over:
            return refusal("refused-over")
        if not 0 <= seat < self.state.seats:
            return refusal("refused-spectator")
        return self.game.why_not(self.state, seat, target)

    # --- what it takes -------------------------------------------------------------------------------------------

    def choose(self, seat: Seat, code: str, *, clock: bool = False) -> Refusal | None:
        """Take one choice, or say why not and change nothing. With `clock` it was the clock that answered."""
        if code == UNDO:
            return self.undo(seat)
        choice = self.game.parse(code)
        if choice is not None and choice in legal(self.state, seat):
            self.take(seat, choice, clock=clock)
            return None
        if choice is None:
            return refusal("refused-unknown", code=code[:40])
        return self.why_not(seat, code) or refusal("refused-not-now", code=code)

    def take(self, seat: Seat, choice: Choice, *, clock: bool = False) -> None:
        """Take a choice that is known to be legal."""
        state, asked = self.state, self.state.asked
        label = self.game.label(state, seat, choice) if clock else None
        tip = self.game.tip(state, seat)
        is_open = choice < ASIDE and not state.stack[-1].secret(state)
        state.events, state.barrier = [], 0
        choose(state, seat, choice)
        moment = Moment(Entry(seat, self.game.code(choice)), choice, asked, state.asked)
        moment.events, state.events = state.events, None
        moment.barrier, moment.open = state.barrier, is_open
        moment.tip, moment.clock = tip.id if tip else "", label
        self.keep(moment)

    def keep(self, moment: Moment) -> None:
        self.history.append(moment)
        self.notice.take_in(moment, self.state)

    def can_undo(self, seat: Seat) -> bool:
        return self.refuse_undo(seat) is None

    def refuse_undo(self, seat: Seat) -> Refusal | None:
        """Why the seat's last choice cannot be taken back. Others may have chosen since only where they were asked
        together with this seat, or beside it by an aside; what they chose must be open to them without it, too."""
        if self.over:
            return refusal("refused-over")
        since = self.since_last_of(seat)
        if not since or not all(moment.waited_for(seat) or not moment.noticed_by(seat) for moment in since[1:]):
            return refusal("refused-undo-not-yours")
        if any(moment.sealed_for(seat) for moment in since):
            return refusal("refused-undo-barrier")
        if len(since) > 1 and not isinstance(self.state.stack[-1], Together) and self.without(since[:1]) is None:
            return refusal("refused-undo-needed")
        return None

    def since_last_of(self, seat: Seat) -> list[Moment]:
        """The seat's last standing moment and all after it; empty where it has none."""
        standing = self.standing()
        for at in range(len(standing) - 1, -1, -1):
            if standing[at].entry.seat == seat:
                return standing[at:]
        return []

    def undo(self, seat: Seat, *, whole_turn: bool = False) -> Refusal | None:
        """Take the seat's last choice back, or all it can, unless something was drawn, shown or confirmed since."""
        refused = self.refuse_undo(seat)
        if refused is not None:
            return refused
        gone = self.can_go(seat) if whole_turn else self.since_last_of(seat)[:1]
        state = self.without(gone)
        if state is None:
            return refusal("refused-undo-needed")
        asked, self.state = self.state.asked, state
        for moment in gone:
            moment.undone = True
            taken_back = Moment(Entry(seat, UNDO), NO_CHOICE, asked, state.asked)
            taken_back.took_back = moment
            self.keep(taken_back)
        return None

    def can_go(self, seat: Seat) -> list[Moment]:
        """All that the seat may take back at once, its last choice first."""
        gone: list[Moment] = []
        for moment in reversed(self.standing()):
            if moment.sealed_for(seat):
                break
            if moment.entry.seat == seat:
                gone.append(moment)
            if not moment.waited_for(seat) and moment.noticed_by(seat):
                break
        return gone

    def without(self, gone: list[Moment]) -> S | None:
        """The state as it would be if those moments had not been; None where a choice after them needs them."""
        state = self.fresh()
        state.events = None
        for moment in self.standing():
            if moment in gone:
                continue
            if moment.choice not in legal(state, moment.entry.seat):
                return None
            state.barrier = 0
            choose(state, moment.entry.seat, moment.choice)
        return state

    def until(self, steps: int) -> Match[S, V]:
        """The same play as it stood after that many choices, those taken back not counted."""
        earlier = Match(self.game, self.setup)
        for moment in self.standing()[:steps]:
            earlier.take(moment.entry.seat, moment.choice)
        return earlier


class Notice:
    """What each seat could notice so far, and since when it is asked what it is asked now. Spectators come last."""

    def __init__(self, state: State) -> None:
        self.numbers = [0] * (state.seats + 1)
        self.since = [0] * (state.seats + 1)
        self.frames = [frame_that_asks(state, seat) for seat in range(state.seats)]
        self.choices = [legal(state, seat) for seat in range(state.seats)]

    def take_in(self, moment: Moment, state: State) -> None:
        for seat in range(SPECTATOR, state.seats):
            self.numbers[seat] += moment.noticed_by(seat)
        for seat in range(state.seats):
            frame, choices = frame_that_asks(state, seat), legal(state, seat)
            if moment.entry.seat == seat or choices != self.choices[seat] or self.is_another(moment, seat, frame):
                self.since[seat] = self.numbers[seat]
            self.frames[seat], self.choices[seat] = frame, choices

    def is_another(self, moment: Moment, seat: Seat, frame: Frame[Any] | None) -> bool:
        """Whether another paragraph asks the seat now. A take-back replays the play: there equal ones are the same."""
        before = self.frames[seat]
        return frame is not before and (moment.took_back is None or dump(frame) != dump(before))


def frame_that_asks(state: State, seat: Seat) -> Frame[Any] | None:
    return state.asking(seat) if (state.asked >> seat) & 1 else None
