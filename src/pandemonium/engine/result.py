"""Result: how a play ended, for people with an account line by line, for programs in short."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.phrase import Phrase


class Line(Struct, frozen=True):
    """One line of a seat's final account: what it was given for, and how much."""

    label: Phrase
    points: int
    tells: bool = False  # of the game, and brings no points by itself


class Finish(Struct, frozen=True):
    """Points and winners of a play that is over, without the account for people: what programs ask for most."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Result(Struct, frozen=True):
    """How a play ended: points and lines per seat, the winners, and the words for a rank where the game gives one.

    Without points there are neither scores nor accounts. A side wins together; `tie` says how equals were told apart.
    """

    scores: tuple[int, ...]
    accounts: tuple[tuple[Line, ...], ...]
    winners: tuple[int, ...]
    rank: Phrase | None = None
    tie: Phrase | None = None
    roles: tuple[str, ...] = ()  # what each seat was, by id, where that came out at the end
