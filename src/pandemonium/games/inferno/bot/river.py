"""What the River Styx is worth: the advances that Souls of one colour in the Graveyard buy."""

from __future__ import annotations

from pandemonium.engine.state import Choice
from pandemonium.games.inferno.bot.prices import Prices
from pandemonium.games.inferno.rules.choice import STYX
from pandemonium.games.inferno.rules.figures import CIRCLES, TRACKS, UPPER
from pandemonium.games.inferno.rules.state import Inferno
from pandemonium.games.inferno.rules.styx import MOST


def best_of(prices: Prices, first: int, last: int) -> float:
    best = 0.0
    for track in range(first, last):
        if prices.advance[track] > best:
            best = prices.advance[track]
    return best


def sink_worth(prices: Prices, souls: int) -> float:
    half = UPPER.bit_length()
    worth = best_of(prices, 0, half) if souls != 2 else 0.0
    return worth + best_of(prices, half, TRACKS) if souls >= 2 else worth


def styx_worth(prices: Prices, state: Inferno, choice: Choice) -> float:
    """Souls that are wanted in Hell are missed there."""
    colour, souls = (choice - STYX) // MOST + 1, (choice - STYX) % MOST + 1
    missed = 0.1 * souls * (int(state.rules.infamy[colour]) + prices.fill[colour])
    return sink_worth(prices, souls) - missed


def best_styx(prices: Prices, state: Inferno) -> float:
    most = 0
    for colour in range(1, CIRCLES + 1):
        most = max(most, min(state.graveyard[colour], MOST))
    best = 0.0
    for souls in range(1, most + 1):
        best = max(best, sink_worth(prices, souls))
    return best
