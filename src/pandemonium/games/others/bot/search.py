"""The search: which plans race each other in imagined games, and what `easy` errs between."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.driver import answers, choose
from pandemonium.engine.seats import first_seat
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.others.bot.outlook import Outlook
from pandemonium.games.others.bot.policy import answer
from pandemonium.games.others.bot.responses import reaction_plans
from pandemonium.games.others.bot.turns import turn_plans
from pandemonium.games.others.rules import question as questions
from pandemonium.games.others.rules.ballot import Ballot
from pandemonium.games.others.rules.choice import CORRUPT, READY
from pandemonium.games.others.rules.reaction import Reaction
from pandemonium.games.others.rules.state import Others
from pandemonium.playing.plan import Plan, best_of, plan_of

TURNS: Final = 16
"""Turns of a hero that enter the race; fewer where he has begun."""
GOING_ON: Final = 6
OTHERS: Final = 12
"""Answers to any other question."""
PREFERRED: Final = 0.5
"""Points by which the policy's own answer is ahead where it weighs nothing else."""
SETTLED: Final = [
    questions.TASK_SPACE,
    questions.ICON,
    questions.HEAL,
    questions.MEDIC,
    questions.ORBITAL,
    questions.ORBITAL_WAY,
    questions.ORBITAL_KILL,
    questions.PREPARE_COMBAT,
    questions.PREPARE_CLEANSE,
    questions.DRILL,
    questions.FAITH,
    questions.KILLS,
    questions.FIELD,
    questions.REMOVE,
    questions.INHERIT,
    questions.MONSTER_KIND,
    questions.MONSTER_WAY,
    questions.TELEPORT,
    questions.TELEPORT_KIND,
]
"""Small things, or asked again before they count: games would have to be many to tell their answers apart."""


def candidates(outlook: Outlook, state: Others, seat: Seat) -> list[Plan]:
    question = state.asking(seat).question(state)
    if question in SETTLED:
        return [plan_of([answer(outlook, state, seat)], 0.0)]
    plans = judged(outlook, state, seat)
    if not is_turn(state, seat):
        return best_of(plans, OTHERS)
    return best_of(plans, TURNS if not state.spent and not state.acted else GOING_ON)


def judged(outlook: Outlook, state: Others, seat: Seat) -> list[Plan]:
    """Everything the policy compares; elsewhere its own answer, a little ahead of the others."""
    offers = answers(state, seat)
    own = answer(outlook, state, seat)
    if is_turn(state, seat):
        found = [plan for plan in turn_plans(outlook, state, state.active) if plan.choices[0] in offers]
        return distinct(found) if own in [plan.choices[0] for plan in found] else [plan_of([own], 0.0)]
    frame = state.stack[-1]
    if isinstance(frame, Ballot) and frame.second and seat != state.sin_seat:  # all bots join the others (OTH-TB-5)
        return [plan_of([own], 0.0)]
    plans = [plan_of([choice, READY] if choice == CORRUPT else [choice], 0.0) for choice in offers]
    if isinstance(frame, Reaction):
        plans = reaction_plans(outlook, state, frame, frame.question(state)) or plans
    for plan in plans:
        if plan.choices[0] == own:
            plan.worth += PREFERRED
            break
    return plans


def is_turn(state: Others, seat: Seat) -> bool:
    return seat != state.sin_seat and state.asking(seat).question(state) == questions.TURN


def distinct(plans: list[Plan]) -> list[Plan]:
    """The best plan for each first step and last act."""
    best: dict[int, Plan] = {}
    for plan in plans:
        key = plan.choices[0] * 1000 + plan.choices[-1]
        if key not in best or plan.worth > best[key].worth:
            best[key] = plan
    return list(best.values())


def follow(outlook: Outlook, state: Others, seat: Seat, choices: list[Choice]) -> None:
    """Take the choices of a plan; the policy answers what is asked in between, and what became impossible ends it."""
    for choice in choices:
        while state.asked and not is_next(state, seat, choice):
            asked = first_seat(state.asked)
            if asked == seat and is_turn(state, seat):
                return
            if asked == seat and is_reaction(state):
                break  # what had a single answer was not asked
            choose(state, asked, answer(outlook, state, asked))
        if not state.asked:
            return
        if is_next(state, seat, choice):
            choose(state, seat, choice)


def is_next(state: Others, seat: Seat, choice: Choice) -> bool:
    return (state.asked >> seat) & 1 == 1 and choice in answers(state, seat)


def is_reaction(state: Others) -> bool:
    return isinstance(state.stack[-1], Reaction)
