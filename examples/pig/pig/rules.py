"""The rules of Pig: the state, and a frame for each paragraph that waits for somebody."""

from __future__ import annotations

from pandemonium.engine.state import Choice, Frame, Seat, Seats, State

ROLL, HOLD = range(2)
ROLLED, LOST, HELD = range(3)
ROUNDS = 15
"""Pig need not end by itself: after so many rounds the highest score wins."""


class Pig(State):
    __slots__ = ("goal", "scores", "turns")

    goal: int
    scores: list[int]
    turns: int  # that have begun

    def copy(self) -> Pig:
        twin = Pig()
        twin.copy_from(self)
        twin.goal = self.goal
        twin.scores = self.scores[:]
        twin.turns = self.turns
        return twin


class Rounds(Frame[Pig]):
    """[PIG-1] Turn follows turn, until somebody has reached the goal or all rounds are played."""

    __slots__ = ()

    def ask(self, state: Pig) -> Seats:
        if max(state.scores) < state.goal and state.turns < ROUNDS * state.seats:
            state.push(turn_of(state.turns % state.seats))
            state.turns += 1
        return 0


class Turn(Frame[Pig]):
    """[PIG-2] One seat rolls until it holds, or loses what it rolled."""

    __slots__ = ("over", "points", "seat")

    seat: Seat
    points: int
    over: bool

    def ask(self, state: Pig) -> Seats:
        return 0 if self.over else 1 << self.seat

    def options(self, state: Pig, seat: Seat) -> list[Choice]:
        """A first roll is never declined, and the goal is never overshot: single options are taken by the engine."""
        if not self.points:
            return [ROLL]
        return [HOLD] if state.scores[seat] + self.points >= state.goal else [ROLL, HOLD]

    def answer(self, state: Pig, seat: Seat, choice: Choice) -> None:
        if choice == ROLL:
            self.roll(state)
        else:
            self.over = True
            state.scores[seat] += self.points
            state.tell(HELD, (seat, self.points, state.scores[seat]))

    def roll(self, state: Pig) -> None:
        face = state.draw(6) + 1
        state.tell(ROLLED, (self.seat, face))
        self.points += face
        if face == 1:
            self.points, self.over = 0, True
            state.tell(LOST, (self.seat,))

    def copy(self) -> Turn:
        twin = turn_of(self.seat)
        twin.points, twin.over = self.points, self.over
        return twin


def turn_of(seat: Seat) -> Turn:
    turn = Turn()
    turn.seat, turn.points, turn.over = seat, 0, False
    return turn
