"""Bargains: what a seat may offer, for coins or for a piece of soul, and what it may hope to gain (DWD-6.7.3)."""

from __future__ import annotations

from math import exp
from typing import Final

from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.pieces import received
from pandemonium.games.deal.bot.requests import asked_for
from pandemonium.games.deal.bot.worth import Market
from pandemonium.games.deal.rules.fields import PRICE as PRICE_AT
from pandemonium.games.deal.rules.fields import SOULS, TAKEN, UNTAKEN
from pandemonium.games.deal.rules.figures import BASICS, COIN, GOODS, STOCKS
from pandemonium.games.deal.rules.offer import record_of
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.roles import COIN_PRICES, LOWEST_PRICE
from pandemonium.games.deal.rules.routing import DEVIL, MORTAL
from pandemonium.games.deal.rules.state import Deal

DEARER: Final = 0.5
"""What the next piece costs more after one was sold: whoever has fewer left keeps them."""
DOUBT: Final = 1.0
"""How far the price at which somebody sells a piece may lie from what is usual."""
WELCOME: Final = 0.2
"""Goods that somebody asked for count for more."""
LARGEST: Final = 24.0
CHEAPEST: Final = 3
"""Sorts of goods that are offered in pairs: those the seat can spare most easily."""
CHEAPER: Final = 1.4
"""How much likelier a chest is bought that costs a coin less."""
LATE: Final = 4
"""From this round on two pieces are asked for as well."""
TWO: Final = 0.5
"""How much less likely anybody has two to spare."""


class Bargain:
    __slots__ = ("content", "gain", "price")

    content: list[int]
    price: int
    gain: float  # to be expected, in points


def bargain(content: list[int], price: int, gain: float) -> Bargain:
    found = Bargain()
    found.content, found.price, found.gain = content, price, gain
    return found


def guide_price(state: Deal, seat: Seat, content: list[int]) -> int:
    """A coin less than the pool takes (DWD-EX12), within what the role may ask."""
    mark = state.mark[seat]
    if mark == DEVIL:
        return SOULS + 1
    coins = content[COIN] + sum([PRICE[good] * content[good] for good in range(GOODS)])
    return max(LOWEST_PRICE, min(coins - 1, COIN_PRICES[mark]))


def given(market: Market, content: list[int]) -> float:
    """What a seat loses by giving this away."""
    return -market.worth([-number for number in content])


def coin_bargains(weights: Weights, state: Deal, seat: Seat, market: Market) -> list[Bargain]:
    """One token, or two of those the seat can spare."""
    if state.mark[seat] == DEVIL:
        return []
    at = seat * STOCKS
    asked = asked_for(state, seat)
    found = [
        coin_bargain(weights, state, seat, market, [good], asked) for good in range(GOODS) if state.stock[at + good]
    ]
    found.sort(key=gain_of, reverse=True)
    sorts = [one.content.index(1) for one in found[:CHEAPEST]]
    for first in sorts:
        for second in sorts:
            if second > first or (second == first and state.stock[at + first] > 1):
                found.append(coin_bargain(weights, state, seat, market, [first, second], asked))
    return found


def gain_of(one: Bargain) -> float:
    return one.gain


def coin_bargain(
    weights: Weights, state: Deal, seat: Seat, market: Market, goods: list[int], asked: list[int]
) -> Bargain:
    """What it brings if it is sold, times the chance of that: at the guide price, or a coin below it."""
    content, net, chance = [0] * STOCKS, [0] * STOCKS, 1.0
    for good in goods:
        content[good] += 1
        net[good] -= 1
        chance = min(chance, weights.asked if asked[good] >= content[good] else weights.unasked)
    price = guide_price(state, seat, content)
    net[COIN] = price
    best = bargain(content, price, chance * market.worth(net))
    if price > LOWEST_PRICE:
        net[COIN] = price - 1
        cheaper = bargain(content, price - 1, chance * CHEAPER * market.worth(net))
        return cheaper if cheaper.gain > best.gain else best
    return best


def soul_bargains(weights: Weights, state: Deal, seat: Seat, market: Market) -> list[Bargain]:
    """For a piece: bundles from the least that anybody takes to the most that pays."""
    if state.mark[seat] >= MORTAL:
        return []
    asked = asked_for(state, seat)
    usual = usual_price(weights, state, seat)
    losses = [token_loss(market, state, seat, stock) for stock in range(STOCKS)]
    worths = [received(weights, state, seat, 1), received(weights, state, seat, 2)]
    two = state.mark[seat] == DEVIL and state.round >= LATE and not state.first_game
    found: list[Bargain] = []
    content = [0] * STOCKS
    while True:
        stock = next_token(weights, state, seat, content, losses, asked)
        if stock < 0:
            return found
        content = content[:]
        content[stock] += 1
        seen = market_worth(weights, content, asked)
        if seen > LARGEST:
            return found
        loss = given(market, content)
        found.append(bargain(content, SOULS + 1, likely(seen - usual) * (worths[0] - loss)))
        if two:
            found.append(bargain(content, SOULS + 2, TWO * likely(seen - 2 * usual) * (worths[1] - loss)))


def likely(more: float) -> float:
    """The chance that a bundle is taken, by how much more than usual it is worth."""
    return 1.0 / (1.0 + exp(-more / DOUBT))


def token_loss(market: Market, state: Deal, seat: Seat, stock: int) -> float:
    one = [0] * STOCKS
    one[stock] = 1
    return given(market, one) if state.stock[seat * STOCKS + stock] else 0.0


def next_token(
    weights: Weights, state: Deal, seat: Seat, content: list[int], losses: list[float], asked: list[int]
) -> int:
    """The token that costs least for what others see in it; of each sort the first counts most."""
    best, most = -1, 0.0
    for stock in range(STOCKS):
        if state.stock[seat * STOCKS + stock] <= content[stock]:
            continue
        ratio = token_worth(weights, stock, content[stock], asked) / (losses[stock] + 0.02)
        if ratio > most:
            best, most = stock, ratio
    return best


def token_worth(weights: Weights, stock: int, before: int, asked: list[int]) -> float:
    """In coins, to whoever looks into the chest."""
    coins = 1.0 if stock == COIN else weights.basic if stock < BASICS else weights.luxury
    worth = coins * (1.0 + WELCOME * min(2, asked[stock]))
    return worth if stock == COIN or before == 0 else worth * (0.9 if stock < BASICS else 0.8)


def market_worth(weights: Weights, content: list[int], asked: list[int]) -> float:
    return sum(
        [token_worth(weights, stock, number, asked) for stock in range(STOCKS) for number in range(content[stock])]
    )


def usual_price(weights: Weights, state: Deal, seat: Seat) -> float:
    """What a piece costs by now: the own chest's story tells (DWD-6.7.3)."""
    price = weights.reserve
    for round in range(1, state.traded + 1):
        row = record_of(state, round, seat)
        if row[PRICE_AT] > SOULS:
            price += weights.rise if row[TAKEN] == UNTAKEN else DEARER
    return price
