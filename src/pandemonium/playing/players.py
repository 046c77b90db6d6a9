"""The players of the levels, for every game that brings a craft: two judge, `hard` and `master` search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from pandemonium.engine.chance import Chance
from pandemonium.engine.role import Role, shares
from pandemonium.engine.state import Choice, State
from pandemonium.playing.craft import Craft
from pandemonium.playing.mind import Bot, Mind
from pandemonium.playing.plan import Plan
from pandemonium.playing.race import winner
from pandemonium.playing.search import Search
from pandemonium.playing.weights import HARD, NORMAL, WeightFile

AnyCraft: TypeAlias = Craft[Any, Any, Any]
AnyMind: TypeAlias = Mind[Any, Any]


class Normal:
    """The policy itself, by the craft's weights or those of another file."""

    def __init__(self, craft: AnyCraft, weights: WeightFile[Any] | None = None) -> None:
        self.craft = craft
        self.weights = weights or craft.weights

    def choose(self, mind: AnyMind, chance: Chance, seconds: float) -> Choice:
        state = mind.sample(chance)
        weights = self.weights.load(NORMAL, state.seats)
        return self.craft.answer(self.craft.outlook(weights, state), state, mind.seat)


class Easy:
    """The same judgement by other weights, wrong each time by up to so much either way."""

    def __init__(self, craft: AnyCraft) -> None:
        self.craft = craft

    def choose(self, mind: AnyMind, chance: Chance, seconds: float) -> Choice:
        state = mind.sample(chance)
        weights = self.craft.weights.load("easy", state.seats)
        plans = self.craft.weighed(self.craft.outlook(weights, state), state, mind.seat)
        judged = [plan.worth + weights.noise * (chance.below(2001) - 1000) / 1000 for plan in plans]
        return plans[judged.index(max(judged))].choices[0]


class Hard:
    """Races the best plans in imagined worlds that everybody plays to the end by the policy."""

    def __init__(self, craft: AnyCraft, playouts: int) -> None:
        self.craft = craft
        self.playouts = playouts
        self.reviewed = craft.reviewed

    def choose(self, mind: AnyMind, chance: Chance, seconds: float) -> Choice:
        craft, state = self.craft, mind.sample(chance)
        search = self.search_in(state, mind, chance)
        seconds *= 1.0 if craft.first_step(state, mind.seat) else craft.going_on
        return winner(search.imagined, search.plans, search.trust, self.playouts, seconds).choices[0]

    def search(self, mind: AnyMind, chance: Chance) -> Search:
        return self.search_in(mind.sample(chance), mind, chance)

    def imagine(self, mind: AnyMind, chance: Chance) -> PolicyPlay:
        state = mind.sample(chance)
        return PolicyPlay(self.craft, mind, chance, [self.outlook(state)] * state.seats)

    def search_in(self, state: Any, mind: AnyMind, chance: Chance) -> Search:
        craft, outlook = self.craft, self.outlook(state)
        plans = craft.candidates(outlook, state, mind.seat)
        return Search(PolicyPlay(craft, mind, chance, [outlook] * state.seats), plans, craft.trust(state))

    def outlook(self, state: Any) -> Any:
        return self.craft.outlook(self.craft.weights.load(HARD, state.seats), state)


class PolicyPlay:
    """Imagined worlds that everybody plays on in by the policy."""

    def __init__(self, craft: AnyCraft, mind: AnyMind, chance: Chance, outlooks: list[Any]) -> None:
        self.craft, self.mind, self.chance, self.outlooks = craft, mind, chance, outlooks
        self.sample: Callable[[Chance], State] | None = None

    def world(self) -> State:
        if self.sample is None:  # a single plan asks for no world, and better books take their time
            self.sample = self.craft.believed(self.mind.sample, self.mind.seat, self.chance)
        return self.sample(self.chance)

    def followed(self, world: State, plan: Plan) -> State:
        state: State = self.mind.game.clone(world)
        if plan.choices:  # without a plan the seat plays by the policy
            self.craft.follow(state, self.mind.seat, plan)
        return state

    def end(self, world: State, plan: Plan) -> State:
        state = self.followed(world, plan)
        self.craft.play_on(self.outlooks, state)
        return state

    def worth(self, state: State) -> float:
        return self.craft.utility(state, self.mind.seat)

    def reached(self, world: State, plan: Plan) -> float:
        return self.craft.foreseen(self.outlooks, self.followed(world, plan), self.mind.seat)

    def ahead(self, world: State, plan: Plan) -> State:
        state = self.followed(world, plan)
        self.craft.look_ahead(self.outlooks, state)
        return state

    def judged(self, state: State) -> float:
        return self.craft.judged(self.outlooks, state, self.mind.seat)

    def chances(self, state: State, roles: Sequence[Role]) -> list[float]:
        if state.asked:
            return self.craft.chances(self.outlooks, state)
        return shares(roles, self.mind.game.finish(state).winners)


def player(craft: AnyCraft, level: str, playouts: int) -> Bot:
    if level in ("easy", "normal"):
        return Easy(craft) if level == "easy" else Normal(craft)
    return Hard(craft, playouts)
