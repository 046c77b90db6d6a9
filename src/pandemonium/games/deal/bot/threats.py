"""Threats: which inquisitors a seat must expect, and what each would cost it in points (DWD-6.7.4)."""

from __future__ import annotations

from math import exp
from typing import Final

from pandemonium.engine.bits import BIT, COUNT
from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.notes import devil_pieces, rounds_of_deals_left
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.worth import stock_worth
from pandemonium.games.deal.rules.bribes import BRIBE_SPACES
from pandemonium.games.deal.rules.choice import MOST_DEBT
from pandemonium.games.deal.rules.fields import ACTIONS, INQUISITION
from pandemonium.games.deal.rules.figures import (
    ASCETIC,
    BAILIFF,
    COIN,
    FUNDAMENTALIST,
    GLASS,
    GUEST,
    MARBLE,
    ORATOR,
    PLEBEIAN,
    PROFLIGATE,
    ROUNDS,
    ROW,
    STOCKS,
    VANDAL,
    YELLOWS,
)
from pandemonium.games.deal.rules.harm import highest_points, minors, orator_loss
from pandemonium.games.deal.rules.opening_anonymous import OPENS_FIRST, OPENS_SECOND
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.ritual import ANONYMOUS
from pandemonium.games.deal.rules.routing import DEVIL
from pandemonium.games.deal.rules.state import Deal

BUILT: Final = 1.5
"""What a round brings a seat on average: buildings, achievements, pieces sold to the devil."""
ACHIEVED: Final = 1.0
SOLD: Final = 0.8
UNSEEN: Final = 0.4
"""Pieces a round that a seat did not see being sold."""
EXPOSED: Final = 0.08
"""The chance that the devil is exposed in round 3."""
FINEST: Final = [1.0, 2.0, 3.0, 4.0, 5.5]
"""By round: printed points of the best building, usually."""
DEBT_NOW: Final = 0.45
"""What a point of debt costs in round 3, and in the end where there are no coins to pay it back."""
DEBT_LAST: Final = 0.5
OVERFLOW: Final = 1.5
SPREAD: Final = 2.0
"""How far the coins of a ritual spread around what is usual."""


class Threats:
    """The inquisitors of one inquisition: what each would cost, and the chance that he comes; the worst first."""

    __slots__ = ("chances", "harms")

    harms: list[float]
    chances: list[float]

    def add(self, harm: float, chance: float) -> None:
        if harm <= 0.0 or chance <= 0.0:
            return
        at = 0
        while at < len(self.harms) and self.harms[at] >= harm:
            at += 1
        self.harms.insert(at, harm)
        self.chances.insert(at, chance)


def no_threats() -> Threats:
    threats = Threats()
    threats.harms = []
    threats.chances = []
    return threats


def answers_worth(threats: Threats, most: int) -> list[float]:
    """What the first, second … answer saves, if each goes to the worst inquisitor who has come and is unanswered."""
    saved = [0.0] * most
    before = [1.0] + [0.0] * most  # chances that none, one, two … worse ones have come
    for at in range(len(threats.harms)):
        harm, chance = threats.harms[at], threats.chances[at]
        for rank in range(most):
            saved[rank] += harm * chance * before[rank]
        for number in range(most, 0, -1):
            before[number] = before[number] * (1.0 - chance) + before[number - 1] * chance
        before[0] *= 1.0 - chance
    return saved


def threats_in(weights: Weights, state: Deal, seat: Seat, round: int) -> Threats:
    """The inquisition at the end of round 3 or 5, as it looks from here."""
    threats = no_threats()
    last = round == ROUNDS
    for yellow in range(state.sent, YELLOWS if last else 1):
        threats.add(harm_of(weights, state, seat, yellow, round), 1.0 - bribed_away(weights, state, yellow, last))
    reds = red_chances(state, seat, round)
    for space in range(ROW):
        threats.add(harm_of(weights, state, seat, state.row[space], round), reds[space])
    first = state.round <= ANONYMOUS
    kingdom = state.kingdoms[seat]
    for _ in range(kingdom.guests if first != last else 0):
        threats.add(float(state.rules.guest_points), 1.0)
    if phases_left(state, round):
        threats.add(float(state.rules.guest_points), min(0.6, 0.08 + 0.2 * int(kingdom.devil)))
    return threats


def phases_left(state: Deal, round: int) -> int:
    """Action phases to come before that inquisition."""
    return max(0, round - state.round + (1 if state.phase <= ACTIONS else 0))


def bribed_away(weights: Weights, state: Deal, yellow: int, last: bool) -> float:
    """The chance that the coins of all suffice to send this one away before he comes."""
    missing = BRIBE_SPACES * (yellow + 1 - state.sent) - state.bribes
    expected = 0.0
    if state.round < ANONYMOUS or (state.round == ANONYMOUS and not state.opening):
        expected += weights.bribed
    if last and not state.open:
        expected += weights.bribed_last
    if expected == 0.0:
        return 0.0
    return 1.0 / (1.0 + exp((int(missing) - 0.5 - expected) / SPREAD))


def red_chances(state: Deal, seat: Seat, round: int) -> list[float]:
    """By space: open already, or opened by the pieces in the devil's chest (DWD-1.14.6) or by his exposure."""
    chances = [1.0 if state.opened & BIT[space] else 0.0 for space in range(ROW)]
    opened = (state.round == round and state.phase == INQUISITION and len(state.opening) > 0) or state.open
    if opened and (round == ANONYMOUS or state.open):
        return chances
    surely = devil_pieces(state, seat)
    more = SOLD * max(0, rounds_of_deals_left(state) - (ROUNDS - round))
    if state.mark[seat] != DEVIL:
        more += UNSEEN * (ROUNDS - rounds_of_deals_left(state))
    last = round == ROUNDS
    first, second = state.rules.open_first if last else OPENS_FIRST, state.rules.open_second if last else OPENS_SECOND
    chances[0] = max(chances[0], at_least(first - surely, more))
    further = 2 if state.opened & BIT[1] and last else 1
    chances[further] = max(chances[further], at_least(second - surely, more))
    if state.round <= ANONYMOUS and not state.opening:
        chances[2] = max(chances[2], EXPOSED)
    return chances


def at_least(pieces: int, more: float) -> float:
    """The chance that the devil gets so many more, if he may expect this many on average."""
    if pieces <= 0:
        return 1.0
    none = exp(-more)
    below = none
    for number in range(1, pieces):
        none *= more / number
        below += none
    return 1.0 - below


def harm_of(weights: Weights, state: Deal, seat: Seat, inquisitor: int, round: int) -> float:
    """Points he would cost at the end of that round, with what the seat will have built and got by then."""
    left = phases_left(state, round)
    rules = state.rules
    if inquisitor == ASCETIC:
        return luxuries_harm(weights, state, seat, rules.ascetic_points, left)
    kingdom = state.kingdoms[seat]
    if inquisitor == FUNDAMENTALIST:
        own = minors(state, seat) + COUNT[kingdom.banners]
        return rules.fundamentalist_points * (int(own) + ACHIEVED * left)
    if inquisitor == PLEBEIAN:
        pairs = (len(kingdom.built) + BUILT * left) / rules.plebeian_buildings
        return rules.plebeian_points * (pairs if left else float(int(pairs)))
    if inquisitor == BAILIFF:
        return bailiff_harm(weights, state, seat, round == ROUNDS, left)
    if inquisitor == ORATOR:
        usual = rules.orator_points + 0.8 * rules.orator_more
        return usual if left else float(orator_loss(state, seat))
    if inquisitor == PROFLIGATE:
        pair = luxury_cost(weights, state, seat, MARBLE, left) + luxury_cost(weights, state, seat, GLASS, left)
        return min(float(rules.profligate_points), pair)
    if inquisitor == VANDAL:
        own = highest_points(state, seat)
        return max(float(own), FINEST[round - 1]) if left else float(own)
    return float(rules.guest_points)


def luxury_cost(weights: Weights, state: Deal, seat: Seat, good: int, left: int) -> float:
    """What giving one up costs: one that is held, or that is bought for it."""
    bought = int(PRICE[good]) * stock_worth(weights, state, seat, COIN)
    held = stock_worth(weights, state, seat, good)
    if left:
        return (bought + held) / 2
    if state.stock[seat * STOCKS + good]:
        return min(bought, held)
    return bought if state.stock[seat * STOCKS + COIN] >= PRICE[good] else 100.0


def luxuries_harm(weights: Weights, state: Deal, seat: Seat, points: int, left: int) -> float:
    """The ascetic: two luxuries of any kind, or points for each."""
    cost = min(luxury_cost(weights, state, seat, MARBLE, left), luxury_cost(weights, state, seat, GLASS, left))
    number = state.rules.ascetic_goods
    if left:
        return number * min(float(points), cost)
    held = state.stock[seat * STOCKS + MARBLE] + state.stock[seat * STOCKS + GLASS]
    harm = 0.0
    coins = state.stock[seat * STOCKS + COIN]
    for _ in range(number):
        if held:
            harm += min(float(points), stock_worth(weights, state, seat, MARBLE))
            held -= 1
        elif coins >= PRICE[MARBLE]:
            harm += min(float(points), int(PRICE[MARBLE]) * stock_worth(weights, state, seat, COIN))
            coins -= PRICE[MARBLE]
        else:
            harm += points
    return harm


def bailiff_harm(weights: Weights, state: Deal, seat: Seat, last: bool, left: int) -> float:
    """His debt is paid back with coins where there are any; what overflows brings wings."""
    debt = state.rules.bailiff_debt
    if left:
        return DEBT_NOW * debt
    over = max(0, int(state.kingdoms[seat].debt) + debt - MOST_DEBT)
    coins = min(int(state.stock[seat * STOCKS + COIN]), debt - over)
    harm = coins * stock_worth(weights, state, seat, COIN) + (debt - over - coins) * (DEBT_LAST if last else DEBT_NOW)
    return harm + over * OVERFLOW / 2


def harm_now(weights: Weights, state: Deal, seat: Seat, inquisitor: int) -> float:
    """The same for the inquisition that is on."""
    return harm_of(weights, state, seat, inquisitor, state.round) if inquisitor != GUEST else state.rules.guest_points
