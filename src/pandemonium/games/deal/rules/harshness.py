"""Whom an absent seat answers (DWD-R40): the inquisitors that would cost it most as things stand."""

from __future__ import annotations

from pandemonium.engine.bits import COUNT
from pandemonium.engine.state import Choice, Seat
from pandemonium.games.deal.rules.choice import DONE, INDULGENCE_FOR, PLACES, SOUL_FOR
from pandemonium.games.deal.rules.fields import UNEARNED
from pandemonium.games.deal.rules.figures import (
    ASCETIC,
    BAILIFF,
    FUNDAMENTALIST,
    GLASS,
    GUEST,
    MARBLE,
    ORATOR,
    PLEBEIAN,
    PROFLIGATE,
    ROW,
    STOCKS,
    TILES,
    YELLOWS,
)
from pandemonium.games.deal.rules.state import Deal


def answer_harshest(state: Deal, seat: Seat, options: list[Choice]) -> Choice:
    """A piece as long as there is one, then an indulgence; of equal inquisitors the first in their order."""
    for way in (SOUL_FOR, INDULGENCE_FOR):
        best, most = DONE, -1
        for place in range(PLACES):
            if way + place in options:
                loss = loss_to(state, seat, inquisitor_at(state, place))
                if loss > most:
                    best, most = way + place, loss
        if best != DONE:
            return best
    return DONE


def inquisitor_at(state: Deal, place: int) -> int:
    """Places are A, B, C, the spaces 1 to 3, and the guests."""
    if place < YELLOWS:
        return place
    return state.row[place - YELLOWS] if place < YELLOWS + ROW else GUEST


def loss_to(state: Deal, seat: Seat, inquisitor: int) -> int:
    """Points this seat would lose to an inquisitor it does not answer, discarding what it can."""
    rules, at = state.rules, seat * STOCKS
    marble, glass = state.stock[at + MARBLE], state.stock[at + GLASS]
    if inquisitor == ASCETIC:
        return rules.ascetic_points * max(0, rules.ascetic_goods - marble - glass)
    if inquisitor == FUNDAMENTALIST:
        return rules.fundamentalist_points * achievements(state, seat)
    if inquisitor == PLEBEIAN:
        return rules.plebeian_points * (len(state.built[seat]) // rules.plebeian_buildings)
    if inquisitor == BAILIFF:
        return (rules.bailiff_debt + 1) // 2
    if inquisitor == ORATOR:
        rivals = sum([1 for reputation in state.reputation if reputation >= state.reputation[seat]]) - 1
        return rules.orator_points + rules.orator_more if rivals else rules.orator_points
    if inquisitor == PROFLIGATE:
        return 0 if marble and glass else rules.profligate_points
    if inquisitor == GUEST:
        return rules.guest_points
    return max([0, *[rules.buildings[card].points for card in state.built[seat]]])  # the vandal


def achievements(state: Deal, seat: Seat) -> int:
    """Minor tiles on the board, and banners (DWD-R29)."""
    own = state.tiles[seat * TILES : (seat + 1) * TILES]
    return sum([1 for space in own if space > UNEARNED]) + COUNT[state.banners[seat]]
