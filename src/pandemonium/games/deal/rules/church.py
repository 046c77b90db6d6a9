"""Phase 6, reputation (DWD-1.12.1 to DWD-1.12.3, DWD-R12): a snapshot, the effects, the awards, and weak memory."""

from __future__ import annotations

from mypy_extensions import i64

from pandemonium.engine.state import Seat
from pandemonium.games.deal.rules import event
from pandemonium.games.deal.rules.fields import FROM_EFFECTS
from pandemonium.games.deal.rules.figures import (
    ABOVE,
    BELOW_ALL,
    COIN,
    EACH_BELOW,
    REPUTATION,
    SEATS,
    Effect,
)
from pandemonium.games.deal.rules.production import give
from pandemonium.games.deal.rules.state import Deal
from pandemonium.games.deal.rules.track import forget, move
from pandemonium.games.deal.rules.wings import take_angel, take_devil


def reputation_phase(state: Deal) -> None:
    snapshot = [one.reputation for one in state.kingdoms]
    for seat in range(SEATS):
        for card in reputation_cards(state, seat):
            if state.rules.buildings[card].effect.condition:
                compare(state, seat, card, snapshot)
    for seat in range(SEATS):
        for falls in (False, True):  # the Monastery before the Gambling House
            for card in reputation_cards(state, seat):
                effect = state.rules.buildings[card].effect
                if not effect.condition and (effect.reputation < 0) == falls:
                    move(state, seat, effect.reputation)
                    give(state, seat, card, state.rules.buildings[card])
    award(state)
    for seat in range(SEATS):
        forget(state, seat)


def reputation_cards(state: Deal, seat: Seat) -> list[int]:
    return [card for card in state.kingdoms[seat].built if state.rules.buildings[card].phase == REPUTATION]


def compare(state: Deal, seat: Seat, card: i64, snapshot: list[i64]) -> None:
    """An effect that looks at the start of the phase: everybody's by the same snapshot (DWD-R39)."""
    effect: Effect = state.rules.buildings[card].effect
    below = sum([1 for other in snapshot if other < snapshot[seat]])
    above = sum([1 for other in snapshot if other > snapshot[seat]])
    if effect.condition == BELOW_ALL and above == SEATS - 1:
        move(state, seat, effect.reputation)
    elif effect.condition == EACH_BELOW and below:
        coins = below * effect.gain[COIN]
        state.change(seat, COIN, coins)
        if state.events is not None:
            state.tell(event.CARD_GAVE, (seat, card, 0, 0, 0, 0, 0, coins))
    elif effect.condition == ABOVE and below >= effect.least:
        state.earn(seat, FROM_EFFECTS, effect.points)
        if state.events is not None:
            state.tell(event.POINTS_WON, (seat, effect.points, card))


def award(state: Deal) -> None:
    """Highest and lowest, alone or shared, get a wing each; where all are equal, nobody does."""
    highest, lowest = max(one.reputation for one in state.kingdoms), min(one.reputation for one in state.kingdoms)
    if highest == lowest:
        return
    for seat in range(SEATS):
        kingdom = state.kingdoms[seat]
        if kingdom.reputation == highest:
            if state.events is not None:
                state.tell(event.HIGHEST, (seat,))
            take_angel(state, seat, 1)
        elif kingdom.reputation == lowest:
            if state.events is not None:
                state.tell(event.LOWEST, (seat,))
            take_devil(state, seat, 1)
