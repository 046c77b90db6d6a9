"""Match: a play with its history. It checks choices at the border, keeps the record, and takes back to the barrier."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Generic, TypeVar, cast

from msgspec import Struct

from pandemonium.engine.decision import Decision, Offer
from pandemonium.engine.driver import choose, legal
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.moment import UNDO, Entry, Moment
from pandemonium.engine.notice import Notice
from pandemonium.engine.phrase import Phrase, Refusal, refusal
from pandemonium.engine.seats import seats_of
from pandemonium.engine.state import ASIDE, EVERYONE, NO_CHOICE, Choice, Event, Seat, State
from pandemonium.engine.together import Together

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)


class Match(Generic[S, V]):
    """A play of a game from its set-up through every entry so far."""

    def __init__(self, game: Game[S, V], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.history: list[Moment] = []
        self.stands: list[Moment] = []
        self.open_from = 0  # those that stand before this one are sealed for everybody
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
        return self.stands

    def events(self) -> Iterator[Event]:
        """All that happened and was not taken back, whoever heard it."""
        return chain(self.opening, *(moment.events for moment in self.standing()))

    def chronicle(self) -> Struct | None:
        """What the game keeps of a finished play."""
        return self.game.chronicle(self.state, self.events())

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
        state = self.state
        label = self.game.label(state, seat, choice) if clock else None
        tip = self.game.tip(state, seat)
        before = state.copy()
        moment = enter(self.game, state, seat, choice)
        moment.tip, moment.clock, moment.before = tip.id if tip else "", label, before
        self.stands.append(moment)
        self.keep(moment)
        if moment.barrier == EVERYONE:
            self.seal()

    def seal(self) -> None:
        """Nobody takes back what stands now: the plays kept for that are let go."""
        for moment in self.stands[self.open_from :]:
            moment.before = None
        self.open_from = len(self.stands)

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
        states = self.without(gone)
        if states is None:
            return refusal("refused-undo-needed")
        asked, self.state = self.state.asked, states.pop()
        for moment in gone:
            moment.undone, moment.before = True, None
            del self.stands[self.place(moment)]
            taken_back = Moment(Entry(seat, UNDO), NO_CHOICE, asked, self.state.asked)
            taken_back.took_back = moment
            self.keep(taken_back)
        for moment, before in zip(self.stands[len(self.stands) - len(states) :], states, strict=True):
            moment.before = before
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

    def without(self, gone: list[Moment]) -> list[S] | None:
        """The play as it would be if those moments had not been, last, and as it would have been before each that came
        after the first of them; None where one of these needs them.

        It goes on from the play before the first of them, so that what a take-back costs does not grow with the game,
        and neither does what an entry costs when a long record is read again.
        """
        at = min(self.place(moment) for moment in gone)
        before = self.stands[at].before
        assert before is not None
        states = [cast(S, before.copy())]
        for moment in self.stands[at:]:
            if moment in gone:
                continue
            state = cast(S, states[-1].copy())
            if moment.choice not in legal(state, moment.entry.seat):
                return None
            state.barrier = 0
            choose(state, moment.entry.seat, moment.choice)
            states.append(state)
        return states

    def place(self, moment: Moment) -> int:
        """Where a moment stands; what is taken back is near the end."""
        at = len(self.stands) - 1
        while self.stands[at] is not moment:
            at -= 1
        return at

    def until(self, steps: int) -> Match[S, V]:
        """The same play as it stood after that many choices, those taken back not counted."""
        earlier = Match(self.game, self.setup)
        for moment in self.standing()[:steps]:
            earlier.take(moment.entry.seat, moment.choice)
        return earlier


def enter(game: Game[S, V], state: S, seat: Seat, choice: Choice) -> Moment:
    """Let a play take a choice that is known to be legal, and say what came of it."""
    asked = state.asked | state.stack[-1].answered(state)
    is_open = choice < ASIDE and not state.stack[-1].hidden(state)
    state.events, state.barrier = [], 0
    choose(state, seat, choice)
    moment = Moment(Entry(seat, game.code(choice)), choice, asked, state.asked)
    moment.events, state.events = state.events, None
    moment.barrier, moment.open = state.barrier, is_open
    return moment
