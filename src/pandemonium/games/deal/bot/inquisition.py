"""Before the inquisitors (DWD-6.7.6): who is shown what, what is given up, and how a late guest is met."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.threats import harm_now
from pandemonium.games.deal.bot.worth import stock_worth
from pandemonium.games.deal.rules.account import INDULGENCE_POINTS
from pandemonium.games.deal.rules.choice import (
    BASILICA,
    BASILICA_FOR,
    BUY,
    DESTROY,
    DISCARD,
    DISCARD_LUXURY,
    DONE,
    ENOUGH,
    INDULGENCE,
    INDULGENCE_FOR,
    PLACES,
    SOUL,
    SOUL_FOR,
    SUFFER,
    WALLS,
    WALLS_FOR,
)
from pandemonium.games.deal.rules.facing import inquisitor_at
from pandemonium.games.deal.rules.figures import (
    BASICS,
    COIN,
    COUNT_INDULGENCES,
    GLASS,
    GOODS,
    IMMEDIATE,
    MARBLE,
    PLAIN,
    ROUNDS,
    STOCKS,
)
from pandemonium.games.deal.rules.inquisitors import walls_price
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.state import Deal

EARLY: Final = 1.0
"""In round 3 an indulgence is worth so much more: a harsher inquisitor may come in round 5."""
LASTING: Final = 1.0
"""What the effect of a building that still works is worth beside its points."""


def choose_inquisitors(weights: Weights, state: Deal, seat: Seat) -> Choice:
    """The worst one left gets the cheapest answer left, as long as he would cost more than that."""
    options = state.asking(seat).options(state, seat)
    worst, most = -1, 0.0
    for place in range(PLACES):
        if way_open(options, place):
            harm = harm_now(weights, state, seat, inquisitor_at(state, place))
            if harm > most:
                worst, most = place, harm
    if worst < 0:
        return DONE
    best, cheapest = DONE, most
    for way, cost in ways(weights, state, seat):
        if cost < cheapest and way + worst in options:
            best, cheapest = way + worst, cost
    return best


def way_open(options: list[Choice], place: int) -> bool:
    return any(way + place in options for way in (SOUL_FOR, INDULGENCE_FOR, WALLS_FOR, BASILICA_FOR))


def ways(weights: Weights, state: Deal, seat: Seat) -> list[tuple[Choice, float]]:
    """What each answer costs in points."""
    coins = int(walls_price(state, seat)) * stock_worth(weights, state, seat, COIN)
    return [
        (BASILICA_FOR, 0.0),
        (SOUL_FOR, 0.0),
        (WALLS_FOR, coins),
        (INDULGENCE_FOR, indulgence_worth(state, seat)),
    ]


def indulgence_worth(state: Deal, seat: Seat) -> float:
    """Two points, more by a card, and in round 3 a hope."""
    worth = float(INDULGENCE_POINTS)
    for card in state.kingdoms[seat].built:
        building = state.rules.buildings[card]
        if building.count == COUNT_INDULGENCES:
            worth += building.count_points
    return worth if state.round == ROUNDS else worth + EARLY


def choose_ascetic(weights: Weights, state: Deal, seat: Seat) -> Choice:
    """A luxury, held or bought, as long as it is worth less than the points for it."""
    points = float(state.rules.ascetic_points)
    best, cheapest = ENOUGH, points
    for good in range(BASICS, GOODS):
        worth = stock_worth(weights, state, seat, good)
        if state.stock[seat * STOCKS + good] and worth < cheapest:
            best, cheapest = DISCARD_LUXURY + good - BASICS, worth
    if (
        best == ENOUGH
        and can_buy(state, seat, MARBLE)
        and int(PRICE[MARBLE]) * stock_worth(weights, state, seat, COIN) < points
    ):
        return BUY + MARBLE
    return best


def choose_profligate(weights: Weights, state: Deal, seat: Seat) -> Choice:
    """Both luxuries, what lacks being bought, unless the points are cheaper."""
    coin = stock_worth(weights, state, seat, COIN)
    cost, coins, lacking = 0.0, 0, -1
    for good in (MARBLE, GLASS):
        if state.stock[seat * STOCKS + good]:
            cost += stock_worth(weights, state, seat, good)
        else:
            cost += int(PRICE[good]) * coin
            coins += PRICE[good]
            lacking = good
    if cost >= state.rules.profligate_points or coins > state.stock[seat * STOCKS + COIN]:
        return SUFFER
    return DISCARD if lacking < 0 else BUY + lacking


def can_buy(state: Deal, seat: Seat, good: int) -> bool:
    return state.stock[seat * STOCKS + COIN] >= PRICE[good]


def choose_vandal(_weights: Weights, state: Deal, seat: Seat) -> Choice:
    """Of equal buildings the one whose effect is over."""
    best, least = -1, 100.0
    for choice in state.asking(seat).options(state, seat):
        building = state.rules.buildings[choice - DESTROY]
        lasts = 0.0 if building.phase in (PLAIN, IMMEDIATE) else LASTING * (int(1 + ROUNDS - state.round))
        if building.count_points:
            lasts += LASTING
        if lasts < least:
            best, least = choice, lasts
    return best


def choose_late_guest(weights: Weights, state: Deal, seat: Seat) -> Choice:
    options = state.asking(seat).options(state, seat)
    best, cheapest = SUFFER, float(state.rules.guest_points)
    walls = int(walls_price(state, seat)) * stock_worth(weights, state, seat, COIN)
    costs = [(SOUL, 0.0), (BASILICA, 0.0), (WALLS, walls)]
    costs.append((INDULGENCE, indulgence_worth(state, seat)))
    for choice, cost in costs:
        if choice in options and cost < cheapest:
            best, cheapest = choice, cost
    return best
