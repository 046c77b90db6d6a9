"""A chest of another: take it, or leave it (DWD-6.7.4)."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.bot.notes import own_pieces
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.pieces import given_up
from pandemonium.games.deal.bot.worth import market_of
from pandemonium.games.deal.rules.chest import chest_before, is_open
from pandemonium.games.deal.rules.choice import ACCEPT, BORROW, LEAVE, MOST_DEBT
from pandemonium.games.deal.rules.fields import CONTENT, INDULGENCES, SOULS
from pandemonium.games.deal.rules.figures import COIN, STOCKS
from pandemonium.games.deal.rules.state import Deal

INDULGENCE: Final = 2.5
IMPOSSIBLE: Final = -1000.0


def choose_chest(weights: Weights, state: Deal, seat: Seat) -> Choice:
    """Accept what brings more than it costs; coins that lack are borrowed first."""
    owner = chest_before(state, seat, state.distribution)
    if not is_open(state, owner):
        return LEAVE
    price = state.kingdoms[owner].price
    goods = state.offer[owner * CONTENT : owner * CONTENT + STOCKS]
    gain = int(state.offer[owner * CONTENT + INDULGENCES]) * INDULGENCE
    if price > SOULS:
        gain += for_pieces(weights, state, seat, list(goods), price - SOULS)
        return ACCEPT + marked_of(state, seat, price - SOULS) if gain > weights.gain else LEAVE
    short = max(0, price - goods[COIN] - state.stock[seat * STOCKS + COIN])
    gain += for_coins(weights, state, seat, list(goods), price, short)
    if gain <= weights.gain:
        return LEAVE
    return BORROW + short - 1 if short else ACCEPT


def for_pieces(weights: Weights, state: Deal, seat: Seat, goods: list[int], pieces: int) -> float:
    """What the deal brings in points."""
    if own_pieces(state, seat) < pieces:
        return IMPOSSIBLE
    marked = marked_of(state, seat, pieces)
    return market_of(weights, state, seat).worth(goods) - given_up(weights, state, seat, pieces - marked, marked)


def marked_of(state: Deal, seat: Seat, pieces: int) -> int:
    """Marked pieces go first: each costs its last holder a point."""
    return min(pieces, state.kingdoms[seat].marked)


def for_coins(weights: Weights, state: Deal, seat: Seat, goods: list[int], price: int, short: int) -> float:
    if short > MOST_DEBT - state.kingdoms[seat].debt:
        return IMPOSSIBLE
    net = goods[:]
    net[COIN] -= price - short
    market = market_of(weights, state, seat)
    return market.after(net, short) - market.base
