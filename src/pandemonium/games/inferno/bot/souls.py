"""What moving a Soul is worth: its Infamy, the shield it fills, what the next player may do, and the quarter."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT, count, members
from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.errand import CLOSED, Errands
from pandemonium.games.inferno.bot.prices import Prices, cost, loan_hurts
from pandemonium.games.inferno.bot.rows import RUIN
from pandemonium.games.inferno.rules.choice import BONE, GRAVE, SOUL
from pandemonium.games.inferno.rules.council import COST
from pandemonium.games.inferno.rules.descent import colour_of, ends
from pandemonium.games.inferno.rules.figures import DIS, KINDS, LIMBO, LOCATIONS, MEMBERS, MINOS
from pandemonium.games.inferno.rules.graveyard import BLACK_DEATH
from pandemonium.games.inferno.rules.hell import below, ends_from
from pandemonium.games.inferno.rules.money import ACHERON, BRIBE, can_pay
from pandemonium.games.inferno.rules.state import Inferno

NEEDLESS: Final = 20.0
"""Infamy that keeps a ferry on a loan that hurts behind every Soul that moves free."""


def best_in_quarters(prices: Prices, state: Inferno, found: Errands) -> list[float]:
    """By quarter the best of the Florence phase, bribes counted; a council where there is nothing."""
    best = [CLOSED] * KINDS
    for place in range(LOCATIONS * MEMBERS):
        quarter = state.quarter_of[place // MEMBERS]
        best[quarter] = max(best[quarter], found.send[place], found.accuse[place])
    if can_pay(state, prices.seat, BRIBE):
        elsewhere = max(best) - cost(prices, state, BRIBE)
        best = [max(worth, elsewhere) for worth in best]
    council = -COST - 1.0 - (RUIN if state.solo >= 0 and state.infamy[prices.seat] < COST else 0.0)
    return [worth if worth > CLOSED / 2 else council for worth in best]


def pick_cost(prices: Prices, state: Inferno, found: Errands, picked: Choice) -> float:
    if picked >= BONE:
        return 0.8 * prices.soon
    if picked < GRAVE:
        return 0.0
    needless = loan_hurts(state, prices.seat, ACHERON) and moves_free(state, prices.seat, found)
    return cost(prices, state, ACHERON) + (NEEDLESS if needless else 0.0)


def moves_free(state: Inferno, seat: int, found: Errands) -> bool:
    """Whether a Soul of Hell can go where Florence asks for no bribe, so that nothing need be borrowed."""
    open = 0
    for place in range(LOCATIONS * MEMBERS):
        if max(found.send[place], found.accuse[place]) > CLOSED / 2:
            open |= BIT[state.quarter_of[place // MEMBERS]]
    if not open:
        open = BIT[KINDS] - 1  # a council comes anyway
    for picked in state.offers:
        if SOUL <= picked < GRAVE:
            for end in members(ends(state, seat, picked)):
                if open & BIT[state.board.quarter[end]]:
                    return True
    return False


def move_worth(prices: Prices, state: Inferno, picked: Choice, end: int) -> float:
    """Without cost and quarter."""
    colour, circle = int(colour_of(state, picked)), int(state.board.circle[end])
    infamy = float(state.rules.infamy[colour])
    rival = (prices.seat + 1) % state.seats
    worth = 0.0
    if state.seats > 1 and picked < GRAVE and can_lay(state, rival, picked - SOUL, colour):
        worth += prices.weights.threat * infamy
    if circle == colour:
        worth += hurry(prices, state) * (prices.now * infamy + prices.fill[colour])
        if state.black == MINOS:
            worth += tail_worth(prices, state, colour, infamy)
        return worth
    if circle < DIS <= colour and not state.gates[prices.seat]:
        return worth + 0.05 * infamy
    worth += hurry(prices, state) * prices.weights.step * (prices.now * infamy + prices.fill[colour]) * circle / colour
    if state.seats > 1 and can_lay(state, rival, end, colour):
        worth -= prices.weights.threat * infamy
    return worth


def hurry(prices: Prices, state: Inferno) -> float:
    """The Black Death has so many Souls and no more: laid before all turns are used, they end the game early."""
    if state.solo != BLACK_DEATH:
        return 1.0
    souls = sum(state.graveyard) + count(state.standing)
    return prices.weights.scarce if int(souls) < prices.horizon.turns else 1.0


def can_lay(state: Inferno, seat: int, shield: int, colour: int) -> bool:
    """Whether a seat's next move could take a Soul from there to its own circle."""
    circle = state.board.circle[shield]
    if circle < LIMBO or circle >= colour:
        return False
    return ends_from(state, seat, circle + 1, below(state, circle, shield), colour) & state.board.rows[colour] != 0


def tail_worth(prices: Prices, state: Inferno, colour: int, infamy: float) -> float:
    for owner in range(state.seats):
        if state.tails[owner] == colour:
            if state.solo >= 0:
                return prices.now * state.rules.minos
            if owner != prices.seat:
                return -prices.weights.deny * infamy
    return 0.0
