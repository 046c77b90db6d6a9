"""The course of the game: turns until Dante's journey or Hell's room ends, the last round, the scoring (INF-1.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Choice, Frame, Seat, Seats
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import DONE
from pandemonium.games.inferno.rules.dante import arrived, award, step_on
from pandemonium.games.inferno.rules.descent import can_move, descent
from pandemonium.games.inferno.rules.event import SUDDEN_DEATH, TURN_BEGAN
from pandemonium.games.inferno.rules.figures import FIRST_TRACK, STOP_DIPLOMA
from pandemonium.games.inferno.rules.florence import florence
from pandemonium.games.inferno.rules.scoring import begin_cashing, begin_settling, score
from pandemonium.games.inferno.rules.state import CASHING, NOBODY, OVER, PLAYING, SETTLING, Inferno

HELL: Final = 0
FLORENCE: Final = 1
ENDING: Final = 2
ENDED: Final = 3

LAST_WORD: Final[list[Choice]] = [DONE]
"""Nobody changes a list of options, so this one is made once."""


class Turns(Frame[Inferno]):
    """The whole game, phase by phase."""

    __slots__ = ()

    def ask(self, state: Inferno) -> Seats:
        while state.phase != OVER and state.stack[-1] is self:
            if state.phase == PLAYING and not is_last(state):
                begin_turn(state)
            elif state.phase == PLAYING:
                state.phase = CASHING
                begin_cashing(state)
            elif state.phase == CASHING:
                state.phase = SETTLING
                begin_settling(state)
            else:
                state.phase = OVER
        return 0

    def finish(self, state: Inferno) -> None:
        score(state)


def is_last(state: Inferno) -> bool:
    """No turn is left: Sudden Death, or everybody else had one after the trigger player's."""
    return state.sudden or (state.trigger != NOBODY and state.turn == state.trigger)


def begin_turn(state: Inferno) -> None:
    state.turns += 1
    state.quarter = -1
    if state.events is not None:
        state.tell(TURN_BEGAN, (state.turn,))
    state.push(turn(state.turn))


@mypyc_attr(free_list_len=1)
class Turn(Frame[Inferno]):
    """The Hell phase, the Florence phase, and the player's word that the turn is over."""

    __slots__ = ("seat", "step")

    seat: Seat
    step: i64

    def ask(self, state: Inferno) -> Seats:
        if self.step == HELL:
            self.enter_hell(state)
        elif self.step == FLORENCE:
            self.step = ENDING
            state.push(florence(self.seat))
        elif self.step == ENDING:
            return BIT[self.seat]
        return 0

    def enter_hell(self, state: Inferno) -> None:
        if can_move(state, self.seat):
            self.step = FLORENCE
            state.push(descent(self.seat))
        else:
            self.step = ENDED
            die_suddenly(state, self.seat)

    def question(self, state: Inferno) -> int:
        return questions.TURN_END

    def options(self, state: Inferno, seat: Seat) -> list[Choice]:
        return LAST_WORD

    def confirms(self, state: Inferno) -> bool:
        """Until then the whole turn can be taken back."""
        return True

    def answer(self, state: Inferno, seat: Seat, choice: Choice) -> None:
        self.step = ENDED
        state.seal()

    def finish(self, state: Inferno) -> None:
        state.turn = (state.turn + 1) % state.seats

    def copy(self) -> Turn:
        return turn(self.seat, self.step)


def turn(seat: Seat, step: i64 = HELL) -> Turn:
    frame = Turn()
    frame.seat = seat
    frame.step = step
    return frame


def die_suddenly(state: Inferno, seat: Seat) -> None:
    """Nothing can be moved: Dante walks on to his end, and the blocked player counts as trigger (INF-1.8.4)."""
    state.sudden = True
    state.tell(SUDDEN_DEATH, (seat,))
    if state.trigger == NOBODY:
        state.push(WALK)
    state.trigger = seat


class Walk(Frame[Inferno]):
    """Every remaining stop gives its Diploma and nothing else; a challenge asks for its rows on the way."""

    __slots__ = ()

    def ask(self, state: Inferno) -> Seats:
        while not arrived(state) and state.stack[-1] is self and not state.stopped:
            step_on(state)
            if state.board.path[state.dante] == STOP_DIPLOMA:
                award(state, state.board.path_circle[state.dante] - FIRST_TRACK)
        return 0


TURNS: Final = Turns()
WALK: Final = Walk()
