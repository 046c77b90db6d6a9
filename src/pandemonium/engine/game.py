"""Game: the definition of a game, everything the layers above may ask of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Generic, TypeVar, cast

from msgspec import Struct

from pandemonium.engine.aim import Aim
from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import legal
from pandemonium.engine.encoder import Encoder
from pandemonium.engine.numbering import Numbering
from pandemonium.engine.pack import NO_FILES, KeptPack
from pandemonium.engine.phrase import Fact, Phrase, Player, Refusal
from pandemonium.engine.result import Finish, Result
from pandemonium.engine.role import Role
from pandemonium.engine.saga import Chapter, Saga
from pandemonium.engine.standing import Standing
from pandemonium.engine.state import Choice, Event, Seat, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)


class When(Struct, frozen=True):
    """A condition: that option has one of these values."""

    option: str
    values: tuple[str, ...]


class Option(Struct, frozen=True):
    """A table option: its values, the first one the default. Messages `option-ID` and `option-ID-VALUE` name it.

    It counts only at tables with so many `seats` (none named: with any), and only `when` all that is said there of the
    options before it is so.
    """

    id: str
    values: tuple[str, ...]
    when: tuple[When, ...] = ()
    seats: tuple[int, ...] = ()

    def counts(self, seats: int, chosen: Mapping[str, str]) -> bool:
        """Whether it changes anything at such a table; `chosen` holds the options before it."""
        return (not self.seats or seats in self.seats) and all(chosen[one.option] in one.values for one in self.when)


class Setup(Struct, frozen=True):
    """What a play begins from. With the choices it is the whole game."""

    seats: int
    seed: str
    options: dict[str, str] = {}


class EventKind(Struct, frozen=True):
    """An event's message id and the names of its numbers, in order. The game turns a number into a fact by its name."""

    id: str
    facts: tuple[str, ...] = ()
    suffered: bool = False  # others do it to the seat it names, who will want to notice
    begins: bool = False  # a turn begins with it: the log is read turn by turn


class Game(ABC, Generic[S, V]):
    """One game. Each game package exports one value of its own subclass."""

    id: str
    rules_version: int
    seats: tuple[int, ...]  # the player counts it can be played with
    options: tuple[Option, ...]
    events: tuple[EventKind, ...]
    longest: int  # no play takes more choices than this
    minutes: int = 0  # of a usual play; 0 where nobody says
    difficulty: int = 0  # to learn, from 1 (at once) to 5 (an evening); 0 where nobody says
    hides_roles: bool = False  # who is what comes out at the end: `suspicion` says what could be known before
    folder: Path  # where its data and words lie
    data: KeptPack = NO_FILES  # the data files it was made from
    figures: Mapping[str, int | str] = MappingProxyType({})  # of its data, by name: what its sentences and rules say
    terms: Mapping[str, str] = MappingProxyType({})  # the rulebook's words that explain themselves, each with its rule
    phrases: Mapping[str, Phrase] = MappingProxyType({})  # what people say by one press, each under its code
    counted: tuple[str, ...] = ()  # messages: what `standing` counts where that is not the points of each seat
    encoder: Encoder[S] | None = None  # its features straight from a state, for programs that learn
    numbering: Numbering  # its choices; a game without one writes `code`, `parse`, `choices` and `element` itself

    @property
    def pack(self) -> str:
        """Name and digest of its data: what journals and tables pin."""
        return self.data.identity

    @property
    def text(self) -> Path:
        """The folder of its messages: a folder of `.ftl` files per language."""
        return self.folder / "words" / "text"

    def reference(self, language: str) -> str:
        """Its rules as people read them: the file `words/rules.LANGUAGE.md` with its figures in place of `{name}`."""
        return self.written_rules(language).format_map(self.figures)

    def written_rules(self, language: str) -> str:
        return (self.folder / "words" / f"rules.{language}.md").read_text(encoding="utf-8")

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """A fresh play, carried on to its first question."""

    def clone(self, state: S) -> S:
        """An equal and independent state."""
        return cast(S, state.copy())

    # --- choices -------------------------------------------------------------------------------------------------

    def code(self, choice: Choice) -> str:
        """The choice as people read and write it: `claim 2 5x2`."""
        return self.numbering.code(choice)

    def parse(self, code: str) -> Choice | None:
        """The choice a code stands for, legal or not; None where it stands for nothing."""
        return self.numbering.parse(code)

    def choices(self) -> list[Choice]:
        """Every choice there can ever be, in a fixed order: the action space of learning programs."""
        return self.numbering.choices()

    @abstractmethod
    def label(self, state: S, seat: Seat, choice: Choice) -> Phrase:
        """What the choice is called on its button, with its cost and result."""

    def element(self, choice: Choice) -> str:
        """The thing on the table the choice belongs to; empty where it belongs to none."""
        return self.numbering.element(choice)

    @abstractmethod
    def prompt(self, state: S, seat: Seat) -> Phrase:
        """What is asked of that seat, or what it waits for, in one sentence."""

    def tip(self, state: S, seat: Seat) -> Phrase | None:
        """For a table that learns the game: what this kind of question is about. A seat is told each once."""
        return None

    @abstractmethod
    def why_not(self, state: S, seat: Seat, target: str) -> Refusal | None:
        """Why a choice's code, or a thing on the table, cannot be chosen now; None where it can."""

    def default(self, state: S, seat: Seat) -> Choice | None:
        """What a seat that is asked answers when its time is up, by what it knows; None: a bot answers for it."""
        return None

    def offered(self, state: S, seat: Seat, target: str) -> bool:
        """Whether a choice of that code, or any choice that belongs to that thing, is open to the seat now."""
        return any(target in (self.code(choice), self.element(choice)) for choice in legal(state, seat))

    # --- knowledge -----------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """What the seat may know, built from nothing."""

    def remembers(self, options: Mapping[str, str]) -> bool:
        """Whether a view shows all that lay open before its seat; at a table that plays from memory it does not."""
        return True

    @abstractmethod
    def sample(self, state: S, seat: Seat, chance: Chance) -> S:
        """A full state that agrees with all the seat knows, its unknowns and its future drawn from `chance`."""

    @abstractmethod
    def features(self, view: V) -> list[int]:
        """The view as numbers of fixed places, for programs that learn; where there is an encoder, its own."""

    def fact(self, name: str, number: int) -> Fact:
        """What an event's number stands for: a count as it is, or a Name or Player; of itself `seat` is a Player."""
        return Player(number) if name == "seat" else number

    def roles(self, seats: int, options: Mapping[str, str]) -> tuple[Role, ...]:
        """What each seat is from the set-up on, known to all, and whom it wins with; nothing where all are alike."""
        return (Role(),) * seats

    # --- the end -------------------------------------------------------------------------------------------------

    @abstractmethod
    def result(self, state: S) -> Result:
        """The outcome of a finished play."""

    def finish(self, state: S) -> Finish:
        """Its points and winners alone; a game that keeps them in its state says them without an account."""
        result = self.result(state)
        return Finish(result.scores, result.winners)

    @abstractmethod
    def result_from(self, view: V) -> Result:
        """The same, reckoned from a final view alone: the law of scores compares the two."""

    def standing(self, state: S) -> Standing | None:
        """How a play stands, for the picture of its rounds at the end; nothing where no figure tells before it."""
        return None

    def suspicion(self, state: S, seat: Seat, chance: Chance) -> list[list[int]]:
        """What a seat may soundly believe of each seat: hundredths by role; nothing where that was not found."""
        return []

    def chronicle(self, state: S, events: Iterable[Event]) -> Struct | None:
        """What statistics keep of a finished play, from all that happened in it; most games keep nothing."""
        return None

    def saga(self, state: S, options: Mapping[str, str], before: tuple[Chapter, ...]) -> Saga | None:
        """The saga this play belongs to, after the chapters before it; none where it stands for itself."""
        return None

    @abstractmethod
    def components(self, state: S) -> list[str]:
        """Every component of the box, one entry each, wherever it lies: the law of conservation sorts and compares."""

    def goal(self, seats: int, options: Mapping[str, str]) -> tuple[Aim, ...]:
        """What wins, and then where points come from, at such a table; of itself what the game is about."""
        return (Aim("crown", Phrase("about")),)

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

    def options_for(self, seats: int, options: Mapping[str, str]) -> tuple[Option, ...]:
        """The options that count at such a table. One that does not is as good as at its default for those after it."""
        chosen: dict[str, str] = {}
        counting = []
        for option in self.options:
            chosen[option.id] = option.values[0]
            if option.counts(seats, chosen):
                chosen[option.id] = options.get(option.id, option.values[0])
                counting.append(option)
        return tuple(counting)

    def fitting(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options given and implied, without those that do not count: what a new table is opened with."""
        named = self.implied(seats, options)
        return {option.id: named[option.id] for option in self.options_for(seats, named) if option.id in named}

    def implied(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """Whoever names an option, and not another that it counts with at one value only, has said that value too."""
        named, unsaid = dict(options), self.full_options({})
        for option in reversed(self.options):
            if option.id in named and (not option.seats or seats in option.seats):
                for one in option.when:
                    if len(one.values) == 1 and one.values[0] != unsaid[one.option]:
                        named.setdefault(one.option, one.values[0])
        return named

    def full_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options with the defaults of those not named."""
        return {option.id: options.get(option.id, option.values[0]) for option in self.options}

    @cached_property
    def default_places(self) -> dict[str, int]:
        """The default is an option's first value; random play sets up thousands of such games a second."""
        return {option.id: 0 for option in self.options}

    def option_places(self, options: Mapping[str, str]) -> dict[str, int]:
        """The same as numbers, for rules that know no words: the place of each value in its option."""
        if not options:
            return self.default_places
        return {option.id: option.values.index(options.get(option.id, option.values[0])) for option in self.options}

    def describe(self, event: Event) -> Phrase:
        """The event as a message with facts."""
        kind = self.events[event.kind]
        facts = {name: self.fact(name, number) for name, number in zip(kind.facts, event.facts, strict=True)}
        return Phrase("event-" + kind.id, facts)
