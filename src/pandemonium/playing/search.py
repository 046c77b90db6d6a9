"""Search: what a searching bot compares, and in what imagined games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from pandemonium.engine.chance import Chance
from pandemonium.engine.role import Role
from pandemonium.engine.state import State
from pandemonium.playing.mind import Bot, Mind
from pandemonium.playing.plan import Plan


class Imagined(Protocol):
    """Games that are played on to their end."""

    def world(self) -> State: ...

    def end(self, world: State, plan: Plan) -> State:
        """How it ends there if the plan is followed; the world itself stays as it is."""
        ...

    def worth(self, state: State) -> float:
        """What such an end is worth to the seat."""
        ...

    def reached(self, world: State, plan: Plan) -> float: ...

    def ahead(self, world: State, plan: Plan) -> State:
        """Where the race leaves the play if the plan is followed: at its end, or where it can be judged."""
        ...

    def judged(self, state: State) -> float:
        """What such a play is worth to the seat."""
        ...

    def chances(self, state: State, roles: Sequence[Role]) -> list[float]:
        """What part of the victory each seat has of it, or may expect."""
        ...


class Search(Struct, frozen=True):
    """Everything that a decision by search needs."""

    imagined: Imagined
    plans: list[Plan]
    trust: float  # what a point of a plan's worth counts for before the first world


@runtime_checkable
class Searcher(Bot, Protocol):
    """A bot that compares plans in imagined games."""

    reviewed: int
    """Imagined games that a review of a whole game is made of."""

    def search(self, mind: Mind[Any, Any], chance: Chance) -> Search: ...

    def imagine(self, mind: Mind[Any, Any], chance: Chance) -> Imagined:
        """The same games where there is nothing to compare, and whoever is asked."""
        ...
