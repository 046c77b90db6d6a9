"""The search: candidate turns race each other in imagined games that everybody plays to the end by the policy.

All candidates still in the race play the same imagined game (common random numbers), so that luck does not decide.
"""

from __future__ import annotations

from typing import Final

from pandemonium.engine.driver import choose
from pandemonium.engine.state import Choice
from pandemonium.games.crypt.bot.outlook import Outlook
from pandemonium.games.crypt.bot.plan import Plan, plan_of
from pandemonium.games.crypt.bot.policy import follow, play_on, useful_peek
from pandemonium.games.crypt.bot.turn import all_turns
from pandemonium.games.crypt.choice import DECLINE, PAIRS, POTTERY, REROLL, RESCUE
from pandemonium.games.crypt.claim import Claim
from pandemonium.games.crypt.pottery import Window
from pandemonium.games.crypt.rules import PER_TYPE
from pandemonium.games.crypt.state import Crypt

WIDTH: Final = 24
"""Turns that enter the race: those the policy thinks most of."""

MARGIN: Final = 0.02
"""What a coin of lead is worth beside a win, which is 1."""

PRIOR: Final = 4.0
"""Imagined games the policy's own judgement counts for: it steadies a short search and fades in a long one."""

PER_COIN: Final = 0.05
"""What a coin of that judgement is worth in utility among several players."""


class Race:
    """Candidates in the race, with the sum of what each has reached."""

    __slots__ = ("outlooks", "plans", "seat", "totals")

    outlooks: list[Outlook]
    seat: int
    plans: list[Plan]
    totals: list[float]

    def run(self, imagined: Crypt) -> int:
        """One game for every candidate; says how many were played."""
        for at in range(len(self.plans)):
            state = imagined.copy()
            begin(state, self.seat, self.plans[at].choices)
            play_on(self.outlooks, state)
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


def race_of(outlook: Outlook, state: Crypt, seat: int) -> Race:
    race = Race()
    race.outlooks = [outlook] * state.seats
    race.seat = seat
    race.plans = candidates(outlook, state, seat)
    trust = PRIOR if state.solo else PRIOR * PER_COIN
    race.totals = [trust * plan.worth for plan in race.plans]
    return race


def begin(state: Crypt, seat: int, choices: list[Choice]) -> None:
    frame = state.stack[-1]
    if isinstance(frame, Claim) and choices[0] < RESCUE:
        follow(state, seat, frame, choices)
    else:
        choose(state, seat, choices[0])


def utility(state: Crypt, seat: int) -> float:
    """A win, shared where it is, and a little for the lead; alone, the coins."""
    if state.solo:
        return float(state.scores[0])
    best = 0
    winners = 0
    for other in range(state.seats):
        winners += (state.winners >> other) & 1
        if other != seat and state.scores[other] > best:
            best = state.scores[other]
    won = ((state.winners >> seat) & 1) / winners
    return won + MARGIN * (state.scores[seat] - best)


def candidates(outlook: Outlook, state: Crypt, seat: int) -> list[Plan]:
    """What enters the race; a single one where nothing needs to be compared."""
    frame = state.stack[-1]
    if isinstance(frame, Claim):
        peek = 0 if frame.placed else useful_peek(state, seat)
        return [plan_of([peek], 0.0)] if peek else claim_candidates(outlook, state, seat, frame)
    if isinstance(frame, Window):
        peek = useful_peek(state, seat)
        if peek:
            return [plan_of([peek], 0.0)]
    return distinct(frame.options(state, seat))


def claim_candidates(outlook: Outlook, state: Crypt, seat: int, frame: Claim) -> list[Plan]:
    plans = all_turns(outlook, state, seat, frame)
    plans.sort(key=lambda plan: -plan.worth)
    chosen = plans[:WIDTH]
    for choice in state.asides(seat):
        if choice >= RESCUE and not frame.placed:
            chosen.append(plan_of([choice], chosen[0].worth))
            break
    return chosen


def distinct(options: list[Choice]) -> list[Plan]:
    """Which of several alike cards pays makes no difference worth searching: one for each slot or effort."""
    plans: list[Plan] = []
    met: list[int] = []
    for choice in options:
        what = choice if choice == DECLINE else -1 - same(choice)
        if what not in met:
            met.append(what)
            plans.append(plan_of([choice], 0.0))
    return plans


def same(choice: Choice) -> int:
    return (choice - REROLL) // PER_TYPE if choice >= REROLL else (choice - POTTERY) // PAIRS
