"""The own chest (DWD-6.7.3): what goes in, and at what price."""

from __future__ import annotations

from pandemonium.engine.state import NO_CHOICE, Choice, Seat
from pandemonium.games.deal.bot.bargains import Bargain, bargain, coin_bargains, guide_price, soul_bargains
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.requests import next_request
from pandemonium.games.deal.bot.worth import market_of
from pandemonium.games.deal.rules.choice import CLOSE_EMPTY, PUT
from pandemonium.games.deal.rules.fields import CONTENT
from pandemonium.games.deal.rules.figures import STOCKS
from pandemonium.games.deal.rules.offer import closing_at, holds_nothing
from pandemonium.games.deal.rules.state import Deal


def choose_offer(weights: Weights, state: Deal, seat: Seat) -> Choice:
    """First what to ask others for; then token by token into the chest, and the price."""
    at = seat * CONTENT
    inside = state.offer[at : at + STOCKS]
    if holds_nothing(state, seat):
        request = next_request(weights, state, seat)
        if request != NO_CHOICE:
            return request
        best = best_bargain(weights, state, seat, list(inside))
    else:
        best = best_bargain(weights, unpacked(state, seat, list(inside)), seat, list(inside))
    if best.gain <= weights.hope and holds_nothing(state, seat):
        return CLOSE_EMPTY
    for stock in range(STOCKS):
        if inside[stock] < best.content[stock]:
            return PUT + stock
    return closing_at(best.price)


def unpacked(state: Deal, seat: Seat, inside: list[int]) -> Deal:
    """As it was before the first token: so that each small choice follows from the same reckoning."""
    twin = state.copy()
    for stock in range(STOCKS):
        twin.stock[seat * STOCKS + stock] += inside[stock]
    return twin


def best_bargain(weights: Weights, state: Deal, seat: Seat, inside: list[int]) -> Bargain:
    """Of all that hold what is in the chest already, the one with most to hope for; else what is in it as it is."""
    market = market_of(weights, state, seat)
    best = bargain(inside, guide_price(state, seat, inside), 0.0)
    for other in coin_bargains(weights, state, seat, market) + soul_bargains(weights, state, seat, market):
        if other.gain > best.gain and contains(other.content, inside):
            best = other
    return best


def contains(content: list[int], inside: list[int]) -> bool:
    return all(content[stock] >= inside[stock] for stock in range(STOCKS))
