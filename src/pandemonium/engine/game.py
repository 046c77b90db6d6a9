"""Game: the definition of a game, everything the layers above may ask of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct

from pandemonium.engine.chance import Chance
from pandemonium.engine.phrase import Fact, Phrase, Refusal
from pandemonium.engine.state import Choice, Event, Seat, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)


class Option(Struct, frozen=True):
    """A table option: its values, the first one the default. Messages `option-ID` and `option-ID-VALUE` name it."""

    id: str
    values: tuple[str, ...]


class Setup(Struct, frozen=True):
    """What a play begins from. With the choices it is the whole game."""

    seats: int
    seed: str
    options: dict[str, str] = {}


class Line(Struct, frozen=True):
    """One line of a seat's final account: what it was given for, and how much."""

    label: Phrase
    points: int


class Result(Struct, frozen=True):
    """How a play ended: points and lines per seat, the winners, and the words for a rank where the game gives one."""

    scores: tuple[int, ...]
    accounts: tuple[tuple[Line, ...], ...]
    winners: tuple[int, ...]
    rank: Phrase | None = None


class EventKind(Struct, frozen=True):
    """An event's message id and the names of its numbers, in order. The game turns a number into a fact by its name."""

    id: str
    facts: tuple[str, ...] = ()
    suffered: bool = False  # others do it to the seat it names, who will want to notice


class Game(ABC, Generic[S, V]):
    """One game. Each game package exports one value of its own subclass."""

    id: str
    rules_version: int
    seats: tuple[int, ...]  # the player counts it can be played with
    options: tuple[Option, ...]
    events: tuple[EventKind, ...]
    longest: int  # no play takes more choices than this
    folder: Path  # where its data and words lie
    pack: str  # name and digest of the data in use

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """A fresh play, carried on to its first question."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """An equal and independent state."""

    # --- choices -------------------------------------------------------------------------------------------------

    @abstractmethod
    def code(self, choice: Choice) -> str:
        """The choice as people read and write it: `claim 2 5x2`."""

    @abstractmethod
    def parse(self, code: str) -> Choice | None:
        """The choice a code stands for, legal or not; None where it stands for nothing."""

    @abstractmethod
    def choices(self) -> list[Choice]:
        """Every choice there can ever be, in a fixed order: the action space of learning programs."""

    @abstractmethod
    def label(self, state: S, seat: Seat, choice: Choice) -> Phrase:
        """What the choice is called on its button, with its cost and result."""

    @abstractmethod
    def element(self, choice: Choice) -> str:
        """The thing on the table the choice belongs to; empty where it belongs to none."""

    @abstractmethod
    def prompt(self, state: S, seat: Seat) -> Phrase:
        """What is asked of that seat, or what it waits for, in one sentence."""

    def lesson(self, state: S, seat: Seat) -> Phrase | None:
        """For a table that learns the game: what this kind of question is about. A seat is told each once."""
        return None

    @abstractmethod
    def why_not(self, state: S, seat: Seat, target: str) -> Refusal | None:
        """Why a choice's code, or a thing on the table, cannot be chosen now; None where it can."""

    # --- knowledge -----------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """What the seat may know, built from nothing."""

    @abstractmethod
    def sample(self, state: S, seat: Seat, chance: Chance) -> S:
        """A full state that agrees with all the seat knows, its unknowns and its future drawn from `chance`."""

    @abstractmethod
    def features(self, view: V) -> list[int]:
        """The view as numbers of fixed places, for programs that learn."""

    @abstractmethod
    def fact(self, name: str, number: int) -> Fact:
        """What an event's number stands for: a count as it is, or a Name or Player."""

    # --- the end -------------------------------------------------------------------------------------------------

    @abstractmethod
    def result(self, state: S) -> Result:
        """The outcome of a finished play."""

    @abstractmethod
    def result_from(self, view: V) -> Result:
        """The same, reckoned from a final view alone: the law of scores compares the two."""

    @abstractmethod
    def components(self, state: S) -> list[str]:
        """Every component of the box, one entry each, wherever it lies: the law of conservation sorts and compares."""

    # --- options -------------------------------------------------------------------------------------------------

    def check_setup(self, seats: int, options: Mapping[str, str]) -> Refusal | None:
        """Whether a table can be opened like this."""
        if seats not in self.seats:
            return Refusal(Phrase("refused-seats", {"seats": seats, "least": self.seats[0], "most": self.seats[-1]}))
        known = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in known:
                return Refusal(Phrase("refused-option", {"option": id}))
            if value not in known[id].values:
                return Refusal(Phrase("refused-option-value", {"option": id, "value": value}))
        return None

    def full_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options with the defaults of those not named."""
        return {option.id: options.get(option.id, option.values[0]) for option in self.options}

    def describe(self, event: Event) -> Phrase:
        """The event as a message with facts."""
        kind = self.events[event.kind]
        facts = {name: self.fact(name, number) for name, number in zip(kind.facts, event.facts, strict=True)}
        return Phrase("event-" + kind.id, facts)
