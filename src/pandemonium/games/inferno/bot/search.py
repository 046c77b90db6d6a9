"""The search: which plans race each other in imagined games.

A plan is a choice, or for the Hell phase a Soul with its end and the errand or accusation that follows.
"""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT, members
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.bot.judge import Judgement, end_judgement, worths
from pandemonium.games.inferno.bot.outlook import Weights
from pandemonium.games.inferno.bot.policy import judgement_of
from pandemonium.games.inferno.bot.souls import pick_cost
from pandemonium.games.inferno.bot.sound import follow, sound
from pandemonium.games.inferno.rules import question as questions
from pandemonium.games.inferno.rules.choice import SHIELD
from pandemonium.games.inferno.rules.descent import UNPICKED, Descent, ends
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.playing.plan import Plan, best_of, plan_of

WIDTH: Final = 16
"""Candidates that enter the race: those the policy thinks most of."""

MOVES: Final = 8
"""Soul moves that are thought through to the Florence phase."""


def candidates(weights: Weights, state: Inferno, seat: Seat) -> list[Plan]:
    frame, judgement = state.asking(seat), judgement_of(weights, state, seat)
    plans = descents(judgement, state, seat, frame) if isinstance(frame, Descent) else judged(weights, state, seat)
    return best_of(sound(judgement, state, seat, plans), WIDTH)


def judged(weights: Weights, state: Inferno, seat: Seat) -> list[Plan]:
    """Every single choice with its worth."""
    worth = worths(judgement_of(weights, state, seat), state, state.offers)
    return [plan_of([state.offers[at]], worth[at]) for at in range(len(worth))]


def descents(judgement: Judgement, state: Inferno, seat: Seat, frame: Descent) -> list[Plan]:
    """The best moves of Souls, each with the best of what Florence offers after it."""
    moves: list[Plan] = []
    for picked in state.offers if frame.picked == UNPICKED else [frame.picked]:
        price = pick_cost(judgement.prices, state, judgement.errands, picked)
        for end in members(ends(state, seat, picked)):
            worth = end_judgement(judgement, state, picked, end) - price
            first = [picked] if frame.picked == UNPICKED else []
            moves.append(plan_of([*first, SHIELD + end], worth))
    plans: list[Plan] = []
    for move in best_of(moves, MOVES):
        plans.extend(florence_after(judgement, state, seat, move))
    return plans


def florence_after(judgement: Judgement, state: Inferno, seat: Seat, move: Plan) -> list[Plan]:
    after = state.copy()
    follow(after, seat, move.choices)
    if after.asked != BIT[seat] or after.asking(seat).question(after) != questions.FLORENCE:
        return [move]
    worth = worths(judgement, after, after.offers)
    plans = [plan_of([*move.choices, after.offers[at]], worth[at]) for at in range(len(worth))]
    chosen = best_of(plans, 3)
    best = chosen[0].worth
    for plan in chosen:
        plan.worth += move.worth - best
    return chosen
