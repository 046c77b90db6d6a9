"""The players of Crypt: `easy` and `normal` judge whole turns, `hard` searches."""

from __future__ import annotations

import time
from typing import Any

from pandemonium.engine.chance import Chance
from pandemonium.engine.mind import Bot, Mind
from pandemonium.engine.state import Choice
from pandemonium.games.crypt.bot.outlook import Outlook, outlook_of
from pandemonium.games.crypt.bot.policy import answer
from pandemonium.games.crypt.bot.search import race_of
from pandemonium.games.crypt.bot.turn import all_turns
from pandemonium.games.crypt.bot.weights import load_weights
from pandemonium.games.crypt.claim import Claim
from pandemonium.games.crypt.state import Crypt

GOING_ON = 0.3
"""Share of the time for the later steps of a turn, which was thought through at its first."""


class Normal:
    """The policy itself."""

    def choose(self, mind: Mind[Crypt, Any], chance: Chance, seconds: float) -> Choice:
        state = mind.sample(chance)
        return answer(outlook(state, "normal"), state, mind.seat)


class Easy:
    """Spends dice freely, hardly expects to be pushed, and misjudges every turn by a few coins."""

    def choose(self, mind: Mind[Crypt, Any], chance: Chance, seconds: float) -> Choice:
        state = mind.sample(chance)
        view = outlook(state, "easy")
        frame = state.stack[-1]
        if not isinstance(frame, Claim):
            return answer(view, state, mind.seat)
        noise = view.weights.noise
        plans = all_turns(view, state, mind.seat, frame)
        judged = [plan.worth + noise * (chance.below(2001) - 1000) / 1000 for plan in plans]
        return plans[judged.index(max(judged))].choices[0]


class Hard:
    """Races the best turns in imagined games, the worse half dropping out at equal parts of the budget."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts

    def choose(self, mind: Mind[Crypt, Any], chance: Chance, seconds: float) -> Choice:
        state = mind.sample(chance)
        race = race_of(outlook(state, "normal"), state, mind.seat)
        frame = state.stack[-1]
        if isinstance(frame, Claim) and frame.placed:
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


def outlook(state: Crypt, level: str) -> Outlook:
    return outlook_of(state.rules, state.seats, load_weights(level, state.seats))


def make(level: str, playouts: int) -> Bot:
    return Hard(playouts) if level == "hard" else Normal() if level == "normal" else Easy()
