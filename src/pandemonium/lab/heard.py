"""Heard: a play that keeps what each seat has heard of it, in order: the information state of learning programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import choose
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.journal import journal_of, read_journal, replay, write_journal
from pandemonium.engine.match import Match, enter
from pandemonium.engine.moment import Moment
from pandemonium.engine.places import Places
from pandemonium.engine.registry import load_game
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import Choice, Event, Seat, State

Row: TypeAlias = tuple[int, ...]
"""One thing heard: its kind, and the numbers that say more."""

CHOSE: Final = 1  # the seat itself: which choice
NOTICED: Final = 2  # that another seat did something: which
SAW: Final = 3  # in an imagined world, in place of all before it: what that seat sees there
EVENT: Final = 4  # and from here on the game's events in their order, each with its facts


@lru_cache(maxsize=8)
def places_of(game: Game[Any, Any]) -> Places:
    """One action space for all plays of a game."""
    return Places(game.choices())


class HeardPlay:
    """A play from its set-up on, real or imagined.

    Nobody listens while it is played. When somebody asks what was heard, a second play of it, the ear, takes the same
    choices and catches up.
    """

    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.places = places_of(game)
        self.state: State = game.new(setup)
        self.state.events = None
        self.taken: list[tuple[Seat, Choice]] = []
        self.ear: State | None = None  # dealt when it is needed
        self.moments: list[Moment] = []  # as far as the ear has come
        self.rows: list[list[Row]] = []
        self.told = [0] * setup.seats  # how many moments each seat's rows tell of: they are written when asked for
        self.imagined = False

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Take a choice that is known to be legal."""
        choose(self.state, seat, choice)
        self.took(seat, choice)

    def act(self, seat: Seat, action: int) -> bool:
        """Take what stands at this place; False, and nothing is done, where the seat may not."""
        if not self.places.take(self.state, seat, action):
            return False
        self.taken.append((seat, self.places.choices[action]))
        return True

    def took(self, seat: Seat, choice: Choice) -> None:
        """Keep a choice that was taken in its state."""
        self.taken.append((seat, choice))

    # --- what a seat knows ---------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Let the ear catch up."""
        if self.ear is None:
            self.ear = self.game.new(self.setup)
            opening, self.ear.events = self.ear.events or [], None
            self.rows = [heard_of(opening, seat) for seat in range(self.setup.seats)]
        for seat, choice in self.taken[len(self.moments) :]:
            self.moments.append(enter(self.game, self.ear, seat, choice))

    def heard(self, seat: Seat) -> list[Row]:
        """Its own choices, what it was told, and that others acted where it could notice."""
        self.listen()
        rows = self.rows[seat]
        for moment in self.moments[self.told[seat] :]:
            if moment.entry.seat == seat:
                rows.append((CHOSE, moment.choice))
            elif moment.noticed_by(seat):
                rows.append((NOTICED, moment.entry.seat))
            rows += heard_of(moment.events, seat)
        self.told[seat] = len(self.moments)
        return rows

    def lines(self, seat: Seat) -> Iterator[str]:
        """The same in words and numbers."""
        for kind, *facts in self.heard(seat):
            if kind == CHOSE:
                yield f"chose {self.game.code(facts[0])}"
            elif kind == NOTICED:
                yield f"noticed {LETTERS[facts[0]]}"
            else:
                name = "saw" if kind == SAW else self.game.events[kind - EVENT].id
                yield " ".join([name, *map(str, facts)])

    def seen(self, seat: Seat) -> str:
        """All that the seat sees now."""
        return msgspec.json.encode(self.game.view(self.state, seat)).decode()

    # --- copies --------------------------------------------------------------------------------------------------

    def copy(self) -> HeardPlay:
        twin = HeardPlay.__new__(HeardPlay)
        twin.game, twin.setup, twin.places, twin.imagined = self.game, self.setup, self.places, self.imagined
        twin.state = self.game.clone(self.state)
        twin.ear = None if self.ear is None else self.game.clone(self.ear)
        twin.taken, twin.moments, twin.told = self.taken[:], self.moments[:], self.told[:]
        twin.rows = [rows[:] for rows in self.rows]
        return twin

    def imagine(self, seat: Seat, chance: Chance) -> HeardPlay:
        """A play that this seat cannot tell from its own. What the others heard before is what they see in it."""
        twin = HeardPlay.__new__(HeardPlay)
        twin.game, twin.setup, twin.places, twin.imagined = self.game, self.setup, self.places, True
        twin.state = self.game.sample(self.state, seat, chance)
        twin.ear = self.game.clone(twin.state)
        twin.taken, twin.moments, twin.told = [], [], [0] * self.setup.seats
        views = [self.game.view(twin.state, other) for other in range(self.setup.seats)]
        twin.rows = [[(SAW, *self.game.features(view))] for view in views]
        twin.rows[seat] = self.heard(seat)[:]
        return twin

    def __deepcopy__(self, memo: object) -> HeardPlay:
        return self.copy()

    # --- as text -------------------------------------------------------------------------------------------------

    def journal(self) -> str:
        """The play as the journal it is kept by; an imagined one follows from no seed and has none."""
        if self.imagined:
            raise ValueError("an imagined world has no journal: it follows from no seed")
        match = Match(self.game, self.setup)
        for seat, choice in self.taken:
            match.take(seat, choice)
        return write_journal(journal_of(match, [], with_seed=True))

    def __reduce__(self) -> tuple[Callable[[str], HeardPlay], tuple[str]]:
        return play_from, (self.journal(),)

    def __str__(self) -> str:
        """What was chosen, the whole play where it is real."""
        first = "imagined" if self.imagined else f"{self.game.id}: {self.setup.seed}"
        return "\n".join([first, *(f"{LETTERS[seat]} {self.game.code(choice)}" for seat, choice in self.taken)])


def play_from(journal: str) -> HeardPlay:
    """The play again, as a journal tells it; refused where this program plays by other rules or data."""
    written = read_journal(journal)
    match = replay(load_game(written.game), written)
    play = HeardPlay(match.game, match.setup)
    for moment in match.standing():
        play.choose(moment.entry.seat, moment.choice)
    return play


def heard_of(events: Iterable[Event], seat: Seat) -> list[Row]:
    return [(EVENT + event.kind, *event.facts) for event in events if event.heard_by(seat)]
