"""Bargains: what a seat may offer, for coins or for a piece of soul, and what it may hope to gain (DWD-6.7.3)."""

from __future__ import annotations

from math import exp
from typing import Final

from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.pieces import received
from pandemonium.games.deal.bot.requests import asked_for
from pandemonium.games.deal.bot.worth import Market, stock_worth
from pandemonium.games.deal.rules.fields import CONTENT as PRICE_AT
from pandemonium.games.deal.rules.fields import SOULS, UNTAKEN
from pandemonium.games.deal.rules.figures import BASICS, COIN, GOODS, SEATS, STOCKS
from pandemonium.games.deal.rules.roles import COIN_PRICES, LOWEST_PRICE
from pandemonium.games.deal.rules.routing import DEVIL, MORTAL
from pandemonium.games.deal.rules.state import Deal

GUIDE: Final = [2, 2, 2, 4, 4, 1]
"""By stock: a good price in coins (DWD-EX12)."""
COINS: Final = [1.8, 1.8, 1.8, 3.4, 3.4, 1.0]
"""By stock: what it is worth to most, in coins (DWD-6.7.1)."""
UNASKED: Final = 0.3
"""The chance to sell at the guide price what nobody, one, two and more asked for."""
ASKED: Final = 0.25
RESERVE: Final = [8.0, 8.0, 8.5, 9.0, 9.0]
"""By round: what a piece usually costs, in coins' worth; more after each round without a sale."""
RAISE: Final = 1.5
LOWER: Final = 0.5
DOUBT: Final = 1.2
WELCOME: Final = 0.25
"""Goods that somebody asked for count for more."""
LARGEST: Final = 14.0


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
    """What a role asks for this, within what it may."""
    mark = state.mark[seat]
    if mark == DEVIL:
        return SOULS + 1
    coins = sum([GUIDE[stock] * content[stock] for stock in range(STOCKS)])
    return max(LOWEST_PRICE, min(coins, COIN_PRICES[mark]))


def given(market: Market, content: list[int]) -> float:
    """What a seat loses by giving this away."""
    return -market.worth([-number for number in content])


def coin_bargains(weights: Weights, state: Deal, seat: Seat, market: Market) -> list[Bargain]:
    """One token or two, each sort at its guide price."""
    if state.mark[seat] == DEVIL:
        return []
    at = seat * STOCKS
    asked = asked_for(state, seat)
    coin = stock_worth(weights, state, seat, COIN)
    held = [good for good in range(GOODS) if state.stock[at + good]]
    found: list[Bargain] = []
    for first in held:
        one = [0] * STOCKS
        one[first] = 1
        found.append(coin_bargain(state, seat, market, one, asked, coin))
        for second in held:
            if second > first or (second == first and state.stock[at + first] > 1):
                two = one[:]
                two[second] += 1
                found.append(coin_bargain(state, seat, market, two, asked, coin))
    return found


def coin_bargain(state: Deal, seat: Seat, market: Market, content: list[int], asked: list[int], coin: float) -> Bargain:
    price = guide_price(state, seat, content)
    wanted = [asked[good] for good in range(GOODS) if content[good]]
    chance = UNASKED + ASKED * min(2, min(wanted))
    return bargain(content, price, chance * (price * coin - given(market, content)))


def soul_bargains(weights: Weights, state: Deal, seat: Seat, market: Market) -> list[Bargain]:
    """For a piece: bundles from the least that anybody takes to the most that pays."""
    if state.mark[seat] >= MORTAL:
        return []
    worth = received(weights, state, seat, 1)
    asked = asked_for(state, seat)
    reserve = usual_price(state, seat)
    losses = [token_loss(market, state, seat, stock) for stock in range(STOCKS)]
    found: list[Bargain] = []
    content = [0] * STOCKS
    while True:
        stock = next_token(state, seat, content, losses, asked)
        if stock < 0:
            return found
        content = content[:]
        content[stock] += 1
        seen = market_worth(content, asked)
        if seen > LARGEST:
            return found
        chance = 1.0 / (1.0 + exp((reserve - seen) / DOUBT))
        if chance > 0.05:
            found.append(bargain(content, SOULS + 1, chance * (worth - given(market, content))))


def token_loss(market: Market, state: Deal, seat: Seat, stock: int) -> float:
    one = [0] * STOCKS
    one[stock] = 1
    return given(market, one) if state.stock[seat * STOCKS + stock] else 0.0


def next_token(state: Deal, seat: Seat, content: list[int], losses: list[float], asked: list[int]) -> int:
    """The token that costs least for what others see in it; of each sort the first counts most."""
    best, most = -1, 0.0
    for stock in range(STOCKS):
        if state.stock[seat * STOCKS + stock] <= content[stock]:
            continue
        ratio = token_worth(stock, content[stock], asked) / (losses[stock] + 0.02)
        if ratio > most:
            best, most = stock, ratio
    return best


def token_worth(stock: int, before: int, asked: list[int]) -> float:
    """In coins, to whoever looks into the chest."""
    worth = COINS[stock] * (1.0 + WELCOME * min(2, asked[stock]))
    return worth if stock == COIN or before == 0 else worth * (0.9 if stock < BASICS else 0.8)


def market_worth(content: list[int], asked: list[int]) -> float:
    return sum([token_worth(stock, number, asked) for stock in range(STOCKS) for number in range(content[stock])])


def usual_price(state: Deal, seat: Seat) -> float:
    """What a piece costs by now: the own chest's story tells (DWD-6.7.3)."""
    price = RESERVE[state.round - 1]
    for round in range(len(state.deals) // SEATS):
        row = state.deals[round * SEATS + seat]
        if row[PRICE_AT] > SOULS:
            price += RAISE if row[PRICE_AT + 1] == UNTAKEN else -LOWER
    return price
