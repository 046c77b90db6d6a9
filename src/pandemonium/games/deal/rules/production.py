"""Phase 1, production (DWD-1.5.1 to DWD-1.5.5): what the wheel shows over a side's four spaces, then its buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.fields import UNEARNED
from pandemonium.games.deal.rules.figures import (
    BASICS,
    BELOW_START,
    COIN,
    PRODUCTION,
    SEATS,
    SPACES,
    STOCKS,
    TILES,
    Building,
    Rules,
)
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.track import move

COINS: Final = 2
"""That every side makes, whatever its spaces."""
MIDDLE: Final = (1, 2)


def production_phase(state: Deal) -> None:
    for seat in range(SEATS):
        side = state.kingdoms[seat].side
        goods = yielded(state.rules, side, state.round, upgraded(state, seat))
        for stock in range(STOCKS):
            if goods[stock]:
                state.change(seat, stock, goods[stock])
        if state.events is not None:
            state.tell(event.PRODUCED, (seat, *goods))
    for seat in range(SEATS):
        production_of_buildings(state, seat)


def upgraded(state: Deal, seat: Seat) -> list[bool]:
    """Which of the four spaces bear a minor tile."""
    found = [False] * SPACES
    for tile in range(TILES):
        space = state.tiles[seat * TILES + tile]
        if space > UNEARNED:
            found[space - 1] = True
    return found


def yielded(rules: Rules, side: i64, round: i64, tiles: list[bool]) -> list[int]:
    """A basic good yields the level of its space, a luxury the lower level of its two (DWD-1.5.2)."""
    goods = [0] * STOCKS
    spaces = rules.wheel[side][round - 1]
    for good in range(STOCKS - 1):
        levels = [2 if tiles[space] else 1 for space in range(SPACES) if spaces[space] == good]
        if levels:
            goods[good] = sum(levels) if good < BASICS else min(levels)
    goods[COIN] = COINS + sum([1 for space in MIDDLE if tiles[space]])
    return goods


def production_of_buildings(state: Deal, seat: Seat) -> None:
    """In an order that asks nobody (DWD-R13): who looks at reputation, then goods and coins, then rises, then falls."""
    buildings = state.rules.buildings
    kingdom = state.kingdoms[seat]
    cards = [card for card in kingdom.built if buildings[card].phase == PRODUCTION]
    for card in cards:
        if buildings[card].effect.condition == BELOW_START and kingdom.reputation < state.rules.start:
            give(state, seat, card, buildings[card])
    for card in cards:
        if buildings[card].effect.condition != BELOW_START and buildings[card].effect.reputation >= 0:
            give(state, seat, card, buildings[card])
    for card in cards:
        move(state, seat, max(0, buildings[card].effect.reputation))
    for card in cards:
        if buildings[card].effect.reputation < 0:
            give(state, seat, card, buildings[card])
            move(state, seat, buildings[card].effect.reputation)


def give(state: Deal, seat: Seat, card: i64, building: Building) -> None:
    """The goods and coins of a building."""
    gain = building.effect.gain
    if not any(gain):
        return
    for stock in range(STOCKS):
        if gain[stock]:
            state.change(seat, stock, gain[stock])
    if state.events is not None:
        state.tell(event.CARD_GAVE, (seat, card, *gain))
