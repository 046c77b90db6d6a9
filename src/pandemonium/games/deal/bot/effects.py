"""What an effect gives a household, its owner's choices made: the good that is wanted, the courtier that helps."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.row import Row, row
from pandemonium.games.deal.bot.ground import Ground
from pandemonium.games.deal.bot.household import Household, move, place_courtier, take_angel
from pandemonium.games.deal.bot.purse import HELD, SHORT, next_act
from pandemonium.games.deal.bot.sets import gain_minor
from pandemonium.games.deal.rules.achievement import lacking
from pandemonium.games.deal.rules.choice import BORROW, BUY, BUY_WING, SELL
from pandemonium.games.deal.rules.fields import BEHIND_WALLS, THROWN, UNEARNED, USED
from pandemonium.games.deal.rules.figures import (
    ALCHEMIST,
    ANY_COURTIER,
    BASICS,
    COIN,
    COURTIERS,
    GOODS,
    GRAIN,
    NO_COURTIER,
    STOCKS,
    TILES,
    Effect,
)
from pandemonium.games.deal.rules.pool import PRICE, WORTH


def gain_effect(ground: Ground, house: Household, effect: Effect, wanted: list[int]) -> None:
    stock = house.stock
    for good in range(STOCKS):
        if effect.gain[good]:
            stock[good] = stock[good] + effect.gain[good]
    if effect.each >= 0:
        stock[COIN] = stock[COIN] + house.have[effect.each]
    house.points += effect.points
    house.debt -= min(effect.relief, house.debt)
    take_angel(house, effect.angel)
    house.devil -= min(effect.absolve, house.devil)
    for _ in range(effect.any_luxury):
        good = wanted_good(house, BASICS, GOODS, wanted)
        stock[good] = stock[good] + 1
    for _ in range(effect.any_basic):
        good = wanted_good(house, 0, BASICS, wanted)
        stock[good] = stock[good] + 1
    if effect.courtier != NO_COURTIER:
        courtier = take_some_courtier(ground, house) if effect.courtier == ANY_COURTIER else effect.courtier
        if courtier != NO_COURTIER and house.courtiers[courtier] <= USED:
            place_courtier(house, courtier, BEHIND_WALLS)
    for _ in range(effect.tile):
        tile = hardest_tile(ground, house)
        if tile >= 0:
            gain_minor(ground, house, tile)
    for _ in range(effect.stall):
        good = stall_good(ground, house, effect.stall_coins, wanted)
        if good >= 0:
            stock[good] = stock[good] - 1
            stock[COIN] = stock[COIN] + effect.stall_coins
    if effect.discard:
        grain = max(0, min(effect.discard, stock[GRAIN] - wanted[GRAIN]))
        stock[GRAIN] = stock[GRAIN] - grain
        house.points += grain
    if effect.reputation:
        move(ground.rules, house, effect.reputation)


def wanted_good(house: Household, first: int, end: int, wanted: list[int]) -> int:
    """The one of which most is missing."""
    best, most = first, -100
    for good in range(first, end):
        lack = wanted[good] - house.stock[good]
        if lack > most:
            best, most = good, lack
    return best


def stall_good(ground: Ground, house: Household, coins: int, wanted: list[int]) -> int:
    """A basic good to sell at a stall: the one there is most of beyond what is wanted; -1 where it does not pay."""
    if ground.prices[0] >= coins * ground.prices[COIN]:
        return -1
    best, most = -1, 0
    for good in range(BASICS):
        over = house.stock[good] - wanted[good]
        if over > most:
            best, most = good, over
    return best


def take_some_courtier(ground: Ground, house: Household) -> int:
    """Who can be recruited and helps the nearest set; NO_COURTIER where nobody can be."""
    best, most = NO_COURTIER, -100.0
    lacks = open_sets(ground, house)
    for courtier in range(COURTIERS):
        if house.courtiers[courtier] > USED:
            continue
        worth = courtier_use(ground, house, lacks, courtier) - house.courtiers[courtier] * ground.prices[COIN]
        if worth > most:
            best, most = courtier, worth
    return best


def open_sets(ground: Ground, house: Household) -> Row:
    """By tile, the minor set and the major one: symbols that it lacks, none where it is not open."""
    lacks = row(2 * TILES)
    for tile in range(TILES):
        if house.tiles[tile] == UNEARNED:
            lacks[2 * tile] = lacking(house.have, ground.rules.minor_sets[tile])
        if not (house.banners >> tile) & 1:
            lacks[2 * tile + 1] = lacking(house.have, ground.rules.major_sets[tile])
    return lacks


def courtier_use(ground: Ground, house: Household, lacks: Row, courtier: int) -> float:
    """How near the sets are that lack his symbol."""
    use = 0.0
    for tile in range(TILES):
        if lacks[2 * tile] > 0 and helps(house, ground.rules.minor_sets[tile], courtier):
            use += nearer(lacks[2 * tile])
        if lacks[2 * tile + 1] > 0 and helps(house, ground.rules.major_sets[tile], courtier):
            use += nearer(lacks[2 * tile + 1])
    return use


def helps(house: Household, wanted: list[int], courtier: int) -> bool:
    return courtier == ALCHEMIST or wanted[courtier] > house.have[courtier]


def nearer(lacks: i64) -> float:
    return 1.0 / int(lacks * lacks)


def hardest_tile(ground: Ground, house: Household) -> int:
    """The unearned minor tile that lacks most; -1 when all are earned."""
    best, most = -1, -100
    for tile in range(TILES):
        if house.tiles[tile] == UNEARNED:
            lacks = lacking(house.have, ground.rules.minor_sets[tile])
            if lacks > most:
                best, most = tile, lacks
    return best


def thrown_tile(house: Household) -> int:
    """For the Dam: the last that is unearned, as the hardest to earn; else the first of those not thrown yet."""
    found = -1
    for tile in range(TILES - 1, -1, -1):
        if house.tiles[tile] == UNEARNED:
            return tile
        if house.tiles[tile] != THROWN:
            found = tile
    return found


def raise_house(ground: Ground, house: Household, cost: list[int], wanted: list[int]) -> bool:
    """Trade with the pool until the cost is at hand; says whether that can be done."""
    while True:
        act = next_act(ground.weights, ground.prices, ground.last, house.stock, house.debt, cost, wanted)
        if act == HELD:
            return True
        if act == SHORT:
            return False
        trade(house, act)


def trade(house: Household, act: int) -> None:
    stock = house.stock
    if act < BUY_WING:
        stock[COIN] = stock[COIN] - PRICE[act - BUY]
        stock[act - BUY] = stock[act - BUY] + 1
    elif act < BORROW:
        stock[act - SELL] = stock[act - SELL] - 1
        stock[COIN] = stock[COIN] + WORTH[act - SELL]
    else:
        house.debt += act - BORROW + 1
        stock[COIN] = stock[COIN] + act - BORROW + 1
