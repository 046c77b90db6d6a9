"""Appraisal: what every claim of a turn is worth to the seat that makes it, card by card.

A claim is worth the card, with what it keeps from a rival, less the Servants it may exhaust, times the chance that
nobody pushes it off in the turns that follow.
"""

from __future__ import annotations

from typing import Final

from pandemonium.games.crypt.bot.outlook import Outlook, coins_of, to_come
from pandemonium.games.crypt.bot.worth import worth
from pandemonium.games.crypt.rules.choice import FACES, LARGEST_TOTAL
from pandemonium.games.crypt.rules.claim import actor, turns
from pandemonium.games.crypt.rules.figures import PER_TYPE, SERVANTS
from pandemonium.games.crypt.rules.state import GONE, NOBODY, Crypt

NEVER: Final = -1000.0
DICE: Final = SERVANTS + 1
IMPOSSIBLE: Final = 1000.0
FACE_COST: Final = [0.0, 0.0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6]
"""By face: the chance that a die is exhausted."""


def cheapest_push(ready: int, total: int) -> float:
    """The fewest dice a rival can expect to exhaust by beating a total, each die sent counted as a little more."""
    least = IMPOSSIBLE
    for dice in range(1, ready + 1):
        for face in range(1, FACES + 1):
            if face * dice > total:
                least = min(least, dice * (FACE_COST[face] + 0.15))
    return least


PUSH_COST: Final[list[float]] = [
    cheapest_push(ready, total) for ready in range(DICE) for total in range(LARGEST_TOTAL + 1)
]


class Appraisal:
    """One seat's figures at one moment of the Claim phase."""

    __slots__ = ("best_face", "gain", "keep", "price", "second_face", "second_worth", "slots", "worths")

    slots: int
    price: float  # of exhausting one die now
    gain: list[float]  # by slot * seats + seat: the card with what it keeps from others
    keep: list[float]  # by slot * 19 + total: chance of not being pushed off
    worths: list[float]  # by slot * 4 + dice: the best claim with so many
    best_face: list[int]
    second_worth: list[float]
    second_face: list[int]


def die_price(outlook: Outlook, state: Crypt, dice: int) -> float:
    """Of losing one of so many dice: a coin in the last round, more while there are rounds to use it in."""
    weights = outlook.weights
    price = weights.die_3 if dice >= 3 else weights.die_2 if dice == 2 else weights.die_1
    cards = len(state.deck)
    if not cards:
        return 1.0
    rounds = cards // (state.rules.face_up[state.seats] + state.rules.face_down[state.seats])
    return price if rounds >= 3 else 1.0 + (price - 1.0) * rounds / 3.0


def sent_by(state: Crypt, seat: int) -> int:
    sent = 0
    for slot in range(len(state.holder)):
        if state.holder[slot] == seat:
            sent += state.dice[slot]
    return sent


def appraise(outlook: Outlook, state: Crypt, seat: int, turn: int) -> Appraisal:
    found = Appraisal()
    found.slots = len(state.crypt)
    found.price = die_price(outlook, state, state.ready[seat] + sent_by(state, seat))
    found.gain = gains(outlook, state)
    found.keep = [1.0] * (found.slots * (LARGEST_TOTAL + 1))
    if not state.solo:
        for later in range(turn + 1, turns(state)):
            if actor(state, later) != seat:
                expect_push(outlook, state, found, actor(state, later), dark=later == turns(state) - 1)
    appraise_claims(state, found, seat)
    return found


def gains(outlook: Outlook, state: Crypt) -> list[float]:
    """What each card is worth to each seat: to hold it, and a share of what the keenest rival would make of it."""
    left = to_come(outlook, state)
    own: list[float] = []
    for slot in range(len(state.crypt)):
        card = state.crypt[slot]
        for seat in range(state.seats):
            if card == GONE:
                own.append(0.0)
            else:
                kind = card // PER_TYPE
                own.append(worth(outlook, state, seat, kind, coins_of(outlook, state, seat, card), left[kind]))
    if state.seats == 1:
        return own
    return [own[at] + outlook.weights.denial * keenest(own, state.seats, at) for at in range(len(own))]


def keenest(own: list[float], seats: int, at: int) -> float:
    first = at - at % seats
    best = 0.0
    for other in range(first, first + seats):
        if other != at and own[other] > best:
            best = own[other]
    return best


def expect_push(outlook: Outlook, state: Crypt, found: Appraisal, rival: int, *, dark: bool) -> None:
    """Lower the chances of keeping each card by what a rival with a turn to come may do."""
    weights = outlook.weights
    ready = state.ready[rival]
    if not ready:
        return
    most = weights.dark if dark else weights.push
    price = die_price(outlook, state, ready)
    for slot in range(found.slots):
        pay = found.gain[slot * state.seats + rival] - weights.push_at
        for total in range(1, FACES * ready):
            surplus = (pay - price * PUSH_COST[ready * (LARGEST_TOTAL + 1) + total]) / weights.push_spread
            chance = min(1.0, most * (0.5 + 0.5 * surplus / (1.0 + abs(surplus))))
            found.keep[slot * (LARGEST_TOTAL + 1) + total] *= 1.0 - chance


def appraise_claims(state: Crypt, found: Appraisal, seat: int) -> None:
    """For each card and number of dice the two best faces."""
    size = found.slots * DICE
    found.worths = [NEVER] * size
    found.best_face = [0] * size
    found.second_worth = [NEVER] * size
    found.second_face = [0] * size
    for slot in range(found.slots):
        if state.crypt[slot] == GONE or state.holder[slot] == seat:
            continue
        least = state.effort[slot] * state.dice[slot] if state.holder[slot] != NOBODY else 0
        gain = found.gain[slot * state.seats + seat]
        for dice in range(1, int(state.ready[seat]) + 1):
            for face in range(least // dice + 1, FACES + 1):
                kept = found.keep[slot * (LARGEST_TOTAL + 1) + face * dice]
                note(found, slot * DICE + dice, face, kept * (gain - found.price * dice * FACE_COST[face]))


def note(found: Appraisal, at: int, face: int, value: float) -> None:
    if value > found.worths[at]:
        found.second_worth[at] = found.worths[at]
        found.second_face[at] = found.best_face[at]
        found.worths[at] = value
        found.best_face[at] = face
    elif value > found.second_worth[at]:
        found.second_worth[at] = value
        found.second_face[at] = face
