"""The generic search, for games that bring no knowledge: every choice is tried in imagined plays on at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pandemonium.engine.chance import Chance
from pandemonium.engine.driver import choose, play_out
from pandemonium.engine.imagined import another_world
from pandemonium.engine.role import Role, shares
from pandemonium.engine.state import Choice, State
from pandemonium.playing.craft import win_and_lead
from pandemonium.playing.levels import UNLIMITED
from pandemonium.playing.mind import Mind
from pandemonium.playing.plan import Plan, plan_of
from pandemonium.playing.race import winner
from pandemonium.playing.search import Search

PLAYOUTS = {"easy": 20, "normal": 120, "hard": UNLIMITED, "master": UNLIMITED}

PER_POINT = 0.01
"""What a point of lead is worth beside a win, which is 1."""


REVIEWED = 6000
"""Imagined games that a review of a whole game is made of."""


class RolloutBot:
    reviewed = REVIEWED

    def __init__(self, level: str, playouts: int) -> None:
        self.playouts = min(playouts, PLAYOUTS[level])

    def choose(self, mind: Mind[Any, Any], chance: Chance, seconds: float) -> Choice:
        search = self.search(mind, chance)
        return winner(search.imagined, search.plans, search.trust, self.playouts, seconds).choices[0]

    def search(self, mind: Mind[Any, Any], chance: Chance) -> Search:
        return Search(self.imagine(mind, chance), [plan_of([choice], 0.0) for choice in mind.choices], 0.0)

    def imagine(self, mind: Mind[Any, Any], chance: Chance) -> RandomPlay:
        return RandomPlay(mind, chance)


class RandomPlay:
    """Imagined worlds that everybody plays on in at random."""

    def __init__(self, mind: Mind[Any, Any], chance: Chance) -> None:
        self.mind, self.chance = mind, chance

    def world(self) -> State:
        world: State = self.mind.sample(self.chance)
        return world

    def end(self, world: State, plan: Plan) -> State:
        state: State = self.mind.game.clone(world)
        players = another_world(state.chance)  # the same for every plan: nothing has been drawn yet
        if plan.choices:
            choose(state, self.mind.seat, plan.choices[0])
        play_out(state, players)
        return state

    def worth(self, state: State) -> float:
        finish = self.mind.game.finish(state)
        return win_and_lead(self.mind.seat, finish.winners, finish.scores, PER_POINT)

    def reached(self, world: State, plan: Plan) -> float:
        return self.worth(self.end(world, plan))

    def ahead(self, world: State, plan: Plan) -> State:
        return self.end(world, plan)

    def judged(self, state: State) -> float:
        return self.worth(state)

    def chances(self, state: State, roles: Sequence[Role]) -> list[float]:
        return shares(roles, self.mind.game.finish(state).winners)
