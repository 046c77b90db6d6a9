"""Achievements (DWD-1.10.4, DWD-1.10.5): what a set brings, how near it is, and where its tile goes best."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.games.deal.bot.ground import Ground
from pandemonium.games.deal.bot.household import Household, place_courtier, place_tile, take_angel
from pandemonium.games.deal.rules.achievement import lacking
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, UNEARNED
from pandemonium.games.deal.rules.figures import ALCHEMIST, CHURCH, NO_COURTIER, ROUNDS, SPACES, STOCKS, TILES

FAR: Final = 6
"""So many symbols are out of reach."""


def best_space(ground: Ground, house: Household) -> int:
    """The free space whose second level will make most, 0 to 3; -1 when all are taken."""
    best, most = -1, -1.0
    for space in range(SPACES):
        if not house.spaces & BIT[space]:
            worth = ground.upgrades[house.spaces | BIT[space]]
            if worth > most:
                best, most = space, worth
    return best


def upgrade_worth(ground: Ground, house: Household) -> float:
    """Of the next tile."""
    space = best_space(ground, house)
    return 0.0 if space < 0 else ground.upgrades[house.spaces | BIT[space]] - ground.upgrades[house.spaces]


def gain_major(ground: Ground, house: Household, tile: int) -> None:
    house.banners |= BIT[tile]
    reward = ground.rules.major_rewards[tile]
    for stock in range(STOCKS):
        house.stock[stock] = house.stock[stock] + reward.gain[stock]
    take_angel(house, reward.angel)
    if reward.courtier != NO_COURTIER:
        place_courtier(house, reward.courtier, BEHIND_WALLS)


def gain_minor(ground: Ground, house: Household, tile: int) -> None:
    space = best_space(ground, house)
    place_tile(house, tile, space + 1)
    house.spaces |= BIT[space]


def helpers(house: Household, wanted: list[int]) -> int:
    """Courtiers behind the walls who would help a set, a mask."""
    found = 0
    if house.courtiers[ALCHEMIST] == BEHIND_WALLS:
        found = BIT[ALCHEMIST]
    for symbol in range(CHURCH + 1):
        if wanted[symbol] > house.have[symbol] and house.courtiers[symbol] == BEHIND_WALLS:
            found |= BIT[symbol]
    return found


def progress_worth(ground: Ground, house: Household) -> float:
    """What the sets that are still open promise: the fewer symbols they lack, the more."""
    left = ROUNDS - ground.round
    if left == 0:
        return 0.0
    weights = ground.weights
    chance = max(0.0, 1.0 - weights.reach / left)
    minor = weights.minor * upgrade_worth(ground, house) * (left - 0.5) / left
    worth = 0.0
    for tile in range(TILES):
        if house.tiles[tile] == UNEARNED:
            worth += minor * nearness(weights.help, house, ground.rules.minor_sets[tile], chance)
        if not house.banners & BIT[tile]:
            near = nearness(weights.help, house, ground.rules.major_sets[tile], chance)
            worth += weights.major * ground.majors[tile] * near
    return worth


def nearness(help: float, house: Household, wanted: list[int], chance: float) -> float:
    """The chance to complete a set, one factor for each symbol that lacks; a courtier is part of one."""
    lacks = lacking(house.have, wanted)
    if lacks > FAR:
        return 0.0
    near = 1.0
    for _ in range(lacks):
        near *= chance
    ready = helpers(house, wanted)
    if ready and lacks > 0:
        near += help * near * (1.0 - chance) / max(chance, 0.1)
    return near
