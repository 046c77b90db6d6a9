"""What reputation will bring when its phase comes: a wing for the highest, one for the lowest, then weak memory."""

from __future__ import annotations

from typing import Final

from pandemonium.games.deal.bot.ground import Ground
from pandemonium.games.deal.bot.household import Household

WIDEST: Final = 7
AT_MOST: Final = [0.01, 0.02, 0.03, 0.15, 0.33, 0.47, 0.55, 0.76, 0.8, 0.84, 0.89, 0.94, 0.98, 0.99, 1.0]
"""By steps from -7 to 7: the chance that a seat's plan moves its reputation by no more than so much."""


def at_most(steps: int) -> float:
    if steps < -WIDEST:
        return 0.0
    return 1.0 if steps > WIDEST else AT_MOST[steps + WIDEST]


def standing_worth(ground: Ground, house: Household) -> float:
    """Wings to be expected for this reputation against plans nobody knows, and what memory leaves of it."""
    highest = lowest = 1.0
    own = house.reputation
    for other in ground.others:
        highest *= at_most(own - other)
        lowest *= 1.0 - at_most(own - other - 1)
    weights = ground.weights
    worth = highest * angel_worth(ground, house) - lowest * devil_worth(ground, house)
    if not ground.last:
        arrows = ground.rules.arrows[own - ground.rules.bottom]
        left = max(own - arrows, ground.rules.knot) if own > ground.rules.knot else min(own + arrows, ground.rules.knot)
        worth += weights.reputation * left
    return worth


def angel_worth(ground: Ground, house: Household) -> float:
    """The third makes an indulgence of two points that were there already."""
    weights = ground.weights
    return weights.indulgence - 2 * weights.angel if house.angel == 2 else weights.angel


def devil_worth(ground: Ground, house: Household) -> float:
    """The third calls a guest, and is taken off with the others."""
    weights = ground.weights
    return weights.guest + 2.0 - 2 * weights.devil if house.devil == 2 else weights.devil
