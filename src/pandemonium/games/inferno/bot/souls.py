"""What moving a Soul is worth: its Infamy, the shield it fills, what the next player may do, and the quarter."""

from __future__ import annotations

from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.errand import CLOSED, Errands
from pandemonium.games.inferno.bot.prices import Prices, cost
from pandemonium.games.inferno.bot.rows import RUIN
from pandemonium.games.inferno.choice import BONE, GRAVE, SOUL
from pandemonium.games.inferno.council import COST
from pandemonium.games.inferno.hell import ends_from
from pandemonium.games.inferno.money import ACHERON, BRIBE, can_pay
from pandemonium.games.inferno.rules import BIT, DIS, KINDS, LIMBO, LOCATIONS, MEMBERS, MINOS
from pandemonium.games.inferno.state import Inferno


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


def colour_of(state: Inferno, picked: Choice) -> int:
    if picked >= BONE:
        return state.colour[picked - BONE]
    return picked - GRAVE + 1 if picked >= GRAVE else state.colour[picked - SOUL]


def pick_cost(prices: Prices, state: Inferno, picked: Choice) -> float:
    if picked >= BONE:
        return 0.8 * prices.soon
    return cost(prices, state, ACHERON) if picked >= GRAVE else 0.0


def move_worth(prices: Prices, state: Inferno, picked: Choice, end: int) -> float:
    """Without cost and quarter."""
    colour, circle = colour_of(state, picked), state.board.circle[end]
    infamy = float(state.rules.infamy[colour])
    rival = (prices.seat + 1) % state.seats
    worth = 0.0
    if state.seats > 1 and picked < GRAVE and can_lay(state, rival, picked - SOUL, colour):
        worth += prices.weights.threat * infamy
    if circle == colour:
        worth += prices.now * infamy + prices.fill[colour]
        if state.black == MINOS:
            worth += tail_worth(prices, state, colour, infamy)
        return worth
    if circle < DIS <= colour and not state.gates[prices.seat]:
        return worth + 0.05 * infamy
    worth += prices.weights.step * (prices.now * infamy + prices.fill[colour]) * circle / colour
    if state.seats > 1 and can_lay(state, rival, end, colour):
        worth -= prices.weights.threat * infamy
    return worth


def can_lay(state: Inferno, seat: int, shield: int, colour: int) -> bool:
    """Whether a seat's next move could take a Soul from there to its own circle."""
    circle = state.board.circle[shield]
    if circle < LIMBO or circle >= colour:
        return False
    reached = state.board.lines[circle][BIT[shield - state.rules.first[circle]]]
    return ends_from(state, seat, circle + 1, reached, colour) & state.board.rows[colour] != 0


def tail_worth(prices: Prices, state: Inferno, colour: int, infamy: float) -> float:
    for owner in range(state.seats):
        if state.tails[owner] == colour:
            if state.solo >= 0:
                return prices.now * state.rules.minos
            if owner != prices.seat:
                return -prices.weights.deny * infamy
    return 0.0
