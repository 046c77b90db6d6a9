"""State: one play of a game, complete; and Frame: a paused paragraph of the rules.

A state is a stack of frames over plain facts. Both hold numbers and lists or rows of numbers only, so that a copy costs
a microsecond and a saved game needs no code. Frames never hold callables, text or objects of other layers.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.chance import Chance

Seat: TypeAlias = i64
Choice: TypeAlias = int
Seats: TypeAlias = i64
"""A set of seats as a bit mask. Seats and their sets are native numbers, which compiled rules count without a box."""

SPECTATOR: Final = -1
"""The seat of those who only watch: a view of its own, never the sum of the others."""

EVERYONE: Final = -1
"""The audience of a public event: every seat and the spectators."""

NOBODY: Final = -1
"""Whose part is running while the game itself goes on."""

ASIDE: Final = 1 << 20
"""Choices from this number on are asides: a seat may take one whenever the game waits for anybody."""

NO_CHOICE: Final = -1
"""What stands where a choice could."""

NOTHING: Final[list[Choice]] = []
"""No choices. Nobody changes a list of them, so one will do."""

S = TypeVar("S", bound="State")


@mypyc_attr(acyclic=True)
class Event:
    """What happened, in the past tense: a kind of the game's list, the seats that may know, and numbers."""

    __slots__ = ("audience", "facts", "forced", "kind")

    kind: int
    audience: Seats
    facts: tuple[int, ...]
    forced: Seat  # whose only choice it comes of, which that seat was not asked for; NOBODY for all others

    def heard_by(self, seat: Seat) -> bool:
        return self.audience == EVERYONE or (seat >= 0 and (self.audience >> seat) & 1 == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A paragraph of the rules that waits for answers, or for the paragraphs it called.

    The driver calls `ask` on the top frame whenever nobody is known to be asked: after every answer, after a child has
    ended, and sometimes again although nothing happened. `ask` may carry the game on (deal, roll, push a child) until
    it must wait; once it has named a seat, asking again changes nothing and names the same seat (a law). Several seats
    are asked at once by `Together`, in secret, or by an open ballot, which says who has `answered`. `options` and
    `confirms` look and change nothing; `answer` and `finish` act.
    """

    __slots__ = ()

    def ask(self, state: S) -> Seats:
        """The seat this paragraph waits for; none when it is over or has just pushed a child."""
        return 0

    def options(self, state: S, seat: Seat) -> list[Choice]:
        """What that seat may answer, in an order that tells nothing it may not know."""
        return []

    def question(self, state: S) -> int:
        """Which of the game's questions this is: a number of its own list, for words, tips, reasons and judges."""
        return 0

    def confirms(self, state: S) -> bool:
        """Whether a single option must still be answered by the person: it ends a turn or the game, costs something, or
        has asides beside it."""
        return False

    def secret(self, state: S) -> bool:
        """Whether the options follow from what others may not know: then even a single one is asked for, and a bot
        takes the same time over one as over many."""
        return False

    def hidden(self, state: S) -> bool:
        """Whether others may not even know that it was answered, as with most secrets; a card laid face down on the
        table, or a moment that goes by in the open, they notice without knowing what was chosen."""
        return self.secret(state)

    def passed(self, state: S, seat: Seat) -> Choice:
        """What a standing pass of that seat answers here at once; NO_CHOICE where it does not speak of this window."""
        return NO_CHOICE

    def answer(self, state: S, seat: Seat, choice: Choice) -> None:
        """Take one of the options."""

    def answered(self, state: S) -> Seats:
        """The seats that have answered an open question which others are still asked: they may take it back."""
        return 0

    def asides(self, state: S, seat: Seat) -> list[Choice]:
        """What a seat may do beside this paragraph, asked or not: what the game always lets it, unless a paragraph says
        otherwise."""
        return state.asides(seat)

    def aside(self, state: S, seat: Seat, choice: Choice) -> None:
        """A seat takes one of its asides while this paragraph waits."""
        state.aside(seat, choice)

    def finish(self, state: S) -> None:
        """Runs once, after the frame has left the stack; of a play that was stopped, for the first frame only."""

    def asking(self, seat: Seat) -> Frame[S]:
        """The paragraph that asks this seat: this one, but for `Together`."""
        return self

    def copy(self) -> Frame[S]:
        """A frame without fields is its own copy; every other frame writes its own."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What every game's state has in common. Nothing in it points back at it, so it is no matter for the garbage
    collector."""

    __slots__ = ("asked", "barrier", "chance", "events", "offers", "part", "passes", "seats", "stack", "stopped")

    SHARED: ClassVar[tuple[str, ...]] = ()
    """The fields that all plays share and none changes: the data. Copies share them, dumps leave them out."""

    seats: i64
    chance: Chance
    stack: list[Frame[Any]]  # of this very state's type, which a class cannot say of itself
    asked: Seats
    offers: list[Choice]  # what the frame offers the only seat asked; empty when several are
    barrier: Seats  # who cannot take back what the running entry has done
    part: Seat  # whose part, or whose aside that seals no other, is running; NOBODY where the game itself goes on
    passes: tuple[int, ...]  # by seat, a set of windows it passes for now; empty in games that have no such windows
    stopped: bool
    events: list[Event] | None  # None while nobody listens: a search pays nothing for the log

    def begin(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack = []
        self.asked = 0
        self.offers = []
        self.barrier = 0
        self.part = NOBODY
        self.passes = ()
        self.stopped = False
        self.events = None

    def copy(self) -> State:
        """An equal and independent state; every game writes its own, beginning with `copy_from`."""
        raise NotImplementedError

    def copy_from(self, other: State) -> None:
        """The common fields of a copy. Nobody listens to a copy."""
        self.seats = other.seats
        self.chance = other.chance.copy()
        self.stack = [frame.copy() for frame in other.stack]
        self.asked = other.asked
        self.offers = other.offers  # never changed in place, only replaced
        self.barrier = other.barrier
        self.part = other.part
        self.passes = other.passes
        self.stopped = other.stopped
        self.events = None

    # --- who is asked --------------------------------------------------------------------------------------------

    def asking(self, seat: Seat) -> Frame[Any]:
        """The frame that asks this seat; where it is not asked, the one everybody waits for."""
        return self.stack[-1].asking(seat)

    def asides(self, seat: Seat) -> list[Choice]:
        """What a seat may do now although nobody asks it."""
        return NOTHING

    def aside(self, seat: Seat, choice: Choice) -> None:
        """Take one of the asides."""
        raise NotImplementedError

    def chances(self, seat: Seat) -> list[Choice]:
        """The asides that random play takes too, where a game wants that: by default none, for it would only wander."""
        return NOTHING

    # --- what rules do -------------------------------------------------------------------------------------------

    def pass_windows(self, seat: Seat, windows: int) -> None:
        """From now on the seat passes these, and no others."""
        self.passes = (*self.passes[:seat], windows, *self.passes[seat + 1 :])

    def push(self, frame: Frame[Any]) -> None:
        if not self.stopped:
            self.stack.append(frame)

    def stop(self) -> None:
        """End the play at once: what is still running finds that nothing more is asked, told or pushed."""
        self.stopped = True

    def seal(self) -> None:
        """What was done so far is known or drawn: within a part its own seat cannot take it back, elsewhere nobody."""
        if self.part == NOBODY:
            self.barrier = EVERYONE
        else:
            self.barrier |= 1 << self.part

    def draw(self, n: i64) -> i64:
        """A number below n from the game's own chance. What was drawn cannot be taken back."""
        self.seal()
        return self.chance.below(n)

    def draw_at(self, place: i64, n: i64) -> i64:
        """The same where a play comes by at most once: worlds that bots imagine keep a number for every place."""
        self.seal()
        return self.chance.at_place(place, n)

    def tell(self, kind: int, facts: tuple[int, ...]) -> None:
        """Tell everybody. Within a part that is an open act, which its seat cannot take back.

        Where rules tell often they ask `if state.events is not None` first, and make no facts that nobody hears:
        whoever could take something back listens.
        """
        if self.part != NOBODY:
            self.seal()
        self.record(EVERYONE, kind, facts)

    def whisper(self, audience: Seats, kind: int, facts: tuple[int, ...]) -> None:
        """Tell only those seats. They know something new, so what came before cannot be taken back."""
        self.seal()
        self.record(audience, kind, facts)

    def remind(self, seat: Seat, kind: int, facts: tuple[int, ...]) -> None:
        """Tell a seat what it did itself: nobody knows anything new, and nothing is sealed."""
        self.record(1 << seat, kind, facts)

    def record(self, audience: Seats, kind: int, facts: tuple[int, ...]) -> None:
        """Keep the event for those who listen, if anybody does."""
        if self.events is not None and not self.stopped:
            event = Event()
            event.kind = kind
            event.audience = audience
            event.facts = facts
            event.forced = NOBODY
            self.events.append(event)
