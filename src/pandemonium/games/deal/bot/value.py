"""The value of a household when its action phase is over, in points at the end (DWD-6.7.1); souls are priced apart."""

from __future__ import annotations

from pandemonium.engine.bits import COUNT
from pandemonium.games.deal.bot.future import buildings_worth
from pandemonium.games.deal.bot.ground import Ground
from pandemonium.games.deal.bot.household import Household, take_devil
from pandemonium.games.deal.bot.prices import bundle_price, debt_price, last_accounts
from pandemonium.games.deal.bot.sets import progress_worth
from pandemonium.games.deal.bot.standing import standing_worth
from pandemonium.games.deal.rules.account import MAJOR_POINTS
from pandemonium.games.deal.rules.choice import MOST_DEBT
from pandemonium.games.deal.rules.fields import BEHIND_WALLS
from pandemonium.games.deal.rules.interest import QUARTERS


def household_worth(ground: Ground, house: Household) -> float:
    weights = ground.weights
    debt = with_interest(ground, house)
    worth = float(house.points)
    if ground.last:
        worth += last_accounts(house.stock, debt)
    else:
        worth += bundle_price(ground.prices, house.stock) - debt_price(weights, debt)
    worth += buildings_worth(ground, house) + progress_worth(ground, house) + ground.upgrades[house.spaces]
    worth += standing_worth(ground, house)
    worth += house.angel * weights.angel + house.indulgences * weights.indulgence
    worth -= house.devil * weights.devil + house.guests * weights.guest
    worth += house.courtiers.count(BEHIND_WALLS) * weights.courtier
    if not ground.devil:
        worth += int(COUNT[house.banners] * MAJOR_POINTS)
    return worth


def with_interest(ground: Ground, house: Household) -> int:
    """The debt after this round's interest (DWD-1.11.2)."""
    steps = most = house.debt
    for card in house.built:
        building = ground.rules.buildings[card]
        steps -= building.fewer
        if building.growth >= 0:
            most = min(most, building.growth)
    if steps <= 0:
        return house.debt
    debt = house.debt + min((house.interest + steps) // QUARTERS, most)
    if debt > MOST_DEBT:
        take_devil(house, debt - MOST_DEBT)
        return MOST_DEBT - 1
    return debt
