"""Craft: what a game's own bot knows how to do. The levels, the race and training are made of it.

An outlook is what one decision reckons with (at least the weights): made once, it serves all its playouts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import Choice, Seat, State
from pandemonium.playing.plan import Plan
from pandemonium.playing.weights import Fallible, WeightFile

S = TypeVar("S", bound=State)
W = TypeVar("W", bound=Fallible)
O = TypeVar("O")  # noqa: E741


class Craft(ABC, Generic[S, W, O]):
    weights: WeightFile[W]

    per_point: float
    """What a point of lead is worth beside a win, which is 1."""

    trusted: float
    """Imagined games the policy's own judgement counts for: it steadies a short search and fades in a long one."""

    judged_point: float
    """What a point of that judgement is worth beside a win; alone, points are all there is."""

    going_on: float
    """Share of the time for the later steps of a turn, which was thought through at its first."""

    reviewed: int
    """Imagined games that a review of a whole game is made of: what the time for it allows."""

    @abstractmethod
    def outlook(self, weights: W, state: S) -> O: ...

    @abstractmethod
    def answer(self, outlook: O, state: S, seat: Seat) -> Choice:
        """The policy: what a sensible player does next, without search. A seat that is not asked has asides alone."""

    @abstractmethod
    def weighed(self, outlook: O, state: S, seat: Seat) -> list[Plan]:
        """Everything the policy compares here, with its worth; whoever errs a little takes another of them."""

    @abstractmethod
    def candidates(self, outlook: O, state: S, seat: Seat) -> list[Plan]:
        """What enters the race; a single plan where nothing needs to be compared."""

    @abstractmethod
    def first_step(self, state: S, seat: Seat) -> bool:
        """Whether a turn is thought through at this question."""

    @abstractmethod
    def follow(self, state: S, seat: Seat, plan: Plan) -> None:
        """Take the choices of a plan."""

    @abstractmethod
    def play_on(self, outlooks: list[O], state: S) -> None:
        """Every seat plays by the policy and its own outlook to the end."""

    @abstractmethod
    def utility(self, state: S, seat: Seat) -> float:
        """What the end of a play is worth to a seat."""

    def believed(self, sample: Callable[[Chance], S], seat: Seat, chance: Chance) -> Callable[[Chance], S]:
        """Where the worlds of a race come from: from the game's belief, unless searching players keep better books."""
        return sample

    def look_ahead(self, outlooks: list[O], state: S) -> None:
        """Everybody plays by the policy as far as the race looks: to the end, unless a game can judge a play sooner."""
        self.play_on(outlooks, state)

    def judged(self, outlooks: list[O], state: S, seat: Seat) -> float:
        """What a play is worth to a seat where the race has left it."""
        return self.utility(state, seat)

    def chances(self, outlooks: list[O], state: S) -> list[float]:
        """Each seat's chance to win a play that the race has left before its end."""
        return [self.judged(outlooks, state, seat) for seat in range(state.seats)]

    def foreseen(self, outlooks: list[O], state: S, seat: Seat) -> float:
        """What a play is worth to a seat in the race."""
        self.look_ahead(outlooks, state)
        return self.judged(outlooks, state, seat)

    def trust(self, state: S) -> float:
        """What a point of a plan's worth counts for in the race, before the first world."""
        return self.trusted if state.seats == 1 else self.trusted * self.judged_point


def win_and_lead(seat: Seat, winners: Sequence[Seat], scores: Sequence[int], per_point: float) -> float:
    """A win, shared where it is, and where there are points a little for every one more than the best of the others."""
    won = 1 / len(winners) if seat in winners else 0.0
    if not scores:
        return won
    others = [score for other, score in enumerate(scores) if other != seat]
    return won + per_point * (scores[seat] - max(others, default=0))
