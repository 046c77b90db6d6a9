"""What an inquisitor costs who is not satisfied (DWD-1.18.18, DWD-1.18.19, DWD-3.4.1), as far as it can be reckoned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pandemonium.engine.bits import COUNT
from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules.fields import UNEARNED
from pandemonium.games.deal.rules.figures import (
    ASCETIC,
    BAILIFF,
    FUNDAMENTALIST,
    GLASS,
    MARBLE,
    ORATOR,
    PLEBEIAN,
    PROFLIGATE,
    STOCKS,
    TILES,
    VANDAL,
)
from pandemonium.games.deal.rules.state import Deal

BAILIFF_HARM: Final = 3
"""Half of the debt he brings: what it will cost at the end."""


def minors(state: Deal, seat: Seat) -> i64:
    """Minor tiles on the board: one thrown away, or taken off for the Dam, does not count (DWD-R29)."""
    return sum([1 for tile in range(TILES) if state.tiles[seat * TILES + tile] > UNEARNED])


def fundamentalist_loss(state: Deal, seat: Seat) -> i64:
    return state.rules.fundamentalist_points * (minors(state, seat) + COUNT[state.kingdoms[seat].banners])


def plebeian_loss(state: Deal, seat: Seat) -> i64:
    return len(state.kingdoms[seat].built) // state.rules.plebeian_buildings * state.rules.plebeian_points


def orator_loss(state: Deal, seat: Seat) -> i64:
    """More unless reputation is the highest; a tie for first is not higher (DWD-R30)."""
    own = state.kingdoms[seat].reputation
    highest = sum([1 for other in state.kingdoms if other.reputation >= own]) == 1
    return state.rules.orator_points + (0 if highest else state.rules.orator_more)


def costliest(state: Deal, seat: Seat) -> list[int]:
    """The buildings with the highest printed points (DWD-R54), in the order of building; none without buildings."""
    most = highest_points(state, seat)
    return [card for card in state.kingdoms[seat].built if state.rules.buildings[card].points == most]


def highest_points(state: Deal, seat: Seat) -> i64:
    most: i64 = 0
    for card in state.kingdoms[seat].built:
        most = max(most, state.rules.buildings[card].points)
    return most


def has_both_luxuries(state: Deal, seat: Seat) -> bool:
    return state.stock[seat * STOCKS + MARBLE] > 0 and state.stock[seat * STOCKS + GLASS] > 0


def harm(state: Deal, seat: Seat, inquisitor: i64) -> i64:
    """Points this seat would lose as things stand, if it gives what it can (DWD-R40)."""
    rules = state.rules
    if inquisitor == ASCETIC:
        luxuries = state.stock[seat * STOCKS + MARBLE] + state.stock[seat * STOCKS + GLASS]
        return rules.ascetic_points * max(0, rules.ascetic_goods - luxuries)
    if inquisitor == FUNDAMENTALIST:
        return fundamentalist_loss(state, seat)
    if inquisitor == PLEBEIAN:
        return plebeian_loss(state, seat)
    if inquisitor == BAILIFF:
        return BAILIFF_HARM
    if inquisitor == ORATOR:
        return orator_loss(state, seat)
    if inquisitor == PROFLIGATE:
        return 0 if has_both_luxuries(state, seat) else rules.profligate_points
    if inquisitor == VANDAL:
        return highest_points(state, seat)
    return rules.guest_points
