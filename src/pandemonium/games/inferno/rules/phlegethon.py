"""The Phlegethon: eight cubes on values 1 to 5; further is void (INF-R13)."""

from __future__ import annotations

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import CUBE, LOWER_CUBE, SKIP
from pandemonium.games.inferno.rules.event import CUBE_LOWERED, CUBE_RAISED
from pandemonium.games.inferno.rules.figures import CUBE_LEAST, CUBE_MOST, FIRST_TRACK, TRACKS
from pandemonium.games.inferno.rules.once import Once
from pandemonium.games.inferno.rules.state import Inferno


def raisable(state: Inferno) -> list[Choice]:
    return [CUBE + track for track in range(TRACKS) if state.cubes[track] < CUBE_MOST]


def lowerable(state: Inferno) -> list[Choice]:
    return [LOWER_CUBE + track for track in range(TRACKS) if state.cubes[track] > CUBE_LEAST]


def shift(state: Inferno, seat: Seat, choice: Choice) -> None:
    """One space to the right or to the left."""
    if choice >= LOWER_CUBE:
        track = choice - LOWER_CUBE
        state.cubes[track] -= 1
        state.tell(CUBE_LOWERED, (seat, track + FIRST_TRACK, state.cubes[track]))
    else:
        track = choice - CUBE
        state.cubes[track] += 1
        state.tell(CUBE_RAISED, (seat, track + FIRST_TRACK, state.cubes[track]))


class Shift(Once):
    """One cube to the right, or with `both` in either direction, or none."""

    __slots__ = ("both",)

    both: bool

    def question(self, state: Inferno) -> int:
        return questions.CUBE_EITHER if self.both else questions.CUBE

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        choices = raisable(state)
        if self.both:
            choices.extend(lowerable(state))
        choices.append(SKIP)
        return choices

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.open = False
        if choice != SKIP:
            shift(state, seat, choice)

    def copy(self) -> Shift:
        return shift_cube(self.seat, self.both, self.open)


def shift_cube(seat: Seat, both: bool, open: bool = True) -> Shift:
    frame = Shift()
    frame.seat = seat
    frame.both = both
    frame.open = open
    return frame
