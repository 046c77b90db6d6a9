"""What a building that stands will still bring: points, goods in later rounds, an action, what it counts at the end."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.games.deal.bot.ground import Ground
from pandemonium.games.deal.bot.household import Household
from pandemonium.games.deal.bot.prices import bundle_price
from pandemonium.games.deal.rules.ending import OLD
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, NOTHING
from pandemonium.games.deal.rules.figures import (
    ACTION,
    ANY_COURTIER,
    BELOW_START,
    COIN,
    COUNT_BALANCE,
    COUNT_BASIC,
    COUNT_COINS,
    COUNT_COURTIERS,
    COUNT_INDULGENCES,
    COUNT_MINORS,
    COUNT_OLD,
    COUNT_RURAL,
    COUNT_RURAL_BANNER,
    COUNT_SCIENCE,
    COUNT_UPGRADES,
    GRAIN,
    INQUISITION,
    INTEREST,
    PRODUCTION,
    REPUTATION,
    ROUNDS,
    RURAL,
    Building,
    Effect,
)

BASICS_KEPT: Final = 3
COINS_KEPT: Final = 5
"""What is left at the end of a usual game: basic goods of the most frequent kind, coins."""
ANSWER: Final = 2.5
"""What a card saves that answers an inquisitor by itself."""
CHEAP_WINGS: Final = 0.3


def buildings_worth(ground: Ground, house: Household) -> float:
    worth = 0.0
    for card in house.built:
        building = ground.rules.buildings[card]
        worth += building.points + lasting_worth(ground, house, building, card == house.tucked)
        if building.count:
            worth += counted_worth(ground, house, building)
    return worth


def lasting_worth(ground: Ground, house: Household, building: Building, tucked: bool) -> float:
    """By the phase in which it works, over the rounds that are left."""
    left, phase, effect = ROUNDS - ground.round, building.phase, building.effect
    if phase == PRODUCTION:
        share = 0.5 if effect.condition == BELOW_START else 1.0
        each = share * bundle_price(ground.prices, effect.gain) + ground.weights.reputation * 2 * effect.reputation
        return left * each
    if phase == ACTION:
        return left * action_worth(ground, house, effect, tucked)
    if phase == REPUTATION:
        if effect.points:
            return (left + 1) * 0.5 * effect.points
        each = bundle_price(ground.prices, effect.gain) + ground.weights.reputation * 2 * effect.reputation
        return (left + 1) * (0.3 * each if effect.condition else each)
    if phase == INTEREST:
        return 0.25 * (left + 1)
    if phase == INQUISITION:
        if building.free_answer:
            return ANSWER
        return max(0.0, ANSWER - building.walls * ground.prices[COIN]) if building.walls else CHEAP_WINGS
    return 0.0


def action_worth(ground: Ground, house: Household, effect: Effect, tucked: bool) -> float:
    """Of one later use: what it gives less what it takes, and the grain of a token."""
    worth = effect_worth(ground, house, effect) - bundle_price(ground.prices, effect.pay)
    worth -= effect.pay_basic * ground.prices[GRAIN]
    if tucked:
        return max(0.0, worth)
    return ground.weights.use * max(0.0, worth - ground.prices[GRAIN] / 2)


def best_tucked(ground: Ground, house: Household) -> int:
    """For the Stable: of the action buildings that stand the one worth most when it is free; NOTHING without any."""
    best, most = NOTHING, -1.0
    for card in house.built:
        building = ground.rules.buildings[card]
        if building.phase == ACTION and card != house.tucked:
            worth = action_worth(ground, house, building.effect, True)
            if worth > most:
                best, most = card, worth
    return best


def effect_worth(ground: Ground, house: Household, effect: Effect) -> float:
    """What an effect gives, roughly and without what it costs."""
    prices = ground.prices
    worth = bundle_price(prices, effect.gain) + effect.points + effect.angel * ground.weights.angel
    worth += effect.any_basic * prices[0] + effect.any_luxury * prices[3]
    if effect.each >= 0:
        worth += house.have[effect.each] * prices[COIN]
    if effect.courtier == ANY_COURTIER:
        worth += ground.weights.courtier
    if effect.stall:
        worth += effect.stall * max(0.0, effect.stall_coins * prices[COIN] - prices[0])
    return worth + 0.15 * effect.reputation


def counted_worth(ground: Ground, house: Household, building: Building) -> float:
    """Points at the end, as things stand and a little of what is to come."""
    count, left = building.count, ROUNDS - ground.round
    if count == COUNT_BALANCE:
        number = float(min(house.have[0], house.have[1], house.have[2]))
        return building.count_points * (1.0 if number >= building.every else 0.15 * left * number)
    if count <= COUNT_SCIENCE:
        number = house.have[RURAL + count - COUNT_RURAL] + (0.4 if count < COUNT_SCIENCE else 0.15) * left
    elif count == COUNT_COINS:
        number = float(COINS_KEPT if left else house.stock[COIN]) * 0.4
    elif count == COUNT_INDULGENCES:
        number = float(house.indulgences) * 0.5
    elif count == COUNT_RURAL_BANNER:
        number = 1.0 if house.banners & BIT[RURAL] else 0.15 * left
    elif count == COUNT_COURTIERS:
        number = float(house.courtiers.count(BEHIND_WALLS))
    elif count == COUNT_BASIC:
        number = BASICS_KEPT if left else 0.8 * max(house.stock[0], house.stock[1], house.stock[2])
    elif count in (COUNT_UPGRADES, COUNT_MINORS):
        number = bin(house.spaces).count("1") + 0.5 * left
    elif count == COUNT_OLD:
        number = float(sum([1 for card in house.built if card < OLD]))
    else:
        number = 0.0
    return building.count_points * (number if left else float(int(number + 0.001))) / building.every
