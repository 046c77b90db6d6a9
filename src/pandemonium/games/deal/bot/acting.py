"""Acting out a plan on a household: steps 1 to 8 of the action board, paid in the cheapest way (DWD-6.7.2)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.games.deal.bot.claims import claim_sets
from pandemonium.games.deal.bot.effects import gain_effect, raise_house, take_some_courtier, thrown_tile
from pandemonium.games.deal.bot.future import best_tucked
from pandemonium.games.deal.bot.ground import Ground
from pandemonium.games.deal.bot.household import Household, lay_out, move, place_courtier, place_tile
from pandemonium.games.deal.rules.fields import (
    BEHIND_WALLS,
    LEFT,
    NOTHING,
    PLAN_ACT,
    PLAN_BUILD,
    PLAN_HALF,
    PLAN_RECRUIT,
    PLAN_USE,
    RIGHT,
    THROWN,
    UNEARNED,
    USED,
)
from pandemonium.games.deal.rules.figures import (
    COIN,
    GRAIN,
    IMMEDIATE,
    NO_COURTIER,
    NO_DEBT,
    NO_SCIENCE,
    RECRUITED,
    SCIENCE,
    STOCKS,
    TOKENS_USED,
    Effect,
)
from pandemonium.games.deal.rules.payment import costs
from pandemonium.games.deal.rules.recruit import WAGES
from pandemonium.games.deal.rules.resolve import ACT_SECOND, BUILD_FIRST, RECRUIT, RIGHT_HALF, USE_FIRST, USE_SECOND

DRAFT_EVENT: Final = 8
"""A draft is a plan with one place more: its event card, or NOTHING."""


def act_out(ground: Ground, house: Household, draft: list[int]) -> bool:
    """Whether all of it can be done; the household is then as it will be when its steps are over."""
    if draft[PLAN_HALF] == LEFT:
        gain_effect(ground, house, ground.rules.events[draft[DRAFT_EVENT]].left, wanted_after(ground, draft, 0))
    if house.tucked != NOTHING:
        use_freely(ground, house, wanted_after(ground, draft, 1))
    for step in range(USE_FIRST, RIGHT_HALF + 1):
        if not take(ground, house, draft, step):
            return False
    due = house.used - ground.free
    if due > 0:
        grain = [0] * STOCKS
        grain[GRAIN] = due
        if not pay(ground, house, grain, [0] * STOCKS):
            return False
    claim_sets(ground, house)
    return True


def take(ground: Ground, house: Household, draft: list[int], step: int) -> bool:
    if step <= USE_SECOND:
        card = draft[PLAN_USE + step - USE_FIRST]
        return card == NOTHING or use(ground, house, draft, step, card)
    if step <= ACT_SECOND:
        spot = (step - BUILD_FIRST) // 2
        card = draft[PLAN_BUILD + spot]
        if (step - BUILD_FIRST) % 2 == 0:
            return card == NOTHING or build(ground, house, draft, step, card)
        return not draft[PLAN_ACT + spot] or use(ground, house, draft, step, card)
    if step == RECRUIT:
        return not draft[PLAN_RECRUIT] or recruit(ground, house, draft)
    return draft[PLAN_HALF] != RIGHT or play_right(ground, house, draft)


def build(ground: Ground, house: Household, draft: list[int], step: int, card: int) -> bool:
    building = ground.rules.buildings[card]
    wanted = wanted_after(ground, draft, step)
    if not pay(ground, house, building.cost, wanted):
        return False
    house.used += 1
    if building.fall:
        move(ground.rules, house, -building.fall)
    if building.throws:
        throw_tile(house)
    lay_out(ground.rules, house, card)
    if building.phase == IMMEDIATE:
        gain_effect(ground, house, building.effect, wanted)
        if building.effect.tuck:
            tuck(ground, house, wanted)
    return True


def tuck(ground: Ground, house: Household, wanted: list[int]) -> None:
    """An action building goes under the Stable, and is used at once where that is possible."""
    card = best_tucked(ground, house)
    if card != NOTHING:
        house.tucked = card
        use_freely(ground, house, wanted)


def throw_tile(house: Household) -> None:
    tile = thrown_tile(house)
    if house.tiles[tile] > UNEARNED:
        house.spaces &= ~BIT[house.tiles[tile] - 1]
    place_tile(house, tile, THROWN)


def use(ground: Ground, house: Household, draft: list[int], step: int, card: int) -> bool:
    effect = ground.rules.buildings[card].effect
    wanted = wanted_after(ground, draft, step)
    if costs(effect) and not pay(ground, house, chosen_cost(house, effect, wanted), wanted):
        return False
    house.used += 1
    gain_effect(ground, house, effect, wanted)
    return True


def use_freely(ground: Ground, house: Household, wanted: list[int]) -> None:
    """The Stable's action, where its cost is at hand."""
    effect = ground.rules.buildings[house.tucked].effect
    cost = chosen_cost(house, effect, wanted)
    for stock in range(STOCKS):
        if house.stock[stock] < cost[stock]:
            return
    for stock in range(STOCKS):
        house.stock[stock] = house.stock[stock] - cost[stock]
    gain_effect(ground, house, effect, wanted)


def recruit(ground: Ground, house: Household, draft: list[int]) -> bool:
    courtier = take_some_courtier(ground, house)
    if courtier == NO_COURTIER:
        return False
    cost = [0] * STOCKS
    cost[COIN] = WAGES[house.courtiers[courtier]]
    if not pay(ground, house, cost, wanted_after(ground, draft, RECRUIT)):
        return False
    house.used += 1
    house.recruited = True
    place_courtier(house, courtier, BEHIND_WALLS)
    return True


def play_right(ground: Ground, house: Household, draft: list[int]) -> bool:
    effect = ground.rules.events[draft[DRAFT_EVENT]].right
    if not met(house, effect):
        return False
    wanted = wanted_after(ground, draft, RIGHT_HALF)
    if costs(effect) and not pay(ground, house, chosen_cost(house, effect, wanted), wanted):
        return False
    if effect.give != NO_COURTIER:
        place_courtier(house, effect.give, USED)
    gain_effect(ground, house, effect, wanted)
    return True


def met(house: Household, effect: Effect) -> bool:
    condition = effect.condition
    if effect.give != NO_COURTIER and house.courtiers[effect.give] != BEHIND_WALLS:
        return False
    if condition == RECRUITED:
        return house.recruited
    if condition == TOKENS_USED:
        return house.used >= effect.least
    if condition == NO_DEBT:
        return house.debt == 0
    return condition != NO_SCIENCE or house.have[SCIENCE] == 0


def chosen_cost(house: Household, effect: Effect, wanted: list[int]) -> list[int]:
    """With the good named that one can do without best, where any of a sort will do."""
    if not effect.pay_basic and not effect.pay_luxury:
        return effect.pay
    first, end = (0, 3) if effect.pay_basic else (3, 5)
    best, most = first, -100
    for good in range(first, end):
        over = house.stock[good] - effect.pay[good] - wanted[good]
        if over > most:
            best, most = good, over
    cost = effect.pay[:]
    cost[best] += 1
    return cost


def pay(ground: Ground, house: Household, cost: list[int], wanted: list[int]) -> bool:
    if not raise_house(ground, house, cost, wanted):
        return False
    for stock in range(STOCKS):
        if cost[stock]:
            house.stock[stock] = house.stock[stock] - cost[stock]
    return True


def wanted_after(ground: Ground, draft: list[int], step: int) -> list[int]:
    """What the later steps of a plan will cost, so that it is not given away before."""
    wanted = [0] * STOCKS
    tokens = draft[PLAN_RECRUIT]
    if draft[PLAN_RECRUIT] and step < RECRUIT:
        wanted[COIN] += WAGES[0]
    for spot in range(2):
        card = draft[PLAN_USE + spot]
        if card != NOTHING:
            tokens += 1
            if step < USE_FIRST + spot:
                add(wanted, ground.rules.buildings[card].effect.pay)
        card = draft[PLAN_BUILD + spot]
        if card != NOTHING:
            tokens += 1 + draft[PLAN_ACT + spot]
            if step < BUILD_FIRST + 2 * spot:
                add(wanted, ground.rules.buildings[card].cost)
            if draft[PLAN_ACT + spot] and step < BUILD_FIRST + 2 * spot + 1:
                add(wanted, ground.rules.buildings[card].effect.pay)
    if draft[PLAN_HALF] == RIGHT and step < RIGHT_HALF:
        add(wanted, ground.rules.events[draft[DRAFT_EVENT]].right.pay)
    wanted[GRAIN] += max(0, tokens - ground.free)
    return wanted


def add(wanted: list[int], cost: list[int]) -> None:
    for stock in range(STOCKS):
        if cost[stock]:
            wanted[stock] = wanted[stock] + cost[stock]
