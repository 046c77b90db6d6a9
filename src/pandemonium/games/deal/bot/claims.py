"""Step 8 on a household: sets that buildings complete, then those worth a courtier (DWD-R55)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT, COUNT, PLACES
from pandemonium.games.deal.bot.ground import Ground
from pandemonium.games.deal.bot.household import Household, anybody_behind_walls, place_courtier
from pandemonium.games.deal.bot.sets import gain_major, gain_minor, helpers, upgrade_worth
from pandemonium.games.deal.rules.achievement import lacking
from pandemonium.games.deal.rules.fields import UNEARNED, USED
from pandemonium.games.deal.rules.figures import ALCHEMIST, TILES

NO_SET: Final = -1


def claim_sets(ground: Ground, house: Household) -> None:
    for tile in range(TILES):
        if not house.banners & BIT[tile] and lacking(house.have, ground.rules.major_sets[tile]) <= 0:
            gain_major(ground, house, tile)
    for tile in range(TILES):
        if house.tiles[tile] == UNEARNED and lacking(house.have, ground.rules.minor_sets[tile]) <= 0:
            gain_minor(ground, house, tile)
    tile = best_claim(ground, house)
    while tile != NO_SET:
        wanted = ground.rules.minor_sets[tile] if tile < TILES else ground.rules.major_sets[tile - TILES]
        for courtier in PLACES[who_helps(house, wanted)]:
            place_courtier(house, courtier, USED)
        if tile < TILES:
            gain_minor(ground, house, tile)
        else:
            gain_major(ground, house, tile - TILES)
        tile = best_claim(ground, house)


def best_claim(ground: Ground, house: Household) -> int:
    """Minor tiles from 0, major ones from 4; NO_SET where no claim is worth its courtiers."""
    best, most = NO_SET, 0.0
    if not anybody_behind_walls(house):
        return best
    minor = upgrade_worth(ground, house)
    for tile in range(TILES):
        if house.tiles[tile] == UNEARNED:
            gain = minor - claim_cost(ground, house, ground.rules.minor_sets[tile])
            if gain > most:
                best, most = tile, gain
        if not house.banners & BIT[tile]:
            gain = ground.majors[tile] - claim_cost(ground, house, ground.rules.major_sets[tile])
            if gain > most:
                best, most = TILES + tile, gain
    return best


def claim_cost(ground: Ground, house: Household, wanted: list[int]) -> float:
    """The courtiers it takes; far too much where they are not enough."""
    lacks, ready = lacking(house.have, wanted), helpers(house, wanted)
    if lacks <= 0 or lacks > COUNT[ready]:
        return 1000.0
    return int(lacks) * ground.weights.courtier


def who_helps(house: Household, wanted: list[int]) -> int:
    """As many of the helpful as symbols lack, the alchemist last, for he helps anywhere."""
    lacks, ready, found = lacking(house.have, wanted), helpers(house, wanted), 0
    for courtier in PLACES[ready & ~BIT[ALCHEMIST]]:
        if COUNT[found] < lacks:
            found |= BIT[courtier]
    return found | BIT[ALCHEMIST] if COUNT[found] < lacks else found
