"""Ground: what one decision of a seat reckons with and no plan changes; made once for all plans that are compared."""

from __future__ import annotations

from typing import Final

from pandemonium.engine.bits import BIT
from pandemonium.engine.state import Seat
from pandemonium.games.deal.bot.outlook import Weights
from pandemonium.games.deal.bot.prices import bundle_price, coin_price, good_price, prices_of, usable
from pandemonium.games.deal.rules.account import MAJOR_POINTS
from pandemonium.games.deal.rules.figures import BASICS, NO_COURTIER, ROUNDS, SEATS, SPACES, TILES, Rules
from pandemonium.games.deal.rules.production import MIDDLE
from pandemonium.games.deal.rules.roles import is_devil
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.tokens import free_tokens, tokens_of

MASKS: Final = 1 << SPACES


class Ground:
    """Read from what everybody sees and from the seat's own side of the walls."""

    __slots__ = (
        "devil",
        "free",
        "last",
        "majors",
        "others",
        "prices",
        "round",
        "rules",
        "side",
        "tokens",
        "upgrades",
        "weights",
    )

    weights: Weights
    rules: Rules
    round: int  # whose action phase is thought of
    last: bool
    side: int
    devil: bool
    prices: list[float]  # by stock, after that phase
    majors: list[float]  # by tile: what a major achievement will bring
    others: list[int]  # reputation of the other three
    upgrades: list[float]  # by set of spaces: what their second level will still make
    tokens: int
    free: int


def ground_of(weights: Weights, state: Deal, seat: Seat) -> Ground:
    ground = Ground()
    ground.weights = weights
    ground.rules = state.rules
    ground.round = min(usable(state), ROUNDS)
    ground.last = ground.round == ROUNDS
    ground.side = state.kingdoms[seat].side
    ground.devil = is_devil(state, seat)
    ground.prices = prices_of(weights, ground.round + 1)
    ground.majors = [major_worth(ground, tile) for tile in range(TILES)]
    ground.others = [state.kingdoms[other].reputation for other in range(SEATS) if other != seat]
    ground.upgrades = upgrades(weights, state.rules, ground.side, ground.round + 1)
    ground.tokens = tokens_of(state, seat)
    ground.free = free_tokens(state, seat)
    return ground


def major_worth(ground: Ground, tile: int) -> float:
    reward = ground.rules.major_rewards[tile]
    worth = 0.0 if ground.devil else float(MAJOR_POINTS)
    worth += bundle_price(ground.prices, reward.gain) + reward.angel * ground.weights.angel
    return worth + (ground.weights.courtier if reward.courtier != NO_COURTIER else 0.0)


def upgrades(weights: Weights, rules: Rules, side: int, first: int) -> list[float]:
    """By set of spaces, over the rounds from the first on: a pair makes another luxury only as a pair (DWD-1.5.2)."""
    found = [0.0] * MASKS
    for round in range(first, ROUNDS + 1):
        spaces = rules.wheel[side][round - 1]
        for mask in range(1, MASKS):
            found[mask] += upgrade_in(weights, round, spaces, mask)
    return found


def upgrade_in(weights: Weights, round: int, spaces: list[int], mask: int) -> float:
    worth = 0.0
    for space in range(SPACES):
        if not mask & BIT[space]:
            continue
        if space in MIDDLE:
            worth += coin_price(weights, round)
        good = spaces[space]
        if good < BASICS:
            worth += good_price(weights, round, good)
        elif mask & BIT[space ^ 1]:
            worth += good_price(weights, round, good) / 2  # the other half stands on its neighbour
    return worth
