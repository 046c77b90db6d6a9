"""Notice: what each seat could notice of a match so far, and since when it is asked what it is asked now."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.driver import legal
from pandemonium.engine.dump import dump
from pandemonium.engine.moment import Moment
from pandemonium.engine.state import SPECTATOR, Frame, Seat, State


class Notice:
    """Numbers by seat; spectators come last."""

    def __init__(self, state: State) -> None:
        self.numbers = [0] * (state.seats + 1)
        self.since = [0] * (state.seats + 1)
        self.frames = [frame_that_asks(state, seat) for seat in range(state.seats)]
        self.choices = [legal(state, seat) for seat in range(state.seats)]

    def take_in(self, moment: Moment, state: State) -> None:
        for seat in range(SPECTATOR, state.seats):
            self.numbers[seat] += moment.noticed_by(seat)
        for seat in range(state.seats):
            frame, choices = frame_that_asks(state, seat), legal(state, seat)
            if moment.entry.seat == seat or choices != self.choices[seat] or self.is_another(moment, seat, frame):
                self.since[seat] = self.numbers[seat]
            self.frames[seat], self.choices[seat] = frame, choices

    def is_another(self, moment: Moment, seat: Seat, frame: Frame[Any] | None) -> bool:
        """Whether another paragraph asks the seat now. A take-back replays the play: there equal ones are the same."""
        before = self.frames[seat]
        return frame is not before and (moment.took_back is None or dump(frame) != dump(before))


def frame_that_asks(state: State, seat: Seat) -> Frame[Any] | None:
    return state.asking(seat) if (state.asked >> seat) & 1 else None
