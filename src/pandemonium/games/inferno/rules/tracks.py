"""Sin Tracks (INF-1.3.5): a new Skull on level 1, one level more, a half-Diploma on level 4, Infamy beyond it."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import ADVANCE
from pandemonium.games.inferno.rules.event import ADVANCED, BEYOND, HALF_GAINED
from pandemonium.games.inferno.rules.figures import FIRST_TRACK, LEVELS, TRACKS
from pandemonium.games.inferno.rules.state import CASHING, FROM_FRAUDS, FROM_TRACKS, Inferno


def advance(state: Inferno, seat: Seat, track: i64) -> None:
    place = seat * TRACKS + track
    if state.skulls[place] == LEVELS:
        infamy = state.rules.beyond[track]
        state.tell(BEYOND, (seat, track + FIRST_TRACK, infamy))
        state.earn(seat, FROM_TRACKS if state.phase < CASHING else FROM_FRAUDS, infamy)
        return
    state.skulls[place] += 1
    if state.events is not None:
        state.tell(ADVANCED, (seat, track + FIRST_TRACK, state.skulls[place]))
    if state.skulls[place] == LEVELS:
        gain_half(state, seat)


def gain_half(state: Inferno, seat: Seat) -> None:
    state.halves[seat] += 1
    state.tell(HALF_GAINED, (seat,))


class Advance(Frame[Inferno]):
    """Advance on one of some tracks, the player's choice. Such an advance gives no bonus (INF-1.3.6)."""

    __slots__ = ("seat", "tracks")

    seat: Seat
    tracks: i64  # a mask; empty once answered

    def ask(self, state: Inferno) -> Seats:
        if self.tracks:
            return BIT[self.seat]
        return 0

    def question(self, state: Inferno) -> int:
        return questions.ADVANCE

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return members(self.tracks, ADVANCE)

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.tracks = 0
        advance(state, seat, choice - ADVANCE)

    def copy(self) -> Advance:
        return advance_on(self.seat, self.tracks)


def advance_on(seat: Seat, tracks: i64) -> Advance:
    frame = Advance()
    frame.seat = seat
    frame.tracks = tracks
    return frame
