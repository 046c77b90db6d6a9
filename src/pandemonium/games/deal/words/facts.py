"""Facts that labels and questions share: amounts by stock, what a payment lacks, and the chest that stands there."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.phrase import Fact
from pandemonium.engine.state import Seat
from pandemonium.games.deal.data.names import ROLES
from pandemonium.games.deal.rules.chest import chest_before
from pandemonium.games.deal.rules.fields import CONTENT, INDULGENCES, JESTERS, NO_PRICE, NOTHING, UNTAKEN
from pandemonium.games.deal.rules.figures import COIN, GOODS, STOCKS
from pandemonium.games.deal.rules.payment import Payment, Way
from pandemonium.games.deal.rules.pool import PRICE
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.words.naming import MARK_NAMES, price

STOCK_FACTS: Final = ("wood", "stone", "grain", "marble", "glass", "coins")

Facts = dict[str, Fact]


def amounts(counts: list[int]) -> Facts:
    """Goods and coins as the messages `stocks` and `spent` tell them."""
    return dict(zip(STOCK_FACTS, counts, strict=True))


def whole_cost(cost: list[int], way: Way) -> list[int]:
    """With the good that a way names, and its coins."""
    paid = cost[:]
    if way[1] != NOTHING:
        paid[way[1]] += 1
    paid[COIN] += way[2]
    return paid


def lacking(state: Deal, seat: Seat, cost: list[int]) -> list[int]:
    """Goods that are not at hand; last the coins to raise, for these and for the cost itself."""
    have = state.stock[seat * STOCKS : (seat + 1) * STOCKS]
    missing = [max(0, cost[good] - have[good]) for good in range(GOODS)]
    to_buy = sum(PRICE[good] * count for good, count in enumerate(missing))
    return [*missing, max(0, to_buy + cost[COIN] - have[COIN])]


def payment(state: Deal, frame: Payment) -> Facts:
    """The cost, and what of it is missing by the way that lacks least."""
    ways = [whole_cost(frame.cost(state), way) for way in frame.ways(state)]
    missing = min((lacking(state, frame.seat, cost) for cost in ways), key=lambda lacks: (lacks[COIN], sum(lacks)))
    named = {f"lack-{STOCK_FACTS[good]}": count for good, count in enumerate(missing[:COIN])}
    cost = ways[0] if len(ways) == 1 else frame.cost(state)
    return {**amounts(cost), **named, "missing": sum(missing[:COIN]), "raise": missing[COIN]}


def chest(state: Deal, seat: Seat) -> Facts:
    """The chest before a seat: whose role, what is inside and for how much; or that there is nothing to take."""
    owner = chest_before(state, seat, state.distribution)
    content, seller = list(state.offer[owner * CONTENT : (owner + 1) * CONTENT]), state.kingdoms[owner]
    if seller.taken != UNTAKEN:
        content, there = [0] * CONTENT, "taken"
    elif seller.price != NO_PRICE:
        there = "open"
    else:
        there = "rattling" if content[JESTERS] else "empty"
    told: Facts = {"there": there, "mark": MARK_NAMES[state.mark[owner]], "price": price(seller.price)}
    return {**told, **amounts(list(content[:STOCKS])), "indulgences": content[INDULGENCES]}


def role_of(state: Deal, seat: Seat) -> str:
    return ROLES[min(state.mark[seat], len(ROLES) - 1)]
