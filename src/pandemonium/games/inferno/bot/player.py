"""The players of Inferno: `easy` and `normal` judge one choice at a time, `hard` searches."""

from __future__ import annotations

from typing import Any

from pandemonium.engine.chance import Chance
from pandemonium.engine.mind import Bot, Mind
from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.judge import judge
from pandemonium.games.inferno.bot.policy import answer, judgement_of
from pandemonium.games.inferno.bot.weights import load_weights
from pandemonium.games.inferno.state import Inferno


class Normal:
    """The policy itself."""

    def choose(self, mind: Mind[Inferno, Any], chance: Chance, seconds: float) -> Choice:
        state = mind.sample(chance)
        return answer(load_weights("normal", state.seats), state, mind.seat)


class Easy:
    """The same judgement, wrong by some Infamy each time."""

    def choose(self, mind: Mind[Inferno, Any], chance: Chance, seconds: float) -> Choice:
        state = mind.sample(chance)
        weights = load_weights("easy", state.seats)
        judgement = judgement_of(weights, state, mind.seat)
        worths = [judge(judgement, state, choice) for choice in mind.choices]
        judged = [worth + weights.noise * (chance.below(2001) - 1000) / 1000 for worth in worths]
        return mind.choices[judged.index(max(judged))]


def make(level: str, playouts: int) -> Bot:  # noqa: ARG001 - the search will count them
    return Easy() if level == "easy" else Normal()
