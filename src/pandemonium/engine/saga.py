"""Saga: games that belong together, one after another, with what came of each."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.phrase import Phrase


class Chapter(Struct, frozen=True):
    """A finished game as its saga remembers it; the game names its own figures and marks."""

    id: str
    won: str  # the side that won it
    figures: dict[str, int] = {}
    marks: tuple[str, ...] = ()


class Sequel(Struct, frozen=True):
    """What may follow a finished game. Those in `seats` choose; where no person is among them, anybody may."""

    id: str
    says: Phrase
    options: dict[str, str]  # of its table
    seats: tuple[int, ...]


class Saga(Struct, frozen=True):
    """As a table shows it: all its chapters by id, the games played so far, and after the last one what may follow."""

    order: tuple[str, ...]
    played: tuple[Chapter, ...]
    sequels: tuple[Sequel, ...] = ()
    complete: str = ""  # the side that has won every chapter

    def sequel(self, id: str) -> Sequel | None:
        return next((sequel for sequel in self.sequels if sequel.id == id), None)

    def won_by(self, side: str) -> set[str]:
        """The chapters that side has won, at the first try or a later one."""
        return {chapter.id for chapter in self.played if chapter.won == side}
