"""The players of the levels, for every game that brings a craft: `easy` and `normal` judge, `hard` searches."""

from __future__ import annotations

from typing import Any, TypeAlias

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import Choice, State
from pandemonium.playing.craft import Craft
from pandemonium.playing.mind import Bot, Mind
from pandemonium.playing.plan import Plan
from pandemonium.playing.race import winner
from pandemonium.playing.search import Search

AnyCraft: TypeAlias = Craft[Any, Any, Any]
AnyMind: TypeAlias = Mind[Any, Any]


class Normal:
    """The policy itself."""

    def __init__(self, craft: AnyCraft) -> None:
        self.craft = craft

    def choose(self, mind: AnyMind, chance: Chance, seconds: float) -> Choice:
        state = mind.sample(chance)
        weights = self.craft.weights.load("normal", state.seats)
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

    def choose(self, mind: AnyMind, chance: Chance, seconds: float) -> Choice:
        craft, state = self.craft, mind.sample(chance)
        search = self.search_in(state, mind, chance)
        seconds *= 1.0 if craft.first_step(state, mind.seat) else craft.going_on
        return winner(search.imagined, search.plans, search.trust, self.playouts, seconds).choices[0]

    def search(self, mind: AnyMind, chance: Chance) -> Search:
        return self.search_in(mind.sample(chance), mind, chance)

    def search_in(self, state: Any, mind: AnyMind, chance: Chance) -> Search:
        craft = self.craft
        outlook = craft.outlook(craft.weights.load("normal", state.seats), state)
        plans = craft.candidates(outlook, state, mind.seat)
        return Search(PolicyPlay(craft, mind, chance, [outlook] * state.seats), plans, craft.trust(state))


class PolicyPlay:
    """Imagined worlds that everybody plays on in by the policy."""

    def __init__(self, craft: AnyCraft, mind: AnyMind, chance: Chance, outlooks: list[Any]) -> None:
        self.craft, self.mind, self.chance, self.outlooks = craft, mind, chance, outlooks

    def world(self) -> State:
        world: State = self.mind.sample(self.chance)
        return world

    def end(self, world: State, plan: Plan) -> State:
        state: State = self.mind.game.clone(world)
        self.craft.follow(state, self.mind.seat, plan)
        self.craft.play_on(self.outlooks, state)
        return state

    def worth(self, state: State) -> float:
        return self.craft.utility(state, self.mind.seat)

    def reached(self, world: State, plan: Plan) -> float:
        return self.worth(self.end(world, plan))


def player(craft: AnyCraft, level: str, playouts: int) -> Bot:
    return Hard(craft, playouts) if level == "hard" else Normal(craft) if level == "normal" else Easy(craft)
