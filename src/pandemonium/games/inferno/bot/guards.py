"""What playing a Guardian is worth: where the standee goes and what his effect hits."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.games.inferno.bot.prices import Prices
from pandemonium.games.inferno.bot.souls import can_lay
from pandemonium.games.inferno.rules.figures import (
    ANTAEUS,
    CERBERUS,
    CIRCLES,
    GERYON,
    MEDUSA,
    MINOS,
    MINOTAUR,
    SHIELDS,
)
from pandemonium.games.inferno.rules.guardian import standing_at
from pandemonium.games.inferno.rules.state import Inferno

TUNNEL: Final = 0.1
"""Infamy of each circle that a tunnel leads down."""


def guardian_worth(prices: Prices, state: Inferno, guardian: int) -> float:
    """Before the standee's shield is chosen."""
    if guardian == CERBERUS:
        return 1.2 * prices.soon
    if guardian == MINOS:
        return 0.3 + best_tail(prices, state)
    return 0.8 if guardian == MEDUSA else 0.6 if guardian == ANTAEUS else 0.3


def standee_worth(prices: Prices, state: Inferno, guardian: int, shield: int) -> float:
    """The circle he fills instead of the one he leaves, and the best of his effect from there."""
    circle = state.board.circle[shield]
    worth = prices.fill[circle] - prices.fill[state.board.circle[standing_at(state, guardian)]]
    if guardian == MINOS:
        return worth + (0.0 if circle in state.tails else tail_price(prices, state, circle))
    if guardian == MINOTAUR:
        return worth + best_tunnel(state, shield)
    if guardian in (MEDUSA, ANTAEUS):
        best = 0.0
        beside = state.board.beside[shield]
        for target in range(SHIELDS):
            if beside & BIT[target] and state.colour[target]:
                best = max(best, effect_worth(prices, state, guardian, target))
        worth += best
    return worth


def effect_worth(prices: Prices, state: Inferno, guardian: int, shield: int) -> float:
    colour, circle = state.colour[shield], state.board.circle[shield]
    if guardian == GERYON:
        return -0.1
    if guardian == MINOTAUR:
        return tunnel_worth(state, shield, state.black_at)
    if guardian not in (MEDUSA, ANTAEUS) or not state.standing & BIT[shield]:
        return 0.1 if guardian > GERYON else -0.5
    infamy = float(state.rules.infamy[colour])
    threatened = state.seats > 1 and can_lay(state, (prices.seat + 1) % state.seats, shield, colour)
    threat = prices.weights.threat * infamy if threatened else 0.0
    if guardian == ANTAEUS:
        return threat + 0.3 * prices.soon * infamy * int(circle) / int(colour)
    return threat + prices.fill[circle] - 0.3 * prices.fill[colour] - 0.2 * infamy


def tunnel_worth(state: Inferno, labyrinth: int, minotaur: int) -> float:
    """A Labyrinth leads down to the Minotaur; one that leads up, or across, only bars its owner."""
    drop = state.board.circle[minotaur] - state.board.circle[labyrinth]
    return TUNNEL * int(drop) if drop > 0 else -1.0


def best_tunnel(state: Inferno, minotaur: int) -> float:
    """Of a Minotaur there: the way to him begins in the highest circle that has an empty shield."""
    empty = state.board.all & ~state.occupied & ~BIT[minotaur] | BIT[state.black_at]
    return tunnel_worth(state, int(empty & -empty).bit_length() - 1, minotaur)


def tail_price(prices: Prices, state: Inferno, circle: int) -> float:
    """Souls of the circle's colour that somebody may lay yet."""
    souls = float(state.graveyard[circle])
    for shield in range(SHIELDS):
        if state.colour[shield] == circle and state.standing & BIT[shield]:
            souls += 1.0
    each = float(state.rules.minos if state.solo >= 0 else state.rules.infamy[circle])
    return prices.now * prices.soon * 0.3 * (souls + 0.5) * each


def best_tail(prices: Prices, state: Inferno) -> float:
    best = 0.0
    for circle in range(1, CIRCLES + 1):
        if circle not in state.tails:
            best = max(best, tail_price(prices, state, circle))
    return best - own_tail(prices, state)


def own_tail(prices: Prices, state: Inferno) -> float:
    """Of the Tail where it lies now."""
    circle = state.tails[prices.seat]
    return tail_price(prices, state, circle) if circle else 0.0
