"""Prices: what one thing more or less is worth to a seat at a moment of the game, in Infamy."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import COUNT, count
from pandemonium.engine.state import Seat
from pandemonium.games.inferno.bot.outlook import Horizon, Weights, horizon_of
from pandemonium.games.inferno.bot.prospect import Prospect, advance_worth, prospect_of, squash
from pandemonium.games.inferno.bot.rows import RUIN, Demand, demand_of
from pandemonium.games.inferno.rules.figures import CIRCLES, FIRST_TRACK, LIMBO, MEMBERS, SPACES, TRACKS
from pandemonium.games.inferno.rules.money import LOAN, PAYBACK_DAY
from pandemonium.games.inferno.rules.scoring import JOURNEY
from pandemonium.games.inferno.rules.state import FROM_FRAUDS, NO_ITEM, SOURCES, Inferno
from pandemonium.games.inferno.rules.tower import built_spaces

BROKE: Final = 8.0
"""Without loans, without a Drachma and without a standing Soul the Hell phase ends the game."""


class Prices:
    """One seat's, good for one turn."""

    __slots__ = (
        "advance",
        "cube",
        "demand",
        "disc",
        "drachma",
        "fill",
        "florin",
        "half",
        "horizon",
        "later",
        "now",
        "prospect",
        "rooms",
        "seat",
        "soon",
        "weights",
    )

    seat: Seat
    weights: Weights
    horizon: Horizon
    prospect: Prospect
    demand: Demand
    now: float  # an Infamy won in the game
    later: float  # an Infamy won at its end
    soon: float  # from 1 to 0 as the game ends
    drachma: float
    florin: float
    half: float
    disc: float
    rooms: int  # empty spaces of the Tower
    advance: list[float]  # by track
    cube: list[float]  # by track: a space to the right
    fill: list[float]  # by circle: a shield filled


def prices_of(weights: Weights, state: Inferno, seat: Seat) -> Prices:
    prices = Prices()
    prices.seat = seat
    prices.weights = weights
    prices.horizon = horizon_of(weights, state)
    prices.prospect = prospect_of(weights, prices.horizon, state)
    prices.soon = min(1.0, (prices.horizon.turns - 1.0) / 4.0)
    prices.now = 1.0
    prices.later = 1.0
    if state.solo == JOURNEY:
        balance(prices, state)
    prices.demand = demand_of(weights, prices.horizon, state)
    prices.half = weights.half * prices.later
    price_money(prices, state)
    price_tracks(prices, state)
    prices.rooms = 0
    for space in range(built_spaces(state, seat)):
        if state.tower[seat * SPACES + space] == NO_ITEM:
            prices.rooms += 1
    discs = COUNT[state.gates[seat]]
    prices.disc = weights.disc * prices.soon * prices.now / (1.0 + 0.5 * int(discs)) + prices.demand.disc
    return prices


def balance(prices: Prices, state: Inferno) -> None:
    """The Journey counts the lower of two tokens: what is behind is worth more."""
    first = float(sum(state.tally[:FROM_FRAUDS])) + 1.2 * (prices.horizon.turns - 1.0)
    second = float(sum(state.tally[FROM_FRAUDS:SOURCES]))
    for track in range(TRACKS):
        second += prices.prospect.worth[track]
    second += 2.0 * count(state.played[0])
    tilt = (second - first) / 15.0
    tilt = 0.7 * tilt / (1.0 + abs(tilt))
    prices.now = 1.0 + tilt
    prices.later = 1.0 - tilt


def price_money(prices: Prices, state: Inferno) -> None:
    """A Drachma saves half the next loan, as likely as it will be needed; a Florin may become one."""
    weights, seat = prices.weights, prices.seat
    lasts = weights.ration if state.solo == PAYBACK_DAY else weights.hoard
    needed = prices.horizon.turns / lasts + prices.demand.pay
    short = needed - int(state.drachmas[seat])
    prices.drachma = drachma_worth(prices, state) * squash(short / 1.5)
    prices.florin = weights.florin * prices.soon * (0.5 + 0.5 * prices.drachma) * 3.0 / (3.0 + int(state.florins[seat]))
    if state.solo < 0:
        prices.florin += 0.2


def drachma_worth(prices: Prices, state: Inferno) -> float:
    """Of one that is needed; where none can be borrowed, the Hell phase may end the game."""
    weights = prices.weights
    return weights.purse if state.solo == PAYBACK_DAY else weights.drachma * next_loan(prices, state)


def next_loan(prices: Prices, state: Inferno) -> float:
    """What each Drachma of the next loan costs."""
    rules, boat = state.rules, state.boat[prices.seat]
    last = len(rules.loan_losses) - 1
    if boat == last or boat + 1 == rules.instant_space:
        return prices.now * rules.instant_loss / LOAN
    return prices.later * (rules.loan_losses[boat + 1] - rules.loan_losses[boat]) / LOAN


def price_tracks(prices: Prices, state: Inferno) -> None:
    seat, found = prices.seat, prices.prospect
    prices.advance = []
    prices.cube = []
    prices.fill = [0.0] * (CIRCLES + 1)
    for track in range(TRACKS):
        worth = advance_worth(prices.weights, prices.horizon, found, state, seat, track, prices.now, prices.later)
        prices.advance.append(worth + prices.demand.skull[track])
        mine = found.hold[seat * TRACKS + track]
        best = 0.0
        for other in range(state.seats):
            if other != seat and found.hold[other * TRACKS + track] > best:
                best = found.hold[other * TRACKS + track]
        space = prices.later * found.slope[track] * (mine - prices.weights.deny * best)
        prices.cube.append(space + prices.demand.cube[track])
        prices.fill[track + FIRST_TRACK] = space * 0.6 + prices.demand.laid[track]
    prices.fill[LIMBO] = 0.0


def cost(prices: Prices, state: Inferno, drachmas: int) -> float:
    """Of paying Drachmas: those in hand at their price, and loans."""
    have = state.drachmas[prices.seat]
    if drachmas <= have:
        broke = state.solo == PAYBACK_DAY and drachmas == have
        return drachmas * prices.drachma + (BROKE / (1.0 + count(state.standing)) if broke else 0.0)
    rules, boat = state.rules, state.boat[prices.seat]
    last = len(rules.loan_losses) - 1
    lost = 0.0
    borrowed = have
    while borrowed < drachmas:
        if boat == last or boat + 1 == rules.instant_space:
            lost += rules.instant_loss * prices.now
            if state.solo >= 0 and int(state.infamy[prices.seat]) < lost:
                lost += RUIN
        if boat < last:
            boat += 1
            lost += (rules.loan_losses[boat] - rules.loan_losses[boat - 1]) * prices.later
        borrowed += LOAN
    return lost + int(have) * prices.drachma - (int(borrowed - drachmas)) * prices.drachma


def loan_hurts(state: Inferno, seat: Seat, drachmas: int) -> bool:
    """Whether paying so many Drachmas takes a loan that costs Infamy at once."""
    boat = state.boat[seat]
    hurts = boat == len(state.rules.loan_losses) - 1 or boat + 1 == state.rules.instant_space
    return hurts and state.drachmas[seat] < drachmas and state.solo != PAYBACK_DAY


def home_price(prices: Prices, state: Inferno, more: int) -> float:
    """Of the member at home who makes the number there `more` than it is now."""
    seat = prices.seat
    number = state.home[seat * MEMBERS] + state.home[seat * MEMBERS + 1] + more
    worth = prices.weights.home * prices.soon / (0.6 + 0.4 * int(max(number, 1)))
    if state.solo >= 0:
        return worth + prices.demand.patience / int(max(number + 1, 1))
    return worth + 0.3


def room_price(prices: Prices, more: int) -> float:
    """Of the space of the Tower that makes the number of empty ones `more` than it is now."""
    number = prices.rooms + more
    return prices.weights.room * prices.soon / max(number, 1)
