"""The search: candidates race each other in imagined games that everybody plays to the end by the policy.

A candidate is a choice, or for the Hell phase a Soul with its end and the errand or accusation that follows. All
candidates still in the race play the same imagined game (common random numbers), so that luck does not decide.
"""

from __future__ import annotations

from typing import Final

from pandemonium.engine.driver import choose
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.inferno.bot.judge import Judgement, end_judgement, judge
from pandemonium.games.inferno.bot.outlook import Weights
from pandemonium.games.inferno.bot.policy import judgement_of, play_on
from pandemonium.games.inferno.bot.souls import pick_cost
from pandemonium.games.inferno.choice import SHIELD, members_of
from pandemonium.games.inferno.descent import UNPICKED, Descent, ends
from pandemonium.games.inferno.florence import Florence
from pandemonium.games.inferno.scoring import JOURNEY
from pandemonium.games.inferno.state import Inferno

WIDTH: Final = 16
"""Candidates that enter the race: those the policy thinks most of."""

MOVES: Final = 8
"""Soul moves that are thought through to the Florence phase."""

MARGIN: Final = 0.03
"""What an Infamy of lead is worth beside a win, which is 1."""

PRIOR: Final = 3.0
"""Imagined games the policy's own judgement counts for: it steadies a short search and fades in a long one."""

ENDLESS: Final = 1 << 30


class Plan:
    """Choices in a row, and what the policy thinks they are worth."""

    __slots__ = ("choices", "worth")

    choices: list[Choice]
    worth: float


def plan_of(choices: list[Choice], worth: float) -> Plan:
    plan = Plan()
    plan.choices = choices
    plan.worth = worth
    return plan


class Race:
    """Candidates in the race, with the sum of what each has reached."""

    __slots__ = ("plans", "seat", "totals", "weights")

    weights: list[Weights]
    seat: Seat
    plans: list[Plan]
    totals: list[float]

    def run(self, imagined: Inferno) -> int:
        """One game for every candidate; says how many were played."""
        for at in range(len(self.plans)):
            state = imagined.copy()
            follow(state, self.seat, self.plans[at].choices)
            play_on(self.weights, state, ENDLESS)
            self.totals[at] += utility(state, self.seat)
        return len(self.plans)

    def halve(self) -> None:
        """The worse half drops out."""
        order = sorted(range(len(self.plans)), key=lambda at: -self.totals[at])[: (len(self.plans) + 1) // 2]
        self.plans = [self.plans[at] for at in order]
        self.totals = [self.totals[at] for at in order]

    def best(self) -> Plan:
        most = 0
        for at in range(len(self.plans)):
            if self.totals[at] > self.totals[most]:
                most = at
        return self.plans[most]


def race_of(weights: Weights, state: Inferno, seat: Seat) -> Race:
    race = Race()
    race.weights = [weights] * state.seats
    race.seat = seat
    race.plans = candidates(weights, state, seat)
    trust = PRIOR if state.seats == 1 else PRIOR * MARGIN
    race.totals = [trust * plan.worth for plan in race.plans]
    return race


def follow(state: Inferno, seat: Seat, choices: list[Choice]) -> None:
    """Take the choices as far as they are asked for: what was the only one left has been taken already."""
    for choice in choices:
        if state.asked.bit_length() - 1 != seat:
            return
        if choice in state.offers:
            choose(state, seat, choice)


def utility(state: Inferno, seat: Seat) -> float:
    """A win, shared where it is, and a little for the lead; alone, the Infamy and the challenge."""
    if state.solo >= 0:
        return alone(state)
    best = -ENDLESS
    winners = 0
    for other in range(state.seats):
        winners += (state.winners >> other) & 1
        if other != seat and state.scores[other] > best:
            best = state.scores[other]
    won = ((state.winners >> seat) & 1) / winners
    return won + MARGIN * (state.scores[seat] - best)


def alone(state: Inferno) -> float:
    if state.lost:
        return -20.0 + 0.5 * state.turns
    return state.scores[0] + (0.0 if state.solo == JOURNEY else 20.0 * state.winners)


def candidates(weights: Weights, state: Inferno, seat: Seat) -> list[Plan]:
    judgement = judgement_of(weights, state, seat)
    frame = state.stack[-1]
    if isinstance(frame, Descent):
        plans = descents(judgement, state, seat, frame)
    else:
        plans = [plan_of([choice], judge(judgement, state, choice)) for choice in state.offers]
    plans.sort(key=lambda plan: -plan.worth)
    return plans[:WIDTH]


def descents(judgement: Judgement, state: Inferno, seat: Seat, frame: Descent) -> list[Plan]:
    """The best moves of Souls, each with the best of what Florence offers after it."""
    moves: list[Plan] = []
    for picked in state.offers if frame.picked == UNPICKED else [frame.picked]:
        price = pick_cost(judgement.prices, state, picked)
        for end in members_of(0, ends(state, seat, picked)):
            worth = end_judgement(judgement, state, picked, end) - price
            first = [picked] if frame.picked == UNPICKED else []
            moves.append(plan_of([*first, SHIELD + end], worth))
    moves.sort(key=lambda plan: -plan.worth)
    plans: list[Plan] = []
    for move in moves[:MOVES]:
        plans.extend(florence_after(judgement, state, seat, move))
    return plans


def florence_after(judgement: Judgement, state: Inferno, seat: Seat, move: Plan) -> list[Plan]:
    after = state.copy()
    follow(after, seat, move.choices)
    if not after.stack or not isinstance(after.stack[-1], Florence):
        return [move]
    plans = [plan_of([*move.choices, choice], judge(judgement, after, choice)) for choice in after.offers]
    plans.sort(key=lambda plan: -plan.worth)
    best = plans[0].worth
    for plan in plans:
        plan.worth += move.worth - best
    return plans[:3]
