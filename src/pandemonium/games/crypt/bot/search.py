"""The search: which turns race each other, and how an imagined game begins with one of them."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.driver import choose
from pandemonium.engine.state import ASIDE, Choice
from pandemonium.games.crypt.bot.appraisal import FACE_COST
from pandemonium.games.crypt.bot.outlook import Outlook
from pandemonium.games.crypt.bot.policy import follow, out_of_turn, useful_peek
from pandemonium.games.crypt.bot.turn import all_turns
from pandemonium.games.crypt.rules.choice import (
    DECLINE,
    PAIRS,
    POTTERY,
    RECOVER,
    REROLL,
    RESCUE,
    dice_of,
    face_of,
    slot_of,
)
from pandemonium.games.crypt.rules.claim import Claim
from pandemonium.games.crypt.rules.figures import PER_TYPE
from pandemonium.games.crypt.rules.pottery import Window
from pandemonium.games.crypt.rules.state import Crypt
from pandemonium.playing.plan import Plan, best_of, plan_of

WIDTH: Final = 24
"""Turns that enter the race: those the policy thinks most of."""


def begin(state: Crypt, seat: int, choices: list[Choice]) -> None:
    """Take the choices of a plan; an aside is always one alone."""
    frame = state.asking(seat)
    if isinstance(frame, Claim) and choices[0] < ASIDE:
        follow(state, seat, frame, choices)
    else:
        choose(state, seat, choices[0])


def candidates(outlook: Outlook, state: Crypt, seat: int) -> list[Plan]:
    """What enters the race; a single one where nothing needs to be compared."""
    if not (state.asked >> seat) & 1:
        return [plan_of([out_of_turn(state, seat)], 0.0)]
    frame = state.asking(seat)
    if isinstance(frame, Claim):
        peek = 0 if frame.placed else useful_peek(state, seat)
        return [plan_of([peek], 0.0)] if peek else claim_candidates(outlook, state, seat, frame)
    if isinstance(frame, Window):
        peek = useful_peek(state, seat)
        if peek:
            return [plan_of([peek], 0.0)]
    return distinct(frame.options(state, seat))


def claim_candidates(outlook: Outlook, state: Crypt, seat: int, frame: Claim) -> list[Plan]:
    turns = all_turns(outlook, state, seat, frame)
    chosen = best_of(least_risks(turns) if frame.in_the_dark(state) else turns, WIDTH)
    for choice in state.asides(seat):
        if choice >= RESCUE and not frame.placed:
            chosen.append(plan_of([choice], chosen[0].worth))
            break
    return chosen


def least_risks(turns: list[Plan]) -> list[Plan]:
    """Nobody can push any more: of the claims on a card only the one that exhausts least, of equals the fewest dice."""
    kept: dict[int, Plan] = {}
    for turn in turns:
        first = turn.choices[0]
        where = slot_of(first) if first < RECOVER else -1
        if where not in kept or risk_of(first) < risk_of(kept[where].choices[0]):
            kept[where] = turn
    return list(kept.values())


def risk_of(choice: Choice) -> float:
    """The dice a claim may be expected to exhaust."""
    return dice_of(choice) * FACE_COST[face_of(choice)]


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
