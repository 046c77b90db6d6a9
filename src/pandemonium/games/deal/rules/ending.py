"""What buildings count at the end (DWD-3.5.2), and what unused goods and coins are worth (DWD-1.15.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import BIT
from pandemonium.games.deal.rules.estate import Estate
from pandemonium.games.deal.rules.figures import (
    BASICS,
    CHURCH,
    COIN,
    COUNT_BALANCE,
    COUNT_BASIC,
    COUNT_CHURCH,
    COUNT_COINS,
    COUNT_COURTIERS,
    COUNT_INDULGENCES,
    COUNT_MINORS,
    COUNT_OLD,
    COUNT_RURAL,
    COUNT_RURAL_BANNER,
    COUNT_SCIENCE,
    COUNT_UPGRADES,
    COUNT_URBAN,
    DECK,
    GLASS,
    MARBLE,
    RURAL,
    SCIENCE,
    URBAN,
    Building,
    Rules,
)

EXCHANGE: Final = 5
"""Coins and basic goods, in any mix, for a luxury, which is a point."""
OLD: Final = 3 * DECK
"""Buildings below this number belong to the first three rounds."""
NO_CARD: Final = -1


def count_points(rules: Rules, estate: Estate) -> i64:
    """Points of all buildings that count something which does not become something else (those: `leftovers`)."""
    points: i64 = 0
    for card in estate.built:
        building = rules.buildings[card]
        if building.count_points and building.count not in (COUNT_COINS, COUNT_BASIC):
            points += counted(rules, estate, building) * building.count_points
    return points


def counted(rules: Rules, estate: Estate, building: Building) -> i64:
    """How often its points are given: by twos or threes it rounds down."""
    count, every = building.count, building.every
    if count == COUNT_BALANCE:
        return 1 if min([with_symbol(rules, estate, symbol) for symbol in (RURAL, URBAN, CHURCH)]) >= every else 0
    if count == COUNT_RURAL:
        number = with_symbol(rules, estate, RURAL)
    elif count == COUNT_URBAN:
        number = with_symbol(rules, estate, URBAN)
    elif count == COUNT_CHURCH:
        number = with_symbol(rules, estate, CHURCH)
    elif count == COUNT_SCIENCE:
        number = with_symbol(rules, estate, SCIENCE)
    elif count == COUNT_INDULGENCES:
        number = estate.indulgences
    elif count == COUNT_RURAL_BANNER:
        number = 1 if estate.banners & BIT[RURAL] else 0
    elif count == COUNT_COURTIERS:
        number = estate.courtiers
    elif count == COUNT_OLD:
        number = sum([1 for card in estate.built if card < OLD])
    elif count in (COUNT_UPGRADES, COUNT_MINORS):
        number = estate.minors  # every tile on the board has upgraded its space
    else:
        number = 0
    return number // every


def with_symbol(rules: Rules, estate: Estate, symbol: i64) -> i64:
    """Buildings with this symbol: two-symbol ones count for both, science stands for itself only."""
    return sum([1 for card in estate.built if rules.buildings[card].symbols & BIT[symbol]])


class Leftovers:
    """What the unused tokens give: luxuries, points by exchange, points by cards, and tokens left over."""

    __slots__ = ("effects", "fifths", "luxuries", "points")

    luxuries: i64
    points: i64
    effects: i64
    fifths: i64


def leftovers(rules: Rules, estate: Estate) -> Leftovers:
    """The Trade Route first, on the kind that gives most in the end, then most tokens over (DWD-R34, DWD-R53)."""
    route = card_that_counts(rules, estate, COUNT_BASIC)
    if route == NO_CARD:
        return exchanged(rules, estate, estate.stock)
    best = traded(rules, estate, route, 0)
    for basic in range(1, BASICS):
        other = traded(rules, estate, route, basic)
        gain = other.points + other.effects - best.points - best.effects
        if gain > 0 or (gain == 0 and other.fifths > best.fifths):
            best = other
    return best


def card_that_counts(rules: Rules, estate: Estate, what: i64) -> i64:
    for card in estate.built:
        if rules.buildings[card].count == what:
            return card
    return NO_CARD


def traded(rules: Rules, estate: Estate, route: i64, basic: i64) -> Leftovers:
    """The Trade Route takes all tokens of this kind; they are gone."""
    building = rules.buildings[route]
    stock = estate.stock[:]
    stock[basic] = 0
    found = exchanged(rules, estate, stock)
    found.effects += estate.stock[basic] // building.every * building.count_points
    return found


def exchanged(rules: Rules, estate: Estate, stock: list[int]) -> Leftovers:
    """The Treasury takes coins first; what it leaves joins the basic goods (DWD-R59)."""
    found = Leftovers()
    found.effects = 0
    found.luxuries = stock[MARBLE] + stock[GLASS]
    coins = stock[COIN]
    treasury = card_that_counts(rules, estate, COUNT_COINS)
    if treasury != NO_CARD:
        building = rules.buildings[treasury]
        found.effects = coins // building.every * building.count_points
        coins %= building.every
    tokens = coins + sum([stock[basic] for basic in range(BASICS)])
    found.points = tokens // EXCHANGE
    found.fifths = tokens % EXCHANGE
    return found
