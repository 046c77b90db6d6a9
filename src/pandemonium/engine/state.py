"""State: one play of a game, complete; and Frame: a paused paragraph of the rules.

A state is a stack of frames over plain facts. Both hold numbers and lists of numbers only, so that a copy costs a
microsecond and a saved game needs no code. Frames never hold callables, text or objects of other layers.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from pandemonium.engine.chance import Chance

Seat: TypeAlias = int
Choice: TypeAlias = int
Seats: TypeAlias = int
"""A set of seats as a bit mask."""

SPECTATOR: Final = -1
"""The seat of those who only watch: a view of its own, never the sum of the others."""

EVERYONE: Final = -1
"""The audience of a public event: every seat and the spectators."""

ASIDE: Final = 1 << 20
"""Choices from this number on are asides: a seat may take one whenever the game waits for anybody."""

S = TypeVar("S", bound="State")


class Event:
    """What happened, in the past tense: a kind of the game's list, the seats that may know, and numbers."""

    __slots__ = ("audience", "facts", "kind")

    kind: int
    audience: Seats
    facts: tuple[int, ...]

    def heard_by(self, seat: Seat) -> bool:
        return self.audience == EVERYONE or (seat >= 0 and (self.audience >> seat) & 1 == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A paragraph of the rules that waits for answers, or for the paragraphs it called."""

    __slots__ = ()

    def ask(self, state: S) -> Seats:
        """The seats this paragraph waits for; none when it is over or has just pushed a child."""
        return 0

    def options(self, state: S, seat: Seat) -> list[Choice]:
        """What that seat may answer, in an order that tells nothing it may not know."""
        return []

    def confirms(self, state: S) -> bool:
        """Whether a single option must still be answered by the person (to end a turn, or to keep a secret)."""
        return False

    def answer(self, state: S, seat: Seat, choice: Choice) -> None:
        """Take one of the options."""

    def finish(self, state: S) -> None:
        """Runs once, after the frame has left the stack."""

    def copy(self) -> Frame[S]:
        """A frame without fields is its own copy; every other frame writes its own."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has in common."""

    __slots__ = ("asked", "barrier", "chance", "events", "offers", "seats", "stack")

    seats: int
    chance: Chance
    stack: list[Frame[Any]]  # of this very state's type, which a class cannot say of itself
    asked: Seats
    offers: list[Choice]  # of the only seat asked; empty when several are
    barrier: bool
    events: list[Event] | None  # None while nobody listens: a search pays nothing for the log

    def begin(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack = []
        self.asked = 0
        self.offers = []
        self.barrier = False
        self.events = None

    def copy_from(self, other: State) -> None:
        """The common fields of a copy. Nobody listens to a copy."""
        self.seats = other.seats
        self.chance = other.chance.copy()
        self.stack = [frame.copy() for frame in other.stack]
        self.asked = other.asked
        self.offers = other.offers  # never changed in place, only replaced
        self.barrier = other.barrier
        self.events = None

    def asides(self, seat: Seat) -> list[Choice]:
        """What a seat may do now although nobody asks it."""
        return []

    def aside(self, seat: Seat, choice: Choice) -> None:
        """Take one of the asides."""
        raise NotImplementedError

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def draw(self, n: int) -> int:
        """A number below n from the game's own chance. What was drawn cannot be taken back."""
        self.barrier = True
        return self.chance.below(n)

    def tell(self, kind: int, facts: tuple[int, ...]) -> None:
        self.whisper(EVERYONE, kind, facts)

    def whisper(self, audience: Seats, kind: int, facts: tuple[int, ...]) -> None:
        """Tell only those seats. They know something new, so nobody can take back what came before."""
        if audience != EVERYONE:
            self.barrier = True
        if self.events is not None:
            event = Event()
            event.kind = kind
            event.audience = audience
            event.facts = facts
            self.events.append(event)
