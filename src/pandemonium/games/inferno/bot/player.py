"""The players of Inferno: `easy` and `normal` judge one choice at a time, `hard` searches."""

from __future__ import annotations

import time
from typing import Any

from pandemonium.engine.chance import Chance
from pandemonium.engine.mind import Bot, Mind
from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.judge import judge
from pandemonium.games.inferno.bot.policy import answer, judgement_of
from pandemonium.games.inferno.bot.search import race_of
from pandemonium.games.inferno.bot.weights import load_weights
from pandemonium.games.inferno.descent import UNPICKED, Descent
from pandemonium.games.inferno.state import Inferno

GOING_ON = 0.5
"""Share of the time for the later steps of a turn, which was thought through at its first."""


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


class Hard:
    """Races the best plans in imagined games, the worse half dropping out at equal parts of the budget."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts

    def choose(self, mind: Mind[Inferno, Any], chance: Chance, seconds: float) -> Choice:
        state = mind.sample(chance)
        race = race_of(load_weights("normal", state.seats), state, mind.seat)
        frame = state.stack[-1]
        if not isinstance(frame, Descent) or frame.picked != UNPICKED:
            seconds *= GOING_ON
        parts = len(race.plans).bit_length()
        began, played, part = time.perf_counter(), 0, 1
        while len(race.plans) > 1:
            used = max((time.perf_counter() - began) / seconds, played / self.playouts)
            if used >= part / parts:
                part += 1
                race.halve()
            else:
                played += race.run(mind.sample(chance))
        return race.best().choices[0]


def make(level: str, playouts: int) -> Bot:
    return Hard(playouts) if level == "hard" else Normal() if level == "normal" else Easy()
