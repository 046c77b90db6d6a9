"""Lesson: a scripted game one learns by, read from `words/lesson.toml` beside a game's words. A second
one is `words/lesson-2.toml`, and so on.

The file names the set-up with its seed, the marks that lead the learner through, and what the others do in between, as
a journal writes it (`B claim 1 4x1`). A mark says a sentence (`lesson-` and its name) and points at a place on the
table; it is either looked at, or asks for one of the choices it accepts. Whatever else could be chosen is answered by
`lesson-NAME-wrong`, and nothing is lost. Chance is the seed's: what it must bring is written down as events, and
`tools/lesson_seed.py` finds a seed that does when data or rules have changed.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from pandemonium.engine.driver import legal
from pandemonium.engine.game import Game, Setup
from pandemonium.engine.match import Match
from pandemonium.engine.phrase import Phrase, Refusal
from pandemonium.engine.seats import LETTERS
from pandemonium.engine.state import Seat

SEED = "lesson "
"""How the seed of every lesson begins, and no other's: so a table is known to be one."""

Play: TypeAlias = Match[Any, Any]


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says, of which place, and the choices it waits for, where it waits for one."""

    name: str
    at: str = ""  # a place by its name on the table (`data-spot`); empty: of the whole table
    accept: tuple[str, ...] = ()  # codes, in which * stands for anything
    then: tuple[str, ...] = ()  # what others do after it: a seat's letter and a code; of several that fit, the first
    brings: tuple[str, ...] = ()  # events that must come of all this, or must not: an id, and its first numbers

    @property
    def says(self) -> Phrase:
        return Phrase(f"lesson-{self.name}")

    @property
    def wrong(self) -> Phrase:
        return Phrase(f"lesson-{self.name}-wrong")


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as written."""

    seats: int
    learner: str  # the letter of the learner's seat
    seed: str
    minutes: int  # about so long it takes
    mark: tuple[Mark, ...]
    options: dict[str, str] = {}
    first: tuple[str, ...] = ()  # what others do before the first mark
    brings: tuple[str, ...] = ()  # events of the set-up and of that


class Turn(Struct, frozen=True):
    """One entry of the journal to be: whose, which codes, and the mark it belongs to (-1 before the first)."""

    seat: Seat
    codes: tuple[str, ...]
    mark: int


class Lesson:
    """A game's lesson. How far a learner is follows from the journal alone."""

    def __init__(self, game: Game[Any, Any], script: Script, number: int = 1) -> None:
        self.game = game
        self.script = script
        self.number = number
        self.seat: Seat = LETTERS.index(script.learner)
        self.setup = Setup(script.seats, script.seed, script.options)
        self.turns = [line_of(line, -1) for line in script.first]
        for at, mark in enumerate(script.mark):
            self.turns += [Turn(self.seat, mark.accept, at)] if mark.accept else []
            self.turns += [line_of(line, at) for line in mark.then]

    def is_played_by(self, match: Play) -> bool:
        """Whether a play is this lesson, and has gone its way so far."""
        taken = match.standing()
        return (
            match.setup.seed == self.setup.seed
            and len(taken) <= len(self.turns)
            and all(fits(turn, moment.entry.code) for turn, moment in zip(self.turns, taken, strict=False))
        )

    def turn(self, match: Play) -> Turn | None:
        """What comes next; nothing where the script is at its end."""
        at = len(match.standing())
        return self.turns[at] if at < len(self.turns) else None

    def marks(self, match: Play) -> tuple[Mark, ...]:
        """The marks from here to the learner's next choice, or to the end; none while others act."""
        at, turn = len(match.standing()), self.turn(match)
        if turn is not None and turn.seat != self.seat:
            return ()
        first = self.turns[at - 1].mark + 1 if at else 0
        return self.script.mark[first : turn.mark + 1 if turn else None]

    def is_finished(self, match: Play) -> bool:
        return self.turn(match) is None

    def reply(self, match: Play, seat: Seat) -> str:
        """What that seat does now by the script; nothing where it is not its turn there."""
        turn = self.turn(match)
        fitting = self.fitting(match, turn) if turn is not None and turn.seat == seat != self.seat else []
        return fitting[0] if fitting else ""

    def accepted(self, match: Play) -> list[str]:
        """The learner's choices that the lesson goes on with."""
        turn = self.turn(match)
        return self.fitting(match, turn) if turn is not None and turn.seat == self.seat else []

    def fitting(self, match: Play, turn: Turn) -> list[str]:
        return [code for code in self.open_codes(match, turn.seat) if fits(turn, code)]

    def refuse(self, match: Play, code: str) -> Refusal | None:
        """A kind word to a choice that leads away from the lesson; what is not legal the rules refuse themselves."""
        if code not in self.open_codes(match, self.seat) or code in self.accepted(match):
            return None
        turn = self.turn(match)
        if turn is None or turn.seat != self.seat:
            return Refusal(Phrase("lesson-wait"))
        return Refusal(self.script.mark[turn.mark].wrong)

    def open_codes(self, match: Play, seat: Seat) -> list[str]:
        return [self.game.code(choice) for choice in legal(match.state, seat)]


def line_of(line: str, mark: int) -> Turn:
    letter, _, code = line.partition(" ")
    return Turn(LETTERS.index(letter), (code,), mark)


def fits(turn: Turn, code: str) -> bool:
    return any(fnmatchcase(code, pattern) for pattern in turn.codes)


def read_lessons(game: Game[Any, Any]) -> list[Lesson]:
    """As their files say, in the order they are taken; none where a game has none."""
    found: list[Lesson] = []
    while (file := lesson_file(game, len(found) + 1)).exists():
        found.append(Lesson(game, msgspec.toml.decode(file.read_bytes(), type=Script), len(found) + 1))
    return found


def lesson_file(game: Game[Any, Any], number: int) -> Path:
    return game.folder / "words" / ("lesson.toml" if number == 1 else f"lesson-{number}.toml")
