"""What a review says. Chances are parts of a victory; steps count the choices that stand, so `0` is the first deal."""

from __future__ import annotations

from msgspec import Struct

from pandemonium.engine.phrase import Phrase
from pandemonium.engine.state import SPECTATOR, Seat

KINDS = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}
"""What a marked choice lost at least."""
SURE = 2.0
"""Standard errors that it must have lost, too."""


class Point(Struct, frozen=True):
    """A chance to win after so many choices, and its standard error."""

    step: int
    chance: float
    error: float


class Effect(Struct, frozen=True):
    """What the choice after `step` others changed for every seat, against what the policy would have done there."""

    step: int
    changes: list[float]
    errors: list[float]


class Mark(Struct, frozen=True):
    """A choice that was clearly worse than another one."""

    step: int
    kind: str
    code: str
    better: str
    chosen: Phrase  # what their buttons said
    instead: Phrase
    lost: float
    error: float
    reason: Phrase


class SeatReview(Struct, frozen=True, tag="seat"):
    """A game from the eyes of one seat."""

    seat: Seat
    line: list[Point]
    effects: list[Effect]
    marks: list[Mark]
    decisions: int  # that were looked at
    again: int  # of them, closely


class Knowing(Struct, frozen=True, tag="knowing"):
    """The chances of all for somebody who knows every card: by seat."""

    lines: list[list[Point]]


class Swing(Struct, frozen=True):
    """What luck changed from one step to another."""

    first: int
    last: int
    change: float
    error: float


class Split(Struct, frozen=True):
    """The end is the beginning, luck, and what people chose: `final = initial + luck + own + others`."""

    initial: float
    luck: float
    own: float
    others: float
    final: float
    luck_error: float
    own_error: float
    others_error: float
    swings: list[Swing]


class Review(Struct, frozen=True):
    """As much of it as has been found: seats come one by one, and the split when all are there."""

    final: list[float]
    seats: list[SeatReview] = []
    knowing: Knowing | None = None
    splits: list[Split] = []

    def of(self, seat: Seat) -> SeatReview | None:
        return next((one for one in self.seats if one.seat == seat), None)

    def missing(self) -> list[Seat]:
        """The parts still to be found, in the order they are looked for; the spectator's is what one who knows sees."""
        there = [one.seat for one in self.seats]
        lacking = [seat for seat in range(len(self.final)) if seat not in there]
        return lacking if self.knowing is not None else [SPECTATOR, *lacking]


def kind_of(lost: float, error: float) -> str:
    """Empty where a choice deserves no mark."""
    if lost < SURE * error:
        return ""
    return next((kind for kind, least in KINDS.items() if lost >= least), "")
