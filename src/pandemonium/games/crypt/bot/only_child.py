"""Turns of the solo game: all of them, each weighed by the exact odds against the Ghost."""

from __future__ import annotations

from pandemonium.games.crypt.bot.appraisal import FACE_COST, die_price, gains, sent_by
from pandemonium.games.crypt.bot.ghostly import BLOCKED, keep_odds, table_of
from pandemonium.games.crypt.bot.outlook import Outlook
from pandemonium.games.crypt.rules.choice import DONE, FACES, RECOVER, claim
from pandemonium.games.crypt.rules.claim import Claim, turns
from pandemonium.games.crypt.rules.figures import SERVANTS
from pandemonium.games.crypt.rules.state import GONE, Crypt
from pandemonium.playing.plan import Plan, plan_of


class Weighing:
    """One turn against the Ghost: the table as it would stand, and what is at stake on each card."""

    __slots__ = ("frame", "gain", "kept", "plans", "price", "pushed", "risk", "state", "table")

    state: Crypt
    frame: Claim
    plans: list[Plan]
    gain: list[float]
    price: float
    kept: float  # worth of a die held back
    table: list[int]
    risk: list[float]  # by slot: dice expected to be exhausted there
    pushed: int  # Ghost dice off the table


def solo_turns(outlook: Outlook, state: Crypt, frame: Claim) -> list[Plan]:
    weighing = weigh(outlook, state, frame)
    recovered = 0.0
    if not frame.placed:
        dice = state.ready[0] + sent_by(state, 0)
        for back in range(state.spent[0]):
            recovered += die_price(outlook, state, dice + back + 1)
    idle = plan_of([DONE if frame.placed else RECOVER], value(weighing, state.ready[0]) + recovered)
    weighing.plans = [idle]
    if not (frame.placed and frame.in_the_dark(state)):
        extend(weighing, [], 0, state.ready[0])
    return weighing.plans


def weigh(outlook: Outlook, state: Crypt, frame: Claim) -> Weighing:
    weighing = Weighing()
    weighing.state = state
    weighing.frame = frame
    weighing.gain = gains(outlook, state)
    weighing.price = die_price(outlook, state, state.ready[0] + sent_by(state, 0))
    again = frame.turn == 0
    weighing.kept = outlook.weights.reserve if again else 0.0
    weighing.table = table_of(state)
    weighing.risk = [0.0] * len(state.crypt)
    for slot in range(len(state.crypt)):
        if state.holder[slot] == 0:
            weighing.risk[slot] = int(state.dice[slot]) * FACE_COST[state.effort[slot]]
    weighing.pushed = state.pushed_ghosts
    return weighing


def value(weighing: Weighing, ready: int) -> float:
    """Of the table as it would stand after the turn."""
    state = weighing.state
    last = weighing.frame.turn == turns(state) - 1
    first = weighing.frame.turn == 0
    dice = 0 if last else SERVANTS if first else weighing.pushed
    total = weighing.kept * ready
    odds = keep_odds(weighing.table, dice, second=not first) if dice else []
    for slot in range(len(weighing.table)):
        if 0 < weighing.table[slot] < BLOCKED:
            kept = odds[slot] if dice else 1.0
            total += kept * (weighing.gain[slot] - weighing.price * weighing.risk[slot])
    return total


def extend(weighing: Weighing, sent: list[int], slot: int, ready: int) -> None:
    """Add every turn that goes on from those claims with cards from `slot` on."""
    state = weighing.state
    for at in range(slot, len(state.crypt)):
        if state.crypt[at] == GONE or state.holder[at] == 0:
            continue
        before = weighing.table[at]
        least = state.effort[at] * state.dice[at]
        weighing.pushed += state.dice[at]
        for dice in range(1, ready + 1):
            for face in range(least // dice + 1, FACES + 1):
                weighing.table[at] = face * dice
                weighing.risk[at] = dice * FACE_COST[face]
                more = [*sent, claim(at, face, dice)]
                weighing.plans.append(plan_of([*more, DONE], value(weighing, ready - dice)))
                if ready > dice and not weighing.frame.in_the_dark(state):
                    extend(weighing, more, at + 1, ready - dice)
        weighing.pushed -= state.dice[at]
        weighing.table[at] = before
        weighing.risk[at] = 0.0
